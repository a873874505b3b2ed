### De app zoals browsers, zoekmachines en apparaten hem van buiten zien.

app-title-home = Rummy 500 online spelen: gratis, met vrienden of tegen computers
app-about-home = Speel Rummy 500 in je browser: tegen computers van beginner tot meester, of met vrienden via een link. Met jullie huisregels, zonder aanmelden, zonder reclame.
app-title-learn = Rummy 500 leren: speel een ronde mee
app-about-learn = Eén ronde Rummy 500, stap voor stap, met de reden voor elke zet. Daarna korte oefeningen die nooit opraken.
app-title-daily = De ronde van de dag: Rummy 500 met dezelfde kaarten voor iedereen
app-about-daily = Elke dag één ronde: dezelfde kaarten en dezelfde tegenstander voor iedereen, één poging die telt, en ranglijsten. Zonder aanmelden.
app-title-sheet = Scoreblad voor Rummy 500 met echte kaarten
app-about-sheet = Houd de punten bij aan een tafel met echte kaarten: als getal of als kaarten, met jullie huisregels, samen en offline. Zonder aanmelden, zonder reclame.
app-no-script = De tafel heeft JavaScript nodig. De regels kun je ook zonder lezen:
app-short-daily = Ronde van de dag
app-short-sheet = Scoreblad
app-short-new = Nieuwe tafel
app-short-learn = Het spel leren
app-short-rules = De regels lezen

## Zonder netwerk

app-offline-title = Je bent offline
app-offline-text = De tafel heeft een verbinding nodig. Deze pagina’s staan op je apparaat:
app-offline-again = Opnieuw proberen
