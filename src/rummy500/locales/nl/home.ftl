### De startpagina naast wat client.ftl en lobby.ftl ervan zeggen, en een nieuwere versie.

home-what = Een kaartspel voor twee tot acht spelers. Leg groepen en reeksen uit, grijp diep in de aflegstapel: elke kaart die je neerlegt, telt voor jou.
home-free = Gratis, zonder account en zonder reclame.
home-daily = Ronde van de dag
home-daily-of = Ronde van { $date }
home-daily-what = Elke dag één ronde, dezelfde kaarten voor iedereen
home-daily-running = Je ronde staat op je te wachten
home-daily-done = { $points }, plaats { $place }
home-daily-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
home-me = Jouw cijfers
home-boards = Ranglijsten
home-learn = Leren spelen
home-learn-what = Een ronde stap voor stap, daarna oefeningen
home-sheet = Scoreblad
home-sheet-what = Voor een tafel met echte kaarten, ook offline
home-sheet-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
home-rules = De regels lezen
home-rules-what = Met afbeeldingen, voor elke huisregel
home-code = Aanschuiven bij een tafel
home-code-what = Plak een link of typ de code van een tafel
home-code-label = Link of code
home-code-go = Aanschuiven
home-code-bad = Dat is geen link of code van een tafel. Een code heeft 16 letters en cijfers.
home-read = Om te lezen
home-read-variants = Varianten
home-read-house-rules = Huisregels
home-read-tips = Tips
home-read-glossary = Woordenlijst
home-read-origins = Oorsprong en andere namen
home-read-lesson = De les als tekst
home-languages = Talen

## Een nieuwere versie

newer-there = Er is een nieuwere versie van deze pagina.
newer-load = Nu laden
newer-later = Later
