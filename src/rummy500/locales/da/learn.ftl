### Siden, hvor man lærer at spille: en runde trin for trin, og øvelser. Det, der fortælles dér, kommer fra serveren.

learn-title = Lær at spille
learn-lesson = En runde
learn-exercises = Øvelser
learn-next = Videre
learn-back = Tilbage
learn-show = Vis mig det
learn-choose = Eller bestem selv:
learn-go-on-choosing = Og nu?
learn-undo = Fortryd
learn-story = Videre i historien
learn-again = Begynd forfra
learn-practise = Videre til øvelserne
learn-play = Spil en kamp
learn-read = Læs det som en side
learn-failed = Det kunne ikke hentes.
learn-retry = Prøv igen
learn-loading = Et øjeblik …
learn-table = Bordet, som du ser det
learn-hand = Din hånd: { $cards }
learn-hand-none = Din hånd er tom.
learn-kinds = Hvilken slags øvelse
learn-check = Kontrollér
learn-another = En til
learn-solution = Rigtigt: { $answer }
learn-tally = { $right } af { $all } rigtige
