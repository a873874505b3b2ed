### `rummy500 lesson` im Terminal: eine Runde Schritt für Schritt, und Aufgaben.

cli-lesson-kind = Eine Art von Aufgaben: meld, reach, lay, ace, score oder should.
cli-lesson-exercises = Stellt stattdessen Aufgaben: alle Arten reihum oder eine davon.
cli-lesson-seed = Wo die Aufgaben anfangen, eine ganze Zahl; dieselbe Zahl gibt dieselben.
cli-place-kind = ART
cli-lesson-help = Mit Enter geht es weiter, mit „zurück“ zurück, und mit „ende“ hörst du auf.
cli-word-back = zurück
cli-lesson-on = Weiter mit Enter:
cli-lesson-choose = Entscheide selbst mit einer Zahl, oder geh mit Enter den Weg der Geschichte:
cli-lesson-choose-on = Spiel mit einer Zahl weiter, nimm mit „zurück“ zurück, oder folge mit Enter wieder der Geschichte:
cli-lesson-answer = Eine Zahl:
cli-lesson-answer-many = Eine Zahl oder mehrere:
cli-lesson-right = Richtig: { $answer }.
cli-lesson-tally = { $right } von { $all } richtig.
cli-lesson-another = Noch eine mit Enter:
cli-lesson-no-kind = Aufgaben der Art „{ $kind }“ gibt es nicht; es gibt { $kinds }.
