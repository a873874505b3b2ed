### Die Lektion: eine Runde, Szene für Szene erzählt, mit dem Grund für jede Entscheidung. Wer liest, sitzt selbst am Tisch.
### Karten stehen hier mit den Buchstaben der Sprache. Die Nummern der Szenen sind die der Aufzeichnung, die gespielt wird.

story-title = Eine Runde, Schritt für Schritt
story-lead = Drei Spieler, eine Runde, und der Grund für jede Entscheidung. Gespielt wird nach den Regeln „{ $preset }“: Die letzte Karte muss abgelegt werden, und ein Ass zählt überall 15.
story-you = Du
story-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
story-deal = Das Geben
story-picture = Der Tisch, wie du ihn siehst. Auf der Hand hast du { $hand }. Der Ablagestapel, die älteste Karte zuerst: { $pile }. Karten im Talon: { $stock }. Figuren: { $melds }.
story-picture-none = keine

## Was geschieht, und warum

story-told-0 = Du, Ada und Bo sitzen am Tisch. Jeder hat sieben Karten, 4♦ wird aufgedeckt und eröffnet den Ablagestapel, und du fängst an. Du hältst drei Pik hintereinander, zwei Vieren, einen König und ein Ass.

story-ask-1 = Jeder Zug beginnt mit einer Karte: der obersten vom Talon, die niemand kennt, oder einer vom Ablagestapel. Welche willst du?
story-told-1 = In dieser Geschichte hast du nur Augen für deine Pik und ziehst: 2♣. Dabei hätte 4♦ vom Stapel zu deinen beiden Vieren gepasst. Merk sie dir: Solange sie niemand nimmt, bleibt eine Karte im Stapel liegen. Sie wird nur teurer, denn was auf ihr landet, muss mit.
story-note-1-take-4d = Gut gesehen! Mit 4♣ und 4♠ gibt sie einen Satz, und als einzige Karte im Stapel bringt sie nichts mit, was du nicht brauchst. Die Geschichte geht anders weiter, damit du siehst, was das Warten kostet.

story-ask-2 = 7♠ 8♠ 9♠ sind drei hintereinander in einer Farbe, eine Folge. Legst du sie aus, oder hältst du sie zurück?
story-told-2 = Du legst sie aus: 24 Punkte. Was auf dem Tisch liegt, zählt für dich, und damit kannst du nicht mehr erwischt werden. Das hat seinen Preis: Die anderen dürfen an deine Folge anlegen, und was sie anlegen, zählt dann für sie.

story-ask-3 = Ein Zug endet mit einer Karte für den Ablagestapel. Welche kannst du entbehren?
story-told-3 = 2♣ geht, sie hat keinen Partner in deiner Hand. Die Vieren sind ein Paar. Aus König und Ass kann noch etwas werden, auch wenn keine Karten teurer sind, wenn man auf ihnen sitzen bleibt: 10 und 15.
story-note-3-discard-ah = Das Ass ist deine teuerste Karte, du gehst also auf Nummer sicher. Aber drei Asse wären 45 Punkte, und die Runde hat eben erst begonnen: Die meisten lassen ihm ein paar Züge Zeit.

story-told-4 = Ada zieht und legt drei Könige aus: 30 Punkte. Schau in deine Hand: Du hast den vierten. Den darfst du dazulegen, wann immer du dran bist, und die Punkte bekommt, wer ihn anlegt. Dann wirft Ada 5♥ ab. Eine Fünf passt zu nichts auf dem Tisch, das ist vorsichtig abgelegt.
story-told-5 = Bo zieht und wirft B♦ ab. Der zählt 10, und teure Karten ohne Partner gibt man am besten früh weg. Dass er noch nichts ausgelegt hat, sagt wenig: Vielleicht fehlt ihm nur eine Karte.

story-ask-6 = Vier Karten liegen im Stapel. Mit 4♦ hättest du deinen Satz, aber 2♣, 5♥ und B♦ kommen mit. Greifst du danach, nimmst du nur B♦, oder ziehst du?
story-told-6 = Drei Karten, die du nicht brauchst, 17 Punkte auf der Hand für einen Satz von 12: Das ist dir zu viel, und du ziehst. Es ist 9♥.
story-note-6-take-4d = Damit kommt der Satz auf den Tisch, für drei Karten, die du nicht brauchst: 17 Punkte, falls bald jemand ausgeht. Nervensache.
story-note-6-take-jd = Die oberste Karte allein darfst du nehmen, ohne sie auszuspielen, aber in diesem Zug nicht wieder ablegen. Zu ihr passt nichts in deiner Hand.

