### Warum ein Spielblock nicht gelesen oder geändert werden kann, und was an einer Zeile einer CSV nicht stimmt.

error-sheet-damaged = Das ist kein Spielblock, oder er ist beschädigt. Die Datei bleibt, wie sie ist.
error-sheet-newer = Diesen Spielblock hat eine neuere Version des Programms geschrieben (Format { $version }; bekannt ist { $known }). Die Datei bleibt, wie sie ist.
error-sheet-operation = Eintrag { $number } des Spielblocks ist nicht lesbar. Die Datei bleibt, wie sie ist.
error-sheet-rule = Der Spielblock hat eine Regel, die hier nicht bekannt ist: { $field }.
error-sheet-preset = Eine Vorlage „{ $text }“ gibt es nicht.
error-sheet-too-long = Der Spielblock ist größer als { $most } MB.
error-sheet-full = Auf einen Spielblock passen höchstens { $most } Einträge. Fang einen neuen an.
error-sheet-number = „{ $text }“ ist keine ganze Zahl und keine Rechnung wie 60−35.
error-sheet-number-large = „{ $text }“: Mehr als { $most } Punkte passen nicht.
error-sheet-name = „{ $name }“ kann kein Name sein: 1 bis { $most } druckbare Zeichen.
error-sheet-same-name = „{ $name }“ steht schon auf dem Block.
error-sheet-players = Höchstens { $most } Leute spielen mit.
error-sheet-no-player = Auf diesem Block heißt niemand „{ $name }“.
error-sheet-no-round = Eine Runde { $number } gibt es auf diesem Block nicht.
error-sheet-locked = Der Spielblock ist gesperrt. Entsperr ihn zuerst.
error-sheet-no-undo = Es gibt nichts rückgängig zu machen.
error-sheet-no-redo = Es gibt nichts zu wiederholen.
error-csv-too-long = Die Datei ist größer als { $most } MB.
error-csv-not-text = Diese Zeile ist kein Text in UTF-8.
error-csv-quotes = Hier fehlt ein Anführungszeichen, oder eines ist zu viel.
error-csv-rows = Mehr als { $most } Runden passen nicht.
error-csv-players = Die erste Zeile nennt die Mitspieler, mindestens einen, höchstens { $most }.
error-csv-name = „{ $name }“ kann kein Name sein: 1 bis { $most } Zeichen.
error-csv-same-name = „{ $name }“ steht zweimal da.
error-csv-cells = { $cells ->
    [one] Eine Zelle
   *[other] { $cells } Zellen
} statt { $wanted }.
error-csv-not-whole = { $name }: „{ $text }“ ist keine ganze Zahl und keine Rechnung wie 60−35.
error-csv-number = „{ $text }“ ist keine Nummer einer Partie oder Runde.
error-csv-match = Partie { $number } steht hinter einer späteren.
error-csv-dealer = Der Geber „{ $name }“ ist keiner der Mitspieler.
error-sheet-values = „{ $text }“ ist ein Wert zu viel (Mitspieler: { $count }).
error-sheet-twice = „{ $name }“ ist zweimal genannt.
error-sheet-no-match = Eine Partie { $number } gibt es auf diesem Block nicht.
error-sheet-other = Das sind zwei verschiedene Spielblöcke, keine Kopien desselben.

## Geteilte Spielblöcke

error-unknown-sheet = Unter diesem Link gibt es keinen geteilten Spielblock, oder er wird nicht mehr geteilt.
error-sheet-read-only = Dieser Link ist zum Zuschauen. Ändern kann den Block, wer den Link zum Mitschreiben hat.
error-sheet-taken = Dieser Spielblock ist schon unter einem anderen Link geteilt.
error-bad-code = Das ist kein Code zum Schreiben auf einem Spielblock.
