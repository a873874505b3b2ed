### Die Kommandozeile: Hilfe, Fragen und Antworten im Terminal. Namen von Befehlen und Optionen werden nie übersetzt.

## Hilfe

cli-about = Rummy 500: spielen, anbieten und untersuchen.
cli-usage = Aufruf: { $usage }
cli-usage-command = BEFEHL
cli-usage-options = [OPTIONEN]
cli-usage-more = [WEITERE]
cli-panel-commands = Befehle
cli-panel-arguments = Angaben
cli-panel-parameters = Optionen
cli-default = [sonst: { $value }]
cli-required = [nötig]
cli-language = Bei jedem Befehl wählt --lang die Sprache: { $choices }. Sonst gilt die des Terminals (LC_ALL, LC_MESSAGES, LANG).
cli-help-flag = Zeigt dies und endet.
cli-version-flag = Zeigt die Version und endet.
cli-no-version = ein Quelltext, der nicht installiert ist
# Was für einen Wert steht, der verlangt wird
cli-kind-int = ZAHL
cli-kind-float = ZAHL
cli-kind-str = TEXT
cli-kind-path = PFAD
cli-place-file = DATEI
cli-place-depth = TIEFE
cli-place-first = ERSTER
cli-place-second = ZWEITER
cli-place-third = DRITTER
cli-place-fourth = VIERTER

cli-serve = Bietet das Spiel im Browser an, mit Computern als Gegnern.
cli-serve-more = Was hier nicht gesagt wird, kommt aus der Umgebung (RUMMY_HOST, RUMMY_PORT, RUMMY_DATA_DIR und die anderen Einstellungen in docs/self-hosting.md); sonst gelten 127.0.0.1, 8500 und ein eigener Ordner.
cli-serve-host = Adresse, unter der der Server zu erreichen ist; 0.0.0.0 ist das ganze Netz.
cli-serve-port = Port, auf dem er hört; 0 nimmt einen freien.
cli-serve-data-dir = Ordner der Datenbank.

cli-play = Spielt im Terminal eine Partie gegen Computer.
cli-play-more = Die Partie wird nach jedem Zug gespeichert; derselbe Befehl setzt sie fort.
cli-play-file = Wo die Partie gespeichert wird.
cli-play-rules = Die Vorlage, nach der gespielt wird.
cli-play-set = Eine Hausregel, die anders sein soll, etwa „target 300“; geht auch mehrmals.
cli-play-seats = Plätze am Tisch; sonst so viele, wie die Vorlage vorschlägt, oder drei.
cli-play-level = Wie gut die Computer spielen; eine Stärke für alle oder eine für jeden, etwa „club,expert“.
cli-play-name = Wie du heißt.
cli-play-new = Beginnt eine neue Partie, auch wenn eine gespeichert ist.

cli-lesson = Geht eine Runde Schritt für Schritt durch, mit dem Grund für jede Entscheidung.
cli-lesson-more = Wo du selbst entscheidest, kannst du auch etwas anderes versuchen, hörst, was es bewirkt, und gehst wieder zurück.
cli-lesson-record = Gibt stattdessen die Runde als Aufzeichnung aus.

cli-replay = Spielt eine Aufzeichnung durch und sagt, wie sie endet.
cli-replay-more = Der Befehl endet mit 0, wenn jede Angabe stimmt, mit 1 bei der ersten, die nicht stimmt, und mit 2, wenn sich die Datei nicht lesen lässt.
cli-replay-file = Die Aufzeichnung, - für die Standardeingabe.
cli-replay-json = Gibt statt Worten ein JSON-Objekt aus.

cli-legal = Nennt jeden erlaubten Schritt am Ende einer Aufzeichnung.
cli-legal-more = Ein Schritt in jeder Zeile, so geschrieben wie in einer Aufzeichnung.
cli-legal-file = Die Aufzeichnung, - für die Standardeingabe.

