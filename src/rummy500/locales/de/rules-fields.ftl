### Hausregeln: der Name jedes Felds, ein Satz dazu und seine Werte.
### field-X und field-X-note für jedes Feld; value-X-Y für einen Wert in Worten. $count ist eine Zahl, die eingestellt wurde.

value-on = ja
value-off = nein

field-seats = Mitspieler
field-seats-note = Wie viele Menschen und Computer am Tisch sitzen.

field-decks = Kartenspiele
field-decks-note = Wie viele Spiele zu 52 Karten zusammengemischt werden.
value-decks-auto = eins, ab fünf Mitspielern zwei
value-decks = { $count }

field-jokers-per-deck = Joker je Kartenspiel
field-jokers-per-deck-note = Wie viele Joker zu jedem Spiel mit 52 Karten kommen.
value-jokers-per-deck = { $count ->
    [0] keine
   *[other] { $count }
}

field-hand-size = Karten auf die Hand
field-hand-size-note = Wie viele Karten jeder zu Beginn einer Runde bekommt.
value-hand-size-auto = 13 zu zweit, sonst 7
value-hand-size = { $count }

field-cut = Abheben
field-cut-note = Ob vor dem Geben rechts vom Geber abgehoben wird.

field-next-dealer = Nächster Geber
field-next-dealer-note = Wer in der nächsten Runde gibt.
value-next-dealer-left = der linke Nachbar
value-next-dealer-round-winner = wer die Runde gewonnen hat

field-sets = Sätze
field-sets-note = Ob Karten gleichen Werts eine Figur bilden oder nur Folgen gelten.

field-identical-in-set = Doppelte im Satz
field-identical-in-set-note = Ob bei zwei Kartenspielen zwei völlig gleiche Karten in einem Satz liegen dürfen.
value-identical-in-set-off = nicht erlaubt
value-identical-in-set-four = erlaubt, höchstens vier Karten
value-identical-in-set-on = erlaubt, bis zu acht Karten

field-min-run = Kürzeste Folge
field-min-run-note = Ab wie vielen Karten hintereinander eine Folge gilt.
value-min-run = { $count } Karten

field-ace = Ass in Folgen
field-ace-note = An welchem Ende einer Folge ein Ass liegen darf.
value-ace-both = niedrig oder hoch
value-ace-high = nur hoch
value-ace-low = nur niedrig
value-ace-around = niedrig, hoch oder zwischen König und Zwei

field-jokers-wild = Freie Joker
field-jokers-wild-note = Ob ein Joker eine andere Karte ersetzt oder nur mit anderen Jokern zusammen gilt.

field-max-wild = Joker in einer Figur
field-max-wild-note = Wie viele Joker in einer Figur liegen dürfen; eine echte Karte braucht es immer.
value-max-wild-none = beliebig viele
value-max-wild = höchstens { $count }

field-joker-layoff = Joker anlegen
field-joker-layoff-note = Wann ein Joker angelegt werden darf.
value-joker-layoff-free = wie jede andere Karte
value-joker-layoff-unless-held = nur, wenn du die ersetzte Karte nicht selbst hast
value-joker-layoff-never = nie

field-joker-swap = Joker tauschen
field-joker-swap-note = Ob du einen Joker auf dem Tisch gegen die echte Karte tauschen darfst.
value-joker-swap-never = nein
value-joker-swap-same-turn = ja, und der Joker wird im selben Zug gespielt
value-joker-swap-keep = ja, und du darfst den Joker behalten

