### Der Spielblock für den Tisch mit echten Karten.

## Die Blöcke in diesem Browser

score-title = Spielblock
score-read = Wie der Spielblock funktioniert
score-lead = Ihr spielt mit echten Karten, der Spielblock rechnet. Er liegt in diesem Browser, geht auch ohne Netz, und niemand sonst sieht ihn, solange du ihn nicht teilst.
score-new = Neuer Spielblock
score-to-shelf = Alle Spielblöcke
score-line-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
}
score-line-over = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
score-line-new = Noch nicht begonnen
score-line-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
score-line-unread = Ein Spielblock, der sich nicht lesen lässt
score-unknown = Diesen Spielblock gibt es in diesem Browser nicht. Hat ihn jemand mit dir geteilt, öffne den Link noch einmal.
score-gone = Dieser Spielblock wurde in einem anderen Tab gelöscht.
score-keep-raw = Speichern, was da ist
score-not-kept = In diesem Browser ist kein Platz für den Block. Speichere ihn als Datei, bevor du die Seite schließt.

## Leute und Regeln

score-who = Wer spielt mit?
score-how = Wie spielt ihr?
score-player = Spieler { $number }
score-name-of = Name von Spieler { $number }
score-add-player = Mitspieler hinzufügen
score-drag = An einen anderen Platz ziehen
score-up = { $name } nach oben
score-leave = { $name } herausnehmen
score-deals-first = gibt zuerst
score-deals-first-of = { $name } gibt zuerst
score-preset = Regeln als Ausgangspunkt
score-settings = Kartenwerte und Einstellungen
score-pile = Vom Ablagestapel nehmen
score-pile-deep = Beliebig tief, wenn du die unterste Karte spielst
score-pile-free = Beliebig tief
score-pile-top = Nur die oberste Karte
score-all-rules = Alle Regeln …
score-teams-unfit = Aus { $count } Leuten werden keine { $teams } gleich großen Teams. Solange das nicht passt, spielt jeder für sich.
score-title-label = Titel
score-title-hint = Wenn du magst: Sonntag bei Anna
score-start = Spielblock beginnen
score-setup = Leute und Regeln
score-setup-done = Übernehmen

## Die Tabelle der Runden

score-table = Punkte aller Runden
score-round = Runde
score-round-number = Runde { $round }
score-round-acts = Runde { $round }: einfügen oder streichen
score-match = Partie { $number }
score-matches = Partien
score-to-target = bis { $points } Punkte
score-to-go = noch { $points }
score-there = am Ziel
score-leads-mark = führt mit
score-won-mark = hat gewonnen mit
score-cell-of = { $name }, Runde { $round }
score-cell = { $points } in dieser Runde, Stand { $total }
score-cell-empty = noch keine Punkte
score-cell-unread = „{ $text }“ lässt sich nicht lesen
score-out = ist ausgegangen
score-clash-mark = zwei Einträge
score-clashes = { $count ->
    [one] An einer Stelle stehen zwei verschiedene Einträge. Tipp sie an und wähl aus.
   *[other] An { $count } Stellen stehen verschiedene Einträge. Tipp sie an und wähl aus.
}
score-clash-title = Hier haben zwei geschrieben, ohne voneinander zu wissen. Was stimmt?
score-clash-take = { $points } stimmt
score-insert-before = Runde davor einfügen
score-insert-after = Runde danach einfügen
score-remove = Diese Runde streichen
score-remove-note = Mit „Rückgängig“ ist sie wieder da.
score-undo = Rückgängig
score-redo = Wiederholen
score-undone = Rückgängig gemacht.
score-redone = Wiederhergestellt.

## Punkte eintragen

score-write = Runde { $round } eintragen
score-way = Wie eintragen
score-by-points = Punkte
score-by-cards = Karten
score-pad-close = Tastenfeld schließen
score-points = Punkte, etwa 60−35
score-unread = Noch keine ganze Zahl
score-too-large = Zu groß
score-keys = Tastenfeld
score-key-back = Letztes Zeichen löschen
score-key-turn = Vorzeichen wechseln
score-key-minus = Minus
score-key-plus = Plus
score-next = Weiter
score-done = Fertig
score-went-out = Ist ausgegangen
score-first-turn = gleich im ersten Zug
score-where = Welche Karten
score-laid = Ausgelegt
score-caught = Auf der Hand
score-double = Vier auf einmal: zählt doppelt
score-low = niedrig
score-low-ace = { $card }, niedrig
score-card = { $card }, zählt { $points }{ $count ->
    [0] {""}
    [one] , einmal angetippt
   *[other] , { $count }-mal angetippt
}
score-sum = Ausgelegt { $laid }, auf der Hand { $caught }
score-sum-bonus = und { $bonus } fürs Ausgehen

## Das Ende und Zahlen

score-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
score-with = mit { $points }
score-owes = { $name } schuldet { $points }
score-next-match = Nächste Partie
score-curve = Stände
score-curve-of = { $name } steht bei { $total }.
score-figures = Alle Partien
score-figures-open = Kurve und Zahlen
score-figures-what = { $count ->
    [0] Noch keine Partie ist zu Ende.
    [one] Eine Partie ist zu Ende.
   *[other] { $count } Partien sind zu Ende.
}
score-figures-none = Hier steht bald, wer wie oft gewonnen hat und was jedem seine beste und schwächste Runde brachte.
score-figures-won = gewonnen
score-figures-mean = Schnitt
score-figures-best = beste Runde
score-figures-worst = schwächste Runde

## Was sich mit einem Block tun lässt

score-acts = Mehr
score-print = Drucken
score-reset = Alle Runden dieser Partie streichen
score-lock = Block sperren
score-unlock = Block entsperren
score-locked = Dieser Block ist gesperrt.
score-take = Als Datei speichern
score-take-picture = Bild dieser Partie
score-take-csv = CSV mit Kommas
score-take-csv-semicolon = CSV mit Semikolons
score-take-json = Alles, zum Wiedereinlesen
score-take-json-what = Die letzte Datei enthält jeden Eintrag, auch die rückgängig gemachten. Auch die Kommandozeile liest sie.
score-take-failed = Das Bild ließ sich nicht zeichnen.
score-bring = Datei einlesen
score-bring-choose = Datei wählen oder hierher ziehen
score-bring-what = Ein Spielblock (JSON) oder eine Tabelle mit einer Spalte je Mitspieler (CSV)
score-line = Zeile { $line }: { $text }
score-delete = Block löschen
score-delete-sure = Der Block wird in diesem Browser gelöscht und kommt nicht wieder. Speichere ihn vorher als Datei, wenn du ihn behalten willst.
score-delete-now = Löschen
score-keep = Behalten
