### Was gesagt und gezeigt wird, während mehrere zusammen spielen.

## Was am Tisch geschehen ist

tell-dealer-cut = Abheben um das Geben: { $cards }.
tell-dealer-cut-again = Gleich, also noch einmal: { $cards }.
tell-dealer-cut-lowest = { $who ->
    [you] Du hast die niedrigste Karte und gibst.
   *[other] { $name } hat die niedrigste Karte und gibt.
}
tell-cut-card = { $who ->
    [you] du
   *[other] { $name }
} { $card }
tell-pack-cut = { $who ->
    [you] Du hast
   *[other] { $name } hat
} abgehoben: { $depth ->
    [one] Eine Karte kam nach unten.
   *[other] { $depth } Karten kamen nach unten.
}
tell-deal-opened = Wie Runde { $round } gegeben wurde, liegt offen und lässt sich nachprüfen.
tell-sat = { $who ->
    [you] Du hast Platz genommen.
   *[other] { $name } hat Platz genommen.
}
tell-left = { $name } ist gegangen. Ein Computer spielt weiter.
tell-removed = Der Gastgeber hat { $name } entfernt. Ein Computer spielt weiter.
tell-became-host = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
tell-played-for = { $who ->
    [you] Du warst weg: Ein Computer spielt für dich.
   *[other] { $name } ist weg: Vorerst spielt ein Computer weiter.
}
tell-returned = { $who ->
    [you] Du bist wieder da und spielst selbst.
   *[other] { $name } ist wieder da.
}
tell-timed-out = { $who ->
    [you] Deine Zeit ist um: Ein Computer spielt deinen Zug zu Ende.
   *[other] Die Zeit von { $name } ist um: Ein Computer spielt den Zug zu Ende.
}
tell-manners-changed = Neue Tischsitten: { $changes }.
tell-back-meld = { $who ->
    [you] Du hast
   *[other] { $name } hat
} die Figur { $cards } zurückgenommen.
tell-back-lay = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } zurückgenommen ({ $meld }).
tell-back-swap = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } zurückgenommen und den Joker zurückgelegt.
tell-back-take = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $card } mit allem darüber in den Ablagestapel zurückgelegt.
tell-back-other = { $who ->
    [you] Du hast deinen letzten Schritt zurückgenommen.
   *[other] { $name } hat den letzten Schritt zurückgenommen.
}

## Tischsitten, wie eine Änderung gesagt wird

changed-call-seconds = { $value } Sekunden für einen Rummy-Ruf
changed-turn-timer = { $value ->
    [off] ohne Zeitgrenze
   *[other] { $value } Sekunden für einen Zug
}
changed-away-seconds = nach { $value } Sekunden springt ein Computer ein
changed-pace = { $value ->
    [instant] Computer spielen sofort
    [calm] Computer spielen gemütlich
   *[brisk] Computer spielen zügig
}
changed-undo = { $value ->
    [off] Schritte werden nicht zurückgenommen
   *[on] Schritte können zurückgenommen werden
}
changed-hints = { $value ->
    [off] keine Tipps
   *[on] Tipps
}
changed-coach = { $value ->
    [off] ohne Trainer
   *[on] mit Trainer
}
changed-spectators = { $value ->
    [off] niemand schaut zu
   *[on] andere dürfen zuschauen
}
changed-listed = { $value ->
    [off] nicht öffentlich aufgeführt
   *[on] öffentlich aufgeführt
}
changed-other = { $field }: { $value }

## Zurücknehmen

do-undo = Zurücknehmen
key-undo = Den letzten Schritt zurücknehmen (auch Strg+Z)
say-nothing-to-undo = Jetzt lässt sich nichts zurücknehmen.

## Das Geben

status-dealing = Es wird gegeben …
deal-title = Die Karten werden gegeben
deal-shares = Gemischt wird mit einem Geheimnis des Servers und je einem von { $names }.
deal-shares-none = Gemischt wird mit einem Geheimnis des Servers, das vorher feststeht.
deal-waiting = Alle legen ihren Anteil am Mischen fest …
deal-opening = Alle Anteile stehen fest. Jetzt werden sie geöffnet …
deal-cutting = { $name } hebt ab.
deal-cut-you = Heb ab
deal-cut-why = Du sitzt rechts vom Geber. Heb so viele Karten ab, wie du magst.
deal-depth = { $depth ->
    [one] Eine Karte von { $count } kommt nach unten
   *[other] { $depth } Karten von { $count } kommen nach unten
}
deal-depth-label = Wie viele Karten du abhebst
do-cut = Hier abheben
deal-seconds = { $seconds } s
cut-title = Wer gibt?
cut-why = Alle decken eine Karte auf. Die niedrigste gibt, das Ass ist niedrig.
cut-again = Gleich: noch einmal
cut-deals = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
}
cut-go-on = Weiter
deal-good = Geben geprüft ✓
deal-bad = Hier wurde nicht wie versprochen gegeben
deal-link = So wird das geprüft

## Menschen

