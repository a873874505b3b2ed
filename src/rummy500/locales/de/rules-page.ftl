### Die Regeln eines Tischs in Worten, aus seinen Hausregeln. Eine Nachricht ist ein Absatz; was vor -> steht, sagt, welche
### Hausregel oder Zahl den Satz bestimmt. Nachrichten mit differs- sind kurze Stücke einer Zeile „Abheben · bis 300 Punkte“.

rules-page-title = Die Regeln an diesem Tisch
rules-page-lead = { $seats } Mitspieler · { $preset }
rules-page-lead-differs = Anders als in den Standardregeln: { $differs }.
rules-page-lead-standard = Das sind die Standardregeln.
rules-page-marked = anders als in den Standardregeln
rules-page-marked-legend = Absätze mit diesem Zeichen sind anders als in den Standardregeln.
rules-page-contents = Inhalt
rules-page-languages = Sprachen
rules-page-bad-share = Diese Regeln lassen sich nicht lesen
rules-page-bad-share-text = Der Link zu diesen Regeln ist beschädigt oder stammt aus einer anderen Version. Lass dir einen neuen geben, oder fang mit den Standardregeln an.
rules-page-not-playable = So lässt sich noch nicht spielen
rules-page-to-standard = Die Standardregeln
rules-page-play = Nach diesen Regeln spielen
rules-page-picture-set = Ein Satz: { $cards }
rules-page-picture-run = Eine Folge: { $cards }
rules-page-picture-joker-run = Eine Folge mit einem Joker: { $cards }
rules-page-picture-jokers = Drei Joker
rules-page-picture-pile = Ein Ablagestapel, die älteste Karte links: { $cards }. Angehoben ist, was nimmt, wer nach { $reached } greift.
rules-page-picture-pile-top = Ein Ablagestapel, die älteste Karte links: { $cards }. Nur { $reached } kann genommen werden.
rules-page-values-what = Karte
rules-page-values-worth = Punkte

## Überschriften

rules-section-deal = Karten und Geben
rules-section-turn = Dein Zug
rules-section-melds = Figuren
rules-section-jokers = Joker
rules-section-pile = Der Ablagestapel
rules-section-call = Rummy rufen
rules-section-out = Ausgehen
rules-section-stock = Wenn der Talon leer ist
rules-section-scoring = Abrechnung
rules-section-match = Die Partie
rules-section-teams = Teams
rules-section-boodle = Die Töpfe
rules-section-manners = Tischsitten

## Karten und Geben

rules-deal-pack = { $decks ->
    [1] { $jokers ->
        [0] Gespielt wird mit einem Spiel zu 52 Karten, ohne Joker.
        [one] Gespielt wird mit einem Spiel zu 52 Karten und einem Joker.
       *[other] Gespielt wird mit einem Spiel zu 52 Karten und { $jokers } Jokern, zusammen { $pack } Karten.
    }
   *[other] { $jokers ->
        [0] Gespielt wird mit zwei Spielen zu 52 Karten, die zusammengemischt werden: { $pack } Karten, ohne Joker.
       *[other] Gespielt wird mit zwei Spielen zu 52 Karten und { $jokers } Jokern, die zusammengemischt werden: { $pack } Karten.
    }
}
rules-deal-copies = Jede Karte gibt es zweimal, und beide gelten gleich: Wo eine Regel eine Karte verlangt, tut es jede der beiden.
rules-deal-hand = Jeder bekommt { $hand } Karten, einzeln reihum gegeben, links vom Geber angefangen. Die nächste Karte wird aufgedeckt und beginnt den Ablagestapel; die übrigen { $stock } liegen verdeckt als Talon.
rules-deal-cut = Vor dem Geben hebt ab, wer rechts vom Geber sitzt, und bestimmt, wie tief.
rules-deal-dealer = { $next ->
    [never] Der erste Geber wird durch Abheben bestimmt: Wer die niedrigste Karte abhebt, gibt; Asse sind niedrig.
    [round_winner] Der erste Geber wird durch Abheben bestimmt: Wer die niedrigste Karte abhebt, gibt; Asse sind niedrig. Danach gibt immer, wer die Runde gewonnen hat: wer ausgegangen ist oder, wenn niemand ausging, wer in dieser Runde die meisten Punkte hat. Bei Gleichstand ist es der Nächste links vom Geber.
   *[left] Der erste Geber wird durch Abheben bestimmt: Wer die niedrigste Karte abhebt, gibt; Asse sind niedrig. Nach jeder Runde gibt der linke Nachbar.
}

## Der Zug

