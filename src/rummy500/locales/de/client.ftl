### Was der Browser sagt. Karten, Hausregeln, Spielstärken und Fehler stehen in den anderen Dateien.

## Karten und Figuren

card-by = { $who ->
    [you] { $card } von dir
   *[other] { $card } von { $name }
}
run-what = Folge { $from } bis { $to }
run-see = Folge { $from }–{ $to }
meld-name = { $who ->
    [you] deine { $what }
    [own] { $kind ->
        [run] die eigene { $what }
       *[set] die eigenen { $what }
    }
   *[other] die { $what } von { $name }
}
meld-number = Figur { $number }

## Startseite

app-name = Rummy 500
home-line = Ziehen, auslegen, anlegen – und als Erster bei 500 sein.
home-play = Spielen
home-play-what = Du und zwei Computer, bis 500 Punkte
home-continue = Zurück an deinen Tisch
home-choose = Ein anderer Tisch
home-name = Dein Name
home-computers = Computer
home-level = Spielstärke
home-target = Spielen bis
home-preset = Hausregeln
home-start = Tisch eröffnen
home-failed = Der Tisch ließ sich nicht eröffnen. Versuch es noch einmal.
loading = Der Tisch wird geöffnet …
table-unknown = Diesen Tisch gibt es hier nicht.
home-back = Zur Startseite

## Der Tisch

