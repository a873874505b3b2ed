### `rummy500 sheet` im Terminal: die Punkte eines Tisches mit echten Karten.

## Help

cli-sheet = Schreibt die Punkte eines Tisches mit echten Karten in eine Datei.
cli-sheet-more = Die Datei lässt sich kopieren, an zwei Orten ändern und mit merge wieder zusammenführen; nichts, was jemand geschrieben hat, geht verloren. Es ist dieselbe Datei wie die des Spielblocks im Browser.
cli-sheet-new = Legt einen Spielblock an.
cli-sheet-new-more = Zuerst gibt, wer zuerst genannt ist, wenn du niemand anderen nennst. Teams ergeben sich aus den Regeln und der Reihenfolge der Mitspieler.
cli-sheet-new-file = Die neue Datei.
cli-sheet-new-players = Die Namen, durch Kommas getrennt.
cli-sheet-new-preset = Die Vorlage, von der du ausgehst.
cli-sheet-new-set = Eine geänderte Regel, etwa „target=1000“; auch mehrmals.
cli-sheet-new-title = Wie der Block heißt.
cli-sheet-new-dealer = Wer zuerst gibt.
cli-sheet-add = Schreibt die nächste Runde auf.
cli-sheet-add-more = Ergebnisse in der Reihenfolge der Mitspieler, etwa „60-35 −45“, oder mit Namen, etwa „Ann=60-35“, oder als Karten, etwa „Ann:laid=KS,QS,JS,caught=7H“; low=AS sind niedrig ausgelegte Asse, double= ein Satz von vieren auf einmal. Ein Punkt heißt: noch nichts.
cli-sheet-add-file = Der Spielblock.
cli-sheet-add-values = Was die Mitspieler gemacht haben.
cli-sheet-add-out = Wer ausgegangen ist.
cli-sheet-edit = Berichtigt, was in einer Runde steht.
cli-sheet-edit-more = Was dort stand, bleibt erhalten und kommt mit undo zurück. Ein leerer Wert leert die Zelle.
cli-sheet-edit-file = Der Spielblock.
cli-sheet-edit-round = Die Runde, von 1 an gezählt.
cli-sheet-edit-name = Wessen Zelle.
cli-sheet-edit-value = Ein Ergebnis oder Karten wie bei add.
cli-sheet-edit-out = Ob ausgegangen; ohne Angabe bleibt es, wie es war.
cli-sheet-insert = Schreibt eine Runde vor eine andere.
cli-sheet-insert-more = Für eine Runde, die vergessen wurde; alle späteren Stände gehen mit.
cli-sheet-insert-file = Der Spielblock.
cli-sheet-insert-round = Die Runde, vor die sie gehört.
cli-sheet-insert-values = Was die Mitspieler gemacht haben, wie bei add.
cli-sheet-insert-out = Wer ausgegangen ist.
cli-sheet-remove = Streicht eine Runde.
cli-sheet-remove-more = Alle späteren Stände gehen mit; undo holt sie zurück.
cli-sheet-remove-file = Der Spielblock.
cli-sheet-remove-round = Die Runde, von 1 an gezählt.
cli-sheet-show = Zeigt einen Spielblock.
cli-sheet-show-more = Jede Spalte hat die Punkte der Runde und den Stand. Zeichen: * ist ausgegangen, ! zwei verschiedene Einträge, ? nicht lesbar.
cli-sheet-show-file = Der Spielblock.
cli-sheet-show-match = Welche Partie, von 1 an gezählt; sonst die letzte.
cli-sheet-show-json = Gibt ein JSON-Objekt statt Worten aus.
cli-sheet-undo = Nimmt den letzten Schritt zurück.
cli-sheet-undo-more = So oft du willst, bis zum Anfang.
cli-sheet-undo-file = Der Spielblock.
cli-sheet-redo = Holt zurück, was zuletzt zurückgenommen wurde.
cli-sheet-redo-more = Solange nichts Neues geschrieben ist.
cli-sheet-redo-file = Der Spielblock.
cli-sheet-lock = Sperrt den Spielblock.
cli-sheet-lock-more = Bis er entsperrt ist, lässt sich nichts schreiben.
cli-sheet-lock-file = Der Spielblock.
cli-sheet-unlock = Entsperrt den Spielblock.
cli-sheet-unlock-more = Von da an lässt sich wieder schreiben.
cli-sheet-unlock-file = Der Spielblock.
cli-sheet-next = Beginnt die nächste Partie mit denselben Leuten.
cli-sheet-next-more = Die Partien davor bleiben auf dem Block und zählen in seiner Statistik.
cli-sheet-next-file = Der Spielblock.
cli-sheet-reset = Streicht alle Runden dieser Partie.
cli-sheet-reset-more = In einem Schritt: undo holt sie alle zurück.
cli-sheet-reset-file = Der Spielblock.
cli-sheet-join = Nimmt jemanden dazu.
cli-sheet-join-more = Wer unter diesem Namen aufgehört hat, ist wieder da.
cli-sheet-join-file = Der Spielblock.
cli-sheet-join-name = Der Name.
cli-sheet-leave = Lässt jemanden aufhören.
cli-sheet-leave-more = Die gespielten Runden bleiben stehen.
cli-sheet-leave-file = Der Spielblock.
cli-sheet-leave-name = Wer aufhört.
cli-sheet-dealer = Sagt, wer zuerst gibt.
cli-sheet-dealer-more = Das gilt für diese Partie; danach wandert das Geben von selbst weiter.
cli-sheet-dealer-file = Der Spielblock.
cli-sheet-dealer-name = Wer gibt.
cli-sheet-rules = Ändert die Regeln.
cli-sheet-rules-more = Sie gelten von dieser Partie an; frühere behalten ihre.
cli-sheet-rules-file = Der Spielblock.
cli-sheet-rules-preset = Eine andere Vorlage; sonst bleibt die des Blocks.
cli-sheet-rules-set = Eine geänderte Regel, etwa „target=1000“; auch mehrmals.
cli-sheet-export = Schreibt den Spielblock in andere Dateien.
cli-sheet-export-more = Nenne für jede Form eine Datei, oder - für die Standardausgabe.
cli-sheet-export-file = Der Spielblock.
cli-sheet-export-csv = CSV mit Kommas, für jede Tabellenkalkulation.
cli-sheet-export-semicolon = CSV mit Semikolons, für Tabellenkalkulationen mit Dezimalkomma.
cli-sheet-export-json = Der Spielblock selbst.
cli-sheet-export-svg = Ein Bild: die Runden und die Kurve der Stände.
cli-sheet-import = Legt einen Spielblock mit den Runden einer CSV an.
cli-sheet-import-more = Die erste Zeile nennt die Mitspieler. Was nicht stimmt, steht mit seiner Zeile da.
cli-sheet-import-csv = Die CSV, mit Kommas oder Semikolons.
cli-sheet-import-file = Die neue Datei.
cli-sheet-merge = Übernimmt, was in einer Kopie geschrieben wurde.
cli-sheet-merge-more = In jeder Reihenfolge und so oft du willst. Haben zwei Verschiedenes in eine Zelle geschrieben, bleibt beides erhalten und wird gezeigt.
cli-sheet-merge-file = Der Spielblock.
cli-sheet-merge-other = Die Kopie.
cli-place-round = RUNDE
cli-place-name = NAME
cli-place-value = WERT
cli-place-values = WERTE
cli-place-csv = CSV
cli-place-other = KOPIE

