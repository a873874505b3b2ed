### Kommandolinjen: hjælp, spørgsmål og svar i terminalen. Navne på kommandoer og valg oversættes aldrig.

## Hjælp

cli-about = Rummy 500: spil det, kør det på en server, og undersøg det.
cli-usage = Brug: { $usage }
cli-usage-command = KOMMANDO
cli-usage-options = [VALG]
cli-usage-more = [FLERE]
cli-panel-commands = Kommandoer
cli-panel-arguments = Angivelser
cli-panel-parameters = Valg
cli-default = [ellers: { $value }]
cli-required = [skal med]
cli-language = Alle kommandoer kender --lang og et af sprogene { $choices }. Uden --lang gælder terminalens sprog (LC_ALL, LC_MESSAGES, LANG).
cli-help-flag = Viser dette og slutter.
cli-version-flag = Viser versionen og slutter.
cli-no-version = kildekode, der ikke er installeret
# Hvad der står for en værdi, der skal angives
cli-kind-int = TAL
cli-kind-float = TAL
cli-kind-str = TEKST
cli-kind-path = STI
cli-place-file = FIL
cli-place-depth = DYBDE
cli-place-first = FØRSTE
cli-place-second = ANDEN
cli-place-third = TREDJE
cli-place-fourth = FJERDE

cli-serve = Stiller spillet til rådighed i browseren, med computere at spille mod.
cli-serve-more = Det, der ikke siges her, kommer fra miljøvariabler (RUMMY_HOST, RUMMY_PORT, RUMMY_DATA_DIR og de andre indstillinger i docs/self-hosting.md); ellers gælder 127.0.0.1, 8500 og din egen datamappe.
cli-serve-host = Adressen, serveren lytter på; 0.0.0.0 er hele netværket.
cli-serve-port = Porten, den lytter på; 0 tager en ledig.
cli-serve-data-dir = Databasens mappe.

cli-play = Spiller en kamp mod computere i terminalen.
cli-play-more = Kampen gemmes efter hvert træk; den samme kommando fortsætter den.
cli-play-file = Hvor kampen gemmes.
cli-play-rules = Navnet på de regler, der spilles efter.
cli-play-set = En husregel, der skal være anderledes, f.eks. »target 300«; kan angives flere gange.
cli-play-seats = Pladser ved bordet; ellers så mange, som reglerne foreslår, eller tre.
cli-play-level = Hvor godt computerne spiller; ét niveau til alle eller ét til hver, f.eks. »club,expert«.
cli-play-name = Hvad du hedder.
cli-play-new = Begynder en ny kamp, selv om der er gemt en.

cli-lesson = Går en runde igennem trin for trin, med grunden til hver beslutning.
cli-lesson-more = Hvor du selv bestemmer, må du også prøve noget andet; du hører, hvad det gør, og går tilbage igen.
cli-lesson-record = Skriver runden som et gemt spil i stedet.

cli-replay = Spiller et gemt spil igennem og fortæller, hvordan det ender.
cli-replay-more = Kommandoen slutter med 0, når alt passer, med 1 ved det første, der ikke passer, og med 2, når filen ikke kan læses.
cli-replay-file = Det gemte spil, - for standardinput.
cli-replay-json = Skriver ét JSON-objekt i stedet for ord.

cli-legal = Nævner alt, hvad der er tilladt, hvor et gemt spil slutter.
cli-legal-more = Ét træk på hver linje, skrevet som i et gemt spil.
cli-legal-file = Det gemte spil, - for standardinput.

cli-perft = Tæller, på hvor mange måder et gemt spil kan gå videre.
cli-perft-more = Der tælles forløb på netop så mange træk; der trækkes det kort, som det gemte spil giver.
cli-perft-file = Det gemte spil, - for standardinput.
cli-perft-depth = Hvor mange træk et forløb har.

cli-deal = Skriver et nyt gemt spil: hoved og givne kort.
cli-deal-more = Et gemt spil er en kamp som tekst: Gem det, spil det videre, eller se på det med de andre kommandoer.
cli-deal-rules = Navnet på de regler, der gås ud fra.
cli-deal-set = En husregel, der skal være anderledes, f.eks. »target 300«; kan angives flere gange.
cli-deal-seats = Spillernes navne med uret, med komma imellem.
cli-deal-seed = Nøglen, der blandes ud fra, 64 hexadecimale cifre; ellers en tilfældig.
cli-deal-cut = Hvor mange kort der tages af, hvor reglerne har det.

