### Pointarket til bordet med rigtige kort.

## Pointarkene i denne browser

score-title = Pointark
score-read = Sådan fungerer pointarket
score-lead = I spiller med rigtige kort, og pointarket regner sammen. Det ligger i denne browser, virker også uden net, og ingen andre ser det, så længe du ikke deler det.
score-new = Nyt pointark
score-to-shelf = Alle pointark
score-line-leads = { $count ->
    [one] { $names } fører
   *[other] { $names } fører
}
score-line-over = { $count ->
    [one] { $names } har vundet
   *[other] { $names } har vundet
}
score-line-new = Ikke begyndt
score-line-rounds = { $count ->
    [one] én runde
   *[other] { $count } runder
}
score-line-unread = Et pointark, der ikke kan læses
score-unknown = Dette pointark findes ikke i denne browser. Har nogen delt det med dig, så åbn linket igen.
score-gone = Dette pointark er slettet i en anden fane.
score-keep-raw = Gem det, der er
score-not-kept = Browseren har ikke plads til at gemme arket. Gem det som fil, før du lukker siden.

## Spillere og regler

score-who = Hvem er med?
score-how = Hvordan spiller I?
score-player = Spiller { $number }
score-name-of = Navn på spiller { $number }
score-add-player = Tilføj en spiller
score-drag = Træk til en anden plads
score-up = Flyt { $name } op
score-leave = Fjern { $name }
score-deals-first = giver først
score-deals-first-of = { $name } giver først
score-preset = Regler at gå ud fra
score-settings = Kortværdier og indstillinger
score-pile = Tage fra afkastbunken
score-pile-deep = Så dybt du vil, hvis du spiller det dybeste kort
score-pile-free = Så dybt du vil
score-pile-top = Kun det øverste kort
score-all-rules = Alle regler …
score-teams-unfit = { $count } spillere kan ikke deles i { $teams } lige store hold. Indtil det passer, spiller alle hver for sig.
score-title-label = Titel
score-title-hint = Hvis du vil: søndag hos Anna
score-start = Begynd pointarket
score-setup = Spillere og regler
score-setup-done = Brug dette

## Tabellen med runder

score-table = Point i alle runder
score-round = Runde
score-round-number = Runde { $round }
score-round-acts = Runde { $round }: indsæt eller fjern
score-match = Kamp { $number }
score-matches = Kampe
score-to-target = til { $points } point
score-to-go = mangler { $points }
score-there = i mål
score-leads-mark = fører med
score-won-mark = har vundet med
score-cell-of = { $name }, runde { $round }
score-cell = { $points } point, total { $total }
score-cell-empty = ingen point endnu
score-cell-unread = »{ $text }« kan ikke læses
score-out = er gået ud
score-clash-mark = to indtastninger
score-clashes = { $count ->
    [one] Ét sted er der indtastet forskellige point. Tryk på det, og vælg.
   *[other] { $count } steder er der indtastet forskellige point. Tryk på dem, og vælg.
}
score-clash-title = Her har to skrevet uden at se hinandens indtastning. Hvad er rigtigt?
score-clash-take = { $points } er rigtigt
score-insert-before = Indsæt en runde før
score-insert-after = Indsæt en runde efter
score-remove = Fjern denne runde
score-remove-note = »Fortryd« henter den tilbage.
score-undo = Fortryd
score-redo = Gentag
score-undone = Fortrudt.
score-redone = Gentaget.

## Indtaste point

score-write = Indtast runde { $round }
score-way = Indtastning
score-by-points = Point
score-by-cards = Kort
score-pad-close = Luk tastaturet
score-points = Point, f.eks. 60−35
score-unread = Endnu ikke et helt tal
score-too-large = For stort
score-keys = Tastatur
score-key-back = Slet sidste tegn
score-key-turn = Skift fortegn
score-key-minus = Minus
score-key-plus = Plus
score-next = Næste
score-done = Færdig
score-went-out = Er gået ud
score-first-turn = allerede i første tur
score-where = Hvilke kort
score-laid = Meldt
score-caught = På hånden
score-double = Fire på én gang: tæller dobbelt
score-low = lavt
score-low-ace = { $card }, lavt
score-card = { $card }, tæller { $points }{ $count ->
    [0] {""}
    [one] , valgt én gang
   *[other] , valgt { $count } gange
}
score-sum = Meldt { $laid }, på hånden { $caught }
score-sum-bonus = og { $bonus } for at gå ud

## Slutningen og tal

score-won = { $count ->
    [one] { $names } vinder
   *[other] { $names } vinder
}
score-with = med { $points }
score-owes = { $name } skylder { $points }
score-next-match = Næste kamp
score-curve = Totaler
score-curve-of = { $name } har { $total }.
score-figures = Alle kampe
score-figures-open = Kurve og tal
score-figures-what = { $count ->
    [0] Ingen kamp er færdig endnu.
    [one] Én kamp er færdig.
   *[other] { $count } kampe er færdige.
}
score-figures-none = Her ser du snart, hvem der har vundet hvor tit, og alles bedste og værste runde.
score-figures-won = vundet
score-figures-mean = snit
score-figures-best = bedste runde
score-figures-worst = værste runde

## Hvad man kan gøre med et ark

score-acts = Mere
score-print = Udskriv
score-reset = Fjern alle runder i denne kamp
score-lock = Lås arket
score-unlock = Lås arket op
score-locked = Dette ark er låst.
score-take = Gem som fil
score-take-picture = Billede af denne kamp
score-take-csv = CSV med kommaer
score-take-csv-semicolon = CSV med semikoloner
score-take-json = Det hele, så det kan indlæses igen
score-take-json-what = Den sidste fil rummer hver indtastning, også de fortrudte. Den kan også læses fra kommandolinjen.
score-take-failed = Billedet kunne ikke tegnes.
score-bring = Indlæs en fil
score-bring-choose = Vælg en fil, eller træk den hertil
score-bring-what = Et pointark (JSON) eller en tabel med en kolonne pr. spiller (CSV)
score-line = Linje { $line }: { $text }
score-delete = Slet arket
score-delete-sure = Arket slettes fra denne browser og kan ikke hentes tilbage. Gem det først som fil, hvis du vil beholde det.
score-delete-now = Slet det
score-keep = Behold det