rules-turn-order = Es beginnt, wer links vom Geber sitzt; dann geht es im Uhrzeigersinn weiter.
rules-turn-draw = Dein Zug beginnt mit dem Ziehen: Du nimmst entweder die oberste Karte vom Talon oder etwas aus dem Ablagestapel.
rules-turn-steps = { $plays ->
    [meld] Dann legst du so viele Figuren aus, wie du willst. Zum Schluss legst du eine Karte offen auf den Ablagestapel ab.
    [swap] Dann kannst du auslegen, anlegen und Joker tauschen, so oft und in welcher Reihenfolge du willst. Zum Schluss legst du eine Karte offen auf den Ablagestapel ab.
   *[lay] Dann kannst du auslegen und anlegen, so oft und in welcher Reihenfolge du willst. Zum Schluss legst du eine Karte offen auf den Ablagestapel ab.
}
rules-turn-free = { $besides ->
    [both] Niemand muss etwas auslegen. Zwei Ausnahmen gibt es: eine Karte aus dem Ablagestapel, die gespielt werden muss, und einen eingetauschten Joker.
    [pile] Niemand muss etwas auslegen. Eine Ausnahme gibt es: eine Karte aus dem Ablagestapel, die gespielt werden muss.
    [joker] Niemand muss etwas auslegen. Eine Ausnahme gibt es: einen eingetauschten Joker.
   *[nothing] Niemand muss je etwas auslegen.
}
rules-turn-finish = Ein Zug lässt sich immer zu Ende spielen. Womit du dich festfahren würdest, geht nicht, und der Tisch sagt dir, woran es liegt.

## Figuren

rules-melds-set = { $sets ->
    [no] An diesem Tisch gelten nur Folgen. Karten gleichen Werts ergeben keine Figur.
   *[yes] { $copies ->
        [off] Ein Satz sind drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦, alle von verschiedener Farbe. Zwei völlig gleiche Karten dürfen nicht in einem Satz liegen.
        [four] Ein Satz sind drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦. Beide Exemplare einer Karte dürfen darin liegen, also ist auch 7♥ 7♥ 7♦ ein Satz.
        [on] Ein Satz sind drei bis acht Karten gleichen Werts, etwa 7♠ 7♥ 7♦. Beide Exemplare einer Karte dürfen darin liegen, also ist auch 7♥ 7♥ 7♦ ein Satz.
       *[single] Ein Satz sind drei oder vier Karten gleichen Werts, etwa 7♠ 7♥ 7♦.
    }
}
rules-melds-run = { $shortest ->
    [3] Eine Folge sind drei oder mehr Karten einer Farbe in lückenloser Reihe, etwa 5♥ 6♥ 7♥.
   *[other] Eine Folge sind vier oder mehr Karten einer Farbe in lückenloser Reihe, etwa 5♥ 6♥ 7♥ 8♥. Drei genügen nicht.
}
rules-melds-ace = { $ace ->
    [high] In einer Folge liegt das Ass nur hinter dem König, wie in B-D-K-A, nie vor der 2.
    [low] In einer Folge liegt das Ass nur vor der 2, wie in A-2-3-4, nie hinter dem König.
    [around] Eine Folge darf rund um die Ecke gehen: Auf den König folgt das Ass und auf das Ass die 2, wie in D-K-A-2. Jeder Wert kommt nur einmal vor, also hat eine Folge höchstens dreizehn Karten. Passt eine Karte an beide Enden, sagst du, an welches.
   *[both] In einer Folge liegt das Ass vor der 2, wie in A-2-3-4, oder hinter dem König, wie in B-D-K-A, und dort ist Schluss: Keine Folge geht vom König über das Ass zur 2. Passt ein Ass an beide Enden, sagst du, an welches.
}
rules-melds-opening = { $teams ->
    [yes] Für das erste Auslegen deines Teams in einer Runde gilt ein Mindestwert: Die Figuren dieses Zugs müssen zusammen mindestens { $minimum } Punkte wert sein{ $lays ->
        [yes] ; Angelegtes zählt dabei nicht
       *[no] {""}
    }{ $doubles ->
        [yes] , und nichts zählt doppelt
       *[no] {""}
    }. Anfangen darfst du nur, wenn du im selben Zug so weit kommst. Hat einer von euch das geschafft, gilt es für das ganze Team.
   *[no] Für dein erstes Auslegen in einer Runde gilt ein Mindestwert: Die Figuren dieses Zugs müssen zusammen mindestens { $minimum } Punkte wert sein{ $lays ->
        [yes] ; Angelegtes zählt dabei nicht
       *[no] {""}
    }{ $doubles ->
        [yes] , und nichts zählt doppelt
       *[no] {""}
    }. Anfangen darfst du nur, wenn du im selben Zug so weit kommst.
}
rules-melds-layoff = { $side ->
    [none] Angelegt wird an diesem Tisch nicht: Zu einer Figur kommt nie eine Karte hinzu.
    [own_side] Du darfst anlegen, also einzelne Karten an Figuren fügen, aber nur an solche, die du selbst ausgelegt hast. Passt eine Karte an mehrere, sagst du, an welche.
    [team] Du darfst anlegen, also einzelne Karten an Figuren fügen, aber nur an solche, die du oder { $partners ->
        [one] dein Partner
       *[other] deine Partner
    } ausgelegt haben. Passt eine Karte an mehrere, sagst du, an welche.
   *[all] Du darfst anlegen, also einzelne Karten an Figuren auf dem Tisch fügen, egal wer sie ausgelegt hat. Passt eine Karte an mehrere Figuren, sagst du, an welche.
}
rules-melds-first = { $opening ->
    [yes] { $swaps ->
        [yes] Anlegen und Joker tauschen darf nur, wer diesen Mindestwert schon geschafft hat.
       *[no] Anlegen darf nur, wer diesen Mindestwert schon geschafft hat.
    }
   *[no] { $teams ->
        [yes] { $swaps ->
            [yes] Anlegen und Joker tauschen darfst du erst, wenn dein Team eine eigene Figur auf dem Tisch hat.
           *[no] Anlegen darfst du erst, wenn dein Team eine eigene Figur auf dem Tisch hat.
        }
       *[no] { $swaps ->
            [yes] Anlegen und Joker tauschen darfst du erst, wenn du eine eigene Figur auf dem Tisch hast.
           *[no] Anlegen darfst du erst, wenn du eine eigene Figur auf dem Tisch hast.
        }
    }
}
rules-melds-stay = { $swaps ->
    [yes] Was auf dem Tisch liegt, bleibt an seinem Platz, getauschte Joker ausgenommen.
   *[no] Was auf dem Tisch liegt, bleibt an seinem Platz.
} { $on ->
    [all] Jede Karte zählt für den, der sie gespielt hat, auch an fremden Figuren.
    [team] Jede Karte zählt für den, der sie gespielt hat, auch an Figuren eines Partners.
   *[own] Jede Karte zählt für den, der sie gespielt hat.
}