cli-analyse = Fortæller, hvad hver beslutning i en afsluttet runde var værd.
cli-analyse-more = For hver beslutning: hvad det bedste og det valgte træk kunne ventes at give, sådan som spilleren så bordet på det tidspunkt, og hvad der blev givet væk; for hver spiller held, spil og en præcision. En runde med to spillere tager omkring ti sekunder.
cli-analyse-file = Det gemte spil, - for standardinput.
cli-analyse-round = Kun denne runde, talt fra 1; ellers alle afsluttede.
cli-analyse-seat = Kun om denne spiller: et navn eller pladsens nummer fra 1.
cli-analyse-quality = Hvor nøje: quick, normal eller deep.
cli-analyse-json = Skriver ét JSON-objekt i stedet for ord.
cli-analyse-html = Skriver en side med billeder til denne fil.
cli-analyse-jobs = Så mange processer tænker med.

cli-arena = Lader computere spille mod hinanden.
cli-arena-more = Du får point pr. runde og vundne runder med 95 %-intervaller. Hver blanding spilles flere gange med ombyttede pladser, hver lige ofte på hver plads, så heldet går lige op; intervallerne er over blandingerne. To spillere deler op til fire pladser på alle måder, ellers sidder spillerne på skift (makkere ens).
cli-arena-first = Et niveau (random, beginner, casual, club, …) eller et program, f.eks. »exec:./mybot --fast«.
cli-arena-second = Spilleren, der sammenlignes med.
cli-arena-third = En tredje spiller, ved borde med tre eller flere.
cli-arena-fourth = En fjerde spiller, ved borde med fire eller flere.
cli-arena-deals = Så mange blandinger; hver spilles med hver fordeling af pladserne.
cli-arena-rules = Navnet på reglerne.
cli-arena-seats = Pladser ved bordet; ellers så mange, som reglerne eller spillerne kræver.
cli-arena-seed = Tallet, der blandes ud fra.
cli-arena-jobs = Så mange processer spilles der i.
cli-arena-json = Gemmer alt det spillede i denne fil; en fil, der er der i forvejen, fortsættes.
cli-arena-until = LAV,HØJ: stopper, så snart et af disse forspring klart er det mest sandsynlige.
cli-arena-limit = Så mange sekunder har et program til en beslutning.

## En kommandolinje, der ikke er til at forstå

cli-wrong-option = Valget { $text } findes ikke.
cli-wrong-command = Kommandoen »{ $text }« findes ikke. Der er: { $choices }.
cli-wrong-whole = { $name }: »{ $text }« er ikke et helt tal.
cli-wrong-number = { $name }: »{ $text }« er ikke et tal.
cli-wrong-value = { $name }: »{ $text }« kan ikke stå her.
cli-wrong-missing = { $name } mangler.
cli-wrong-no-value = Der mangler en værdi efter { $name }.
cli-wrong-unused = Det er ét ord for meget: { $text }.
cli-wrong-twice = { $name } står der to gange.
cli-wrong-other = Denne kommandolinje er ikke til at forstå.
cli-wrong-meant = Mente du { $text }?
cli-wrong-help = { $command } --help viser, hvad man kan skrive.

## Filer

cli-file-missing = den fil eller mappe findes ikke
cli-file-folder = det er en mappe
cli-file-no-folder = en del af stien er ikke en mappe
cli-file-forbidden = det er der ikke lov til
cli-file-full = disken er fuld
cli-file-read-only = der kan kun læses
cli-file-too-long = navnet er for langt
cli-host-unknown = det navn eller den adresse er ukendt
cli-host-elsewhere = det er ikke en af denne computers adresser
cli-file-unwritable = Filen { $file } kan ikke skrives: { $text }.

## Kampen i terminalen

