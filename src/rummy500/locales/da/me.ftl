### Egne tal og ratings, siden til andre, og alt det, serveren gemmer om en gæst.

me-title = Dine tal
me-loading = Ser efter …
me-failed = Det kunne ikke hentes. Prøv igen.
me-try-again = Prøv igen
me-none = Her kan du se, hvordan du spiller, så snart din første kamp er slut.
me-unknown = Du har ikke siddet ved et bord her med denne browser endnu, så der er ikke noget at vise.
me-play = Spil en kamp

## Hvad nogen har spillet

me-career = Kampe og runder
me-matches = Kampe
me-wins = Vundet
me-wins-share = { $wins } ({ $percent } %)
me-mean = Point pr. runde
me-best = Bedste runde
me-reach = Dybeste greb
me-reach-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
me-reach-why = Flest kort taget fra afkastbunken på én gang.
me-presets = Yndlingsregler
me-preset-matches = { $count ->
    [one] én kamp
   *[other] { $count } kampe
}

## Ratings

me-ratings = Ratings
me-ratings-none = Endnu har ingen kamp talt med i en rating.
me-pool = { $seats ->
    [2] To spillere
    [3] Tre spillere
    [4] Fire spillere
    [5] Fem spillere
    [6] Seks spillere
    [7] Syv spillere
   *[other] Otte spillere
}
me-rated = { $count ->
    [one] efter én kamp
   *[other] efter { $count } kampe
}
me-spread = plus/minus { $spread }
me-level = Spiller omtrent lige så godt som computere på niveauet »{ $level }«.
me-early = Stadig kun et groft skøn: Flere kampe gør det sikrere.
me-curve = Rating over { $count } kampe: først { $first }, nu { $last }; højest { $high }, lavest { $low }.
me-how = Sådan bliver en rating til
me-how-counts = En kamp tæller, når den er spillet til ende efter et af de navngivne regelsæt, uden at noget er ændret. Hvert antal spillere har sin egen rating; makkere får den som hold.
me-how-start = Alle begynder på { $start }, hvor niveauet »{ $level }« ligger. Den, der klarer sig bedre end ventet, stiger, og jo stærkere de andre er, desto mere. Computernes ratings ændrer sig aldrig.
me-how-left = Går du fra en kamp, tæller det som en sidsteplads. Har en computer spillet kampen færdig for dig eller lavet de fleste af dine træk, kan du ikke vinde noget ved den.
me-how-spread = »Plus/minus« siger, hvor sikkert tallet er: I nitten ud af tyve tilfælde ligger den sande styrke inden for det.
me-how-daily = Dagens runde har sine egne ranglister og tæller ikke med her.

## De seneste kampe

me-recent = Dine seneste kampe
me-recent-what = { $preset }, { $seats ->
    [2] to spillere
    [3] tre spillere
    [4] fire spillere
    [5] fem spillere
    [6] seks spillere
    [7] syv spillere
   *[other] otte spillere
}
me-won = Vundet
me-place = Nr. { $place }
me-left = Gået før tid
me-change = rating { $change }
me-unrated = tæller ikke i ratingen

## Siden til andre

me-public = En side til andre
me-public-why = Intet af det her er offentligt. Hvis du vil, kan du få en side med dit navn, dine tal og ratings til alle, der har linket. De enkelte kampe vises ikke.
me-public-is = Alle, der har dette link, kan se dit navn, dine tal og ratings.
me-public-name = Navn på siden
me-public-link = Link til din side
me-public-text = Mine tal i Rummy 500:
me-publish = Lav siden
me-rename = Skift navn
me-hide = Fjern siden
me-published = Din side er der nu.
me-renamed = Navnet er skiftet.
me-hidden = Siden er væk, og linket fører ingen steder hen.

## Det, der gemmes: til at få og til at slette

me-data = Dine data
me-data-why = Her er ingen konti. Serveren kender denne browser på en tilfældig cookie; alt, hvad den gemmer sammen med den, kan du få som fil eller slette.
me-export = Gem det hele som fil
me-delete = Slet alt
me-delete-title = Vil du virkelig slette alt?
me-delete-what = Væk for altid er: cookien, også på enheder, du har forbundet, listen over dine borde, dine tal og ratings, din side og dine resultater i dagens runde.
me-delete-tables = Hvor en kamp stadig er i gang, tager en computer din plads.
me-delete-stays = Det, der bliver, er runderne fra dine borde med det navn, du havde dér: De er også de andres, og de beviser, hvordan der blev givet. Delte pointark bliver også, ligesom indstillinger og pointark i denne browser.
me-delete-type = Skriv »{ $word }«, så det ikke sker ved en fejl:
me-delete-word = slet
me-delete-now = Slet det hele
me-delete-not = Behold det
me-deleted = Alt er slettet. Serveren kender ikke denne browser mere.

## Nogens side

profile-page = Tal for { $name }
profile-none = Den side findes ikke, eller den er fjernet.
error-unknown-profile = Den side findes ikke, eller den er fjernet.