## Joker

rules-jokers-apart = { $fourth ->
    [no] Joker sind nicht frei. Sie gelten nur miteinander: Drei Joker sind eine Figur.
    [lay] Joker sind nicht frei. Sie gelten nur miteinander: Drei oder vier Joker sind eine Figur, und an drei darf der vierte angelegt werden.
   *[yes] Joker sind nicht frei. Sie gelten nur miteinander: Drei oder vier Joker sind eine Figur.
}
rules-jokers-wild = Joker sind frei: Jeder steht für eine bestimmte Karte und bleibt dabei. Welche das ist, sagst du beim Ausspielen, außer es ist nur eine möglich. Es darf auch eine Karte sein, die schon woanders liegt.
rules-jokers-most = { $most ->
    [0] In einer Figur dürfen beliebig viele Joker liegen, solange mindestens eine echte Karte dabei ist.
    [one] In einer Figur darf nur ein Joker liegen.
   *[other] In einer Figur dürfen bis zu { $most } Joker liegen und mindestens eine echte Karte.
}
rules-jokers-set = { $twins ->
    [yes] In einem Satz gilt ein Joker als die Karte, für die er steht: Jede darf zweimal vorkommen, nicht dreimal.
   *[no] In einem Satz darf ein Joker nicht für eine Karte stehen, die schon darin liegt.
}
rules-jokers-layoff = { $when ->
    [unless_held] Einen Joker darfst du nur anlegen, solange du die Karte, für die er stehen soll, nicht selbst auf der Hand hast. In einer neuen Figur darf er trotzdem für sie stehen.
    [never] Joker kommen nur in neue Figuren; angelegt werden sie nie.
   *[free] Ein Joker darf angelegt werden wie jede andere Karte.
}
rules-jokers-swap = { $swap ->
    [never] Ein Joker auf dem Tisch lässt sich nicht gegen die echte Karte tauschen.
    [same_turn] Nach dem Ziehen darfst du einen Joker { rules-joker-where } gegen die echte Karte tauschen. Den Joker musst du spielen, bevor du ablegst. Die echte Karte zählt für dich; wer den Joker gespielt hatte, verliert dessen Punkte.{ $doubled ->
        [yes] {" "}In einem Satz, der doppelt zählt, zählt die getauschte Karte einfach.
       *[no] {""}
    }
   *[keep] Nach dem Ziehen darfst du einen Joker { rules-joker-where } gegen die echte Karte tauschen und ihn spielen oder behalten. Die echte Karte zählt für dich; wer den Joker gespielt hatte, verliert dessen Punkte.{ $doubled ->
        [yes] {" "}In einem Satz, der doppelt zählt, zählt die getauschte Karte einfach.
       *[no] {""}
    }
}
# Ein Teil des Satzes darüber
rules-joker-where = { $side ->
    [own] in einer eigenen Figur
    [team] in einer Figur deines Teams
   *[all] in einer beliebigen Figur
}

## Der Ablagestapel

