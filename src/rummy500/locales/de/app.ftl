### Die App, wie Browser, Suchmaschinen und Geräte sie von außen sehen.

app-title-home = Rummy 500 online spielen: kostenlos, mit Freunden oder Computern
app-about-home = Spiel Rummy 500 im Browser: gegen Computer vom Anfänger bis zum Meister oder mit Freunden über einen Link. Mit euren Hausregeln, ohne Anmeldung, ohne Werbung.
app-title-learn = Rummy 500 lernen: eine Runde zum Mitspielen
app-about-learn = Eine Runde Rummy 500, Schritt für Schritt, mit dem Grund für jeden Zug. Danach kurze Aufgaben, so viele du magst.
app-title-daily = Die Runde des Tages: Rummy 500 mit denselben Karten für alle
app-about-daily = Jeden Tag eine Runde: dieselben Karten und derselbe Gegner für alle, ein Versuch, der zählt, Bestenlisten, und keine Anmeldung.
app-title-sheet = Spielblock für Rummy 500 mit echten Karten
app-about-sheet = Die Punkte an eurem Tisch mit echten Karten: Punkte oder Karten, eure Hausregeln, mehrere Schreiber, offline. Ohne Anmeldung, ohne Werbung.
app-no-script = Der Tisch braucht JavaScript. Die Regeln kannst du auch ohne lesen:
app-short-daily = Runde des Tages
app-short-sheet = Spielblock
app-short-new = Neuer Tisch
app-short-learn = Das Spiel lernen
app-short-rules = Die Regeln lesen

## Ohne Netz

app-offline-title = Du bist offline
app-offline-text = Der Tisch braucht eine Verbindung. Diese Seiten sind auf deinem Gerät gespeichert:
app-offline-again = Noch einmal versuchen