cli-perft = Zählt, auf wie viele Arten es nach einer Aufzeichnung weitergehen kann.
cli-perft-more = Gezählt werden Folgen von genau so vielen Schritten; gezogen wird die Karte, die in der Aufzeichnung steht.
cli-perft-file = Die Aufzeichnung, - für die Standardeingabe.
cli-perft-depth = Wie viele Schritte eine Folge hat.

cli-deal = Gibt eine frische Aufzeichnung aus: Kopf und gegebene Karten.
cli-deal-more = Eine Aufzeichnung ist eine Partie als Text: Speichere sie, spiel sie weiter oder sieh sie dir mit den anderen Befehlen an.
cli-deal-rules = Die Vorlage, von der ausgegangen wird.
cli-deal-set = Eine Hausregel, die anders sein soll, etwa „target 300“; geht auch mehrmals.
cli-deal-seats = Die Namen der Mitspieler im Uhrzeigersinn, mit Kommas dazwischen.
cli-deal-seed = Der Schlüssel, aus dem gemischt wird, 64 hexadezimale Ziffern; sonst ein zufälliger.
cli-deal-cut = Wie viele Karten abgehoben werden, wo die Regeln das vorsehen.

cli-analyse = Sagt, was jede Entscheidung einer beendeten Runde wert war.
cli-analyse-more = Zu jeder Entscheidung: was vom besten und was vom gewählten Schritt zu erwarten war, so wie der Mitspieler den Tisch in dem Moment sah, und was verschenkt wurde; zu jedem Mitspieler Glück, Spiel und eine Genauigkeit. Eine Runde zu zweit braucht etwa zehn Sekunden.
cli-analyse-file = Die Aufzeichnung, - für die Standardeingabe.
cli-analyse-round = Nur diese Runde, von 1 an gezählt; sonst alle beendeten.
cli-analyse-seat = Nur zu diesem Mitspieler: ein Name oder die Nummer des Platzes, von 1 an.
cli-analyse-quality = Wie gründlich: quick, normal oder deep.
cli-analyse-json = Gibt statt Worten ein JSON-Objekt aus.
cli-analyse-html = Schreibt eine Seite mit Bildern in diese Datei.
cli-analyse-jobs = Mit so vielen Prozessen wird nachgedacht.

cli-arena = Lässt Computer gegeneinander spielen.
cli-arena-more = Ausgegeben werden Punkte je Runde und gewonnene Runden, mit 95-%-Intervallen. Jede Mischung wird mehrmals mit getauschten Plätzen gespielt, jeder gleich oft auf jedem Platz, damit sich das Glück aufhebt; die Intervalle gehen über die Mischungen. Zwei Spieler teilen sich bis zu vier Plätze auf jede mögliche Weise, sonst sitzen die Spieler reihum (Partner gleich).
cli-arena-first = Eine Stärke (random, beginner, casual, club, …) oder ein Programm, etwa „exec:./mybot --fast“.
cli-arena-second = Der Spieler, mit dem verglichen wird.
cli-arena-third = Ein dritter Spieler, an Tischen ab drei Plätzen.
cli-arena-fourth = Ein vierter Spieler, an Tischen ab vier Plätzen.
cli-arena-deals = So viele Mischungen; jede wird mit jeder Sitzordnung gespielt.
cli-arena-rules = Eine Vorlage für die Regeln.
cli-arena-seats = Plätze am Tisch; sonst so viele, wie die Vorlage oder die Spieler verlangen.
cli-arena-seed = Die Zahl, aus der gemischt wird.
cli-arena-jobs = In so vielen Prozessen wird gespielt.
cli-arena-json = Hält alles Gespielte in dieser Datei fest; eine vorhandene wird fortgesetzt.
cli-arena-until = TIEF,HOCH: hört auf, sobald einer dieser Vorsprünge deutlich wahrscheinlicher ist.
cli-arena-limit = So viele Sekunden hat ein Programm für eine Entscheidung.

## Eine Kommandozeile, die nicht zu verstehen ist

