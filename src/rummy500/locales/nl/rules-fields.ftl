### Huisregels: de naam van elk veld, één zin over wat het bepaalt, en de waarden.
### field-X en field-X-note voor elk veld; value-X-Y voor een waarde in woorden. $count is een ingesteld getal.

value-on = ja
value-off = nee

field-seats = Spelers
field-seats-note = Hoeveel mensen en computers er aan tafel zitten.

field-decks = Spellen kaarten
field-decks-note = Hoeveel spellen van 52 kaarten door elkaar worden geschud.
value-decks-auto = één, vanaf vijf spelers twee
value-decks = { $count }

field-jokers-per-deck = Jokers per spel
field-jokers-per-deck-note = Hoeveel jokers er bij elk spel van 52 kaarten komen.
value-jokers-per-deck = { $count ->
    [0] geen
   *[other] { $count }
}

field-hand-size = Kaarten per speler
field-hand-size-note = Hoeveel kaarten iedereen aan het begin van een ronde krijgt.
value-hand-size-auto = 13 met z’n tweeën, anders 7
value-hand-size = { $count }

field-cut = Couperen
field-cut-note = Of de speler rechts van de deler vóór het delen coupeert.

field-next-dealer = Volgende deler
field-next-dealer-note = Wie de volgende ronde deelt.
value-next-dealer-left = de speler links van de deler
value-next-dealer-round-winner = wie de ronde gewonnen heeft

field-sets = Groepen
field-sets-note = Of kaarten van dezelfde waarde een combinatie vormen, of alleen reeksen.

field-identical-in-set = Dubbele kaarten in een groep
field-identical-in-set-note = Of er met twee spellen twee precies gelijke kaarten in één groep mogen liggen.
value-identical-in-set-off = mag niet
value-identical-in-set-four = mag, hoogstens vier kaarten
value-identical-in-set-on = mag, hoogstens acht kaarten

field-min-run = Kortste reeks
field-min-run-note = Hoeveel opeenvolgende kaarten een reeks vormen.
value-min-run = { $count } kaarten

field-ace = Azen in reeksen
field-ace-note = Aan welke kant van een reeks een aas mag liggen.
value-ace-both = laag of hoog
value-ace-high = alleen hoog
value-ace-low = alleen laag
value-ace-around = laag, hoog of tussen heer en twee

field-jokers-wild = Wilde jokers
field-jokers-wild-note = Of een joker voor een andere kaart staat, of alleen met andere jokers een combinatie vormt.

field-max-wild = Jokers in een combinatie
field-max-wild-note = Hoeveel jokers er in een combinatie mogen liggen; er is altijd één echte kaart nodig.
value-max-wild-none = zoveel je wilt
value-max-wild = hoogstens { $count }

field-joker-layoff = Jokers aanleggen
field-joker-layoff-note = Wanneer je een joker mag aanleggen.
value-joker-layoff-free = zoals elke kaart
value-joker-layoff-unless-held = alleen als je de kaart waar hij voor staat niet zelf hebt
value-joker-layoff-never = nooit

field-joker-swap = Jokers ruilen
field-joker-swap-note = Of je een joker op tafel mag ruilen voor de echte kaart.
value-joker-swap-never = nee
value-joker-swap-same-turn = ja, en je speelt de joker in dezelfde beurt
value-joker-swap-keep = ja, en je mag de joker houden

field-opening-minimum = Minimum om te openen
field-opening-minimum-note = Hoeveel je combinaties waard moeten zijn in de beurt waarin je voor het eerst uitlegt.
value-opening-minimum = { $count ->
    [0] geen
    [one] { $count } punt
   *[other] { $count } punten
}

field-layoff = Aanleggen
field-layoff-note = Bij wiens combinaties je mag aanleggen.
value-layoff-all = bij iedereen
value-layoff-own-side = alleen bij jezelf en je maat
value-layoff-none = helemaal niet

field-layoff-needs-opening = Eerst uitleggen, dan aanleggen
field-layoff-needs-opening-note = Of je een eigen combinatie op tafel moet hebben voordat je aanlegt.

field-pile-depth = Diep pakken
field-pile-depth-note = Hoe diep je in de aflegstapel mag grijpen.
value-pile-depth-any = elke kaart, met alles wat erboven ligt
value-pile-depth-top = alleen de bovenste kaart
value-pile-depth-whole = de bovenste kaart of de hele stapel

field-pile-duty = Speelplicht
field-pile-duty-note = Wanneer je de onderste gepakte kaart moet spelen.
value-pile-duty-deep = als je meer dan de bovenste kaart pakt
value-pile-duty-always = altijd
value-pile-duty-none = nooit

field-pile-duty-when = Speelplicht: wanneer
field-pile-duty-when-note = Hoe snel je de onderste gepakte kaart moet spelen.
value-pile-duty-when-same-turn = voordat je aflegt
value-pile-duty-when-at-once = meteen als volgende zet

