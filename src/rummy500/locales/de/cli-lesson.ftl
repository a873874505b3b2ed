### `rummy500 lesson` im Terminal: eine Runde Schritt für Schritt, und Aufgaben.

cli-lesson-kind = Eine Art von Aufgaben: meld, reach, lay, ace, score oder should.
cli-lesson-exercises = Stellt stattdessen Aufgaben: alle Arten reihum oder eine davon.
cli-lesson-seed = Wo die Aufgaben anfangen, eine ganze Zahl; dieselbe Zahl gibt dieselben.
cli-place-kind = ART
cli-lesson-help = Eingabe geht weiter, „zurück“ geht zurück, „ende“ hört auf.
cli-word-back = zurück
cli-lesson-on = Weiter mit Eingabe:
cli-lesson-choose = Eine Zahl, um selbst zu entscheiden, Eingabe für den Weg der Geschichte:
cli-lesson-choose-on = Eine Zahl, um weiterzuspielen, „zurück“ nimmt zurück, Eingabe folgt wieder der Geschichte:
cli-lesson-answer = Eine Zahl:
cli-lesson-answer-many = Eine Zahl oder mehrere:
cli-lesson-right = Richtig: { $answer }.
cli-lesson-tally = { $right } von { $all } richtig.
cli-lesson-another = Noch eine mit Eingabe:
cli-lesson-no-kind = Aufgaben der Art „{ $kind }“ gibt es nicht; es gibt { $kinds }.
