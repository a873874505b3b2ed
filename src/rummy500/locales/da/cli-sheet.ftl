### `rummy500 sheet` i terminalen: pointene ved et bord med rigtige kort.

## Help

cli-sheet = Fører pointene ved et bord med rigtige kort i en fil.
cli-sheet-more = Filen kan kopieres, ændres to steder og lægges sammen igen med merge; intet af det, nogen har skrevet, går tabt. Det er den samme fil som pointarkets i browseren.
cli-sheet-new = Begynder et pointark.
cli-sheet-new-more = Den først nævnte giver først, medmindre du nævner en anden. Hold følger af reglerne og spillernes rækkefølge.
cli-sheet-new-file = Den nye fil.
cli-sheet-new-players = Navnene med komma imellem.
cli-sheet-new-preset = De regler, du går ud fra.
cli-sheet-new-set = En ændret regel, for eksempel »target=1000«; kan angives flere gange.
cli-sheet-new-title = Hvad arket hedder.
cli-sheet-new-dealer = Hvem der giver først.
cli-sheet-add = Skriver den næste runde.
cli-sheet-add-more = Resultater i spillernes rækkefølge, for eksempel »60-35 −45«, eller med navn, for eksempel »Ann=60-35«, eller som kort, for eksempel »Ann:laid=KS,QS,JS,caught=7H«; low=AS er esser meldt lavt, double= et sæt på fire lagt på én gang. Et punktum betyder: ikke noget endnu.
cli-sheet-add-file = Pointarket.
cli-sheet-add-values = Hvad spillerne har fået.
cli-sheet-add-out = Hvem der gik ud.
cli-sheet-edit = Retter det, der står i en runde.
cli-sheet-edit-more = Det, der stod, gemmes og kan hentes frem med undo. En tom værdi tømmer feltet.
cli-sheet-edit-file = Pointarket.
cli-sheet-edit-round = Runden, talt fra 1.
cli-sheet-edit-name = Spilleren.
cli-sheet-edit-value = Et resultat eller kort som ved add.
cli-sheet-edit-out = Om spilleren gik ud; ellers bliver det, som det var.
cli-sheet-insert = Skriver en runde foran en anden.
cli-sheet-insert-more = Til en runde, der blev glemt; alle senere totaler følger med.
cli-sheet-insert-file = Pointarket.
cli-sheet-insert-round = Den runde, den skal stå foran.
cli-sheet-insert-values = Hvad spillerne har fået, som ved add.
cli-sheet-insert-out = Hvem der gik ud.
cli-sheet-remove = Fjerner en runde.
cli-sheet-remove-more = Alle senere totaler følger med; undo sætter den tilbage.
cli-sheet-remove-file = Pointarket.
cli-sheet-remove-round = Runden, talt fra 1.
cli-sheet-show = Viser et pointark.
cli-sheet-show-more = Hver kolonne har rundens point og totalen. Tegn: * gik ud, ! to forskellige indtastninger, ? kan ikke læses.
cli-sheet-show-file = Pointarket.
cli-sheet-show-match = Hvilken kamp, talt fra 1; ellers den sidste.
cli-sheet-show-json = Skriver ét JSON-objekt i stedet for ord.
cli-sheet-undo = Fortryder det sidste skridt.
cli-sheet-undo-more = Så tit du vil, helt til begyndelsen.
cli-sheet-undo-file = Pointarket.
cli-sheet-redo = Henter det frem, der sidst blev fortrudt.
cli-sheet-redo-more = Så længe der ikke er skrevet noget nyt.
cli-sheet-redo-file = Pointarket.
cli-sheet-lock = Låser pointarket.
cli-sheet-lock-more = Der kan ikke skrives noget, før det er låst op.
cli-sheet-lock-file = Pointarket.
cli-sheet-unlock = Låser pointarket op.
cli-sheet-unlock-more = Derefter kan der skrives igen.
cli-sheet-unlock-file = Pointarket.
cli-sheet-next = Begynder den næste kamp med de samme spillere.
cli-sheet-next-more = De tidligere kampe bliver på arket og tæller med i statistikken.
cli-sheet-next-file = Pointarket.
cli-sheet-reset = Fjerner alle runder i denne kamp.
cli-sheet-reset-more = I ét skridt: undo sætter dem alle tilbage.
cli-sheet-reset-file = Pointarket.
cli-sheet-join = Tager en spiller med.
cli-sheet-join-more = Den, der holdt op under det navn, er med igen.
cli-sheet-join-file = Pointarket.
cli-sheet-join-name = Navnet.
cli-sheet-leave = Lader en spiller holde op.
cli-sheet-leave-more = De spillede runder bliver stående.
cli-sheet-leave-file = Pointarket.
cli-sheet-leave-name = Den, der holder op.
cli-sheet-dealer = Siger, hvem der giver først.
cli-sheet-dealer-more = Det gælder denne kamp; derefter går turen videre af sig selv.
cli-sheet-dealer-file = Pointarket.
cli-sheet-dealer-name = Kortgiveren.
cli-sheet-rules = Ændrer reglerne.
cli-sheet-rules-more = De gælder fra denne kamp; tidligere kampe beholder deres.
cli-sheet-rules-file = Pointarket.
cli-sheet-rules-preset = Andre regler at gå ud fra; ellers bliver arkets.
cli-sheet-rules-set = En ændret regel, for eksempel »target=1000«; kan angives flere gange.
cli-sheet-export = Skriver pointarket som andre filer.
cli-sheet-export-more = Nævn en fil for hver form, eller - for standard output.
cli-sheet-export-file = Pointarket.
cli-sheet-export-csv = CSV med kommaer, til ethvert regneark.
cli-sheet-export-semicolon = CSV med semikoloner, til regneark med decimalkomma.
cli-sheet-export-json = Selve pointarket.
cli-sheet-export-svg = Et billede: runderne og kurven over totalerne.
cli-sheet-import = Begynder et pointark med runderne i en CSV.
cli-sheet-import-more = Første linje nævner spillerne. Alt, hvad der er galt, nævnes med sin linje.
cli-sheet-import-csv = CSV-filen, med kommaer eller semikoloner.
cli-sheet-import-file = Den nye fil.
cli-sheet-merge = Tager det med, der er skrevet i en kopi.
cli-sheet-merge-more = I enhver rækkefølge og så tit du vil. Har to skrevet noget forskelligt i ét felt, bevares og vises begge dele.
cli-sheet-merge-file = Pointarket.
cli-sheet-merge-other = Kopien.
cli-place-round = RUNDE
cli-place-name = NAVN
cli-place-value = VÆRDI
cli-place-values = VÆRDIER
cli-place-csv = CSV
cli-place-other = KOPI