rules-pile-seen = Der Ablagestapel liegt aufgefächert: Alle sehen jederzeit alle seine Karten und ihre Reihenfolge.
rules-pile-reach = { $depth ->
    [top] Aus dem Ablagestapel darfst du nur die oberste Karte nehmen.
    [whole] Aus dem Ablagestapel darfst du die oberste Karte nehmen oder den ganzen Stapel. Was du nimmst, kommt auf deine Hand.
   *[any] Aus dem Ablagestapel darfst du jede Karte nehmen, aber nur zusammen mit allen, die darüber liegen. Was du nimmst, kommt auf deine Hand.
}
rules-pile-duty = { $duty ->
    [none] Nichts, was du aus dem Ablagestapel nimmst, muss gespielt werden.
    [top] Die Karte, die du vom Ablagestapel nimmst, musst du { rules-duty-how }. Geht das nicht, darfst du sie nicht nehmen.
    [always] Die unterste Karte, die du aus dem Ablagestapel nimmst, musst du { rules-duty-how }. Geht das nicht, darfst du sie nicht nehmen. Die Karten darüber dürfen dabei helfen; was übrig ist, bleibt auf deiner Hand.
   *[deep] Nimmst du mehr als die oberste Karte, so musst du die unterste, die du genommen hast, { rules-duty-how }. Geht das nicht, darfst du sie nicht nehmen. Die Karten darüber dürfen dabei helfen; was übrig ist, bleibt auf deiner Hand. Die oberste allein muss nicht gespielt werden.
}
# Wie und wann eine Karte aus dem Ablagestapel gespielt wird: ein Teil anderer Sätze, hinter „musst du … “
rules-duty-how = { $when ->
    [at_once] { $by ->
        [new] sofort als Nächstes in einer neuen Figur auslegen (anlegen genügt nicht)
        [meld] sofort als Nächstes in einer Figur auslegen
        [swap] sofort als Nächstes spielen: in einer neuen Figur, angelegt oder gegen einen Joker getauscht
       *[lay] sofort als Nächstes spielen, in einer neuen Figur oder angelegt
    }
   *[same_turn] { $by ->
        [new] vor dem Ablegen in einer neuen Figur auslegen (anlegen genügt nicht)
        [meld] vor dem Ablegen in einer Figur auslegen
        [swap] vor dem Ablegen spielen: in einer neuen Figur, angelegt oder gegen einen Joker getauscht
       *[lay] vor dem Ablegen spielen, in einer neuen Figur oder angelegt
    }
}
rules-pile-return = { $allowed ->
    [yes] Eine Karte, die du allein von oben genommen hast, darfst du im selben Zug wieder ablegen.
   *[no] { $copies ->
        [1] Eine Karte, die du allein von oben genommen hast, darfst du im selben Zug nicht wieder ablegen.
       *[other] Eine Karte, die du allein von oben genommen hast, darfst du im selben Zug nicht wieder ablegen, außer du hast auch ihr zweites Exemplar.
    }
}{ $several ->
    [none] {""}
    [free] {" "}Hast du mehrere genommen, darfst du jede davon ablegen.
   *[owed] {" "}Hast du mehrere genommen, darfst du jede davon ablegen, sobald die unterste gespielt ist.
}

## Rummy rufen

rules-call-last = { $side ->
    [own] Passt eine Karte, die jemand ablegt, an eine deiner Figuren, so darfst du „Rummy!“ rufen, bis der Nächste zieht.
    [team] Passt eine Karte, die jemand ablegt, an eine Figur deines Teams, so darfst du „Rummy!“ rufen, bis der Nächste zieht.
   *[all] Passt eine Karte, die jemand ablegt, an eine Figur auf dem Tisch, so darfst du „Rummy!“ rufen, bis der Nächste zieht.
} Du legst die Karte sofort an, und sie zählt für dich; dann geht es weiter, wo das Spiel stand.{ $opened ->
    [yes] {" "}Rufen darf nur, wer schon anlegen darf.
   *[no] {""}
}
rules-call-full = { $lays ->
    [yes] Nachdem jemand abgelegt hat, darfst du „Rummy!“ rufen, bis der Nächste zieht, wenn eine Karte im Ablagestapel an eine Figur auf dem Tisch passt oder mit Karten über ihr eine neue Figur ergibt.
   *[no] Nachdem jemand abgelegt hat, darfst du „Rummy!“ rufen, bis der Nächste zieht, wenn eine Karte im Ablagestapel mit Karten über ihr eine Figur ergibt.
} Du nimmst sie mit allen darüber und musst sie { rules-duty-how }. Du darfst weiterspielen und legst ab; dann ist dein linker Nachbar an der Reihe.
rules-call-first = Wer zuerst ruft, bekommt sie. Rufen mehrere zugleich, ist es der Nächste links von dem, der abgelegt hat.
rules-call-never = Auf die eigene abgelegte Karte ruft niemand, und nach einem Ablegen, mit dem die Runde endet, niemand mehr.{ $floats ->
    [yes] {" "}Ohne Karten auf der Hand kannst du nicht rufen.
   *[no] {""}
}{ $reshuffle ->
    [yes] {" "}Gerufen wird, bevor der Ablagestapel neu gemischt wird.
   *[no] {""}
}

