### Tischsitten, und wie die Felder für den Gastgeber geordnet sind. manners-field-X und manners-field-X-note für jedes Feld; manners-value-X-Y für
### einen Wert in Worten. $count ist eine Zahl von Sekunden.

group-deal = Karten und Geben
group-melds = Figuren
group-jokers = Joker
group-pile = Der Ablagestapel
group-out = Ausgehen
group-scoring = Abrechnung
group-match = Die Partie
group-manners = Tischsitten

unit-points = Punkte
unit-seconds = Sekunden
unit-cards = Karten
unit-rounds = Runden

# Ein Vorschlag, der Regeln spielbar macht: ein Feld und sein neuer Wert
mend-change = { $field }: { $value }
mend-drop = „{ $field }“ weglassen

manners-field-call-seconds = Zeit zum Rufen
manners-field-call-seconds-note = Wie lange nach dem Ablegen „Rummy!“ gerufen werden kann.
manners-value-call-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
manners-field-turn-timer = Zeit für einen Zug
manners-field-turn-timer-note = Wie lange ein Zug dauern darf, bevor ihn der Computer zu Ende spielt.
manners-value-turn-timer = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
manners-value-turn-timer-off = unbegrenzt
manners-field-away-seconds = Warten auf Abwesende
manners-field-away-seconds-note = Wie lange auf jemanden ohne Verbindung gewartet wird, bevor ein Computer für ihn weiterspielt.
manners-value-away-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
manners-field-pace = Tempo der Computer
manners-field-pace-note = Wie lange sich Computer für einen Zug Zeit nehmen.
manners-value-pace-instant = sofort
manners-value-pace-brisk = zügig
manners-value-pace-calm = gemütlich
manners-field-undo = Zurücknehmen
manners-field-undo-note = Ob im eigenen Zug Schritte zurückgenommen werden dürfen, solange nichts Verdecktes aufgedeckt wurde.
manners-field-hints = Tipps
manners-field-hints-note = Ob man sich zeigen lassen darf, was sich spielen lässt.
manners-field-coach = Trainer
manners-field-coach-note = Ob Lernende vor einem teuren Zug gewarnt werden dürfen.
manners-field-spectators = Zuschauer
manners-field-spectators-note = Ob andere mit dem Link zuschauen dürfen, ohne eine Hand zu sehen.
manners-field-listed = Öffentlicher Tisch
manners-field-listed-note = Ob der Tisch in der öffentlichen Liste steht und jedem offen ist.

## Beliebte Hausregeln, wie ein Gastgeber sie sich wünschen würde

popular-last-discard = Die letzte Karte wird abgelegt
popular-two-jokers = Zwei Joker je Kartenspiel
popular-every-card = Spielpflicht auch für die oberste Karte
popular-opening-30 = Rauskommen ab 30 Punkten
popular-rummy-call = „Rummy!“ für eine liegen gelassene Karte
popular-float = Schweben ohne Karten
popular-queen-40 = Pik-Dame zählt 40
popular-swap = Joker tauschen und gleich spielen
popular-partners = Zu viert in zwei Teams
popular-top-only = Nur die oberste Karte vom Ablagestapel
popular-fives = Zahlen zählen 5
popular-reshuffle = Bei leerem Talon neu mischen
popular-short = Kurze Partie bis 300
