### `rummy500 lesson` in de terminal: een ronde stap voor stap, en oefeningen.

cli-lesson-kind = Een soort oefening: meld, reach, lay, ace, score of should.
cli-lesson-exercises = Stelt in plaats daarvan oefeningen: alle soorten om de beurt, of één ervan.
cli-lesson-seed = Waar de oefeningen beginnen, een geheel getal; hetzelfde getal geeft dezelfde.
cli-place-kind = SOORT
cli-lesson-help = Enter gaat verder, ‘terug’ gaat terug, ‘stop’ houdt ermee op.
cli-word-back = terug
cli-lesson-on = Verder met Enter:
cli-lesson-choose = Een getal om zelf te beslissen, Enter voor wat het verhaal doet:
cli-lesson-choose-on = Een getal om door te spelen, ‘terug’ neemt terug, Enter volgt weer het verhaal:
cli-lesson-answer = Een getal:
cli-lesson-answer-many = Een getal of meer:
cli-lesson-right = Goed is: { $answer }.
cli-lesson-tally = { $right } van { $all } goed.
cli-lesson-another = Nog een met Enter:
cli-lesson-no-kind = Oefeningen van de soort ‘{ $kind }’ zijn er niet; er zijn { $kinds }.
