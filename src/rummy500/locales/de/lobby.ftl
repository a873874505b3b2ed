### Vor und um das Spiel: Startseite, neuer Tisch, Hausregeln, Vorraum, die Tür eines Tisches, andere Geräte.

## Startseite

home-friends = Mit Freunden spielen
home-friends-what = Eure Regeln, ein Link, zwei bis acht am Tisch
home-yours = Deine Tische
home-public = Öffentliche Tische
home-with = { $count ->
    [0] Noch niemand sonst
   *[other] mit { $names }
}
home-won = { $who ->
    [you] Du hast gewonnen
    [nobody] Beendet
   *[other] { $name } hat gewonnen
}
home-rounds = { $count ->
    [0] erste Runde
    [one] eine Runde gespielt
   *[other] { $count } Runden gespielt
}
home-all-tables = Alle deine Tische
home-replay = Aufzeichnung öffnen
home-fair = Wie fair gegeben wird
home-more = Mehr
home-all-rules = Alle Hausregeln …
home-public-host = Tisch von { $name }
home-public-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
home-public-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
home-public-watch = Zuschauen möglich
home-public-running = wird gerade gespielt

page-none = Diese Seite gibt es hier nicht.
page-coming = Wird geladen …
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal versuchen

## Ein neuer Tisch

new-title = Neuer Tisch
new-who = Wer spielt mit
new-seats = Plätze
new-fewer = Ein Platz weniger
new-more = Ein Platz mehr
new-friend = Für Freunde (per Link)
new-computer = Computer · { $level }
new-friends = Gleich bekommst du einen Link für deine Freunde. Die Partie beginnt, wenn du es sagst.
new-alone = Nur Computer: Die Partie beginnt sofort.
new-open = Tisch eröffnen
new-start = Losspielen
new-brought = Das sind die Regeln aus dem Link. Du kannst sie noch ändern.
new-brought-bad = Die Regeln in diesem Link waren nicht lesbar. Hier sind die Standardregeln.

## Wie an einem Tisch gespielt wird

rules-how = So spielt ihr
rules-here = So wird hier gespielt
rules-summary = Anders als Standard:
rules-choose = Andere Vorlage
rules-change = Regeln ändern
rules-read = Alle Regeln in Worten
rules-keep = Regeln merken
rules-share = Regeln teilen
rules-keep-short = Merken
rules-share-short = Teilen
rules-title = Die Regeln an diesem Tisch
rules-contents = Inhalt
rules-loading = Die Regeln werden geladen …
rules-failed = Die Regeln ließen sich gerade nicht laden.
rules-print = Seite zum Drucken
rules-marked = anders als in den Standardregeln
rules-differs = anders als in den Standardregeln
rules-new = neu
rules-new-legend = anders als in eurer letzten Partie
rules-news = Anders als in eurer letzten Partie

choose-title = Wie spielt ihr zu Hause?
choose-own = Deine eigenen Regeln
choose-own-what = { $preset }{ $count ->
    [0] {""}
    [one] , eine Änderung
   *[other] , { $count } Änderungen
}
choose-presets = Bekannte Varianten
choose-all = Alle { $count } zeigen
choose-families = Hausregeln einiger Familien
choose-rename = { $name } umbenennen
choose-new-name = Neuer Name
choose-rename-done = Umbenennen
choose-name-taken = Regeln mit diesem Namen gibt es schon.
choose-delete-name = { $name } löschen
choose-delete-sure = „{ $name }“ löschen?
choose-delete = Löschen
choose-keep = Behalten

keep-name = Name dieser Regeln
keep-example = Wie bei Oma
keep-where = Sie bleiben in diesem Browser. Regeln mit demselben Namen werden ersetzt.
keep-do = Merken
kept = Gemerkt als „{ $name }“.
keep-failed = Dieser Browser speichert nichts. Teile die Regeln stattdessen per Link.

share-what = Wer diesen Link öffnet, beginnt mit diesen Regeln.
share-label = Link zu diesen Regeln
share-text = So spielen wir Rummy 500: { $differs }

