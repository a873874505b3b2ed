### Een scoreblad delen met links: het venster, en de regel die zegt hoe het ervoor staat.

sheet-share = Delen
sheet-share-title = Dit scoreblad delen
sheet-share-what = Wie een link heeft, ziet het blad op de eigen telefoon terwijl het wordt ingevuld. Zonder verbinding ga je gewoon door: wat je dan invult, wordt later verzonden.
sheet-share-kept = Daarvoor bewaart de server het blad, tot je stopt met delen of niemand het lange tijd heeft gewijzigd (meestal { $days } dagen).
sheet-share-do = Links maken
sheet-share-busy = Een ogenblik …
sheet-share-look = Link om mee te kijken
sheet-share-look-what = Ziet alles, verandert niets.
sheet-share-write = Link om mee te schrijven
sheet-share-write-what = Vult punten in en verbetert ze, net als jij.
sheet-share-text = Ons scoreblad voor Rummy 500
sheet-share-renew = Nieuwe links maken
sheet-share-renew-what = De twee oude links werken dan voor niemand meer. Wie mee moet blijven doen, heeft een nieuwe nodig.
sheet-share-renew-do = Nu nieuwe links maken
sheet-share-end = Stoppen met delen
sheet-share-end-what = Het blad verdwijnt van de server en beide links werken niet meer. Iedereen houdt een kopie van hoe het nu is.
sheet-share-end-do = Nu stoppen met delen
sheet-share-delete = Alleen deze browser vergeet het. Voor alle anderen blijven de links werken.
sheet-share-cancel = Annuleren
sheet-share-reader = Je kijkt mee. Wie de link om mee te schrijven heeft, kan het blad wijzigen.
sheet-share-own = Verder met een eigen kopie
sheet-share-own-what = Je volgt het gedeelde blad dan niet meer. Wat je nu ziet, blijft hier en kun je wijzigen.
sheet-share-again = Opnieuw proberen
sheet-share-anew = Weer delen
sheet-share-done = Het blad is gedeeld.
sheet-share-renewed = Er zijn nieuwe links.
sheet-share-ended = Het blad wordt niet meer gedeeld.

## Waarom het niet lukte

sheet-share-offline = De server is niet te bereiken. Het blad staat veilig in deze browser; probeer het later opnieuw.
sheet-share-taken = Dit blad is al gedeeld met een andere link. Vraag het aan wie die link heeft.
sheet-share-too-many = Er zijn vanaf dit netwerk te veel bladen gedeeld. Probeer het later opnieuw.
sheet-share-failed = Dat is niet gelukt. Probeer het nog eens.

## Hoe het ervoor staat

sheet-live-coming = Het blad komt eraan …
sheet-live-coming-offline = Geen verbinding. Het blad komt zodra die er is.
sheet-live-opening = Gedeeld · verbinden …
sheet-live-current = Gedeeld · bijgewerkt
sheet-live-sending = { $count ->
    [one] Gedeeld · één wijziging wordt verzonden
   *[other] Gedeeld · { $count } wijzigingen worden verzonden
}
sheet-live-offline = { $count ->
    [0] Geen verbinding · je kunt verder schrijven
    [one] Geen verbinding · één wijziging wacht
   *[other] Geen verbinding · { $count } wijzigingen wachten
}
sheet-live-reader = Je kijkt mee · live
sheet-live-reader-offline = Je kijkt mee · geen verbinding
sheet-live-ended = Deze link werkt niet meer. De kopie hier is van jou.
sheet-live-ended-empty = Deze link werkt niet meer. Vraag om een nieuwe.
sheet-live-outdated = Dit blad is met een nieuwere versie geschreven. Laad de pagina opnieuw.
sheet-live-refused = { $count ->
    [one] Eén wijziging kan niet worden gedeeld: het blad is vol.
   *[other] { $count } wijzigingen kunnen niet worden gedeeld: het blad is vol.
}