## Ausgehen

rules-out-how = { $how ->
    [discard] Du gehst aus, indem du deine letzte Karte ablegst; damit ist die Runde vorbei. Die letzte Karte muss abgelegt werden: Was dir keine zum Ablegen ließe, geht nicht.
    [float] Du gehst aus, indem du deine letzte Karte ablegst; damit ist die Runde vorbei.
   *[any] { $lays ->
        [yes] Du bist aus, sobald du keine Karte mehr hast, ob durch Auslegen, Anlegen oder Ablegen; damit ist die Runde vorbei.
       *[no] Du bist aus, sobald du keine Karte mehr hast, ob durch Auslegen oder Ablegen; damit ist die Runde vorbei.
    }
}
rules-out-float = { $lays ->
    [yes] Legst du deine letzte Karte aus oder an, so endet dein Zug ohne Ablegen, und du schwebst: Die Runde geht weiter. Bist du wieder an der Reihe, ziehst du nur vom Talon; du spielst die Karte und schwebst weiter, oder du legst sie ab und gehst aus.
   *[no] Legst du deine letzten Karten aus, so endet dein Zug ohne Ablegen, und du schwebst: Die Runde geht weiter. Bist du wieder an der Reihe, ziehst du nur vom Talon, legst diese Karte ab und gehst aus.
}{ $empty ->
    [pass] {" "}Gibt es nichts zu ziehen, passt du, und damit endet die Runde.
   *[never] {""}
}
rules-out-bonus = { $bonus ->
    [one] Wer ausgeht, bekommt { $bonus } Punkt dazu.
   *[other] Wer ausgeht, bekommt { $bonus } Punkte dazu.
}
rules-out-stand = { $last ->
    [yes] Wirst du in deinem allerersten Zug die ganze Hand los, so darfst du auslegen, ohne zu ziehen: Du spielst alles aus und legst die letzte Karte ab.
   *[no] Wirst du in deinem allerersten Zug die ganze Hand los, so darfst du auslegen, ohne zu ziehen: Du spielst alles aus, und die letzte Karte darfst du auch ablegen.
} { $bonus ->
    [one] Das bringt { $bonus } Punkt dazu.
   *[other] Das bringt { $bonus } Punkte dazu.
} Hast du damit angefangen, geht nur noch, was zum Ausgehen führt.{ $call ->
    [yes] {" "}Wer Rummy ruft, verbraucht damit seinen ersten Zug.
   *[no] {""}
}

## Wenn der Talon leer ist

rules-stock-empty = { $how ->
    [at_once] Ist der Talon nach einem Zug leer, so ist mit diesem Zug die Runde vorbei.
    [reshuffle] { $times ->
        [one] Ist der Talon leer und jemand soll ziehen, so wird der Ablagestapel außer seiner obersten Karte zum neuen Talon gemischt, einmal in der Runde. Danach
       *[other] Ist der Talon leer und jemand soll ziehen, so wird der Ablagestapel außer seiner obersten Karte zum neuen Talon gemischt, bis zu { $times }-mal in der Runde. Danach
    }, oder wenn der Ablagestapel nur noch eine Karte hat, darfst du weiter vom Ablagestapel nehmen; sonst passt du, und damit endet die Runde.
   *[ask] Ist der Talon leer, darfst du weiter vom Ablagestapel nehmen. Sonst passt du, und damit endet die Runde.
}
rules-stock-end = Keine Runde dauert ewig: Sie endet, sobald jeder zehn Züge hatte, seit der Talon zuletzt leer wurde.
rules-stock-hands = { $count ->
    [yes] Endet eine Runde, weil der Talon leer ist, so werden die Handkarten aller wie sonst abgezogen.
   *[no] Endet eine Runde, weil der Talon leer ist, so werden keine Handkarten abgezogen.
}

## Abrechnung

