### `rummy500 lesson` in de terminal: een ronde stap voor stap, en oefeningen.

cli-lesson-kind = Een soort oefening: meld, reach, lay, ace, score of should.
cli-lesson-exercises = Stelt in plaats daarvan oefeningen: alle soorten om de beurt, of één ervan.
cli-lesson-seed = Een geheel getal waaruit de oefeningen komen; hetzelfde getal geeft dezelfde oefeningen.
cli-place-kind = SOORT
cli-lesson-help = Enter gaat verder, ‘terug’ gaat terug, ‘stop’ houdt ermee op.
cli-word-back = terug
cli-lesson-on = Verder met Enter:
cli-lesson-choose = Typ een getal om zelf te beslissen, of Enter om het verhaal te volgen:
cli-lesson-choose-on = Typ een getal om door te spelen, ‘terug’ om terug te nemen, of Enter om het verhaal weer te volgen:
cli-lesson-answer = Jouw antwoord (een getal):
cli-lesson-answer-many = Jouw antwoord (een of meer getallen):
cli-lesson-right = Goed is: { $answer }.
cli-lesson-tally = { $right } van { $all } goed.
cli-lesson-another = Nog een met Enter:
cli-lesson-no-kind = De soort oefening ‘{ $kind }’ bestaat niet. Er zijn: { $kinds }.
