### Computerspieler und ihr Tempo.

level-beginner = Anfänger
level-beginner-note = Hat das Spiel heute gelernt: sieht die naheliegende Figur und wenig mehr.
level-casual = Hobbyspieler
level-casual-note = Legt aus und an, was geht, und wirft die teuerste nutzlose Karte ab.
level-club = Clubspieler
level-club-note = Merkt sich, was du aufnimmst, überlegt, was er liegen lässt, und ruft Rummy.

pace-instant = Sofort
pace-brisk = Zügig
pace-calm = Gemütlich