field-opening-minimum = Mindestwert zum Rauskommen
field-opening-minimum-note = Was deine Figuren in dem Zug wert sein müssen, in dem du zum ersten Mal auslegst.
value-opening-minimum = { $count ->
    [0] keiner
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-layoff = Anlegen
field-layoff-note = An wessen Figuren du anlegen darfst.
value-layoff-all = bei allen
value-layoff-own-side = nur bei dir und deinem Partner
value-layoff-none = gar nicht

field-layoff-needs-opening = Erst auslegen, dann anlegen
field-layoff-needs-opening-note = Ob du eine eigene Figur auf dem Tisch brauchst, bevor du anlegst.

field-pile-depth = Griff in den Ablagestapel
field-pile-depth-note = Wie tief du in den Ablagestapel greifen darfst.
value-pile-depth-any = jede Karte samt allen darüber
value-pile-depth-top = nur die oberste Karte
value-pile-depth-whole = die oberste Karte oder der ganze Stapel

field-pile-duty = Spielpflicht
field-pile-duty-note = Wann du die unterste genommene Karte spielen musst.
value-pile-duty-deep = wenn du mehr als die oberste genommen hast
value-pile-duty-always = immer
value-pile-duty-none = nie

field-pile-duty-when = Spielpflicht: wann
field-pile-duty-when-note = Wie bald du die unterste genommene Karte spielen musst.
value-pile-duty-when-same-turn = vor dem Ablegen
value-pile-duty-when-at-once = sofort als Nächstes

field-pile-duty-by = Spielpflicht: wie
field-pile-duty-by-note = Ob es reicht, die unterste genommene Karte anzulegen.
value-pile-duty-by-play = auslegen oder anlegen
value-pile-duty-by-new-meld = nur in einer neuen Figur

field-return-taken = Oberste Karte zurücklegen
field-return-taken-note = Ob du eine einzeln genommene Karte im selben Zug wieder ablegen darfst.

field-rummy-call = Rummy rufen
field-rummy-call-note = Ob andere nach dem Ablegen „Rummy!“ rufen und eine spielbare Karte an sich nehmen dürfen.
value-rummy-call-off = nein
value-rummy-call-last-discard = für die zuletzt abgelegte Karte
value-rummy-call-full = für jede spielbare Karte im Ablagestapel

field-going-out = Ausgehen
field-going-out-note = Wie du deine letzte Karte loswirst.
value-going-out-any = auslegen, anlegen oder ablegen
value-going-out-discard = nur durch Ablegen
value-going-out-float = durch Ablegen; wer vorher keine Karten mehr hat, schwebt

field-going-out-bonus = Bonus fürs Ausgehen
field-going-out-bonus-note = Zusätzliche Punkte für den, der ausgeht.
value-going-out-bonus = { $count ->
    [0] keiner
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-first-turn-bonus = Bonus für den ersten Zug
field-first-turn-bonus-note = Zusätzliche Punkte, wenn du in deinem allerersten Zug ohne zu ziehen ausgehst.
value-first-turn-bonus = { $count ->
    [0] keiner
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-stock-out = Leerer Talon
field-stock-out-note = Was geschieht, wenn der Talon aufgebraucht ist.
value-stock-out-ask = die Runde endet, sobald jemand passt
value-stock-out-at-once = die Runde endet mit diesem Zug
value-stock-out-reshuffle = der Ablagestapel wird zum neuen Talon gemischt

field-max-reshuffles = Neu mischen
field-max-reshuffles-note = Wie oft in einer Runde der Ablagestapel zum neuen Talon wird.
value-max-reshuffles = { $count ->
    [one] einmal
   *[other] { $count }-mal
}

field-stock-out-penalty = Abzug bei leerem Talon
field-stock-out-penalty-note = Ob Handkarten auch dann abgezogen werden, wenn die Runde wegen des leeren Talons endet.

field-number-values = Zahlenkarten
field-number-values-note = Was die Karten von 2 bis 9 zählen.
value-number-values-face = ihre Zahl
value-number-values-five = je 5

field-ace-value = Ass
field-ace-value-note = Was ein Ass im Satz, oben in einer Folge und auf der Hand zählt.
value-ace-value = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-ace-low-value = Niedriges Ass
field-ace-low-value-note = Was ein Ass am unteren Ende einer Folge zählt.
value-ace-low-value = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-queen-of-spades = Pik-Dame
field-queen-of-spades-note = Was die Pik-Dame zählt.
value-queen-of-spades = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-joker-value = Joker
field-joker-value-note = Was ein Joker auf dem Tisch und auf der Hand zählt.
value-joker-value = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-joker-melded = Ausgelegte Joker
field-joker-melded-note = Ob ein Joker auf dem Tisch seinen eigenen Wert behält.
value-joker-melded-own = behalten ihren eigenen Wert
value-joker-melded-replaced = zählen wie die ersetzte Karte

field-four-at-once-doubles = Vier auf einmal doppelt
field-four-at-once-doubles-note = Ob ein Satz von vier oder mehr Karten doppelt zählt, wenn er auf einmal ausgelegt wird.

field-target = Spielen bis
field-target-note = Der Stand, der die Partie entscheidet.
value-target = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

field-target-rule = Am Ziel
field-target-rule-note = Ob es reicht, das Ziel genau zu erreichen.
value-target-rule-reach = erreichen genügt
value-target-rule-exceed = es muss übertroffen werden

field-rounds = Feste Rundenzahl
field-rounds-note = Beendet die Partie nach so vielen Runden, gleich welches Ziel gilt.
value-rounds-none = nein, bis zum Ziel
value-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

field-winner = Sieger
field-winner-note = Wer gewinnt, wenn mehrere in derselben Runde das Ziel erreichen.
value-winner-highest = der höchste Stand
value-winner-went-out = wer ausgegangen ist

field-tie = Gleichstand
field-tie-note = Was gilt, wenn zwei an der Spitze gleichauf liegen.
value-tie-play-on = noch eine Runde
value-tie-share = geteilter Sieg

field-teams = Teams
field-teams-note = Wie viele Teams spielen; sie sitzen abwechselnd, und Partner zählen ihre Punkte zusammen.
value-teams = { $count ->
    [0] keine
   *[other] { $count }
}

field-settlement = Abrechnen
field-settlement-note = Ob am Ende steht, was jeder Verlierer dem Sieger schuldet: den Unterschied der Punkte.

field-boodle = Töpfe
field-boodle-note = Ob vier Töpfe mit Chips an den gehen, der A♥, K♣, D♦ oder B♠ spielt.