cli-wrong-option = Die Option { $text } gibt es nicht.
cli-wrong-command = Den Befehl „{ $text }“ gibt es nicht. Es gibt: { $choices }.
cli-wrong-whole = { $name }: „{ $text }“ ist keine ganze Zahl.
cli-wrong-number = { $name }: „{ $text }“ ist keine Zahl.
cli-wrong-value = { $name }: „{ $text }“ kann hier nicht stehen.
cli-wrong-missing = { $name } fehlt.
cli-wrong-no-value = Hinter { $name } fehlt ein Wert.
cli-wrong-unused = Das ist ein Wort zu viel: { $text }.
cli-wrong-twice = { $name } steht zweimal da.
cli-wrong-other = Diese Kommandozeile ist nicht zu verstehen.
cli-wrong-meant = Meintest du { $text }?
cli-wrong-help = { $command } --help zeigt, was es gibt.

## Dateien

cli-file-missing = so eine Datei oder so einen Ordner gibt es nicht
cli-file-folder = das ist ein Ordner
cli-file-no-folder = ein Teil des Pfads ist kein Ordner
cli-file-forbidden = keine Berechtigung
cli-file-full = der Datenträger ist voll
cli-file-read-only = dort kann nur gelesen werden
cli-file-too-long = der Name ist zu lang
cli-host-unknown = dieser Name oder diese Adresse ist nicht bekannt
cli-host-elsewhere = das ist keine Adresse dieses Rechners
cli-file-unwritable = In die Datei { $file } lässt sich nicht schreiben: { $text }.

## Die Partie im Terminal

cli-you = Du
cli-going-on = Weiter geht es mit der Partie in { $file }.
cli-saved = Die Partie ist in { $file } gespeichert; derselbe Befehl setzt sie fort.
cli-not-saved = Die Partie lässt sich in { $file } nicht speichern: { $text }.
cli-level-compiled = Für die Stärke { $level } braucht es das kompilierte Regelwerk, und das fehlt hier. Es gibt: { $choices }.
cli-level-unknown = Die Stärke { $level } gibt es nicht. Es gibt: { $choices }.
cli-levels-count = { $levels ->
    [one] Das ist eine Stärke
   *[other] Das sind { $levels } Stärken
} für { $computers ->
    [one] einen Computer.
   *[other] { $computers } Computer.
}
cli-level-instead = Computer der Stärke { $level } können hier nicht spielen; dafür spielt club.
cli-cut = Abheben um das Geben: { $cards }.
cli-welcome = Schreib „{ $help }“, um zu sehen, was du schreiben kannst; mit „{ $quit }“ hörst du auf, und die Partie wird gespeichert.
cli-ask-next = Mit Enter wird die nächste Runde gegeben:
cli-ask-call = Du kannst rufen ({ $choices }); mit Enter lässt du es:
cli-not-called = Das lässt sich nicht rufen.
cli-ask-draw = Zieh (oder nimm aus dem Ablagestapel):
cli-ask-play = Du bist am Zug:
cli-more-melds = … und weitere Figuren
cli-hint-again = Noch einmal „{ $hint }“ zeigt den Zug.
# Wörter, die man am Tisch schreiben kann; die englischen werden auch verstanden
cli-word-help = hilfe
cli-word-moves = züge
cli-word-hint = tipp
cli-word-table = tisch
cli-word-quit = ende