edit-title = Hausregeln
edit-search = Regeln durchsuchen
edit-popular = Oft geändert
edit-changed = geändert
edit-changes = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
}
edit-problem = passt nicht
edit-idle = mit den übrigen Regeln ohne Wirkung
edit-of-preset = wie in der Vorlage
edit-preset-value = vorher: { $value }
edit-legend = zeigt den Wert der Vorlage
edit-other-number = anders:
edit-range = Bitte { $low } bis { $high }.
edit-reset-field = { $field }: zurücksetzen auf { $value }
edit-reset-all = Alles zurücksetzen
edit-cancel = Abbrechen
edit-use = So spielen wir
edit-done = Fertig
edit-cannot-play = So lässt sich nicht spielen.
edit-nothing-found = Nichts gefunden zu „{ $wanted }“.
edit-swept = { $count ->
    [one] Eine Änderung wurde verworfen.
   *[other] { $count } Änderungen wurden verworfen.
}
edit-bring-back = Zurückholen

family-first-game = Das erste Spiel
family-first-game-note = Für Kinder: zehn Karten, nur die oberste Karte vom Ablagestapel, keine Pflicht, bis 200 Punkte.
family-kitchen-table = Küchentisch
family-kitchen-table-note = Joker lassen sich austauschen, und die Pik-Dame zählt 40. Abgehoben wird nicht.
family-opening = Rauskommen mit dreißig
family-opening-note = Zwei Joker je Kartenspiel, die ersten Figuren müssen 30 wert sein, und ausgehen kannst du nur durch Ablegen.
family-loud = Laute Runde
family-loud-note = Alle dürfen „Rummy!“ rufen, ohne Karten schwebt man weiter, und der Ablagestapel wird zum neuen Talon.
family-evening-of-six = Ein Abend zu sechst
family-evening-of-six-note = Zwei Kartenspiele mit Jokern, doppelte Karten im Satz, sechs Runden, der höchste Stand gewinnt.
family-strict = Streng
family-strict-note = Die Karte, nach der du greifst, gehört in eine neue Figur, und Joker werden nicht leichthin angelegt.

## Links

link-copy = Kopieren
link-copied-short = Kopiert
link-copied = Der Link ist kopiert.
link-copy-by-hand = Kopiere den markierten Link von Hand.
link-share = Senden
link-qr-show = QR-Code
link-qr-hide = QR-Code ausblenden
link-qr = QR-Code des Links

## Vorraum

lobby-title = Tisch von { $name }
lobby-seats = Wer wo sitzt
lobby-leave = Tisch verlassen
leave-sure = Diesen Tisch verlassen? Dein Platz wird frei.
leave-host = Diesen Tisch verlassen? Die nächste Person wird Gastgeber.
leave-stay = Bleiben
invite-title = Einladen
invite-what = Wer diesen Link öffnet, sieht, wer hier sitzt und wie ihr spielt, nennt einen Namen und setzt sich.
invite-label = Link zu diesem Tisch
invite-text = { $name } lädt dich zu Rummy 500 ein
invite-listed = Öffentlich
invite-listed-what = Der Tisch steht auf der Startseite dieses Servers; alle dürfen sich setzen.
invite-spectators = Mit Zuschauern
invite-spectators-what = Wer den Link hat, darf zuschauen. Eure Karten sieht niemand.
barred-title = Entfernt
barred-allow = Wieder zulassen

