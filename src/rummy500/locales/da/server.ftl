### Hvad serveren siger, når den ikke gør det, den blev bedt om. Koderne er dem i docs/protocol.md.

error-stale = Spillet er gået videre imens. Se efter en gang til, og spil så.
error-malformed = Det forstod serveren ikke.
error-try-again = Det kunne ikke gemmes lige nu. Der er ikke sket noget; prøv igen.
error-request-too-large = Det var længere, end serveren tager imod.
error-too-fast = Det gik for hurtigt. Vent et øjeblik.
error-too-many = Det var for meget på én gang. Prøv igen senere.
error-call-window = Der er stadig tid til at råbe Rummy. Vent et øjeblik.
error-no-window = Der er ikke noget at sige nej til nu.
error-round-running = Den runde spilles stadig.
error-closing = Serveren genstarter. Dit bord bliver gemt.
error-failed = Noget gik galt hos os. Det er noteret; prøv igen.
error-forbidden-origin = Denne forespørgsel kom fra en anden side og blev afvist.
error-unknown-table = Det bord findes ikke her.
error-unknown-replay = Bag det link er der ikke noget at se.
error-unknown-page = Den side findes ikke her.
error-wrong-method = Det kan man ikke på denne adresse.
error-unknown-level = Der findes ingen computerspiller på niveauet »{ $level }«.
