### Die Analyse einer beendeten Runde: neben der Wiederholung, auf der Kommandozeile und als eigene Seite.
### $points und Ähnliches sind ganze Zahlen, mit Vorzeichen, wo es darauf ankommt; $name ist ein Mitspieler.

analysis-title = Analyse
analysis-of-round = Analyse der Runde { $round }
analysis-lead = Jede Entscheidung wird danach beurteilt, was in diesem Moment zu sehen war. Gezählt werden die Punkte, um die der Spieler am Ende der Runde führt.
analysis-start = Diese Runde analysieren
analysis-quality = Wie gründlich
analysis-quality-quick = Schneller Blick
analysis-quality-normal = Normal
analysis-quality-deep = Sehr gründlich
analysis-waiting = { $before ->
    [0] Gleich geht es los …
    [one] Eine andere Analyse kommt zuerst …
   *[other] { $before } andere Analysen kommen zuerst …
}
analysis-working = { $done } von { $all } Entscheidungen angesehen
analysis-cancel = Abbrechen
analysis-cancelled = Die Analyse wurde abgebrochen.
analysis-ready = Die Analyse ist fertig.
analysis-again = Noch einmal analysieren
analysis-failed = Die Analyse hat nicht geklappt. Bitte versuche es noch einmal.
analysis-rounds = Runden analysieren
analysis-keep-page = Als Seite speichern
analysis-keep-figures = Zahlen speichern (JSON)
analysis-keep-failed = Die Analyse konnte nicht gespeichert werden. Versuch es noch einmal.

## Das Ergebnis

analysis-accuracy = Genauigkeit
analysis-accuracy-of = { $name }: Genauigkeit { $percent }
analysis-accuracy-none = nichts zu entscheiden
analysis-accuracy-note = 100 verschenkt nichts; 0 ist so gut wie gelost.
analysis-curve = Erwarteter Vorsprung, Schritt für Schritt
analysis-curve-of = { $name }: { $dealt } nach dem Geben, höchstens { $high }, mindestens { $low }, am Ende { $result }.
analysis-step = Schritt { $step }
analysis-sums = Glück und Spiel
analysis-player = Spieler
analysis-luck = Glück
analysis-dealt = Die gegebenen Karten
analysis-drawn = Selbst Gezogenes
analysis-turned = Die Karten der anderen
analysis-play = Spiel
analysis-played = Eigenes Spiel
analysis-partners = Spiel des Partners
analysis-others = Spiel der anderen
analysis-result = Vorsprung am Ende
analysis-losses = Verschenkt
analysis-sums-note = Glück und Spiel ergeben zusammen den Vorsprung. Gemessen wird das Spiel an jemandem, der schlicht weiterspielt; verschenkt ist, was die besten Züge darüber hinaus gebracht hätten.
analysis-costliest = Die teuersten Entscheidungen
analysis-costliest-of = Die teuersten Entscheidungen von { $name }
analysis-none-costly = Nichts, was { $name } gewählt hat, war klar teuer.
analysis-cost = { $points ->
    [one] etwa ein Punkt
   *[other] etwa { $points } Punkte
}
analysis-did = Gewählt von { $name }: { $move }.
analysis-better = Besser: { $move }.
analysis-show = Schritt { $step } auf dem Tisch zeigen
analysis-shown-better = Um { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
} besser als das Gespielte: { $move }.
analysis-board = Der Tisch, wie { $name } ihn vor Schritt { $step } gesehen hat
analysis-all = Alle Entscheidungen
analysis-expected = Bestes
analysis-got = Gewähltes
analysis-loss = Verschenkt
analysis-decision = Entscheidung
analysis-made-by = Gründlichkeit der Analyse: { $quality }.

## Auf der Kommandozeile

analysis-cli-round = Runde { $round }, { $quality }
analysis-cli-luck = Glück { $luck }: gegebene Karten { $dealt }, selbst gezogen { $drawn }, Karten der anderen { $turned }
analysis-cli-play = Spiel { $play }: eigenes { $played }{ $teams ->
    [yes] , des Partners { $partners }
   *[no] {""}
}, der anderen { $others }
analysis-cli-result = Vorsprung am Ende { $result }; verschenkt { $losses }
analysis-cli-costly = Schritt { $step }, { $cost }: { $move }. Besser: { $better }.
analysis-cli-progress = Runde { $round }: { $done } von { $all }
analysis-cli-jobs = Zum Nachdenken braucht es mindestens einen Prozess.
analysis-cli-stopped = Abgebrochen nach { $done } von { $all } Entscheidungen.
analysis-cli-written = Die Seite steht in { $text }.

## Codes

error-unknown-language = Die Sprache { $text } gibt es nicht; es gibt { $choices }.
error-unknown-quality = Die Gründlichkeit { $value } gibt es nicht; es gibt { $choices }.
error-nobody-called = Da sitzt niemand, der { $name } heißt.
error-no-analysis = Für eine Analyse braucht es das kompilierte Regelwerk, und das fehlt hier.
error-unknown-analysis = Diese Analyse gibt es nicht mehr. Starte sie noch einmal.
error-analyses-busy = Zu viele Analysen warten schon. Bitte versuche es später noch einmal.
