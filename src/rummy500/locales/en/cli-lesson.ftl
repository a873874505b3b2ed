### `rummy500 lesson` in the terminal: a round step by step, and exercises.

cli-lesson-kind = A kind of exercise: meld, reach, lay, ace, score or should.
cli-lesson-exercises = Ask exercises instead: all kinds in turn, or one.
cli-lesson-seed = Where the exercises begin, a whole number; the same number gives the same ones.
cli-place-kind = KIND
cli-lesson-help = Enter goes on, “back” goes back, “quit” ends it.
cli-word-back = back
cli-lesson-on = Enter goes on:
cli-lesson-choose = A number to decide yourself, Enter for what the story does:
cli-lesson-choose-on = A number to play on, “back” to take it back, Enter to go on with the story:
cli-lesson-answer = A number:
cli-lesson-answer-many = One number or several:
cli-lesson-right = Right: { $answer }.
cli-lesson-tally = { $right } of { $all } right.
cli-lesson-another = Enter asks another:
cli-lesson-no-kind = There is no kind of exercise called “{ $kind }”; there are { $kinds }.