field-pile-duty-by = Speelplicht: hoe
field-pile-duty-by-note = Of het genoeg is om de onderste gepakte kaart aan te leggen.
value-pile-duty-by-play = uitleggen of aanleggen
value-pile-duty-by-new-meld = alleen in een nieuwe combinatie

field-return-taken = Bovenste kaart terugleggen
field-return-taken-note = Of je de bovenste kaart weer mag afleggen als je in die beurt alleen die hebt gepakt.

field-rummy-call = Rummy roepen
field-rummy-call-note = Of anderen na het afleggen ‘Rummy!’ mogen roepen en een speelbare kaart mogen opeisen.
value-rummy-call-off = nee
value-rummy-call-last-discard = voor de laatst afgelegde kaart
value-rummy-call-full = voor elke speelbare kaart van de aflegstapel

field-going-out = Uitgaan
field-going-out-note = Hoe je je laatste kaart kwijtraakt.
value-going-out-any = door uit te leggen, aan te leggen of af te leggen
value-going-out-discard = alleen door af te leggen
value-going-out-float = door af te leggen; wie daarvóór al geen kaarten meer heeft, zweeft

field-going-out-bonus = Bonus voor uitgaan
field-going-out-bonus-note = Extra punten voor wie uitgaat.
value-going-out-bonus = { $count ->
    [0] geen
    [one] { $count } punt
   *[other] { $count } punten
}

field-first-turn-bonus = Bonus voor de eerste beurt
field-first-turn-bonus-note = Extra punten als je in je allereerste beurt uitgaat zonder te trekken.
value-first-turn-bonus = { $count ->
    [0] geen
    [one] { $count } punt
   *[other] { $count } punten
}

field-stock-out = Lege stok
field-stock-out-note = Wat er gebeurt als de stok op is.
value-stock-out-ask = de ronde eindigt zodra iemand past
value-stock-out-at-once = de ronde eindigt met die beurt
value-stock-out-reshuffle = de aflegstapel wordt tot een nieuwe stok geschud

field-max-reshuffles = Opnieuw schudden
field-max-reshuffles-note = Hoe vaak in een ronde de aflegstapel een nieuwe stok wordt.
value-max-reshuffles = { $count ->
    [one] één keer
   *[other] { $count } keer
}

field-stock-out-penalty = Aftrek bij een lege stok
field-stock-out-penalty-note = Of kaarten in de hand ook aftrek geven als de ronde eindigt doordat de stok op is.

field-number-values = Cijferkaarten
field-number-values-note = Wat de kaarten van 2 tot en met 9 tellen.
value-number-values-face = wat erop staat
value-number-values-five = elk 5

field-ace-value = Aas
field-ace-value-note = Wat een aas telt in een groep, aan de hoge kant van een reeks en in de hand.
value-ace-value = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

field-ace-low-value = Lage aas
field-ace-low-value-note = Wat een aas telt aan de lage kant van een reeks.
value-ace-low-value = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

field-queen-of-spades = Schoppenvrouw
field-queen-of-spades-note = Wat de schoppenvrouw telt.
value-queen-of-spades = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

field-joker-value = Joker
field-joker-value-note = Wat een joker telt, op tafel en in de hand.
value-joker-value = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

field-joker-melded = Uitgelegde jokers
field-joker-melded-note = Of een joker op tafel zijn eigen waarde houdt.
value-joker-melded-own = houden hun eigen waarde
value-joker-melded-replaced = tellen als de kaart waar ze voor staan

field-four-at-once-doubles = Vier in één keer dubbel
field-four-at-once-doubles-note = Of een groep van vier of meer kaarten dubbel telt als je hem in één keer uitlegt.

field-target = Spelen tot
field-target-note = Het totaal dat de partij beslist.
value-target = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

field-target-rule = Bij het doel
field-target-rule-note = Of het genoeg is om het doel precies te halen.
value-target-rule-reach = halen is genoeg
value-target-rule-exceed = je moet eroverheen

field-rounds = Vast aantal rondes
field-rounds-note = De partij eindigt na zoveel rondes, wat het doel ook is.
value-rounds-none = nee, spelen tot het doel
value-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}

field-winner = Winnaar
field-winner-note = Wie wint als meerdere spelers in dezelfde ronde het doel halen.
value-winner-highest = het hoogste totaal
value-winner-went-out = wie is uitgegaan

field-tie = Gelijke stand
field-tie-note = Wat er gebeurt als er bovenaan twee gelijk staan.
value-tie-play-on = nog een ronde
value-tie-share = de overwinning delen

field-teams = Teams
field-teams-note = Hoeveel teams er spelen; ze zitten om en om aan tafel, en maats tellen hun punten op.
value-teams = { $count ->
    [0] geen
   *[other] { $count }
}

field-settlement = Afrekenen
field-settlement-note = Of aan het eind staat wat elke verliezer de winnaar schuldig is: het verschil in punten.

field-boodle = Potten
field-boodle-note = Of vier potten met fiches gaan naar wie A♥, H♣, V♦ of B♠ speelt.