story-ask-7 = 9♥ passt zu nichts. Was wirfst du ab, und gibt es vorher etwas anzulegen?
story-told-7 = Du wirfst 9♥ ab: Sie hat keinen Partner. K♠ hältst du zurück, obwohl er zu Adas Königen passt. Den Platz kann dir niemand nehmen, also hat es Zeit, denkst du. Das stimmt, aber nur, bis jemand ausgeht. Was passt, legt man besser gleich an.
story-note-7-lay-ks-on-2 = Zehn Punkte, die jetzt sicher sind, und eine Karte weniger, mit der du erwischt werden kannst. Den Platz hätte dir niemand genommen, aber eine Runde ist manchmal schneller vorbei, als man denkt.
story-note-7-discard-ah = Damit trägst du 15 Punkte weniger Risiko. In dieser Runde wärst du froh darüber gewesen.
story-note-7-discard-ks = K♠ passt zu Adas Königen! Ada ist als Nächste dran: Sie nimmt ihn vom Stapel und legt ihn dort an, für zehn eigene Punkte.

story-told-8 = Ada zieht, legt nichts aus und wirft 6♣ ab. Vier Karten hat sie noch. Wem so wenige bleiben, dem fehlt vielleicht nur noch eine einzige.
story-told-9 = Bo nimmt 6♣ vom Stapel und legt sie zwischen 5♣ und 7♣: eine Folge, 18 Punkte. Genau die hat ihm gefehlt. Dann wirft er 6♠ ab und sieht nicht, dass sie an deine Folge passt. Schau dir vor dem Ablegen alle Figuren auf dem Tisch an, nicht nur deine eigenen.

story-ask-10 = Der Stapel, die älteste Karte zuerst: 4♦ 2♣ 5♥ B♦ 9♥ 6♠. Deine 4♦ liegt ganz unten, unter fünf anderen. Und jetzt?
story-told-10 = Du greifst nach 4♦ und nimmst alle sechs. Das ist erlaubt, weil du 4♦ sofort ausspielen kannst. Es bringt dir einen Satz für 12 und 6♠ für deine Folge, und dazu 2♣, 5♥, B♦ und 9♥, die du nicht brauchst: 26 Punkte.
story-note-10-take-6s = Nur die oberste Karte: 6♠ passt an deine Folge, und nichts kommt mit, was du nicht brauchst. Die Vieren warten weiter.
story-note-10-draw = Du lässt eine Karte liegen, die an deine Folge passt, und darunter einen ganzen Satz.

story-ask-11 = Die Karte, nach der du gegriffen hast, muss vor allem anderen ausgespielt werden. Wohin?
story-told-11 = 4♠ 4♦ 4♣, ein Satz: 12 Punkte. Damit ist die Pflicht erfüllt, und du darfst weiterspielen.
story-ask-12 = Passt sonst noch etwas aus deiner Hand an eine Figur?
story-told-12 = 6♠ kommt unten an deine Pikfolge: sechs Punkte mehr. Eine Folge darf an beiden Enden wachsen.
story-ask-13 = Eine passt noch. Siehst du sie?
story-told-13 = K♠ kommt zu Adas Königen. Er liegt in ihrer Figur, aber die zehn Punkte gehören dir: Eine Karte zählt für den, der sie gespielt hat.
story-note-13-discard-ks = Damit wirfst du zehn Punkte weg: K♠ passt zu Adas Königen, und sie ist als Nächste dran.
story-ask-14 = Fünf Karten bleiben, und eine davon muss weg: 2♣, 5♥, 9♥, B♦ oder A♥.
story-told-14 = Du wirfst wieder 2♣ ab. Die wollte schon beim ersten Mal niemand, sie ist also wohl sicher. Aber von den fünfen ist sie die billigste: Der Bube hätte dein Risiko um 10 verkleinert, das Ass um 15.
story-note-14-discard-ah = So wird dein Risiko am kleinsten. Spielt Ada jetzt wie in der Geschichte, endest du mit 26 statt 13.
story-note-14-discard-jd = Das macht dein Risiko um zehn kleiner, und ein Bube passt zu nichts auf dem Tisch. Spielt Ada jetzt wie in der Geschichte, endest du mit 21 statt 13.

