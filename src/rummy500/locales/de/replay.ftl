### Gespielte Runden noch einmal ansehen, und die Liste der eigenen Partien.

replay-word = Noch einmal ansehen
replay-title = { $names }
replay-page = Rummy 500: { $names }
replay-loading = Die Karten werden geholt …
replay-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
replay-none = Hier ist noch keine Runde zu Ende gespielt. Gespielte Runden kann man mit offenen Karten ansehen.
replay-table = Der Tisch mit allen Karten offen
replay-hand = { $name }{ $dealer ->
    [yes] , Geber
   *[no] {""}
}, { $count ->
    [0] keine Karten
    [one] eine Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}. Stand { $total }, { $laid } auf dem Tisch.
replay-meld = Figur { $number }, { $meld }: { $cards }. { $value ->
    [one] Ein Punkt.
   *[other] { $value } Punkte.
}
replay-pile = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, eine Karte: { $cards }
   *[other] Ablagestapel, { $count } Karten, die älteste zuerst: { $cards }
}
replay-stock = { $count ->
    [0] Talon, leer
    [one] Talon, eine Karte
   *[other] Talon, { $count } Karten
}
replay-slider = Schritt der Runde
replay-step = { $step ->
    [0] { $last ->
        [one] Es ist gegeben. Ein Schritt folgt.
       *[other] Es ist gegeben. { $last } Schritte folgen.
    }
   *[other] Schritt { $step } von { $last }.
}
replay-controls = Durch die Runde
replay-first = Zum Geben
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende der Runde
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-playing = Wird abgespielt.
replay-speed = Geschwindigkeit
replay-speed-times = { $times }×
replay-round = Runde
replay-to-round = Zu Runde { $round }
replay-panel = Schritte und Punkte
replay-steps = Schritte
replay-share = Teilen
replay-share-note = Alle, die diesen Link haben, können die gespielten Runden ansehen. An den Tisch führt er nicht.
replay-link = Link zu den gespielten Runden
replay-exact = Bei diesem Schritt beginnen
replay-download = Als Datei speichern
replay-rounds = Die Runden ansehen
replay-another = Eine andere Aufzeichnung ansehen

## Eine eigene Aufzeichnung

replay-bring = Eine Aufzeichnung ansehen
replay-bring-note = Eine Aufzeichnung ist eine Partie als Text; solche Dateien enden auf .r500. Sie wird hier gezeigt und nicht aufbewahrt.
replay-choose = Datei auswählen
replay-drop = oder hierher ziehen
replay-paste = oder den Text einfügen
replay-watch = Ansehen
replay-reading = Wird gelesen …
replay-line = Zeile { $line }: { $why }
replay-go-to-line = Zu Zeile { $line }

## Die eigenen Partien

history-title = Deine Partien
history-loading = Wird geladen …
history-failed = Deine Partien konnten nicht geholt werden. Bitte versuch es noch einmal.
history-empty = Mit diesem Browser hast du hier noch nicht gespielt.
history-play = Eine Partie spielen
history-running = Noch nicht zu Ende
history-finished = Beendet
history-first-round = Noch keine Runde zu Ende
history-rounds = { $count ->
    [one] Eine Runde gespielt
   *[other] { $count } Runden gespielt
}
history-you-won = Du hast gewonnen
history-you-won-with = Du hast mit { $names } gewonnen
history-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
history-ended = Beendet
history-people = Mitspieler
history-go-on = Weiterspielen
history-watch = Noch einmal ansehen
history-watch-rounds = Gespielte Runden ansehen
history-more = { $count ->
    [one] Eine weitere zeigen
   *[other] { $count } weitere zeigen
}