## What is printed

cli-sheet-untitled = Spielblock
cli-sheet-match = Partie { $number }
cli-sheet-round = Runde
cli-sheet-dealer-head = Geber
cli-sheet-total = Stand
cli-sheet-target = bis { $target }
cli-sheet-nobody = Auf diesem Block steht noch niemand.
cli-sheet-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
} mit { $total }, noch { $left } bis zum Ziel.
cli-sheet-rounds-left = { $count ->
    [0] Keine Runde mehr.
    [one] Noch eine Runde.
   *[other] Noch { $count } Runden.
}
cli-sheet-deals = { $name } gibt als Nächstes.
cli-sheet-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
cli-sheet-clash = Runde { $number }, { $name }: zwei verschiedene Einträge, { $values }. Schreib den richtigen noch einmal.
cli-sheet-statistic = { $name }: { $won } von { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
} gewonnen, im Schnitt { $mean } Punkte je Runde, beste { $best }, schwächste { $worst }.
cli-sheet-uncounted = { $count ->
    [one] Ein Eintrag wurde geschrieben, als der Block gesperrt war, und zählt nicht.
   *[other] { $count } Einträge wurden geschrieben, als der Block gesperrt war, und zählen nicht.
}
cli-sheet-is-locked = Der Spielblock ist gesperrt.
cli-sheet-there = { $file } gibt es schon.
cli-sheet-export-what = Sag, als was: --csv, --semicolon, --json oder --svg, jeweils mit einer Datei.