team-number = Team { $number }
seat-more = { $kind ->
    [computer] (Computer)
   *[person] {""}
}{ $host ->
    [yes] (Gastgeber)
   *[no] {""}
}
seat-do-arrange = Ändern
seat-do-take = Diesen Platz wählen
seat-hint = Tippe auf einen Platz, um ihn zu ändern. Ziehe jemanden auf einen anderen Platz, oder drücke Alt und eine Pfeiltaste.
seat-add = Platz hinzufügen
seat-fill = { $count ->
    [one] Computer auf den freien Platz
   *[other] Computer auf { $count } freie Plätze
}
seat-drop-free = { $count ->
    [one] Freien Platz wegnehmen
   *[other] { $count } freie Plätze wegnehmen
}
seat-free-title = Platz { $number }, frei
seat-put-computer = Computer hierher setzen
seat-level = Spielstärke
seat-move = Platz tauschen mit
seat-move-note = Gespielt wird im Uhrzeigersinn. Partner sitzen nicht nebeneinander.
seat-of = { $number } · { $name }
seat-of-nobody = { $number } · freier Platz
seat-make-free = Für eine Person freihalten
seat-remove = Platz wegnehmen
seat-make-host = Zum Gastgeber machen
seat-link = Link zu diesem Platz
seat-link-what = Wer diesen Link öffnet, bekommt den Platz von { $name }, zum Beispiel in einem anderen Browser. Er gilt einmal, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang.
seat-link-text = Dein Platz bei Rummy 500
seat-remove-person = Entfernen
seat-remove-sure = { $name } verliert den Platz und kommt nur zurück, wenn du es erlaubst.
seat-remove-do = Vom Tisch entfernen

start-match = Partie beginnen
start-ready = Alle sind da. Die niedrigste Karte bestimmt, wer gibt.
start-free = { $count ->
    [one] Ein Platz ist noch frei: Warte auf Freunde, setze einen Computer hin oder nimm den Platz weg.
   *[other] { $count } Plätze sind noch frei: Warte auf Freunde, setze Computer hin oder nimm die Plätze weg.
}
start-few = Mindestens zwei müssen mitspielen.
start-rules = Die Regeln passen nicht zusammen: Unten steht, was sich ändern lässt.
start-waiting = Sobald { $name } die Partie beginnt, geht es los.
start-waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}

## Die Tür eines Tisches

join-title = { $name } lädt dich ein
join-title-nobody = Ein Tisch Rummy 500
join-people = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
} am Tisch.
join-phase-lobby = Die Partie hat noch nicht begonnen.
join-phase-play = Die Partie läuft.
join-phase-over = Die Partie ist vorbei.
join-sit = Hinsetzen
join-sit-at = Auf Platz { $number } setzen
join-choose-seat = Wenn du magst, tippe auf den Platz, den du möchtest.
join-take-over = Du übernimmst Karten und Punkte eines Computers und spielst weiter.
join-full = Gerade sind alle Plätze besetzt. Wird einer frei, kannst du ihn hier nehmen.
join-over = Diese Partie ist vorbei.
join-removed = Du wurdest von diesem Tisch entfernt. Du kannst zurück, sobald der Gastgeber es erlaubt.
join-watch = Nur zuschauen
join-watch-over = Den Tisch ansehen
join-failed = Der Server hat nicht geantwortet. Versuch es noch einmal.
join-bad-name = Bitte nenne einen Namen aus 1 bis 20 sichtbaren Zeichen.
error-code-unknown = Diesen Code gibt es nicht: Vielleicht wurde er schon benutzt oder ist zu alt.
join-link-title = Dieser Link gehört zu einem Platz
join-link-what = Nimmst du den Platz, dann spielst du ab jetzt hier, mit seinen Karten und Punkten. Der Browser, der ihn bisher hatte, verliert ihn.
join-link-do = Diesen Platz nehmen
join-link-not = Nicht jetzt

## Ein anderes Gerät

device-title = Anderes Gerät benutzen
device-what = Deine Tische und dein Platz können mitkommen, zum Beispiel vom Laptop aufs Handy.
device-ask = Code zeigen
device-have = Ich habe einen Code
device-show = Öffne diesen Link auf dem anderen Gerät oder gib dort den Code ein. Er gilt einmal, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang. Hier kannst du auch weiterspielen.
device-link = Link für das andere Gerät
device-link-text = Meine Tische bei Rummy 500
device-enter = Code eingeben
device-enter-what = Du findest ihn auf dem anderen Gerät: Einstellungen, „Anderes Gerät benutzen“.
device-code = Code
device-claim = Das bin ich
device-done = Dieses Gerät kennt dich jetzt
device-done-what = Deine Tische stehen auf der Startseite.
