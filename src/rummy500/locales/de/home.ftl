### Die Startseite über das hinaus, was client.ftl und lobby.ftl sagen, und eine neuere Fassung.

home-what = Ein Kartenspiel für zwei bis acht. Leg Sätze und Folgen aus, greif tief in den Ablagestapel: Jede ausgelegte Karte zählt für dich.
home-free = Kostenlos, ohne Anmeldung und ohne Werbung.
home-daily = Runde des Tages
home-daily-of = Runde vom { $date }
home-daily-what = Jeden Tag eine Runde, dieselben Karten für alle
home-daily-running = Deine Runde wartet auf dich
home-daily-done = { $points }, Platz { $place }
home-daily-streak = { $days ->
    [one] 1 Tag am Stück
   *[other] { $days } Tage am Stück
}
home-me = Deine Zahlen
home-boards = Bestenlisten
home-learn = Spielen lernen
home-learn-what = Eine Runde Schritt für Schritt, dann Aufgaben
home-sheet = Spielblock
home-sheet-what = Für den Tisch mit echten Karten, auch ohne Netz
home-sheet-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
home-rules = Regeln lesen
home-rules-what = Mit Bildern, für jede Hausregel
home-code = An einen Tisch setzen
home-code-what = Füg den Link ein oder gib den Code ein
home-code-label = Link oder Code
home-code-go = Dazusetzen
home-code-bad = Das ist kein Link und kein Code eines Tisches. Ein Code hat 16 Buchstaben und Ziffern.
home-read = Zum Lesen
home-read-variants = Varianten
home-read-house-rules = Hausregeln
home-read-tips = Tipps
home-read-glossary = Glossar
home-read-origins = Herkunft und andere Namen
home-read-lesson = Die Lektion als Text
home-languages = Sprachen

## Eine neuere Fassung

newer-there = Von dieser Seite gibt es eine neuere Fassung.
newer-load = Laden
newer-later = Später