cli-you = Du
cli-going-on = Vi fortsætter kampen i { $file }.
cli-saved = Kampen er gemt i { $file }; den samme kommando fortsætter den.
cli-not-saved = Kampen kan ikke gemmes i { $file }: { $text }.
cli-level-compiled = Niveauet { $level } kræver den kompilerede regelbog, og den er her ikke. Der er: { $choices }.
cli-level-unknown = Niveauet { $level } findes ikke. Der er: { $choices }.
cli-levels-count = { $levels ->
    [one] Det er ét niveau
   *[other] Det er { $levels } niveauer
} til { $computers ->
    [one] én computer.
   *[other] { $computers } computere.
}
cli-level-instead = Computere på niveauet { $level } kan ikke spille her; i stedet spiller club.
cli-cut = Der trækkes om at give: { $cards }.
cli-welcome = Skriv »{ $help }« for at se, hvad du kan skrive, og »{ $quit }« for at stoppe og gemme.
cli-ask-next = Enter giver den næste runde:
cli-ask-call = Du kan råbe ({ $choices }) eller lade være med Enter:
cli-not-called = Det kan du ikke råbe på.
cli-ask-draw = Træk et kort (eller tag fra afkastbunken):
cli-ask-play = Det er din tur:
cli-more-melds = … og flere meldinger
cli-hint-again = »{ $hint }« én gang til viser trækket.
# Ord, man kan skrive ved bordet; de engelske forstås også
cli-word-help = hjælp
cli-word-moves = træk
cli-word-hint = tip
cli-word-table = bord
cli-word-quit = slut

cli-moves = Du kan skrive:
cli-moves-draw = trækker det øverste kort fra trækbunken
cli-moves-take = tager det kort fra afkastbunken og alle oven på det
cli-moves-meld = lægger et sæt eller en rækkefølge ned; en joker som JK eller JK=5H
cli-moves-lay = bygger et kort på melding 2; med »low« (lavt) eller »high« (højt) bagefter, hvor begge ender passer
cli-moves-swap = bytter det ægte kort med jokeren, der står for det
cli-moves-discard = kaster et kort af og slutter din tur
cli-moves-rare = hvor reglerne har dem
cli-moves-several = Der må stå flere træk på én linje, med komma imellem.
# $jack, $queen, $king: billedkortenes bogstaver på dette sprog
cli-moves-cards = Et kort er dets værdi og S (spar), H (hjerter), D (ruder) eller C (klør), f.eks. { $queen }H.
cli-moves-moves = nævner, hvad der er tilladt nu
cli-moves-hint = siger, hvor du skal se hen, og anden gang, hvad du kan gøre og hvorfor
cli-moves-table = viser bordet igen
cli-moves-quit = gemmer kampen og stopper

cli-seat-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
cli-seat = { $laid } på bordet, { $total } i alt{ $dealer ->
    [yes] , kortgiver
   *[no] {""}
}
cli-pots = Puljer: { $pots }. Jetoner: { $chips }.
cli-melds = Meldinger
cli-pile = Afkastbunke
cli-stock = Trækbunke
cli-hand = Hånd
cli-stock-cards = { $count ->
    [0] tom
    [one] ét kort
   *[other] { $count } kort
}
cli-empty = tom
cli-reached = { $card } skal spilles i denne tur.
cli-score = { $laid } på bordet − { $caught } på hånden{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus
} = { $round }, { $total } i alt
cli-owes = { $who ->
    [you] Du skylder
   *[other] { $name } skylder
} { $amount }.

## Hvordan et gemt spil ender; tal og kort som i et gemt spil

cli-ends-out = Runde { $round }: { $name } gik ud; { $scores }
cli-ends-stock = Runde { $round }: trækbunken slap op; { $scores }
cli-ends-turn = { $phase ->
    [play] { $name } skal spille.
   *[draw] { $name } skal trække.
}
cli-ends-meld = Melding { $number }: { $cards }
cli-ends-pile = Afkastbunke: { $cards }
cli-ends-pile-empty = (tom)
cli-ends-stock-count = Trækbunke: { $count }
cli-ends-holds = { $name } har { $cards }
cli-ends-holds-nothing = { $name } har ingen kort
cli-ends-totals = Totaler: { $totals }
cli-ends-won = Vundet af { $names }.
cli-depth = Dybden kan ikke være negativ.

## Serveren

