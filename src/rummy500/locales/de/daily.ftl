### Die Runde des Tages: ihre Seite, das Ergebnis eines Tages, der Kalender, die Bestenlisten.

daily-title = Runde des Tages
daily-title-of = Runde vom { $date }
daily-what = Eine Runde gegen den Computer, mit denselben Karten für alle. Dein erster Versuch zählt.
daily-what-past = Dieser Tag ist vorbei. Du kannst die Runde noch spielen, aber gewertet wird sie nicht.
daily-play = Runde des Tages spielen
daily-play-past = Diese Runde spielen
daily-go-on = Weiterspielen
daily-waiting = Deine Runde wartet auf dich.
daily-afresh = Neu anfangen
daily-name = Dein Name
daily-name-why = So stehst du in den Bestenlisten.
daily-players = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] Eine Person hat sie zu Ende gespielt.
   *[other] { $count } Leute haben sie zu Ende gespielt.
}
daily-next = Die nächste Runde kommt in { $left }, nach deiner Uhr um { $time }.
daily-next-why = Jeder Tag beginnt um Mitternacht UTC, überall zugleich.
daily-new-day = Ein neuer Tag hat begonnen.
daily-failed = Das konnte nicht geholt werden. Bitte versuch es noch einmal.
daily-loading = Wird geladen …
daily-future = Diese Runde kann man ab dem { $date } spielen.
daily-before = Die erste Runde des Tages war die vom { $date }.
daily-to-today = Zur Runde von heute
daily-pages = Runde des Tages
daily-deal-link = Runde
daily-ranked = gewertet
daily-unranked = ohne Wertung

## Was jemand aus allen Tagen gemacht hat

daily-standing = So läuft es bei dir
daily-streak = Serie
daily-longest = Längste Serie
daily-days = Gespielte Tage
daily-best = Bestes Ergebnis
daily-mean = Durchschnitt
daily-days-count = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Das Ergebnis eines Tages

daily-result = Dein Ergebnis
daily-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
daily-place = Platz { $place } von { $count }
daily-better = Besser als { $percent } % der anderen, gleiche halb gezählt
daily-alone = Vor dir war noch niemand fertig.
daily-score = So setzt es sich zusammen
daily-again = Noch einmal spielen, ohne Wertung
daily-again-why = Jede Runde kannst du so oft spielen, wie du willst; gewertet wird nur der erste Versuch an ihrem Tag.
daily-watch-own = Meine Runde ansehen
daily-analyse-own = Meine Runde analysieren

## Zum Teilen

daily-share-title = Teilen, ohne etwas zu verraten
daily-share-what = Ein Kästchen für jeden deiner Züge. Eine Karte lässt sich daran nicht ablesen.
daily-square-none = nichts ausgelegt
daily-square-some = weniger als { $points } Punkte ausgelegt
daily-square-much = { $points } Punkte oder mehr
daily-sign = { $end ->
    [out] du bist ausgegangen
   *[caught] der Computer ist ausgegangen
    [stock] der Talon war leer
}
daily-share-head = Rummy 500, { $date }
daily-share-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-share-end = { $end ->
    [out] Im { $turns }. Zug ausgegangen
   *[caught] Nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } erwischt
    [stock] Gespielt, bis der Talon leer war
}
daily-share = Teilen
daily-copy = Text kopieren
daily-copied = Kopiert
daily-copy-failed = Bitte markier den Text und kopier ihn.
daily-picture = Bild speichern
daily-picture-failed = Dieser Browser konnte das Bild nicht erzeugen.
daily-course-said = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}: in { $none } nichts ausgelegt, in { $some } etwas, in { $much } mindestens { $points } Punkte.
daily-picture-alt = Das Bild zum Teilen: { $what }

## Im Vergleich

daily-spread = Im Vergleich
daily-spread-count = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}, im Schnitt { $mean } Punkte.
daily-spread-said = Ergebnisse von { $low } bis { $high } Punkten. Deins liegt in der Gruppe von { $from } bis { $to }.
daily-spread-points = Punkte
daily-spread-results = Ergebnisse
daily-spread-range = { $low } bis { $high }
daily-you = du

## Der stärkste Computer

daily-line = Der beste Weg
daily-line-done = Der stärkste Computer, der nur sah, was du sahst, kam auf { $points }.
daily-line-than = { $who ->
    [you] Du hast { $points } mehr geschafft.
    [even] Genau wie du.
   *[computer] Das sind { $points } mehr als bei dir.
}
daily-line-working = Der stärkste Computer spielt diese Runde noch. Sieh in ein paar Minuten wieder nach.
daily-line-none = Der stärkste Computer spielt auf diesem Server nicht mit.
daily-line-watch = Seine Runde ansehen
daily-look-again = Noch einmal nachsehen

## Runden der anderen

daily-others = So haben andere gespielt
daily-others-none = Sonst hat sie noch niemand zu Ende gespielt.
daily-watch = Ansehen

## Der Kalender

daily-calendar = Kalender
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-on = { $date }: { $state }
daily-on-new = nicht gespielt
daily-on-running = nicht zu Ende gespielt
daily-on-ranked = { $points }, gewertet
daily-on-unranked = { $points }, ohne Wertung
daily-on-later = noch nicht
daily-legend-ranked = Gewertet
daily-legend-unranked = Ohne Wertung
daily-legend-running = Nicht zu Ende

## Die Bestenlisten

boards-title = Bestenlisten
boards-spans = Was gezählt wird
boards-day = Tag
boards-week = Woche
boards-month = Monat
boards-all = Alle Tage
boards-streaks = Serien
boards-range = { $first } bis { $last }
boards-earlier = Früher
boards-later = Später
boards-place = Platz
boards-name = Name
boards-points = Punkte
boards-days = Tage
boards-mean = Schnitt
boards-streak = Tage am Stück
boards-players = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
}
boards-empty = Auf dieser Liste steht noch niemand.
boards-none = Hier hast du noch kein gewertetes Ergebnis.
boards-ties = Bei gleichen Ergebnissen steht vorn, wer zuerst da war. Auch null und weniger zählen.
boards-hide = Mich verbergen
boards-show = Mich zeigen
boards-hidden = Du bist verborgen: Andere sehen dich nicht in den Bestenlisten und deine Runden nicht unter denen der anderen.
boards-shown = Hier sehen alle deinen Namen und deine Ergebnisse.
boards-own = Deine Zeile

## Ehrlich

daily-fair = Dieselben Karten für alle
daily-fair-what = Der Server hat die Karten dieses Tages 30 Tage vorher festgelegt und zeigt seitdem eine Festlegung. Ist der Tag vorbei, zeigt er den Schlüssel, und diese Seite prüft, ob beide zusammengehören.
daily-fair-limit = Niemand kann verhindern, dass jemand die Runde in einem anderen Browser noch einmal spielt. Die Bestenlisten sind so ehrlich wie alle, die mitspielen.
daily-fair-more = Selbst nachprüfen
daily-fair-read = Wie die Runde des Tages funktioniert
daily-fair-commitment = Festlegung
daily-fair-key = Schlüssel
daily-fair-opens = Der Schlüssel wird am { $time } gezeigt.
daily-fair-good = In diesem Browser geprüft: Der Schlüssel gehört zur Festlegung.
daily-fair-bad = Der Schlüssel gehört nicht zur Festlegung. Mit dieser Runde stimmt etwas nicht.
daily-fair-days = Festlegungen anderer Tage
daily-fair-fits = passt
daily-fair-wrong = passt nicht
