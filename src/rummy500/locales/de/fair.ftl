### Faires Geben: was die Prüfung ergeben hat, und die Seite, auf der alle nachrechnen können.

## Am Tisch, wenn offenliegt, wie eine Runde gegeben wurde

fair-verdict-fair = Fair gegeben: Dein Browser hat nachgerechnet, und dein Anteil ist dabei.
fair-verdict-partly = Es stimmt, soweit dein Browser es prüfen konnte; alles konnte er nicht sehen.
fair-verdict-wrong = Diese Runde lässt sich nicht nachrechnen. Frag, wer diesen Server betreibt.
fair-wrong-commitment = Das Geheimnis des Servers ist nicht das, auf das er sich vorher festgelegt hatte.
fair-wrong-key = Gemischt wurde nicht mit dem Geheimnis und den Anteilen.
fair-wrong-shares = Ein Anteil ist nicht der, der vorher festgelegt war.
fair-wrong-own = Statt deines Anteils steht ein anderer da.
fair-wrong-cards = Deine Karten sind nicht die, die sich so ergeben.
fair-own-late = Dein Anteil kam diesmal zu spät.
fair-own-dropped = Dein Anteil stand in der Liste und wurde dann ausgelassen; vielleicht war das Netz langsam.
fair-own-elsewhere = Den Anteil für deinen Platz hat ein anderes Fenster oder Gerät von dir gegeben.
fair-own-none = Diese Seite hat keinen Anteil beigesteuert.

## Die Seite

fair-title = Karten nachrechnen
fair-intro = Vor jeder Runde legt sich der Server auf ein Geheimnis fest, und der Browser jedes Mitspielers gibt einen eigenen Anteil dazu. Erst alles zusammen mischt die Karten, niemand kann sie allein bestimmen. Danach liegt alles offen, und diese Seite rechnet es nach: in deinem Browser, ohne den Server zu fragen.
fair-tables = Von deinen Tischen
fair-table = { $names } – { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
fair-file = Datei wählen
fair-drop = … oder hierher ziehen. Aufzeichnungen enden auf .r500.
fair-paste = Oder eine Aufzeichnung einfügen
fair-check = Nachrechnen
fair-reading = Die Aufzeichnung wird geholt …
fair-fetch-failed = Die Aufzeichnung ließ sich nicht holen. Versuch es noch einmal.
fair-no-record = Das ist keine Aufzeichnung. Eine Aufzeichnung beginnt mit der Zeile „rummy500: 1“.
fair-too-large = Das ist zu groß für eine Aufzeichnung: Mehr als ein Megabyte wird nicht gelesen.
fair-all-right = { $count ->
    [one] Diese Runde wurde fair gegeben.
   *[other] Alle { $count } Runden wurden fair gegeben.
}
fair-some-wrong = { $count ->
    [one] Eine Runde lässt sich nicht nachrechnen: { $rounds }.
   *[other] { $count } Runden lassen sich nicht nachrechnen: { $rounds }.
}
fair-round = Runde { $round }
fair-right = fair
fair-wrong = stimmt nicht

## Eine Runde, Schritt für Schritt

fair-step-secret = Das Geheimnis des Servers
fair-step-secret-note = Vor dem Geben haben alle diese Festlegung gesehen:
fair-step-secret-opened = Das Geheimnis, das danach offengelegt wurde:
fair-step-secret-right = Es ergibt genau diese Festlegung.
fair-step-secret-wrong = Es ergibt eine andere Festlegung:
fair-step-shares = Die Anteile der Mitspieler
fair-step-shares-note = Jeder Anteil stand fest, bevor ein anderer zu sehen war.
fair-share-none = kein Anteil (Computer oder nicht da)
fair-step-key = Der Schlüssel
fair-step-key-note = Geheimnis und Anteile ergeben zusammen diesen Schlüssel:
fair-step-key-right = Mit ihm wurde gemischt.
fair-step-key-wrong = Gemischt wurde mit einem anderen Schlüssel:
fair-step-deck = Die Reihenfolge der Karten
fair-step-deck-note = Der Schlüssel mischt { $size } Karten. { $cut ->
    [none] Zuerst gegeben werden:
    [one] Beim Abheben kam eine Karte nach unten. Zuerst gegeben werden dann:
   *[other] Beim Abheben kamen { $cut } Karten nach unten. Zuerst gegeben werden dann:
}
fair-cut-key = Niemand hat von Hand abgehoben: Der Schlüssel selbst ergibt diese Stelle.
fair-cut-hand = Abgehoben hat ein Spieler von Hand.
fair-step-upcard = Aufgedeckt wird:
fair-step-cards = Die Runde
fair-step-cards-right = Jede gezogene, ausgelegte oder abgelegte Karte kam von dort, wo sie in dieser Reihenfolge liegt.
fair-cards-draw = { $name } hat { $card } gezogen, nach dieser Reihenfolge { $found ->
    [none] war aber keine Karte mehr da
   *[other] lag aber { $found } oben
}.
fair-cards-hand = { $name } hat { $card } gespielt, ohne diese Karte bekommen zu haben.
fair-cards-pile = { $name } hat { $card } genommen, aber diese Karte lag nicht im Ablagestapel.
fair-cards-restock = Der Ablagestapel wurde nicht so neu gemischt, wie der Schlüssel es ergibt.
fair-fault-no-proof = Zu dieser Runde fehlt der Nachweis. Sie ist älter als solche Nachweise, oder jemand hat die Zeile entfernt.
fair-fault-no-seed = Der Nachweis ist da, aber der Schlüssel („seed“) fehlt, zu dem er gehört.
fair-fault-round = Der Nachweis gehört zu einer anderen Runde.
fair-fault-table = Der Nachweis gehört zu einem anderen Tisch.
fair-fault-size = Der Nachweis passt nicht zur Zahl der Mitspieler oder der Karten.

## Was es bedeutet

fair-means = Was das zeigt und was nicht
fair-means-shows = Der Server hatte sich auf sein Geheimnis festgelegt, bevor er die Anteile sah, und jeder Anteil stand fest, bevor die anderen zu sehen waren. So hat niemand allein die Reihenfolge der Karten bestimmt, und niemand hat sie später geändert.
fair-means-not = Es hindert einen Server nicht daran, in die Karten zu sehen, einem Freund zu verraten, was er sieht, oder einen Anteil auszulassen, als wäre er zu spät gekommen. Fehlt dein Anteil immer wieder, dann werde misstrauisch.
