### Het scoreblad voor een tafel met echte kaarten.

## De scorebladen in deze browser

score-title = Scoreblad
score-read = Hoe het scoreblad werkt
score-lead = Jullie spelen met echte kaarten, het scoreblad rekent. Het staat in deze browser, werkt ook zonder internet, en niemand anders ziet het zolang je het niet deelt.
score-new = Nieuw scoreblad
score-to-shelf = Alle scorebladen
score-line-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
}
score-line-over = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
score-line-new = Nog niet begonnen
score-line-rounds = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
score-line-unread = Een scoreblad dat niet te lezen is
score-unknown = Dit scoreblad staat niet in deze browser. Heeft iemand het met je gedeeld, open die link dan nog eens.
score-gone = Dit scoreblad is in een ander tabblad verwijderd.
score-keep-raw = Opslaan wat er staat
score-not-kept = Deze browser heeft geen ruimte om het blad te bewaren. Sla het als bestand op voordat je de pagina sluit.

## Spelers en regels

score-who = Wie doet er mee?
score-how = Hoe spelen jullie?
score-player = Speler { $number }
score-name-of = Naam van speler { $number }
score-add-player = Speler toevoegen
score-drag = Naar een andere plaats slepen
score-up = { $name } omhoog
score-leave = { $name } weghalen
score-deals-first = deelt als eerste
score-deals-first-of = { $name } deelt als eerste
score-preset = Regels om mee te beginnen
score-settings = Kaartwaarden en instellingen
score-pile = Van de aflegstapel pakken
score-pile-deep = Zo diep als je wilt, als je de onderste kaart speelt
score-pile-free = Zo diep als je wilt
score-pile-top = Alleen de bovenste kaart
score-all-rules = Alle regels …
score-teams-unfit = Van { $count } spelers kun je geen { $teams } gelijke teams maken. Zolang dat niet past, speelt iedereen voor zichzelf.
score-title-label = Titel
score-title-hint = Als je wilt: zondag bij Anna
score-start = Scoreblad beginnen
score-setup = Spelers en regels
score-setup-done = Overnemen

## De tabel met rondes

score-table = Punten van alle rondes
score-round = Ronde
score-round-number = Ronde { $round }
score-round-acts = Ronde { $round }: invoegen of weghalen
score-match = Partij { $number }
score-matches = Partijen
score-to-target = tot { $points } punten
score-to-go = nog { $points }
score-there = doel gehaald
score-leads-mark = staat voor met
score-won-mark = heeft gewonnen met
score-cell-of = { $name }, ronde { $round }
score-cell = { $points } punten, totaal { $total }
score-cell-empty = nog geen punten
score-cell-unread = ‘{ $text }’ is niet te lezen
score-out = is uitgegaan
score-clash-mark = twee keer ingevoerd
score-clashes = { $count ->
    [one] Op één plek zijn verschillende punten ingevoerd. Tik erop en kies.
   *[other] Op { $count } plekken zijn verschillende punten ingevoerd. Tik erop en kies.
}
score-clash-title = Hier hebben twee mensen iets ingevoerd zonder het van elkaar te weten. Wat klopt?
score-clash-take = { $points } klopt
score-insert-before = Ronde ervoor invoegen
score-insert-after = Ronde erna invoegen
score-remove = Deze ronde weghalen
score-remove-note = Met ‘Ongedaan maken’ komt hij terug.
score-undo = Ongedaan maken
score-redo = Opnieuw
score-undone = Ongedaan gemaakt.
score-redone = Weer hersteld.

## Punten invoeren

score-write = Ronde { $round } invoeren
score-way = Manier van invoeren
score-by-points = Punten
score-by-cards = Kaarten
score-pad-close = Toetsenblok sluiten
score-points = Punten, zoals 60−35
score-unread = Nog geen heel getal
score-too-large = Te groot
score-keys = Toetsenblok
score-key-back = Laatste teken wissen
score-key-turn = Teken omdraaien
score-key-minus = Min
score-key-plus = Plus
score-next = Verder
score-done = Klaar
score-went-out = Is uitgegaan
score-first-turn = meteen in de eerste beurt
score-where = Welke kaarten
score-laid = Uitgelegd
score-caught = In de hand
score-double = Vier tegelijk: telt dubbel
score-low = laag
score-low-ace = { $card }, laag
score-card = { $card }, telt { $points }{ $count ->
    [0] {""}
    [one] , één keer aangetikt
   *[other] , { $count } keer aangetikt
}
score-sum = Uitgelegd { $laid }, in de hand { $caught }
score-sum-bonus = en { $bonus } voor het uitgaan

## Het einde en cijfers

score-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
score-with = met { $points }
score-owes = { $name } is { $points } schuldig
score-next-match = Volgende partij
score-curve = Totalen
score-curve-of = { $name } staat op { $total }.
score-figures = Alle partijen
score-figures-open = Grafiek en cijfers
score-figures-what = { $count ->
    [0] Er is nog geen partij afgelopen.
    [one] Eén partij is afgelopen.
   *[other] { $count } partijen zijn afgelopen.
}
score-figures-none = Hier zie je straks wie hoe vaak heeft gewonnen, en ieders beste en slechtste ronde.
score-figures-won = gewonnen
score-figures-mean = gemiddeld
score-figures-best = beste ronde
score-figures-worst = slechtste ronde

## Wat je met een blad kunt doen

score-acts = Meer
score-print = Afdrukken
score-reset = Alle rondes van deze partij weghalen
score-lock = Blad op slot doen
score-unlock = Blad van het slot halen
score-locked = Dit blad zit op slot.
score-take = Als bestand opslaan
score-take-picture = Afbeelding van deze partij
score-take-csv = CSV met komma’s
score-take-csv-semicolon = CSV met puntkomma’s
score-take-json = Alles, om weer in te lezen
score-take-json-what = Het laatste bestand bevat alles wat is ingevoerd, ook wat ongedaan is gemaakt. De opdrachtregel leest het ook.
score-take-failed = De afbeelding kon niet worden getekend.
score-bring = Bestand inlezen
score-bring-choose = Kies een bestand of sleep het hierheen
score-bring-what = Een scoreblad (JSON) of een tabel met een kolom per speler (CSV)
score-line = Regel { $line }: { $text }
score-delete = Blad verwijderen
score-delete-sure = Het blad verdwijnt uit deze browser en komt niet terug. Sla het eerst als bestand op als je het wilt bewaren.
score-delete-now = Verwijderen
score-keep = Bewaren