host = Gastgeber
seat-away = weg
seat-computer = Computer
seat-played-for = Computer spielt
seat-free = freier Platz
seat-state = { $away ->
    [yes] , ist weg
   *[no] {""}
}{ $played ->
    [yes] , ein Computer spielt weiter
   *[no] {""}
}{ $computer ->
    [yes] , Computer
   *[no] {""}
}{ $host ->
    [yes] , Gastgeber
   *[no] {""}
}
watching = Du schaust zu
watching-note = Du siehst, was alle sehen dürfen.
watching-stop = Nicht mehr zuschauen
people-title = Tisch und Mitspieler
people-open = Tisch und Mitspieler
people-you = du
people-level = Computer, { $level }
people-here = am Tisch
people-away = weg
people-played-for = weg, ein Computer spielt weiter
people-make-host = Zum Gastgeber machen
people-remove = Entfernen
people-remove-sure = { $name } entfernen? Ein Computer spielt mit denselben Karten weiter, und { $name } kann nur zurück, wenn du es erlaubst.
people-remove-yes = { $name } entfernen
people-keep = Behalten
people-seat-link = Link für diesen Platz
people-seat-link-note = Mit diesem Link kommt { $name } in einem anderen Browser auf diesen Platz zurück. Er gilt einmal, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang.
people-barred = Entfernt
people-allow = Wieder zulassen
people-more = Was der Gastgeber für { $name } tun kann
people-mute = { $name } stumm schalten
people-muted = Zurufe von { $name } sind stumm
people-mute-all = Alle Zurufe stumm schalten
people-leave = Tisch verlassen
people-leave-sure = Endgültig gehen? Ein Computer spielt mit deinen Karten für dich weiter.
people-leave-over = Diesen Tisch verlassen? Dein Ergebnis bleibt bei deinen Partien stehen.
people-leave-yes = Gehen
people-stay = Bleiben
people-invite = Einladen
people-invite-note = Wer diesen Link hat, kann den Platz eines Computers nehmen{ $watch ->
    [yes] {" "}oder zuschauen.
   *[no] .
}
people-invite-text = Spiel Rummy 500 mit { $name }.
people-manners = Tischsitten
people-rules = Regeln dieses Tisches
link-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
link-not-watched = An diesem Tisch darf gerade niemand zuschauen.
link-left = Du hast diesen Tisch verlassen. Ein Computer spielt für dich weiter.
link-moved = Dein Platz ist jetzt in einem anderen Browser offen.
link-expired = Dieser Tisch ist zu alt und wurde abgeräumt.

## Tischsitten während des Spiels

manner-call-seconds = Sekunden für einen Rummy-Ruf
manner-turn-timer = Sekunden für einen Zug
manner-away-seconds = Sekunden, bis für Abwesende ein Computer einspringt
manner-undo = Schritte können zurückgenommen werden
manner-spectators = Andere dürfen zuschauen
manner-listed = Öffentlich aufgeführt
manner-off = aus

## Die Zeit des Zuges

clock-label = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
say-clock = Noch zehn Sekunden.

## Zurufe

say-open = Etwas sagen
say-title = Etwas sagen
say-muted = Du hast alle stumm geschaltet.
say-phrase = { $who ->
    [you] Du sagst: { $phrase }
   *[other] { $name } sagt: { $phrase }
}
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-so-close = Das war knapp!
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüs, bis bald!
phrase-clap = Applaus
phrase-laugh = Lustig
phrase-wow = Wow
phrase-oops = Hoppla
phrase-heart = Wie nett
phrase-think = Ich überlege

## Du bist am Zug

set-notices = Wenn du am Zug bist
notice-title = Im Titel der Seite zeigen
notice-sound = Ein leiser Ton
notice-device = Eine Mitteilung, wenn diese Seite im Hintergrund ist
notice-shake = Vibrieren
notice-blocked = Dieser Browser erlaubt dieser Seite keine Mitteilungen.
notice-turn = Du bist am Zug.
notice-call = Du kannst Rummy rufen.

## Wählen

ask-end = An welchem Ende?
ask-joker = Was soll der Joker sein?
ask-meld = An welche Figur?
ask-meld-value = Als welche Figur?
ask-call = Rummy! Auf welche Weise?
choose-end-low = Unten: { $card } vor { $next } · { $points }
choose-end-high = Oben: { $card } nach { $next } · { $points }
choose-joker = { $as } · { $points }
call-note = { $card } kann gerufen werden. { $others ->
    [yes] Rufen mehrere, bekommt sie der Nächste links von dem, der abgelegt hat.
   *[no] {""}
}
refusal-rule = Regeln § { $paragraph }
hint-makes = Mit { $card } ginge: { $melds }.
hint-makes-one = { $cards } · { $points }
hint-standing = Du stehst: Spiel die ganze Hand aus, die letzte Karte darfst du ablegen.
hint-floating = Du hast keine Karten: Zieh eine. Spiel sie und schweb weiter, oder leg sie ab und geh aus.
hint-joker-due = Spiel jetzt den Joker, den du eingetauscht hast.

## Nach der Partie

sheet-again-rules = Erst die Regeln ändern
sheet-again-join = Weiter zur nächsten Partie
sheet-again-asked = Die nächste Partie steht bereit.
sheet-waiting = Warten auf { $names } …
sheet-chips = Chips
sheet-bonus-out = Ausgehen
sheet-bonus-stand = erster Zug
rules-changed = { $count ->
    [one] Eine Regel ist anders als in eurer letzten Partie: { $fields }.
   *[other] { $count } Regeln sind anders als in eurer letzten Partie: { $fields }.
}
