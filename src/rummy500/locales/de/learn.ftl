### Die Seite, auf der man spielen lernt: eine Runde Schritt für Schritt, und Aufgaben. Was dort erzählt wird, kommt vom Server.

learn-title = Spielen lernen
learn-lesson = Eine Runde
learn-exercises = Aufgaben
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig’s mir
learn-choose = Oder entscheide selbst:
learn-go-on-choosing = Und jetzt?
learn-undo = Das zurücknehmen
learn-story = Weiter in der Geschichte
learn-again = Von vorn
learn-practise = Weiter zu den Aufgaben
learn-play = Eine Partie spielen
learn-read = Als Seite lesen
learn-failed = Das ließ sich nicht laden.
learn-retry = Noch einmal versuchen
learn-loading = Einen Moment …
learn-table = Der Tisch, wie du ihn siehst
learn-hand = Deine Hand: { $cards }
learn-hand-none = Deine Hand ist leer.
learn-kinds = Art der Aufgabe
learn-check = Prüfen
learn-another = Noch eine
learn-solution = Richtig: { $answer }
learn-tally = { $right } von { $all } richtig
