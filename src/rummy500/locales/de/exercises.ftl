### Sechs Arten kurzer Aufgaben aus echten Stellungen nach den Standardregeln. $card und $cards sind Karten in Zeichen,
### $meld ist eine Figur mit ihrem Besitzer („die Könige von Ada“).

exercises-title = Aufgaben
exercises-lead = Kurze Fragen aus echten Runden, so viele du magst. Es gelten die Standardregeln.

exercise-title-meld = Ist das eine Figur?
exercise-title-reach = Was kannst du aufnehmen?
exercise-title-lay = Was lässt sich anlegen?
exercise-title-ace = Ass hoch oder niedrig?
exercise-title-score = Wie viele Punkte?
exercise-title-should = Lohnt sich der Griff?

exercise-right = Richtig.
exercise-wrong = Nicht ganz.
exercise-yes = Ja
exercise-no = Nein

exercise-meld = Darfst du { $cards } zusammen auslegen?
exercise-meld-set = Ja: Karten eines Werts in verschiedenen Farben sind ein Satz.
exercise-meld-run = Ja: Aufeinanderfolgende Karten einer Farbe sind eine Folge.
exercise-meld-corner = Nein: Rund um die Ecke geht keine Folge. Das Ass liegt niedrig vor der Zwei oder hoch nach dem König, nie dazwischen.
exercise-meld-gap = Nein: Die Karten sind von einer Farbe, folgen aber nicht alle aufeinander.
exercise-meld-suits = Nein: Die Werte folgen aufeinander, aber eine Folge braucht eine Farbe.
exercise-meld-ranks = Nein: Ein Satz braucht drei Karten eines Werts, hier sind es nur zwei.

exercise-reach = Welche Karten des Ablagestapels darfst du jetzt aufnehmen? Wähle alle aus.
exercise-reach-rule = Die oberste Karte darfst du einfach nehmen, eine tiefere nur, wenn du sie sofort ausspielen kannst. Alles, was darüber liegt, bekommst du dazu.
exercise-reach-none = Nur die oberste Karte. Eine tiefere müsstest du sofort ausspielen, und keine passt zu deiner Hand, zu den Karten darüber oder an eine Figur auf dem Tisch.
exercise-reach-meld = { $card }: leg { $cards } aus.
exercise-reach-lay = { $card }: leg sie an ({ $meld }).

exercise-lay = Nur eine dieser Anlagen ist erlaubt. Welche?
exercise-lay-run = { $card } ist die nächste Karte an einem Ende ({ $meld }). Etwas anderes nimmt eine Folge nicht.
exercise-lay-set = { $card } hat den richtigen Wert ({ $meld }), in einer Farbe, die noch fehlt. Etwas anderes nimmt ein Satz nicht.

exercise-ace-lay = Du willst { $card } anlegen ({ $meld }). Was zählt das Ass dort?
exercise-ace-meld = Du willst { $cards } auslegen. Was zählt das Ass dort?
exercise-ace-low = { $points ->
    [one] Einen Punkt
   *[other] { $points } Punkte
}, es liegt niedrig
exercise-ace-high = { $points ->
    [one] Einen Punkt
   *[other] { $points } Punkte
}, es liegt hoch
exercise-ace-none = Nichts, das ist nicht erlaubt
exercise-ace-why-low = Es liegt vor der Zwei, am unteren Ende der Folge, und zählt dort { $low }. Überall sonst zählt ein Ass { $points }.
exercise-ace-why-high = Es liegt nach dem König, am oberen Ende der Folge: { $points } Punkte. Vor einer Zwei würde es { $low } zählen.
exercise-ace-why-set = In einem Satz zählt ein Ass immer { $points }, nur vor einer Zwei zählt es { $low }.
exercise-ace-why-none = Es passt nicht: In einer Folge liegt ein Ass vor der Zwei ({ $low }) oder nach dem König ({ $points }), und beides in einer Folge geht auch nicht.

exercise-score = Die Runde ist zu Ende. Was bringt sie dir?
exercise-score-laid = Ausgespielt hast du { $cards }: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. In wessen Figur eine Karte liegt, spielt keine Rolle.
exercise-score-caught = Auf der Hand bleiben: { $cards }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
exercise-score-no-cards = nichts
exercise-score-sum = { $laid } − { $caught } = { $points }

exercise-should = Du kannst nach { $card } greifen und bekommst dazu { $more ->
    [one] eine weitere Karte
   *[other] { $more } weitere Karten
}. Tust du es?
exercise-should-yes = { $rounds }-mal zu Ende gespielt, bringt der Griff je Runde etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr als jede andere Art zu ziehen.
exercise-should-no = { $rounds }-mal zu Ende gespielt, bringt der Griff je Runde etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger, als die Karten liegen zu lassen.

error-no-exercise = Diese Aufgabe gibt es nicht.
error-no-option = Das ist keine der Antworten.