cli-serving = Rummy 500 kører på { $address } (Ctrl+C stopper det).
cli-interpreted = Regelbogen er ikke kompileret her: Spillet kører, men langsommere, og computere spiller højst på niveauet { $level } (en C-compiler giver fart og niveauerne derover).
cli-server-package = Serveren mangler pakken { $package }: Installér den med { $command }.
error-folder-unwritable = Der kan ikke skrives i mappen { $file }: { $text }. Giv ret til det, eller vælg en anden mappe med --data-dir.
error-database-newer = Databasen { $file } er skrevet af en nyere version af Rummy 500 (trin { $text }). Start den version, eller vælg en anden mappe med --data-dir.
error-database-damaged = Filen { $file } er ikke en database fra Rummy 500 eller er beskadiget ({ $text }). Den er ikke rørt: Læg en sikkerhedskopi i stedet, eller vælg en anden mappe med --data-dir.
error-bad-host = Serveren kan ikke lytte på { $host }: { $text }.
error-port-taken = Port { $port } på { $host } er optaget af et andet program: Stop det, eller vælg en anden med --port.
error-cannot-listen = Serveren kan ikke lytte på { $host } port { $port }: { $text }.
error-unreadable-file = Indstillingen { $name } nævner en fil, der ikke kan læses: { $text }.
error-unknown-setting = Indstillingen { $name } findes ikke.
error-setting-number = Indstillingen { $name } skal være et tal.
error-setting-range = Indstillingen { $name } skal være et tal fra { $low } til { $high }.
error-setting-choice = Til indstillingen { $name } er der kun { $choices }.
error-setting-origins = Indstillingen { $name } tager adresser som https://cards.example, med komma imellem.
error-setting-networks = Indstillingen { $name } tager netværk som 10.0.0.0/8, med komma imellem.

## Arenaen

cli-arena-positive = --deals og --jobs er mindst 1, og --limit er over 0.
cli-arena-leads = »{ $text }« er ikke LAV,HØJ: to forspring i point pr. runde, det mindste først, f.eks. 0,2.
cli-arena-two = Den løbende test sammenligner to spillere.
cli-arena-too-many = { $players } spillere kan ikke være { $teams ->
    [yes] på { $places } hold.
   *[no] på { $places } pladser.
}
cli-arena-stopped = Arenaen er gået i stå: { $text }
cli-arena-interrupted = Afbrudt efter { $done } af { $all } blandinger.
cli-arena-continue = Den samme kommando fortsætter med { $file }.
cli-arena-bad-command = Kommandoen i »{ $text }« kan ikke læses: Der mangler et anførselstegn eller selve kommandoen.
cli-arena-no-player = Spilleren »{ $text }« findes ikke. Der er: { $choices }. Et program skrives exec:KOMMANDO.
cli-arena-no-program = Der er ikke noget program »{ $text }«, der kan startes.
cli-arena-progress = { $done } af { $all } blandinger
cli-arena-lead = forspring { $lead }
cli-arena-left = { $time } tilbage
cli-arena-played = { $rules }, { $seats } pladser: { $rounds } runder med { $deals } blandinger, tal { $seed }
cli-arena-head-player = spiller
cli-arena-head-points = point pr. runde
cli-arena-head-won = vundne
cli-arena-head-place = plads
cli-arena-head-out = gik ud
cli-arena-head-cpu = regnetid
cli-arena-between = { $first } − { $second }: { $lead } point pr. runde
cli-arena-lost = { $player }: { $lost } af { $all } beslutninger gik til nødtrækket
cli-arena-fault = { $fault ->
    [crashed] stoppede af sig selv
    [gone] var stoppet før
    [slow] for langsom
    [garbage] ikke til at forstå
    [flooded] sagde for meget
    [illegal] ulovligt træk
    [endless] uden ende
   *[other] { $fault }
}: { $count }, f.eks.: { $example }
cli-arena-undecided = Løbende test: uafgjort mellem { $low } og { $high } point efter { $sets } blandinger ({ $at }).
cli-arena-decided = Løbende test: stoppet efter { $sets } blandinger: Et forspring på { $better } point forklarer dem bedre end et på { $worse } ({ $at }, fejl { $error } til hver side).
cli-arena-at = log-likelihood-kvotient { $ratio }, grænser ±{ $bound }
error-arena-file-unreadable = Filen { $file } kan ikke læses: { $text }.
error-arena-file-other = Filen { $file } er ikke skrevet af arenaen: Nævn en anden.
error-arena-file-version = Filen { $file } er skrevet af en anden version af arenaen: Nævn en anden.
error-arena-file-contest = Filen { $file } indeholder en anden sammenligning ({ $text }): Nævn en anden fil.
error-arena-file-gaps = Filen { $file } mangler blandinger: Nævn en anden.
error-arena-ended = En af arenaens processer er uventet stoppet.
error-arena-failed = En af arenaens processer gik galt: { $text }.