rules-scoring-round = { $teams ->
    [yes] Am Ende einer Runde bekommst du den Wert der Karten, die du auf den Tisch gelegt hast, abzüglich der Karten, die du noch auf der Hand hast. Das kann weniger als null sein, und der Stand des Teams auch.
   *[no] Am Ende einer Runde bekommst du den Wert der Karten, die du auf den Tisch gelegt hast, abzüglich der Karten, die du noch auf der Hand hast. Das kann weniger als null sein, und dein Stand auch.
}
rules-scoring-ace = Ein Ass zählt nur am unteren Ende einer Folge als niedrig; liegt ein König davor, nicht mehr.
rules-scoring-double = { $most ->
    [4] { $lays ->
        [yes] Ein Satz aus vier Karten, der auf einmal ausgelegt wird, zählt doppelt. Eine später angelegte vierte Karte verdoppelt nichts.
       *[no] Ein Satz aus vier Karten, der auf einmal ausgelegt wird, zählt doppelt.
    }
   *[other] { $lays ->
        [yes] Ein Satz von vier oder mehr Karten, der auf einmal ausgelegt wird, zählt doppelt. Was später angelegt wird, zählt einfach.
       *[no] Ein Satz von vier oder mehr Karten, der auf einmal ausgelegt wird, zählt doppelt.
    }
}
rules-page-values-caption = Was die Karten zählen
value-row-tens = { $queen ->
    [own] 10, B, K und die anderen Damen
   *[ten] 10, B, D, K
}
value-row-queen = Pik-Dame
value-row-numbers = 2 bis 9
value-row-numbers-face = ihre Zahl
value-row-ace-low = Ass am unteren Ende einer Folge
value-row-ace = { $ace ->
    [high] Ass
    [low] Ass im Satz oder auf der Hand
    [around] Ass, außer am unteren Ende einer Folge
   *[both] Ass hinter dem König, im Satz oder auf der Hand
}
value-row-joker = { $where ->
    [table] Joker auf dem Tisch
    [hand] Joker auf der Hand
   *[both] Joker
}
value-row-joker-replaced = wie die ersetzte Karte

## Die Partie

rules-match-target = { $rule ->
    [exceed] { $who ->
        [team] Die Partie gewinnt das Team, das nach einer Runde mehr als { $target } Punkte hat. Genau { $target } genügen nicht.
       *[player] Die Partie gewinnt, wer nach einer Runde mehr als { $target } Punkte hat. Genau { $target } genügen nicht.
    }
   *[reach] { $who ->
        [team] Die Partie gewinnt das Team, das nach einer Runde { $target } Punkte oder mehr hat.
       *[player] Die Partie gewinnt, wer nach einer Runde { $target } Punkte oder mehr hat.
    }
}
rules-match-several = { $winner ->
    [went_out] { $who ->
        [team] Sind mehrere Teams in derselben Runde so weit, gewinnt das Team dessen, der ausgegangen ist, wenn es darunter ist, sonst das mit dem höchsten Stand.
       *[player] Sind mehrere in derselben Runde so weit, gewinnt, wer ausgegangen ist, wenn er darunter ist, sonst der höchste Stand.
    }
   *[highest] { $who ->
        [team] Sind mehrere Teams in derselben Runde so weit, gewinnt das mit dem höchsten Stand.
       *[player] Sind mehrere in derselben Runde so weit, gewinnt der höchste Stand.
    }
}
rules-match-rounds = { $rounds ->
    [one] Die Partie ist eine einzige Runde. { $who ->
        [team] Das Team mit dem höchsten Stand gewinnt.
       *[player] Der höchste Stand gewinnt.
    }
   *[other] Die Partie hat { $rounds } Runden. { $who ->
        [team] Danach gewinnt das Team mit dem höchsten Stand.
       *[player] Danach gewinnt der höchste Stand.
    }
}
rules-match-tie = { $after ->
    [out] { $who ->
        [team] Bleiben danach mehrere Teams gleichauf an der Spitze,
       *[player] Bleiben danach mehrere gleichauf an der Spitze,
    }
   *[total] { $who ->
        [team] Liegen Teams an der Spitze gleichauf,
       *[player] Liegen mehrere an der Spitze gleichauf,
    }
} { $tie ->
    [share] teilen sie sich den Sieg.
   *[play_on] wird noch eine Runde gespielt.
}
rules-match-settlement = Am Ende der Partie steht da, was jeder Verlierer dem Sieger schuldet: den Unterschied ihrer Punkte.

## Teams

rules-teams-who = { $teams ->
    [2] Es gibt zwei Teams mit je { $partners ->
        [1] zwei
        [2] drei
       *[other] vier
    } Mitspielern.
    [3] Es gibt drei Teams mit je zwei Mitspielern.
   *[other] Es gibt vier Teams mit je zwei Mitspielern.
} Partner sitzen nicht nebeneinander: Die Teams wechseln sich rund um den Tisch ab.
rules-teams-score = { $partners ->
    [one] Die Rundenergebnisse beider Partner werden zusammengezählt; es gilt der Stand des Teams.
   *[other] Die Rundenergebnisse aller Partner werden zusammengezählt; es gilt der Stand des Teams.
}
rules-teams-out = { $partners ->
    [one] Die Runde endet, sobald irgendjemand ausgeht. Auch die Hand des Partners wird dann abgezogen.
   *[other] Die Runde endet, sobald irgendjemand ausgeht. Auch die Hände der Partner werden dann abgezogen.
}

## Die Töpfe

