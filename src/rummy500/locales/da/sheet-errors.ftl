### Hvorfor et pointark ikke kan læses eller ændres, og hvad der er galt med en linje i en CSV.

error-sheet-damaged = Det er ikke et pointark, eller det er beskadiget. Filen er ikke rørt.
error-sheet-newer = Pointarket er skrevet af en nyere udgave af programmet (format { $version }; den kendte er { $known }). Filen er ikke rørt.
error-sheet-operation = Indtastning { $number } på pointarket kan ikke læses. Filen er ikke rørt.
error-sheet-rule = Pointarket har en regel, der ikke kendes her: { $field }.
error-sheet-preset = Der findes ingen regler med navnet »{ $text }«.
error-sheet-too-long = Pointarket fylder mere end { $most } MB.
error-sheet-full = Der er plads til højst { $most } indtastninger på et pointark. Begynd på et nyt.
error-sheet-number = »{ $text }« er hverken et helt tal eller et regnestykke som 60−35.
error-sheet-number-large = »{ $text }«: Der er højst plads til { $most } point.
error-sheet-name = »{ $name }« kan ikke være et navn: 1 til { $most } tegn, der kan skrives ud.
error-sheet-same-name = »{ $name }« står der allerede.
error-sheet-players = Højst { $most } kan spille med.
error-sheet-no-player = Ingen på pointarket hedder »{ $name }«.
error-sheet-no-round = Der er ingen runde { $number } på pointarket.
error-sheet-locked = Pointarket er låst. Lås det op først.
error-sheet-no-undo = Der er ikke noget at fortryde.
error-sheet-no-redo = Der er ikke noget at gentage.
error-csv-too-long = Filen fylder mere end { $most } MB.
error-csv-not-text = Linjen er ikke tekst i UTF-8.
error-csv-quotes = Her mangler et anførselstegn, eller der er ét for meget.
error-csv-rows = Der er ikke plads til mere end { $most } runder.
error-csv-players = Første linje nævner spillerne, en til { $most }.
error-csv-name = »{ $name }« kan ikke være et navn: 1 til { $most } tegn.
error-csv-same-name = »{ $name }« står der to gange.
error-csv-cells = { $cells ->
    [one] Én celle
   *[other] { $cells } celler
} i stedet for { $wanted }.
error-csv-not-whole = { $name }: »{ $text }« er hverken et helt tal eller et regnestykke som 60−35.
error-csv-number = »{ $text }« er ikke nummeret på en kamp eller en runde.
error-csv-match = Kamp { $number } står efter en senere.
error-csv-dealer = Kortgiveren »{ $name }« er ikke en af spillerne.
error-sheet-values = »{ $text }« er én værdi for meget; der er { $count } spillere.
error-sheet-twice = »{ $name }« er nævnt to gange.
error-sheet-no-match = Der er ingen kamp { $number } på pointarket.
error-sheet-other = Det er to forskellige pointark, ikke kopier af det samme.

## Delte pointark

error-unknown-sheet = Bag dette link er der ikke noget pointark, eller det er ikke delt længere.
error-sheet-read-only = Dette link er til at kigge med. Den, der har linket til at skrive med, kan ændre arket.
error-sheet-taken = Dette pointark er allerede delt med et andet link.
error-bad-code = Det er ikke en kode til at skrive på et pointark.
