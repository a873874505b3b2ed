### Die begleitete erste Runde am Tisch: eine Zeile für den Augenblick, bis sie befolgt ist.

guide-draw = Beginne deinen Zug mit einer Karte: der obersten vom Talon oder einer leuchtenden vom Ablagestapel.
guide-pile = Eine leuchtende Karte tief im Ablagestapel kann dir gehören, mit allen Karten darüber, weil du sie sofort ausspielen kannst. Oder zieh vom Talon.
guide-meld = Du kannst auslegen: Tippe drei Karten eines Werts an, oder drei einer Farbe hintereinander. Was auf dem Tisch liegt, zählt für dich.
guide-lay = Eine deiner Karten passt an eine Figur auf dem Tisch. Tippe sie an, dann die Figur: Die Punkte gehören dir, egal wessen Figur es ist.
guide-out = Du hast nur noch wenige Karten. Ist die letzte weg, endet die Runde, und was die anderen noch halten, zählt gegen sie.
guide-discard = Nichts mehr auszulegen? Beende deinen Zug mit einer Karte für den Ablagestapel: Wähle sie, dann den Knopf oder den Stapel.
guide-watch = Jetzt spielen die anderen. Achte darauf, was sie vom Stapel nehmen: Das zeigt, was sie sammeln.
guide-score = Was du auf den Tisch gelegt hast, zählt für dich, was auf der Hand bleibt, gegen dich. Der Stand kann auch unter null fallen.
guide-skip = Begleitung beenden
guide-again = Begleite mich durch eine Runde
guide-learn = Eine Runde Schritt für Schritt, und Aufgaben
