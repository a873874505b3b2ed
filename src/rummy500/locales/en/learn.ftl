### The page on which one learns to play: a round step by step, and exercises. What is told there comes from the server.

learn-title = Learn to play
learn-lesson = A round
learn-exercises = Exercises
learn-next = Next
learn-back = Back
learn-show = Show me
learn-choose = Or decide for yourself:
learn-go-on-choosing = What now?
learn-undo = Take it back
learn-story = Back to the story
learn-again = Start over
learn-practise = Go on to the exercises
learn-play = Play a match
learn-read = Read it as a page
learn-failed = That could not be loaded.
learn-retry = Try again
learn-loading = One moment …
learn-table = The table as you see it
learn-hand = Your hand: { $cards }
learn-hand-none = Your hand is empty.
learn-kinds = Kind of exercise
learn-check = Check
learn-another = Another one
learn-solution = Right: { $answer }
learn-tally = { $right } of { $all } right
