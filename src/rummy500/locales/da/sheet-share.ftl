### At dele et pointark med links: dialogen, og linjen der siger, hvordan det står til.

sheet-share = Del
sheet-share-title = Del dette ark
sheet-share-what = Alle med et link ser arket på deres egen telefon, mens det bliver skrevet. Uden forbindelse fortsætter du bare: Det, du skriver imens, bliver sendt senere.
sheet-share-kept = Til det gemmer serveren arket, indtil du holder op med at dele det, eller ingen har ændret det længe (som regel { $days } dage).
sheet-share-do = Lav links
sheet-share-busy = Et øjeblik …
sheet-share-look = Link til at kigge med
sheet-share-look-what = Ser alt, ændrer intet.
sheet-share-write = Link til at skrive med
sheet-share-write-what = Skriver point ind og retter dem, ligesom dig.
sheet-share-text = Vores pointark til Rummy 500
sheet-share-renew = Lav nye links
sheet-share-renew-what = De to gamle links virker ikke længere for nogen. Den, der skal være med videre, skal have et nyt.
sheet-share-renew-do = Lav nye links nu
sheet-share-end = Stop delingen
sheet-share-end-what = Arket forsvinder fra serveren, og begge links holder op med at virke. Alle beholder en kopi, som det ser ud nu.
sheet-share-end-do = Stop delingen nu
sheet-share-delete = Kun denne browser glemmer det. For alle andre virker linkene stadig.
sheet-share-cancel = Annullér
sheet-share-reader = Du kigger med. Den, der har linket til at skrive med, kan ændre arket.
sheet-share-own = Fortsæt med min egen kopi
sheet-share-own-what = Så følger du ikke længere det delte ark. Det, du ser nu, bliver her, og du kan ændre det.
sheet-share-again = Prøv igen
sheet-share-anew = Del igen
sheet-share-done = Arket er delt.
sheet-share-renewed = Der er nye links.
sheet-share-ended = Arket er ikke delt længere.

## Hvorfor det ikke lykkedes

sheet-share-offline = Der er ingen forbindelse til serveren. Arket ligger sikkert i denne browser; prøv igen senere.
sheet-share-taken = Dette ark er allerede delt med et andet link. Spørg den, der har det.
sheet-share-too-many = Der er delt for mange ark fra dette netværk. Prøv igen senere.
sheet-share-failed = Det lykkedes ikke. Prøv igen.

## Hvordan det står til

sheet-live-coming = Arket er på vej …
sheet-live-coming-offline = Der er ingen forbindelse. Arket kommer, så snart der er en.
sheet-live-opening = Delt · forbinder …
sheet-live-current = Delt · helt opdateret
sheet-live-sending = { $count ->
    [one] Delt · én ændring bliver sendt
   *[other] Delt · { $count } ændringer bliver sendt
}
sheet-live-offline = { $count ->
    [0] Ingen forbindelse · du kan skrive videre
    [one] Ingen forbindelse · én ændring venter
   *[other] Ingen forbindelse · { $count } ændringer venter
}
sheet-live-reader = Du kigger med · live
sheet-live-reader-offline = Du kigger med · ingen forbindelse
sheet-live-ended = Dette link virker ikke længere. Kopien her er din.
sheet-live-ended-empty = Dette link virker ikke længere. Bed om et nyt.
sheet-live-outdated = Dette ark er skrevet med en nyere version. Genindlæs siden.
sheet-live-refused = { $count ->
    [one] Én ændring kan ikke deles: Arket er fuldt.
   *[other] { $count } ændringer kan ikke deles: Arket er fuldt.
}
