### Warum ein Zug nicht geht. $card, $reached und $cards sind Karten; $minimum, $shortest, $largest, $jokers sind Grenzen der Regeln.

error-round-over = Die Runde ist vorbei.
error-not-your-turn = Du bist nicht an der Reihe.
error-draw-first = Zieh zuerst eine Karte.
error-already-drawn = Du hast in diesem Zug schon gezogen.
error-stock-empty = Der Talon ist leer.
error-pile-empty = Der Ablagestapel ist leer.
error-not-in-pile = { $card } liegt nicht im Ablagestapel.
error-no-such-copy = { $card } liegt { $count ->
    [one] nur einmal
   *[other] nur { $count }-mal
} im Ablagestapel.
error-which-copy = { $card } liegt { $count }-mal im Ablagestapel: Sag, welche du meinst.
error-only-top = Aus dem Ablagestapel darf nur die oberste Karte genommen werden.
error-top-or-whole = Aus dem Ablagestapel darf nur die oberste Karte oder der ganze Stapel genommen werden.
error-floating-draws-stock = Ohne Karten auf der Hand ziehst du nur vom Talon.
error-pass-needs-empty-stock = Passen geht nur, wenn der Talon leer ist.
error-stand-off = An diesem Tisch gibt es kein Auslegen ohne Ziehen.
error-not-first-turn = Ohne Ziehen auslegen geht nur in deinem ersten Zug.
error-stand-stuck = Ohne Ziehen auslegen geht nur, wenn die ganze Hand aufgeht.
error-card-not-held = Du hast { $cards } nicht auf der Hand.
error-no-such-meld = Eine Figur { $meld } gibt es nicht.
error-not-a-meld = { $cards }: Das ist weder ein Satz noch eine Folge.
error-ace-not-there = Ein Ass darf an diesem Tisch dort nicht in einer Folge stehen.
error-identical-off = Zwei gleiche Karten dürfen hier nicht in einem Satz liegen.
error-run-order = Eine Folge aus allen dreizehn Werten wird vom unteren Ende an genannt.
error-jokers-apart = An diesem Tisch werden Joker nur miteinander ausgelegt.
error-only-jokers-stand-for = Nur ein Joker kann für eine andere Karte stehen.
error-which-meld = { $cards }: Ein Joker könnte dort für mehrere Karten stehen. Sag, für welche.
error-which-card = Der Joker könnte dort für mehrere Karten stehen: Sag, für welche.
error-which-end = { $card } passt an beide Enden der Folge: Sag, ob unten oder oben.
error-sets-off = An diesem Tisch werden nur Folgen ausgelegt.
error-set-too-large = Ein Satz hat hier höchstens { $largest } Karten.
error-run-too-short = Eine Folge braucht hier mindestens { $shortest } Karten.
error-needs-natural = Eine Figur braucht mindestens eine echte Karte.
error-too-many-jokers = { $jokers ->
    [0] In dieser Figur sind zu viele Joker.
    [one] In einer Figur darf hier nur ein Joker liegen.
   *[other] In einer Figur dürfen hier höchstens { $jokers } Joker liegen.
}
error-does-not-fit = { $card } passt dort nicht.
error-layoff-off = An diesem Tisch wird nicht angelegt.
error-not-own-side = Du darfst nur an Figuren deiner eigenen Seite anlegen.
error-not-opened = Leg zuerst selbst etwas aus.
error-joker-layoff-off = Joker werden an diesem Tisch nicht angelegt.
error-holds-natural = Ein Joker darf dort nicht stehen, solange du die echte Karte auf der Hand hast.
error-swap-off = An diesem Tisch werden Joker nicht getauscht.
error-no-joker-there = In dieser Figur steht kein Joker für { $card }.
error-reached-first = { $reached } muss zuerst gespielt werden.
error-reached-pending = { $reached } aus dem Ablagestapel muss gespielt werden, bevor du ablegst.
error-reached-stuck = { $reached } könnte dann in diesem Zug nicht mehr gespielt werden.
error-joker-pending = Der eingetauschte Joker muss gespielt werden, bevor du ablegst.
error-joker-stuck = Der eingetauschte Joker könnte dann in diesem Zug nicht mehr gespielt werden.
error-opening-pending = Deine ersten Figuren sind noch keine { $minimum } Punkte wert.
error-opening-stuck = Deine ersten Figuren könnten in diesem Zug keine { $minimum } Punkte erreichen.
error-last-discard = Eine Karte muss zum Ablegen übrig bleiben.
error-taken-card = { $card } kam in diesem Zug aus dem Ablagestapel und darf nicht abgelegt werden.
error-taken-stuck = Dann bliebe nur { $card } zum Ablegen, und diese Karte kam in diesem Zug vom Ablagestapel.
error-stand-discard = Wer ohne Ziehen auslegt, darf nur die letzte Karte ablegen.
error-call-off = Diesen Rummy-Ruf gibt es an diesem Tisch nicht.
error-call-closed = Jetzt kann niemand rufen: Gerufen wird nach dem Ablegen und vor dem nächsten Ziehen.
error-call-own-discard = Auf die eigene abgelegte Karte kann man nicht rufen.
error-call-not-possible = { $card } kann nicht gerufen werden.
error-call-floating = Ohne Karten auf der Hand kannst du nicht rufen.
error-call-stuck = Nach diesem Ruf könntest du deinen Zug nicht beenden.
error-restock-first = Zuerst wird der Ablagestapel zu einem neuen Talon gemischt.
error-restock-missing = Der Ablagestapel muss neu gemischt werden, und die neue Reihenfolge ist nicht angegeben.
error-restock-not-due = Neu gemischt wird jetzt nicht.
error-restock-wrong-cards = Der neue Talon enthält genau die Karten des Ablagestapels unter der obersten.
error-unknown-hand = Hier würde eine Hand mit unbekannten Karten gebraucht.
error-unknown-top = Die oberste Karte des Talons ist nicht bekannt.
error-other-top = Die oberste Karte des Talons ist nicht { $card }.
error-not-an-action = Das ist kein Zug.
error-unknown-verb = „{ $verb }“ ist kein Zug.
error-bad-move = „{ $verb }“ wird so geschrieben: { $form }.
error-unknown-card = „{ $text }“ ist keine Karte.