cli-moves = Das kannst du schreiben:
cli-moves-draw = die oberste Karte vom Talon ziehen
cli-moves-take = diese Karte des Ablagestapels mit allen darüber aufnehmen
cli-moves-meld = einen Satz oder eine Folge auslegen; einen Joker als JK oder JK=5H
cli-moves-lay = eine Karte an Figur 2 anlegen; wo beide Enden passen, mit „low“ (unten) oder „high“ (oben) dahinter
cli-moves-swap = die echte Karte gegen den Joker tauschen, der für sie steht
cli-moves-discard = ablegen und damit den Zug beenden
cli-moves-rare = wo die Regeln es vorsehen
cli-moves-several = In einer Zeile kann auch mehreres stehen, mit Kommas dazwischen.
# $jack, $queen, $king: die Buchstaben der Bildkarten in dieser Sprache
cli-moves-cards = Eine Karte schreibst du mit ihrem Wert und S (Pik), H (Herz), D (Karo) oder C (Kreuz), etwa { $queen }H.
cli-moves-moves = nennt, was jetzt erlaubt ist
cli-moves-hint = sagt, wo du hinschauen solltest, und beim zweiten Mal, was du tun kannst und warum
cli-moves-table = zeigt noch einmal den Tisch
cli-moves-quit = speichert die Partie und hört auf

cli-seat-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cli-seat = { $laid } auf dem Tisch, Stand { $total }{ $dealer ->
    [yes] , Geber
   *[no] {""}
}
cli-pots = Töpfe: { $pots }. Chips: { $chips }.
cli-melds = Figuren
cli-pile = Ablagestapel
cli-stock = Talon
cli-hand = Hand
cli-stock-cards = { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
cli-empty = leer
cli-reached = { $card } muss in diesem Zug gespielt werden.
cli-score = { $laid } auf dem Tisch − { $caught } auf der Hand{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } Bonus
} = { $round }, Stand { $total }
cli-owes = { $who ->
    [you] Du schuldest
   *[other] { $name } schuldet
} { $amount }.

## Wie eine Aufzeichnung endet; Zahlen und Karten wie in der Aufzeichnung

cli-ends-out = Runde { $round }: { $name } ist ausgegangen; { $scores }
cli-ends-stock = Runde { $round }: Der Talon ist aufgebraucht; { $scores }
cli-ends-turn = { $phase ->
    [play] { $name } ist am Zug und hat schon gezogen.
   *[draw] { $name } ist am Zug und muss ziehen.
}
cli-ends-meld = Figur { $number }: { $cards }
cli-ends-pile = Ablagestapel: { $cards }
cli-ends-pile-empty = (leer)
cli-ends-stock-count = Talon: { $count }
cli-ends-holds = { $name } hält { $cards }
cli-ends-holds-nothing = { $name } hält nichts
cli-ends-totals = Stand: { $totals }
cli-ends-won = Gewonnen von { $names }.
cli-depth = Die Tiefe kann nicht negativ sein.

## Anbieten

cli-serving = Rummy 500 läuft unter { $address } (Strg+C beendet es).
cli-interpreted = Das Regelwerk ist hier nicht kompiliert: Das Spiel läuft, aber langsamer, und Computer spielen höchstens mit der Stärke { $level } (ein C-Compiler bringt Tempo und die Stärken darüber).
cli-server-package = Dem Server fehlt das Paket { $package }: Installiere es mit { $command }.
error-folder-unwritable = In den Ordner { $file } lässt sich nicht schreiben: { $text }. Gib das Recht dazu oder nimm mit --data-dir einen anderen Ordner.
error-database-newer = Die Datenbank { $file } hat eine neuere Version von Rummy 500 geschrieben (Schritt { $text }). Starte diese Version oder nimm mit --data-dir einen anderen Ordner.
error-database-damaged = Die Datei { $file } ist keine Datenbank von Rummy 500 oder beschädigt ({ $text }). Sie bleibt, wie sie ist: Leg eine Sicherung an ihre Stelle oder nimm mit --data-dir einen anderen Ordner.
error-bad-host = Unter { $host } kann der Server nicht hören: { $text }.
error-port-taken = Port { $port } auf { $host } hat schon ein anderes Programm: Beende es oder nimm mit --port einen anderen.
error-cannot-listen = Unter { $host } kann der Server auf Port { $port } nicht hören: { $text }.
error-unreadable-file = Die Einstellung { $name } nennt eine Datei, die sich nicht lesen lässt: { $text }.
error-unknown-setting = Die Einstellung { $name } gibt es nicht.
error-setting-number = Die Einstellung { $name } muss eine Zahl sein.
error-setting-range = Die Einstellung { $name } muss eine Zahl von { $low } bis { $high } sein.
error-setting-choice = Für die Einstellung { $name } gibt es nur { $choices }.
error-setting-origins = Die Einstellung { $name } nimmt Adressen wie https://cards.example, mit Kommas dazwischen.
error-setting-networks = Die Einstellung { $name } nimmt Netze wie 10.0.0.0/8, mit Kommas dazwischen.