rules-boodle-pots = In der Mitte stehen vier Töpfe, je einer für A♥, K♣, D♦ und B♠. Vor jedem Geben legt jeder einen Chip in jeden Topf, der Geber zwei.
rules-boodle-take = { $ways ->
    [meld] Wer die Karte auslegt, bekommt ihren Topf.
    [swap] Wer die Karte auf den Tisch bringt, ausgelegt, angelegt oder gegen einen Joker getauscht, bekommt ihren Topf.
   *[lay] Wer die Karte auf den Tisch bringt, ausgelegt oder angelegt, bekommt ihren Topf.
}{ $copies ->
    [1] {""}
   *[other] {" "}Von den beiden Exemplaren gilt das erste.
}{ $wild ->
    [yes] {" "}Ein Joker an ihrer Stelle bekommt nichts.
   *[no] {""}
} Ein Topf, den niemand geholt hat, bleibt für die nächste Runde stehen.
rules-boodle-chips = Chips werden neben den Punkten gezählt und nie mit ihnen vermischt.

## Tischsitten

rules-manners-call-seconds = { $seconds ->
    [one] Um Rummy zu rufen, ist { $seconds } Sekunde Zeit.
   *[other] Um Rummy zu rufen, sind { $seconds } Sekunden Zeit.
}
rules-manners-turn-timer = { $seconds ->
    [0] Für einen Zug gibt es kein Zeitlimit.
    [one] Ein Zug darf { $seconds } Sekunde dauern. Danach spielt der Computer den Zug zu Ende.
   *[other] Ein Zug darf { $seconds } Sekunden dauern. Danach spielt der Computer den Zug zu Ende.
}
rules-manners-away-seconds = { $seconds ->
    [one] Wer die Verbindung verliert, behält seinen Platz. Ist er an der Reihe und { $seconds } Sekunde lang weg, spielt ein Computer für ihn weiter, bis er wieder da ist.
   *[other] Wer die Verbindung verliert, behält seinen Platz. Ist er an der Reihe und { $seconds } Sekunden lang weg, spielt ein Computer für ihn weiter, bis er wieder da ist.
}
rules-manners-pace = { $pace ->
    [instant] Computer spielen ohne Pause.
    [calm] Computer lassen sich Zeit, damit alle mitkommen.
   *[brisk] Computer spielen zügig.
}
rules-manners-undo = { $on ->
    [off] Schritte werden nicht zurückgenommen.
   *[on] Solange du am Zug bist, darfst du Schritte zurücknehmen, wenn seither nichts Verdecktes aufgedeckt wurde: nie eine vom Talon gezogene Karte, und nichts mehr nach dem Ablegen.
}
rules-manners-hints = { $on ->
    [off] Tipps gibt es nicht: Der Tisch zeigt niemandem, was sich spielen ließe.
   *[on] Tipps sind erlaubt: Wer mag, lässt sich zeigen, was sich spielen lässt.
}
rules-manners-coach = { $on ->
    [off] Vor einem teuren Zug wird niemand gewarnt.
   *[on] Der Trainer darf sich vor einem teuren Zug melden; entscheiden musst du selbst.
}
rules-manners-spectators = { $on ->
    [off] Zuschauen kann nur, wer am Tisch sitzt.
   *[on] Wer den Link hat, darf zuschauen. Zuschauer sehen, was offen auf dem Tisch liegt, und niemandes Hand.
}
rules-manners-listed = { $on ->
    [off] Der Tisch ist privat: Man findet ihn nur über seinen Link.
   *[on] Der Tisch steht in der öffentlichen Liste, und wer will, kann sich auf einen freien Platz setzen.
}

## Was anders ist, in wenigen Worten: ein Stück für jeden Wert jeder Hausregel

