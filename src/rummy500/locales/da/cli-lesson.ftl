### `rummy500 lesson` i terminalen: en runde trin for trin, og øvelser.

cli-lesson-kind = En slags øvelse: meld, reach, lay, ace, score eller should.
cli-lesson-exercises = Stiller øvelser i stedet: alle slags efter tur eller én af dem.
cli-lesson-seed = Hvor øvelserne begynder, et helt tal; det samme tal giver de samme.
cli-place-kind = SLAGS
cli-lesson-help = Enter går videre, »tilbage« går tilbage, »slut« holder op.
cli-word-back = tilbage
cli-lesson-on = Videre med Enter:
cli-lesson-choose = Et tal for selv at bestemme, Enter for det, historien gør:
cli-lesson-choose-on = Et tal for at spille videre, »tilbage« tager tilbage, Enter følger historien igen:
cli-lesson-answer = Et tal:
cli-lesson-answer-many = Et tal eller flere:
cli-lesson-right = Rigtigt: { $answer }.
cli-lesson-tally = { $right } af { $all } rigtige.
cli-lesson-another = En til med Enter:
cli-lesson-no-kind = Øvelser af slagsen »{ $kind }« findes ikke; der er { $kinds }.
