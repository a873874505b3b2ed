### `rummy500 lesson` i terminalen: en runde trin for trin, og øvelser.

cli-lesson-kind = En slags øvelse: meld, reach, lay, ace, score eller should.
cli-lesson-exercises = Giver øvelser i stedet: alle slags på skift eller én af dem.
cli-lesson-seed = Hvor øvelserne begynder, et helt tal; det samme tal giver de samme.
cli-place-kind = SLAGS
cli-lesson-help = Enter går videre, »tilbage« går et trin tilbage, »slut« stopper.
cli-word-back = tilbage
cli-lesson-on = Videre med Enter:
cli-lesson-choose = Bestem selv med et tal, eller følg historien med Enter:
cli-lesson-choose-on = Spil videre med et tal, fortryd med »tilbage«, eller følg historien igen med Enter:
cli-lesson-answer = Et tal:
cli-lesson-answer-many = Et tal eller flere:
cli-lesson-right = Rigtigt: { $answer }.
cli-lesson-tally = { $right } af { $all } rigtige.
cli-lesson-another = En til med Enter:
cli-lesson-no-kind = Der er ingen øvelser af slagsen »{ $kind }«; der er { $kinds }.
