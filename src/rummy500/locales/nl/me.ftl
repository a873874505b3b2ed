### De eigen cijfers en ratings, de pagina voor anderen, en alles wat de server over een gast bewaart.

me-title = Jouw cijfers
me-loading = Even kijken …
me-failed = Dat kon niet worden opgehaald. Probeer het nog eens.
me-try-again = Opnieuw proberen
me-none = Hier zie je hoe je speelt, zodra je eerste partij is afgelopen.
me-unknown = In deze browser heeft hier nog niemand aan tafel gezeten, dus er is niets over bekend.
me-play = Een partij spelen

## Wat iemand heeft gespeeld

me-career = Partijen en rondes
me-matches = Partijen
me-wins = Gewonnen
me-wins-share = { $wins } ({ $percent }%)
me-mean = Punten per ronde
me-best = Beste ronde
me-reach = Diepste greep
me-reach-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
me-reach-why = De meeste kaarten die in één keer van de aflegstapel zijn gepakt.
me-presets = Favoriete speelwijzen
me-preset-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
}

## Ratings

me-ratings = Ratings
me-ratings-none = Er heeft nog geen partij meegeteld voor een rating.
me-pool = { $seats ->
    [2] Met z’n tweeën
    [3] Met z’n drieën
    [4] Met z’n vieren
    [5] Met z’n vijven
    [6] Met z’n zessen
    [7] Met z’n zevenen
   *[other] Met z’n achten
}
me-rated = { $count ->
    [one] na één partij
   *[other] na { $count } partijen
}
me-spread = plus of min { $spread }
me-level = Speelt ongeveer even goed als computers van het niveau ‘{ $level }’.
me-early = Nog een ruwe schatting: na meer partijen wordt die nauwkeuriger.
me-curve = Rating over { $count } partijen: eerst { $first }, nu { $last }; hoogste { $high }, laagste { $low }.
me-how = Hoe een rating ontstaat
me-how-counts = Een partij telt mee als die helemaal is uitgespeeld met een van de bekende speelwijzen, zonder dat er een regel is veranderd. Elk aantal spelers heeft een eigen rating; maats krijgen die als team.
me-how-start = Iedereen begint op { $start }, waar het niveau ‘{ $level }’ staat. Wie het beter doet dan verwacht, stijgt, en des te meer als de anderen sterk zijn. De ratings van de computers veranderen nooit.
me-how-left = Wie vertrekt, eindigt als laatste. Heeft een computer de partij voor je uitgespeeld of de meeste van je zetten gedaan, dan kun je er niets mee winnen.
me-how-spread = ‘Plus of min’ zegt hoe zeker het getal is: in negentien van de twintig gevallen ligt de werkelijke sterkte daarbinnen.
me-how-daily = De ronde van de dag heeft eigen ranglijsten en telt hier niet mee.

## De laatste partijen

me-recent = Je laatste partijen
me-recent-what = { $preset }, { $seats ->
    [2] met z’n tweeën
    [3] met z’n drieën
    [4] met z’n vieren
    [5] met z’n vijven
    [6] met z’n zessen
    [7] met z’n zevenen
   *[other] met z’n achten
}
me-won = Gewonnen
me-place = Plaats { $place }
me-left = Voortijdig vertrokken
me-change = rating { $change }
me-unrated = telt niet voor de rating

## De pagina voor anderen

me-public = Een pagina voor anderen
me-public-why = Niets hiervan is openbaar. Als je wilt, komt er een pagina met je naam, cijfers en ratings voor iedereen die de link heeft. Losse partijen staan er niet op.
me-public-is = Wie deze link heeft, ziet je naam, cijfers en ratings.
me-public-name = Naam op de pagina
me-public-link = Link naar je pagina
me-public-text = Mijn cijfers bij Rummy 500:
me-publish = Pagina maken
me-rename = Naam wijzigen
me-hide = Pagina weghalen
me-published = Je pagina staat er.
me-renamed = De naam is gewijzigd.
me-hidden = De pagina is weg en de link leidt nergens meer heen.

## Wat bewaard wordt: om te hebben en om te verwijderen

me-data = Jouw gegevens
me-data-why = Accounts zijn er hier niet. De server herkent deze browser aan een cookie met een willekeurige code; alles wat hij daarbij bewaart, kun je als bestand opslaan of laten verwijderen.
me-export = Alles als bestand opslaan
me-delete = Alles verwijderen
me-delete-title = Echt alles verwijderen?
me-delete-what = Dit is dan voorgoed weg: de cookie, ook op apparaten die je hebt gekoppeld, de lijst van je tafels, je cijfers en ratings, je pagina en je rondes van de dag.
me-delete-tables = Is er ergens nog een partij aan de gang, dan neemt een computer je plaats in.
me-delete-stays = Wat blijft, zijn de rondes van je tafels, met de naam die je daar had: ze zijn ook van de anderen, en ze bewijzen hoe er is gedeeld. Gedeelde scorebladen blijven ook, net als de instellingen en scorebladen in deze browser.
me-delete-type = Typ ‘{ $word }’, zodat het niet per ongeluk gebeurt:
me-delete-word = verwijderen
me-delete-now = Alles verwijderen
me-delete-not = Bewaren
me-deleted = Alles is verwijderd. De server kent deze browser niet meer.

## De pagina van iemand

profile-page = Cijfers van { $name }
profile-none = Deze pagina bestaat niet, of hij is weggehaald.
error-unknown-profile = Deze pagina bestaat niet, of hij is weggehaald.