story-told-15 = Ada zieht D♠, ihre dritte Dame: 30 Punkte. Ihre 4♥ kommt zu deinen Vieren, vier Punkte für sie, und 2♦, ihre letzte Karte, auf den Stapel. Sie ist aus, und die Runde ist auf der Stelle zu Ende. Du kommst nicht mehr dran.

## Was herauskommt

story-end-title = Was herauskommt
story-end-you = Du hast 24 + 12 + 6 + 10 = 52 Punkte ausgespielt. Auf der Hand bleiben A♥, B♦, 9♥ und 5♥: 15 + 10 + 9 + 5 = 39. Die Runde bringt dir also 52 − 39 = 13.
story-end-ada = Ada hat 30 + 30 + 4 = 64 Punkte ausgespielt und hält nichts mehr: 64.
story-end-bo = Bo hat 18 Punkte ausgespielt und wird mit 27 erwischt: −9. Ein Punktestand darf unter null liegen.

story-moral-title = Was die Runde zeigt
story-moral-1 = Sieh den Stapel an, bevor du ziehst. In deinem ersten Zug wäre 4♦ allein gekommen, im dritten brachte sie fünf Karten mit.
story-moral-2 = Ein tiefer Griff wird hinterher bezahlt. 5♥, B♦ und 9♥ sind 24 von den 39 Punkten, mit denen du erwischt wurdest.
story-moral-3 = Trenn dich rechtzeitig von teuren Karten. Allein das Ass hat dich 15 gekostet.
story-moral-4 = Leg an, was passt, auch an die Figuren der anderen. Die Punkte gehören dir.
story-moral-5 = Zähl die Karten der anderen. Wer noch vier hat, kann in einem Zug ausgehen.
story-onward = Bis 500 ist es noch weit, und schon wird die nächste Runde gegeben.

## Was eine eigene Wahl bewirkt

effect-draw = Jetzt hast du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
effect-take = { $due ->
    [yes] { $reached } musst du sofort ausspielen, in einer neuen Figur oder durch Anlegen.
   *[no] Ausspielen musst du die Karte jetzt nicht, aber in diesem Zug darfst du sie nicht wieder ablegen.
}
effect-meld = { $points ->
    [one] Ein Punkt liegt
   *[other] { $points } Punkte liegen
} auf dem Tisch; damit kannst du nicht mehr erwischt werden.
effect-lay = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für dich{ $owner ->
    [you] .
   *[other] , obwohl die Figur von { $owner } ist.
}
effect-discard = Dein Zug ist vorbei. { $laid ->
    [0] Du hast nichts auf dem Tisch
    [one] Du hast einen Punkt auf dem Tisch
   *[other] Du hast { $laid } Punkte auf dem Tisch
} und { $caught ->
    [one] einen Punkt
   *[other] { $caught } Punkte
} auf der Hand.
effect-discard-fits = Vorsicht: { $card } passt an eine Figur auf dem Tisch ({ $meld }). Wer die Karte nimmt, kann sie dort anlegen.
effect-left = Vorher hättest du noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf den Tisch legen können.
effect-out = Du hast keine Karte mehr: Du gehst aus, und die Runde ist vorbei.
effect-same = Genau das tust du auch in der Geschichte.
effect-better = Von hier aus { $rounds }-mal zu Ende gespielt, ist das besser als der Weg der Geschichte, um etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} je Runde.
effect-worse = Von hier aus { $rounds }-mal zu Ende gespielt, ist das schlechter als der Weg der Geschichte, um etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} je Runde.
effect-even = Von hier aus { $rounds }-mal zu Ende gespielt, kommt etwa dasselbe heraus wie auf dem Weg der Geschichte.

## Was nicht geht

error-no-scene = Diese Stelle gibt es in der Lektion nicht.
error-turn-over = Dein Zug ist vorbei.
