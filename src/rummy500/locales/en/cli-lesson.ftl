### `rummy500 lesson` in the terminal: a round step by step, and exercises.

cli-lesson-kind = A kind of exercise: meld, reach, lay, ace, score or should.
cli-lesson-exercises = Ask exercises instead: all kinds in turn, or one.
cli-lesson-seed = A whole number from which the exercises are made; the same number gives the same exercises.
cli-place-kind = KIND
cli-lesson-help = Enter goes on, “back” goes back, “quit” quits.
cli-word-back = back
cli-lesson-on = Enter goes on:
cli-lesson-choose = Type a number to decide for yourself, or Enter to follow the story:
cli-lesson-choose-on = Type a number to play on, “back” to take it back, or Enter to go on with the story:
cli-lesson-answer = Your answer (a number):
cli-lesson-answer-many = Your answer (one or more numbers):
cli-lesson-right = Right: { $answer }.
cli-lesson-tally = { $right } of { $all } right.
cli-lesson-another = Enter for another:
cli-lesson-no-kind = There is no kind of exercise called “{ $kind }”. There are: { $kinds }.