differs-nothing = Standardregeln
differs-seats = { $count } Mitspieler
differs-decks = { $count ->
    [one] ein Kartenspiel
   *[other] { $count } Kartenspiele
}
differs-jokers-per-deck = { $count ->
    [0] keine Joker
    [one] ein Joker je Kartenspiel
   *[other] { $count } Joker je Kartenspiel
}
differs-hand-size = je { $count } Karten
differs-cut-off = ohne Abheben
differs-cut-on = Abheben vor dem Geben
differs-next-dealer-left = reihum geben
differs-next-dealer-round-winner = der Rundensieger gibt
differs-sets-off = nur Folgen
differs-sets-on = Sätze und Folgen
differs-identical-in-set-off = keine Doppelten im Satz
differs-identical-in-set-four = Doppelte im Satz, höchstens vier Karten
differs-identical-in-set-on = Doppelte im Satz, bis zu acht Karten
differs-min-run = Folgen ab { $count } Karten
differs-ace-both = Ass niedrig oder hoch
differs-ace-high = Ass nur hoch
differs-ace-low = Ass nur niedrig
differs-ace-around = Folgen rund um die Ecke
differs-jokers-wild-on = freie Joker
differs-jokers-wild-off = Joker nur miteinander
differs-max-wild = { $count ->
    [one] ein Joker je Figur
   *[other] bis zu { $count } Joker je Figur
}
differs-max-wild-none = beliebig viele Joker je Figur
differs-joker-layoff-free = Joker frei anlegen
differs-joker-layoff-unless-held = Joker nicht für eine Karte anlegen, die man selbst hat
differs-joker-layoff-never = Joker nie anlegen
differs-joker-swap-never = Joker nicht tauschen
differs-joker-swap-same-turn = Joker tauschen und gleich spielen
differs-joker-swap-keep = Joker tauschen und behalten
differs-opening-minimum = { $count ->
    [0] kein Mindestwert zum Rauskommen
    [one] rauskommen ab { $count } Punkt
   *[other] rauskommen ab { $count } Punkten
}
differs-layoff-all = anlegen bei allen
differs-layoff-own-side = anlegen nur auf der eigenen Seite
differs-layoff-none = kein Anlegen
differs-layoff-needs-opening-off = anlegen ohne eigene Figur
differs-layoff-needs-opening-on = erst auslegen, dann anlegen
differs-pile-depth-any = jede Karte im Ablagestapel erreichbar
differs-pile-depth-top = nur die oberste Karte vom Ablagestapel
differs-pile-depth-whole = die oberste Karte oder der ganze Ablagestapel
differs-pile-duty-deep = Spielpflicht, wenn man tiefer greift
differs-pile-duty-always = Spielpflicht immer, auch für die oberste Karte
differs-pile-duty-none = keine Spielpflicht
differs-pile-duty-when-same-turn = Spielpflicht bis zum Ablegen
differs-pile-duty-when-at-once = Spielpflicht sofort
differs-pile-duty-by-play = Spielpflicht auch durch Anlegen
differs-pile-duty-by-new-meld = Spielpflicht nur in neuer Figur
differs-return-taken-off = genommene oberste Karte nicht wieder ablegen
differs-return-taken-on = genommene oberste Karte darf zurück
differs-rummy-call-off = ohne Rummy-Ruf
differs-rummy-call-last-discard = Rummy-Ruf auf die letzte Karte
differs-rummy-call-full = Rummy-Ruf auf den ganzen Stapel
differs-going-out-any = ausgehen durch Auslegen, Anlegen oder Ablegen
differs-going-out-discard = die letzte Karte wird abgelegt
differs-going-out-float = schweben ohne Karten
differs-going-out-bonus = { $count ->
    [0] kein Bonus fürs Ausgehen
   *[other] { $count } fürs Ausgehen
}
differs-first-turn-bonus = { $count ->
    [0] kein Auslegen ohne Ziehen
   *[other] { $count } fürs Ausgehen im ersten Zug
}
differs-stock-out-ask = bei leerem Talon beendet Passen die Runde
differs-stock-out-at-once = leerer Talon beendet die Runde
differs-stock-out-reshuffle = Ablagestapel wird neuer Talon
differs-max-reshuffles = { $count ->
    [one] einmal neu mischen
   *[other] bis zu { $count }-mal neu mischen
}
differs-stock-out-penalty-on = Abzug auch bei leerem Talon
differs-stock-out-penalty-off = kein Abzug bei leerem Talon
differs-number-values-face = Zahlen zählen ihre Zahl
differs-number-values-five = Zahlen zählen 5
differs-ace-value = Asse zählen { $count }
differs-ace-low-value = niedriges Ass zählt { $count }
differs-queen-of-spades = Pik-Dame zählt { $count }
differs-joker-value = Joker zählen { $count }
differs-joker-melded-own = ausgelegte Joker behalten ihren Wert
differs-joker-melded-replaced = ausgelegte Joker zählen wie die ersetzte Karte
differs-four-at-once-doubles-off = vier auf einmal zählen einfach
differs-four-at-once-doubles-on = vier auf einmal zählen doppelt
differs-target = { $count ->
    [one] bis { $count } Punkt
   *[other] bis { $count } Punkte
}
differs-target-rule-reach = das Ziel genügt
differs-target-rule-exceed = das Ziel muss übertroffen werden
differs-rounds = { $count ->
    [one] nur eine Runde
   *[other] { $count } Runden
}
differs-rounds-none = keine feste Rundenzahl
differs-winner-highest = der höchste Stand gewinnt
differs-winner-went-out = wer ausgeht, gewinnt
differs-tie-play-on = bei Gleichstand weiterspielen
differs-tie-share = bei Gleichstand geteilter Sieg
differs-teams = { $count ->
    [0] keine Teams
   *[other] { $count } Teams
}
differs-settlement-off = ohne Abrechnen
differs-settlement-on = Abrechnen am Ende
differs-boodle-off = ohne Töpfe
differs-boodle-on = vier Töpfe mit Chips
