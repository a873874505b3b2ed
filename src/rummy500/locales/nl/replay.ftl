### Gespeelde rondes terugkijken, en de lijst van je eigen partijen.

replay-word = Terugkijken
replay-title = { $names }
replay-page = Rummy 500: { $names }
replay-loading = De kaarten worden gehaald …
replay-failed = Dat is niet gelukt. Probeer het nog eens.
replay-none = Hier is nog geen ronde afgelopen. Gespeelde rondes kun je terugkijken met alle handen open.
replay-table = De tafel met alle handen open
replay-hand = { $name }{ $dealer ->
    [yes] , deler
   *[no] {""}
}, { $count ->
    [0] geen kaarten
    [one] één kaart: { $cards }
   *[other] { $count } kaarten: { $cards }
}. { $total } punten, { $laid } op tafel.
replay-meld = Combinatie { $number }, { $meld }: { $cards }. { $value ->
    [one] Eén punt.
   *[other] { $value } punten.
}
replay-pile = { $count ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, één kaart: { $cards }
   *[other] Aflegstapel, { $count } kaarten, de oudste eerst: { $cards }
}
replay-stock = { $count ->
    [0] Stok, leeg
    [one] Stok, één kaart
   *[other] Stok, { $count } kaarten
}
replay-slider = Stap van de ronde
replay-step = { $step ->
    [0] { $last ->
        [one] Er is gedeeld. Er volgt één stap.
       *[other] Er is gedeeld. Er volgen { $last } stappen.
    }
   *[other] Stap { $step } van { $last }.
}
replay-controls = Door de ronde
replay-first = Naar het delen
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-last = Naar het eind van de ronde
replay-play = Vanzelf afspelen
replay-pause = Stoppen
replay-playing = Wordt afgespeeld.
replay-speed = Snelheid
replay-speed-times = { $times }×
replay-round = Ronde
replay-to-round = Naar ronde { $round }
replay-panel = Stappen en punten
replay-steps = Stappen
replay-share = Delen
replay-share-note = Iedereen met deze link kan de gespeelde rondes terugkijken. Naar de tafel leidt hij niet.
replay-link = Link naar de gespeelde rondes
replay-exact = Bij deze stap beginnen
replay-download = Opslaan als bestand
replay-rounds = De rondes terugkijken
replay-another = Een ander verslag bekijken

## Een eigen verslag

replay-bring = Een verslag bekijken
replay-bring-note = Een verslag is een partij als tekst; zulke bestanden eindigen op .r500. Het wordt hier getoond en niet bewaard.
replay-choose = Bestand kiezen
replay-drop = of sleep het hierheen
replay-paste = of plak de tekst
replay-watch = Bekijken
replay-reading = Wordt gelezen …
replay-line = Regel { $line }: { $why }
replay-go-to-line = Naar regel { $line }

## Je eigen partijen

history-title = Jouw partijen
history-loading = Wordt opgezocht …
history-failed = Je partijen konden niet worden opgehaald. Probeer het nog eens.
history-empty = Met deze browser heb je hier nog niet gespeeld.
history-play = Een partij spelen
history-running = Nog bezig
history-finished = Afgelopen
history-first-round = Nog geen ronde afgelopen
history-rounds = { $count ->
    [one] Eén ronde gespeeld
   *[other] { $count } rondes gespeeld
}
history-you-won = Je hebt gewonnen
history-you-won-with = Je hebt gewonnen, samen met { $names }
history-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
history-ended = Afgelopen
history-people = Spelers
history-go-on = Verderspelen
history-watch = Terugkijken
history-watch-rounds = Gespeelde rondes terugkijken
history-more = { $count ->
    [one] Nog één laten zien
   *[other] Nog { $count } laten zien
}
