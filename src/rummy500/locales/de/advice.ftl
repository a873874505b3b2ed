### Tipps, der Trainer, und warum ein Zug besser ist als ein anderer. Ein Grund sagt nie, wer handelt, damit er zum Tipp,
### zum Trainer und zur Auswertung einer fremden Runde passt. $card und $cards sind Karten in Zeichen oder Worten, $name
### ist ein Mitspieler, $left wie viele Karten er hat, $meld eine Figur mit Besitzer („die Könige von Ada“), sonst ganze Zahlen.

## Was man tun kann, für sich stehend wie auf einem Knopf. $more sagt, wie viele Karten mitkommen.

move-draw = Vom Talon ziehen
move-pass = Passen
move-stand = Ohne zu ziehen ausgehen
move-take = { $more ->
    [0] { $card } nehmen
    [one] { $card } und eine weitere nehmen
   *[other] { $card } und { $more } weitere nehmen
}
move-meld = { $cards } auslegen
move-lay = { $card } an { $meld } anlegen
move-lay-low = { $card } unten an { $meld } anlegen
move-lay-high = { $card } oben an { $meld } anlegen
move-swap = { $card } gegen den Joker tauschen ({ $meld })
move-discard = { $card } ablegen
move-call = Rummy rufen für { $card }
move-call-lay = Rummy rufen: { $card } an { $meld }
move-silent = Nicht rufen

## Wohin man schauen soll, bevor der Zug verraten wird

look-take = Schau dir { $card } im Ablagestapel an.
look-call = Schau dir { $card } im Ablagestapel an: Lohnt sich ein Ruf?
look-stock = Schau auf den Talon. Ist im Ablagestapel etwas seinen Preis wert?
look-meld = Schau dir { $card } in deiner Hand an: Was passt dazu?
look-lay = Schau dir { $meld } an: Was könnte da noch hin?
look-swap = Schau auf den Joker ({ $meld }).
look-table = Schau dir { $meld } an, bevor du ablegst.
look-seat = Denk daran, was { $name } aufgenommen hat.
look-hold = Denk daran, was { $name } bekanntlich auf der Hand hat. Ist jetzt der Moment zum Auslegen?
look-dear = Schau, wie viele Karten { $name } noch hat. Was käme dich am teuersten?
look-together = Schau dir { $cards } in deiner Hand an: Sie gehören zusammen.
look-weakest = Schau in deine Hand: Welche Karte nützt am wenigsten?

## Warum