## What is printed

cli-sheet-untitled = Pointark
cli-sheet-match = kamp { $number }
cli-sheet-round = Runde
cli-sheet-dealer-head = Kortgiver
cli-sheet-total = Total
cli-sheet-target = til { $target }
cli-sheet-nobody = Der er ingen på arket endnu.
cli-sheet-leads = { $count ->
    [one] { $names } fører
   *[other] { $names } fører
} med { $total } og mangler { $left }.
cli-sheet-rounds-left = { $count ->
    [0] Ingen runder tilbage.
    [one] Én runde tilbage.
   *[other] { $count } runder tilbage.
}
cli-sheet-deals = { $name } giver næste gang.
cli-sheet-won = { $count ->
    [one] { $names } har vundet.
   *[other] { $names } har vundet.
}
cli-sheet-clash = Runde { $number }, { $name }: to forskellige indtastninger, { $values }. Skriv den rigtige igen.
cli-sheet-statistic = { $name }: { $won } af { $matches ->
    [one] én kamp
   *[other] { $matches } kampe
} vundet, { $mean } point i snit pr. runde, bedste { $best }, værste { $worst }.
cli-sheet-uncounted = { $count ->
    [one] Én indtastning blev skrevet, mens arket var låst, og tæller ikke med.
   *[other] { $count } indtastninger blev skrevet, mens arket var låst, og tæller ikke med.
}
cli-sheet-is-locked = Pointarket er låst.
cli-sheet-there = { $file } findes allerede.
cli-sheet-export-what = Sig som hvad: --csv, --semicolon, --json eller --svg, hver med en fil.
