### Appen, som browsere, søgemaskiner og enheder ser den udefra.

app-title-home = Rummy 500 på nettet: spil nu, gratis, med venner eller computere
app-about-home = Spil Rummy 500 i din browser: mod computere fra begynder til mester eller med venner via et link. Jeres egne husregler, ingen tilmelding, ingen reklamer.
app-title-learn = Lær Rummy 500 ved at spille en runde
app-about-learn = En runde Rummy 500, trin for trin, med grunden til hvert træk. Derefter korte øvelser, der aldrig slipper op.
app-title-daily = Dagens runde: Rummy 500 med de samme kort til alle
app-about-daily = Én runde om dagen: de samme kort og den samme modstander til alle, ét forsøg, der tæller, ranglister og ingen tilmelding.
app-title-sheet = Pointark til Rummy 500 med rigtige kort
app-about-sheet = Regnskabet til jeres bord med rigtige kort: point eller kort, jeres egne husregler, flere kan skrive, også uden net. Ingen tilmelding, ingen reklamer.
app-no-script = Bordet kræver JavaScript. Reglerne kan læses uden:
app-short-daily = Dagens runde
app-short-sheet = Pointark
app-short-new = Nyt bord
app-short-learn = Lær spillet
app-short-rules = Læs reglerne

## Uden net

app-offline-title = Du er offline
app-offline-text = Bordet kræver en forbindelse. Disse sider ligger på din enhed:
app-offline-again = Prøv igen