you = Du
you-name = Du
table-daily = Runde vom { $date } · { $ranked ->
    [yes] gewertet
   *[no] ohne Wertung
}
table-daily-note = Diese Runde spielen alle für sich, mit denselben Karten und demselben Gegner. { $ranked ->
    [yes] Es gibt keine Tipps, und niemand sieht zu.
   *[no] Niemand sieht zu; Tipps gibt es, weil sie nicht gewertet wird.
}
table-daily-ends = Sie wird gewertet, wenn sie bis { $time } zu Ende ist.
seat-number = Platz { $number }
dealer = Geber
dealer-short = G
partner = Partner
pots = Töpfe:
floating = 0 Karten
turn-flag = am Zug
zone-board = Figuren auf dem Tisch
zone-pile = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, eine Karte
   *[other] Ablagestapel, { $count } Karten, die älteste zuerst
}
zone-hand = { $count ->
    [0] Deine Hand, leer
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
}
zone-seats = Mitspieler
zone-actions = Was du tun kannst
hand-empty = Du hast keine Karten mehr.
board-empty = Noch liegt nichts auf dem Tisch.
melds-yours = Deine Figuren
melds-of = Figuren von { $name }
seat-label = { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, Stand { $total }, { $laid } auf dem Tisch{ $turn ->
    [yes] , ist am Zug
   *[no] {""}
}{ $dealer ->
    [yes] , Geber
   *[no] {""}
}{ $floating ->
    [yes] , ohne Karten
   *[no] {""}
}{ $partner ->
    [yes] , Partner
   *[no] {""}
}
meld-label = Figur { $number }, { $meld }: { $cards }. { $value ->
    [one] Ein Punkt.
   *[other] { $value } Punkte.
}{ $fits ->
    [yes] {" "}Die gewählte Karte passt.
   *[no] {""}
}
stock-label = { $can ->
    [yes] Vom Talon ziehen, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[no] Talon, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
pile-card = { $card }, { $more ->
    [0] oben auf dem Ablagestapel
   *[other] Karte { $place } von { $count }
}{ $can ->
    [yes] , kannst du nehmen{ $more ->
        [0] {""}
        [one] {" "}mit einer weiteren
       *[other] {" "}mit { $more } weiteren
    }
   *[no] {""}
}
hand-card = { $card }{ $fresh ->
    [yes] , neu
   *[no] {""}
}{ $due ->
    [yes] , musst du in diesem Zug spielen
   *[no] {""}
}
on-table = { $points } auf dem Tisch
to-target = bis { $target }

## Wer am Zug ist

turn-over = Die Runde ist vorbei.
turn-you-draw = Du bist dran: Zieh eine Karte.
turn-you-no-stock = Du bist dran: Der Talon ist leer. { $floating ->
    [yes] Passe.
   *[no] Nimm eine Karte vom Ablagestapel oder passe.
}
turn-you-play = Du bist dran: auslegen und anlegen, dann ablegen.
status-you-draw = Du bist dran: ziehen
status-you-play = Du bist dran: spielen
status-call = Rummy-Ruf möglich
turn-other = { $name } ist am Zug.

## Was man tun kann

do-draw = Vom Talon ziehen
do-pass = Passen: Die Runde endet
do-stand = Ohne zu ziehen ausgehen
do-take = { $more ->
    [0] { $card } nehmen
    [one] { $card } und eine weitere nehmen
   *[other] { $card } und { $more } weitere nehmen
}
do-meld = { $cards } auslegen · { $points }
do-meld-choose = { $cards } auslegen …
do-lay = { $card } an { $meld } anlegen · { $points }
do-lay-low = Unten an { $meld } · { $points }
do-lay-high = Oben an { $meld } · { $points }
do-lay-choose = { $card } anlegen …
do-swap = { $card } gegen den Joker ({ $meld }) · { $points }
do-discard = { $card } ablegen
do-call = { $more ->
    [0] Rummy! { $card } nehmen
    [one] Rummy! { $card } und eine weitere nehmen
   *[other] Rummy! { $card } und { $more } weitere nehmen
}
do-call-lay = Rummy! { $card } an { $meld }
do-call-choose = Rummy! …
do-decline = Jetzt nicht
do-why = Warum nicht?
ask-which = Welche?
close = Schließen
hint-draw = Zieh, oder tippe eine leuchtende Karte an.
hint-draw-pile = Der Talon ist leer: Nimm eine leuchtende Karte oder passe.
hint-reach-at-once = Dann musst du { $card } sofort spielen.
hint-reach = Dann musst du { $card } in diesem Zug spielen.
hint-play = Wähle Karten zum Ausspielen oder eine zum Ablegen.
hint-due = Spiel jetzt { $card }: Wähle die Karten, die dazugehören.
hint-nothing = Das lässt sich jetzt nicht spielen.
hint-more = Mit diesen Karten geht noch nichts.
hint-wait = { $name } ist am Zug.
hint-wait-call = Jetzt kann Rummy gerufen werden.

## Verbindung

link-lost = Verbindung verloren. Neuer Versuch …
link-back = Wieder verbunden.
link-outdated = Diese Seite ist älter als der Server.
link-reload = Neu laden
link-crowded = Zu viele Seiten dieses Spiels sind offen. Schließ andere; diese versucht es weiter.
sending = Wird gesendet …
send-failed = Der Server antwortet nicht. Dein Zug wurde nicht gespielt; versuch es noch einmal.
server-closing = Der Server startet neu. Dein Tisch bleibt erhalten.

## Ordnung und Tasten

sort-suit = Nach Farbe
sort-rank = Nach Wert
sort-own = Selbst sortiert
sort-label = Sortierung deiner Hand: { $sorting }
log-title = Züge
scores-title = Punkte
settings-title = Einstellungen
help-title = Tasten
menu-home = Startseite
panel-hide = Züge und Punkte ausblenden
panel-show = Züge und Punkte
key-draw = Vom Talon ziehen
key-take = Die gewählte Karte nehmen oder zum Ablagestapel gehen
key-meld = Die gewählten Karten auslegen
key-lay = Die gewählte Karte anlegen
key-swap = Die gewählte Karte gegen einen Joker tauschen
key-discard = Die gewählte Karte ablegen
key-call = Rummy rufen
key-decline = Jetzt nicht Rummy rufen
key-pass = Passen
key-stand = Ohne zu ziehen ausgehen
key-hand = Zur Hand gehen
key-pile = Zum Ablagestapel gehen
key-board = Zu den Figuren gehen
key-sort = Die Hand anders sortieren
key-status = Sagen, wie es steht
key-repeat = Die letzten Züge noch einmal sagen
key-left = Die Karte nach links schieben
key-right = Die Karte nach rechts schieben
key-clear = Die Auswahl aufheben
key-help = Diese Liste
help-note = Mit den Pfeiltasten gehst du durch Hand, Ablagestapel und Figuren; die Leertaste wählt. Tab führt weiter.

## Einstellungen

set-language = Sprache
set-language-failed = { $language } ließ sich nicht laden: keine Verbindung. Versuch es später noch einmal.
set-theme = Darstellung
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
set-deck = Farben der Karten
deck-two = Zweifarbig
deck-four = Vierfarbig
set-index = Kartenbild
index-classic = Klassisch
index-large = Große Zeichen
set-card-size = Größe der Karten
card-size-normal = Normal
card-size-large = Groß
card-size-extra = Sehr groß
set-felt = Filz
felt-green = Grün
felt-blue = Blau
felt-wine = Weinrot
felt-slate = Schiefergrau
set-left = Tisch für die linke Hand spiegeln
set-sounds = Ton
set-sound = Kartengeräusche
set-volume = Lautstärke
set-pace = Tempo der Computer
set-brackets = Mögliche Figuren in der Hand anzeigen
set-shortcuts = Tasten mit einem Buchstaben

## Runde und Partie

sheet-title = Runde { $round }
sheet-out = { $who ->
    [you] Du bist ausgegangen.
   *[other] { $name } ist ausgegangen.
}
sheet-stock = Der Talon ist aufgebraucht.
sheet-laid = Gelegt
sheet-caught = Hand
sheet-bonus = Bonus
sheet-round = Runde
sheet-total = Stand
sheet-player = Spieler
sheet-next = Nächste Runde
sheet-skip = Alles zeigen
sheet-daily = Ergebnis ansehen
sheet-again = Noch einmal
sheet-race = Der Weg bis { $target }
sheet-race-label = { $name }: { $total } von { $target }
sheet-left = Auf der Hand geblieben
sheet-nothing-left = keine Karten
sheet-record = Aufzeichnung speichern
sheet-settlement = { $name } schuldet { $amount }
scores-empty = Noch ist keine Runde zu Ende.
end-you = Du gewinnst!
end-you-with = Du gewinnst mit { $names }!
end-other = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}

## Was geschehen ist

tell-round-started = Runde { $round }. { $dealing ->
    [you] Du gibst
   *[other] { $dealer } gibt
}, { $starting ->
    [you] du beginnst.
   *[other] { $first } beginnt.
}
tell-upcard = { $card } eröffnet den Ablagestapel.
tell-drew = { $who ->
    [you] Du hast eine Karte gezogen.
   *[other] { $name } hat eine Karte gezogen.
}
tell-drew-card = { $who ->
    [you] Du hast { $card } gezogen.
   *[other] { $name } hat { $card } gezogen.
}
tell-took = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card }{ $more ->
    [0] {""}
    [one] {" "}und eine Karte darüber
   *[other] {" "}und { $more } Karten darüber
} genommen.
tell-melded = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $cards } ausgelegt: { $n ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
tell-laid-off = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } an { $meld } angelegt: { $n ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
tell-swapped = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } gegen den Joker getauscht ({ $meld }): { $n ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
} { $losing ->
    [you] Du verlierst { $lost }.
   *[other] { $loser } verliert { $lost }.
}
tell-discarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } abgelegt.
tell-passed = { $who ->
    [you] Du hast gepasst.
   *[other] { $name } hat gepasst.
}
tell-stood = { $who ->
    [you] Du ziehst nicht und gehst aus.
   *[other] { $name } zieht nicht und geht aus.
}
tell-called = { $who ->
    [you] Du hast
   *[other] { $name } hat
} Rummy gerufen für { $card }.
tell-floated = { $who ->
    [you] Du hast keine Karten mehr und schwebst.
   *[other] { $name } hat keine Karten mehr und schwebt.
}
tell-restocked = { $count ->
    [one] Aus dem Ablagestapel wurde ein neuer Talon mit einer Karte.
   *[other] Aus dem Ablagestapel wurde ein neuer Talon mit { $count } Karten.
}
tell-pot-taken = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} den Topf von { $card }: { $chips ->
    [one] ein Chip.
   *[other] { $chips } Chips.
}
tell-round-ended = Runde { $round } ist vorbei: { $who ->
    [you] Du bist ausgegangen.
   *[other] { $name } ist ausgegangen.
}
tell-round-ended-stock = Runde { $round } ist vorbei: Der Talon ist aufgebraucht.
tell-score = { $who ->
    [you] Du
   *[other] { $name }
}: { $laid } ausgelegt, { $caught } auf der Hand{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
}, Runde { $round }, Stand { $total }.
tell-won = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie.
}
tell-you-won = Du gewinnst die Partie.
tell-you-won-with = Du gewinnst die Partie mit { $names }.
say-hand = { $count ->
    [one] Du hast eine Karte: { $cards }.
   *[other] Du hast { $cards }.
}
say-can-call = Du kannst Rummy rufen für { $card }.
say-declined = Kein Ruf.
say-stock = { $count ->
    [0] Der Talon ist leer.
    [one] Eine Karte im Talon.
   *[other] { $count } Karten im Talon.
}
say-pile = { $count ->
    [one] Eine Karte im Ablagestapel: { $card }.
   *[other] { $count } Karten im Ablagestapel, oben { $card }.
}
say-pile-empty = Der Ablagestapel ist leer.
say-seat = { $who ->
    [you] Du
   *[other] { $name }
}: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, Stand { $total }.
say-not-now = Das geht jetzt nicht.
say-no-hand = Du hast keine Karten.
say-no-pile = Der Ablagestapel ist leer.
say-no-board = Noch liegen keine Figuren auf dem Tisch.
say-moved = Platz { $place } von { $count }.
refusal-with-rule = { $sentence } (Regeln § { $paragraph })
refused-one-discard = Es wird nur eine Karte abgelegt.
