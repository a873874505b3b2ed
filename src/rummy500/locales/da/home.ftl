### Forsiden ud over det, client.ftl og lobby.ftl siger om den, og en nyere klient.

home-what = Et kortspil for to til otte. Meld sæt og rækkefølger, grav dybt i afkastbunken: Hvert kort, du lægger på bordet, tæller for dig.
home-free = Gratis, uden konto og uden reklamer.
home-daily = Dagens runde
home-daily-of = Runden fra { $date }
home-daily-what = Én runde om dagen, de samme kort til alle
home-daily-running = Din runde venter på dig
home-daily-done = { $points }, nummer { $place }
home-daily-streak = { $days ->
    [one] 1 dag i træk
   *[other] { $days } dage i træk
}
home-me = Dine tal
home-boards = Ranglister
home-learn = Lær at spille
home-learn-what = En runde trin for trin, og så øvelser
home-sheet = Pointark
home-sheet-what = Til bordet med rigtige kort, også uden net
home-sheet-leads = { $count ->
    [one] { $names } fører
   *[other] { $names } fører
} efter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}
home-rules = Læs reglerne
home-rules-what = Med billeder, for alle husregler
home-code = Sæt dig ved et bord
home-code-what = Indsæt et link, eller skriv et bords kode
home-code-label = Link eller kode
home-code-go = Sæt dig
home-code-bad = Det er hverken et link til et bord eller et bords kode. En kode har 16 bogstaver og cifre.
home-read = Læs mere
home-read-variants = Varianter
home-read-house-rules = Husregler
home-read-tips = Gode råd
home-read-glossary = Ordliste
home-read-origins = Oprindelse og andre navne
home-read-lesson = Lektionen som tekst
home-languages = Sprog

## En nyere klient

newer-there = Der er en nyere version af siden.
newer-load = Hent den
newer-later = Senere
