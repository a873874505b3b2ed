### De pagina waarop je leert spelen: een ronde stap voor stap, en oefeningen. Wat daar verteld wordt, komt van de server.

learn-title = Leren spelen
learn-lesson = De les
learn-exercises = Oefeningen
learn-next = Verder
learn-back = Terug
learn-show = Laat zien
learn-choose = Of beslis zelf:
learn-go-on-choosing = En nu?
learn-undo = Dat terugnemen
learn-story = Verder met het verhaal
learn-again = Vanaf het begin
learn-practise = Verder naar de oefeningen
learn-play = Een partij spelen
learn-read = Als pagina lezen
learn-failed = Dat kon niet worden opgehaald.
learn-retry = Opnieuw proberen
learn-loading = Een ogenblik …
learn-table = De tafel zoals jij hem ziet
learn-hand = Je hand: { $cards }
learn-hand-none = Je hand is leeg.
learn-kinds = Soort oefening
learn-check = Nakijken
learn-another = Nog een
learn-solution = Goed is: { $answer }
learn-tally = { $right } van { $all } goed
