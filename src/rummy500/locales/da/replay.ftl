### At se færdige runder igen, og listen over ens kampe.

replay-word = Se igen
replay-title = { $names }
replay-page = Rummy 500: { $names }
replay-loading = Kortene findes frem …
replay-failed = Det gik ikke. Prøv igen.
replay-none = Ingen runde er færdig her endnu. Færdige runder kan ses igen med alle hænder åbne.
replay-table = Bordet med alle hænder åbne
replay-hand = { $name }{ $dealer ->
    [yes] , kortgiver
   *[no] {""}
}, { $count ->
    [0] ingen kort
    [one] ét kort: { $cards }
   *[other] { $count } kort: { $cards }
}. { $total } point, { $laid } på bordet.
replay-meld = Melding { $number }, { $meld }: { $cards }. { $value ->
    [one] Ét point.
   *[other] { $value } point.
}
replay-pile = { $count ->
    [0] Afkastbunken, tom
    [one] Afkastbunken, ét kort: { $cards }
   *[other] Afkastbunken, { $count } kort, det ældste først: { $cards }
}
replay-stock = { $count ->
    [0] Trækbunken, tom
    [one] Trækbunken, ét kort
   *[other] Trækbunken, { $count } kort
}
replay-slider = Trin i runden
replay-step = { $step ->
    [0] { $last ->
        [one] Der er givet. Ét trin følger.
       *[other] Der er givet. { $last } trin følger.
    }
   *[other] Trin { $step } af { $last }.
}
replay-controls = Gennem runden
replay-first = Til givningen
replay-back = Et trin tilbage
replay-on = Et trin frem
replay-last = Til rundens slutning
replay-play = Afspil
replay-pause = Stop
replay-playing = Afspiller.
replay-speed = Hastighed
replay-speed-times = { $times }×
replay-round = Runde
replay-to-round = Gå til runde { $round }
replay-panel = Trin og point
replay-steps = Trin
replay-share = Del
replay-share-note = Alle med dette link kan se de færdige runder. Det fører ikke til bordet.
replay-link = Link til de færdige runder
replay-exact = Begynd ved dette trin
replay-download = Gem som fil
replay-rounds = Se runderne
replay-another = Se et andet gemt spil

## Sit eget gemte spil

replay-bring = Se et gemt spil
replay-bring-note = Et gemt spil er en kamp som tekst; filerne ender på .r500. Det vises her og beholdes ikke.
replay-choose = Vælg en fil
replay-drop = eller træk den hertil
replay-paste = eller indsæt teksten
replay-watch = Se det
replay-reading = Læser …
replay-line = Linje { $line }: { $why }
replay-go-to-line = Gå til linje { $line }

## Ens kampe

history-title = Dine kampe
history-loading = Finder dem frem …
history-failed = Dine kampe kunne ikke hentes. Prøv igen.
history-empty = Du har ikke spillet her med denne browser endnu.
history-play = Spil en kamp
history-running = I gang
history-finished = Færdige
history-first-round = Ingen runde færdig endnu
history-rounds = { $count ->
    [one] Én runde færdig
   *[other] { $count } runder færdige
}
history-you-won = Du vandt
history-you-won-with = Du vandt sammen med { $names }
history-won = { $count ->
    [one] { $names } vandt
   *[other] { $names } vandt
}
history-ended = Færdig
history-people = Spillere
history-go-on = Fortsæt
history-watch = Se igen
history-watch-rounds = Se de færdige runder
history-more = { $count ->
    [one] Vis én mere
   *[other] Vis { $count } mere
}
