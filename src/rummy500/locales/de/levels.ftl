### Computerspieler und ihr Tempo.

level-beginner = Anfänger
level-beginner-note = Hat das Spiel heute gelernt: sieht die naheliegende Figur und wenig mehr.
level-casual = Amateur
level-casual-note = Legt aus und an, was geht, und wirft die teuerste nutzlose Karte ab.
level-club = Clubspieler
level-club-note = Merkt sich, was du aufnimmst, achtet darauf, was er dir liegen lässt, und ruft Rummy.
level-strong = Könner
level-strong-note = Hat aus sehr vielen Runden gelernt, was eine Karte wert ist, und lässt wenig liegen.
level-expert = Experte
level-expert-note = Spielt die Runde vor jedem Zug in Gedanken Hunderte Male zu Ende.
level-master = Meister
level-master-note = Spielt die Runde Tausende Male durch und schließt aus dem, was du nimmst und liegen lässt, auf dein Blatt.

levels-fewer-interpreted = Für stärkere Computer fehlt diesem Server das kompilierte Regelwerk.
# Statt eines Computers der Stärke { $level }, die anderswo gewählt wurde, spielt hier einer der Stärke { $plays }.
level-instead = „{ $level }“ gibt es auf diesem Server nicht; dafür spielt „{ $plays }“.

# Wozu ein Computer ein wenig neigt; das hängt an seinem Namen.
style-daring = Greift gern tief in den Stapel.
style-careful = Überlegt es sich zweimal, viele Karten aufzunehmen.
style-tidy = Trennt sich früh von teuren Karten.
style-clinging = Hält teure Karten lange fest.

pace-instant = Sofort
pace-brisk = Zügig
pace-calm = Gemütlich