## Die Arena

cli-arena-positive = --deals und --jobs sind mindestens 1, und --limit ist größer als 0.
cli-arena-leads = „{ $text }“ ist nicht TIEF,HOCH: zwei Vorsprünge in Punkten je Runde, der kleinere zuerst, etwa 0,2.
cli-arena-two = Der fortlaufende Test vergleicht zwei Spieler.
cli-arena-too-many = { $players } Spieler passen nicht { $teams ->
    [yes] in { $places } Teams.
   *[no] auf { $places } Plätze.
}
cli-arena-stopped = Die Arena ist stehen geblieben: { $text }
cli-arena-interrupted = Abgebrochen nach { $done } von { $all } Mischungen.
cli-arena-continue = Derselbe Befehl macht mit { $file } weiter.
cli-arena-bad-command = Der Befehl in „{ $text }“ lässt sich nicht lesen: Ein Anführungszeichen oder der Befehl selbst fehlt.
cli-arena-no-player = Den Spieler „{ $text }“ gibt es nicht. Es gibt: { $choices }. Ein Programm schreibt man exec:BEFEHL.
cli-arena-no-program = Ein Programm „{ $text }“, das sich starten ließe, gibt es nicht.
cli-arena-progress = { $done } von { $all } Mischungen
cli-arena-lead = Vorsprung { $lead }
cli-arena-left = noch { $time }
cli-arena-played = { $rules }, { $seats } Plätze: { $rounds } Runden aus { $deals } Mischungen, Zahl { $seed }
cli-arena-head-player = Spieler
cli-arena-head-points = Punkte je Runde
cli-arena-head-won = gewonnen
cli-arena-head-place = Platz
cli-arena-head-out = ging aus
cli-arena-head-cpu = Rechenzeit
cli-arena-between = { $first } − { $second }: { $lead } Punkte je Runde
cli-arena-lost = { $player }: { $lost } von { $all } Entscheidungen gingen an den Ersatzzug
cli-arena-fault = { $fault ->
    [crashed] von selbst beendet
    [gone] war schon beendet
    [slow] zu langsam
    [garbage] nicht zu verstehen
    [flooded] zu viel gesagt
    [illegal] verbotener Zug
    [endless] ohne Ende
   *[other] { $fault }
}: { $count }, zum Beispiel: { $example }
cli-arena-undecided = Fortlaufender Test: nach { $sets } Mischungen unentschieden zwischen { $low } und { $high } Punkten ({ $at }).
cli-arena-decided = Fortlaufender Test: beendet nach { $sets } Mischungen: Ein Vorsprung von { $better } Punkten erklärt sie besser als einer von { $worse } ({ $at }, Irrtum je { $error }).
cli-arena-at = Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }
error-arena-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $text }.
error-arena-file-other = Die Datei { $file } hat nicht die Arena geschrieben: Nimm eine andere.
error-arena-file-version = Die Datei { $file } hat eine andere Version der Arena geschrieben: Nimm eine andere.
error-arena-file-contest = In der Datei { $file } steht ein anderer Vergleich ({ $text }): Nimm eine andere Datei.
error-arena-file-gaps = In der Datei { $file } fehlen Mischungen: Nimm eine andere.
error-arena-ended = Ein Prozess der Arena hat unerwartet geendet.
error-arena-failed = Ein Prozess der Arena ist gescheitert: { $text }.