reason-only = Etwas anderes geht gerade nicht.
reason-even = Es kommt so oder so etwa auf dasselbe heraus.
reason-goes-out = Damit ist die Runde sofort zu Ende.
reason-lays-now = { $points ->
    [one] Damit liegt sofort ein Punkt mehr auf dem Tisch.
   *[other] Damit liegen sofort { $points } Punkte mehr auf dem Tisch.
}
reason-opens = Damit fängt das erste Auslegen an, für das es { $points } Punkte braucht.
reason-joker-plays = Mit dem Joker { $points ->
    [one] liegt sofort ein Punkt mehr
   *[other] liegen sofort { $points } Punkte mehr
} auf dem Tisch.
reason-joker-keeps = Der Joker bleibt auf der Hand: Er passt später noch fast überall.
reason-swap-joker = { $card } zählt { $points } auf dem Tisch, und der Joker kommt auf die Hand.
reason-take-plays = Ab { $card } aufzunehmen bringt in diesem Zug { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf den Tisch{ $count ->
    [0] .
    [one] , aber die übrige Karte kostet { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
   *[other] , aber die { $count } übrigen Karten kosten { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
}
reason-take-costs = Ab { $card } aufzunehmen brächte in diesem Zug { $points ->
    [0] nichts
    [one] einen Punkt
   *[other] { $points } Punkte
} auf den Tisch, und { $count ->
    [one] die übrige Karte kostete
   *[other] die { $count } übrigen Karten kosteten
} { $cost }, falls { $name } ausgeht ({ $left ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $left } Karten
}).
reason-take-less = Ab { $card } aufzunehmen ließe { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} mehr auf der Hand.
reason-denies = { $name } könnte { $card } auf dem Tisch anlegen; so ist die Karte aus dem Ablagestapel weg.
reason-fits-table = { $name } könnte { $card } gleich an { $meld } anlegen.
reason-serves-held = { $name } hat { $cards } aufgenommen: Mit { $card } würde daraus eine Figur.
reason-serves-pile = Mit { $cards } aus dem Ablagestapel ergäbe { $card } eine Figur für den, der sie aufnimmt.
reason-keeps-meld = { $cards } bleiben als Figur beisammen.
reason-keeps-pair = { $cards } bleiben beisammen; { $count ->
    [one] eine ungesehene Karte würde daraus eine Figur machen.
   *[other] { $count } ungesehene Karten würden daraus eine Figur machen.
}
reason-keeps-fit = { $card } lässt sich noch an { $meld } anlegen.
reason-bait = { $card } passt zu { $cards } auf der Hand und lässt sich noch aus dem Ablagestapel zurückholen.
reason-dear = { $card } würde auf der Hand { $cost } kosten, falls { $name } ausgeht ({ $left ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $left } Karten
}).
reason-opens-place = Läge die Figur schon da, würde { $card } daran passen, und die Karte hat { $name } bekanntlich auf der Hand.
reason-stock-low = { $count ->
    [0] Der Talon ist leer: Was auf der Hand bleibt, wird bald abgezogen.
    [one] Im Talon ist nur noch eine Karte: Was auf der Hand bleibt, wird bald abgezogen.
   *[other] Im Talon sind nur noch { $count } Karten: Was auf der Hand bleibt, wird bald abgezogen.
}
reason-out-more = Von hier aus weitergespielt, führt das in { $share } von 100 Runden zum Ausgehen, sonst in { $against }.
reason-call-lays = An { $meld } angelegt, zählt { $card } { $points } und kostet nichts.
reason-call-takes = Der Ruf bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf den Tisch{ $count ->
    [0] .
    [one] , aber die übrige Karte kostet { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
   *[other] , aber die { $count } übrigen Karten kosten { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
}
reason-call-costs = Ein Ruf für { $card } brächte { $points ->
    [0] nichts
    [one] einen Punkt
   *[other] { $points } Punkte
} auf den Tisch{ $count ->
    [0] , und es bliebe nichts übrig.
    [one] , und die übrige Karte kostete { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
   *[other] , und die { $count } übrigen Karten kosteten { $cost }, falls { $name } ausgeht ({ $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }).
}
reason-pass-ends = Passen beendet die Runde beim jetzigen Stand.
reason-stand-goes = { $points ->
    [0] Die Hand geht auf, so wie sie gegeben wurde.
   *[other] Die Hand geht auf, so wie sie gegeben wurde, und bringt { $points } Punkte.
}
reason-partner = Es hilft dem Partner: Von dort { $points ->
    [one] kommt etwa ein Punkt
   *[other] kommen etwa { $points } Punkte
} mehr für die eigene Seite.
reason-more-laid = Am Ende der Runde { $points ->
    [one] liegt etwa ein Punkt
   *[other] liegen etwa { $points } Punkte
} mehr auf dem Tisch.
reason-less-caught = Am Ende der Runde { $points ->
    [one] bleibt etwa ein Punkt
   *[other] bleiben etwa { $points } Punkte
} weniger auf der Hand.
reason-less-others = Ein Gegner beendet die Runde mit etwa { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} weniger.
reason-though-laid = Dagegen spricht: am Ende etwa { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger auf dem Tisch.
reason-though-caught = Dagegen spricht: am Ende etwa { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr auf der Hand.
reason-though-others = Dagegen spricht: am Ende etwa { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr für einen Gegner.

## Der Tipp am Tisch

advice-ask = Tipp
advice-title = Ein Tipp
advice-thinking = Ich überlege …
advice-show = Zug zeigen
advice-do = So spielen
advice-gain = { $points ->
    [one] Etwa einen Punkt besser als: { $move }.
   *[other] Etwa { $points } Punkte besser als: { $move }.
}
advice-even = Etwa ebenso gut: { $move }.
advice-rounds = Dafür wurden { $rounds } Runden von hier aus durchgespielt, nur mit dem, was du sehen kannst.
advice-none = Dazu gibt es gerade nichts zu sagen.
key-hint = Ein Tipp; noch einmal für den Zug

## Der Trainer

manner-hints = Tipps sind erlaubt
manner-coach = Ein Trainer darf Lernende warnen
set-coach = Trainer: fragt vor einem Zug, der viel kostet
set-coach-off = Der Gastgeber dieses Tisches erlaubt den Trainer nicht.
coach-title = Der Trainer fragt
coach-costs = { $points ->
    [one] Dein Zug kostet etwa einen Punkt: { $mine }.
   *[other] Dein Zug kostet etwa { $points } Punkte: { $mine }.
}
coach-better = Besser: { $move }.
coach-play = Meinen Zug spielen
coach-back = Zurücknehmen

## Codes

error-hints-off = Der Gastgeber dieses Tisches erlaubt keine Tipps.
error-coach-off = Der Gastgeber dieses Tisches erlaubt den Trainer nicht.
error-no-search = Tipps und der Trainer brauchen das kompilierte Regelwerk, das hier nicht eingerichtet ist.
