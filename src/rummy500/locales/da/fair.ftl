### Fair givning: hvad kontrollen af en givning fandt, og siden, hvor alle kan kontrollere en.

## Ved bordet, når en rundes givning ligger åbent

fair-verdict-fair = Givningen var fair: Din browser har regnet den efter, og din andel er med.
fair-verdict-partly = Der er intet galt med givningen, men din browser kunne ikke kontrollere det hele.
fair-verdict-wrong = Givningen stemmer ikke. Spørg værten, hvilken server det er.
fair-wrong-commitment = Serverens hemmelighed er ikke den, der lå fast før givningen.
fair-wrong-key = Kortene blev ikke blandet med hemmeligheden og andelene.
fair-wrong-shares = En spillers andel er ikke den, der lå fast før.
fair-wrong-own = En anden andel blev sat i stedet for din.
fair-wrong-cards = Dine kort er ikke dem, givningen giver.
fair-own-late = Din andel kom for sent denne gang.
fair-own-dropped = Din andel stod på listen og blev så udeladt; måske var nettet langsomt.
fair-own-elsewhere = Et andet vindue eller en anden enhed, du bruger, gav andelen for din plads.
fair-own-none = Denne side gav ingen andel til givningen.

## Siden

fair-title = Kontrollér givningerne
fair-intro = Før en runde fastlægger serveren en hemmelighed, og hver spillers browser lægger sin egen andel til. Det hele tilsammen blander kortene, så ingen alene kan vælge dem. Bagefter ligger alt åbent, og denne side regner det efter, i din browser og uden at spørge serveren.
fair-tables = Fra dine borde
fair-table = { $names } – { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}
fair-file = Vælg en fil
fair-drop = … eller slip den her. Gemte spil ender på .r500.
fair-paste = Eller indsæt et gemt spil
fair-check = Kontrollér
fair-reading = Henter spillet …
fair-fetch-failed = Spillet kunne ikke hentes. Prøv igen.
fair-no-record = Det er ikke et gemt spil. Et gemt spil begynder med linjen »rummy500: 1«.
fair-too-large = Det er for stort til et gemt spil: Der læses højst én megabyte.
fair-all-right = { $count ->
    [one] Rundens givning var fair.
   *[other] Alle { $count } givninger var fair.
}
fair-some-wrong = { $count ->
    [one] Én runde stemmer ikke: { $rounds }.
   *[other] { $count } runder stemmer ikke: { $rounds }.
}
fair-round = Runde { $round }
fair-right = fair
fair-wrong = stemmer ikke

## En runde, trin for trin

fair-step-secret = Serverens hemmelighed
fair-step-secret-note = Før givningen fik alle vist dette forhåndstilsagn:
fair-step-secret-opened = Hemmeligheden, som blev åbnet bagefter:
fair-step-secret-right = Den giver præcis det forhåndstilsagn.
fair-step-secret-wrong = Den giver et andet forhåndstilsagn:
fair-step-shares = Spillernes andele
fair-step-shares-note = Alle havde fastlagt deres, før nogens blev vist.
fair-share-none = ingen andel (en computer, eller væk)
fair-step-key = Nøglen
fair-step-key-note = Hemmeligheden og andelene giver tilsammen denne nøgle:
fair-step-key-right = Runden blev givet med den.
fair-step-key-wrong = Runden blev givet med en anden nøgle:
fair-step-deck = Kortene
fair-step-deck-note = Nøglen blander { $size } kort. { $cut ->
    [none] Disse gives først:
    [one] Ét kort blev taget af og lagt nederst. Så gives disse først:
   *[other] { $cut } kort blev taget af og lagt nederst. Så gives disse først:
}
fair-cut-key = Ingen tog af med hånden: Nøglen selv bestemmer, hvor der tages af.
fair-cut-hand = En spiller tog af med hånden.
fair-step-upcard = Kortet, der vendes:
fair-step-cards = Runden
fair-step-cards-right = Hvert kort, der blev trukket, spillet eller kastet af, kom fra sin rette plads i de blandede kort.
fair-cards-draw = { $name } trak { $card }, men her { $found ->
    [none] var der ikke flere kort
   *[other] var { $found } det næste
}.
fair-cards-hand = { $name } spillede { $card } uden at have fået det.
fair-cards-pile = { $name } tog { $card }, som ikke lå i afkastbunken.
fair-cards-restock = Afkastbunken blev ikke blandet, som nøglen siger.
fair-fault-no-proof = Denne runde har intet bevis. Den blev givet, før der fandtes et, eller nogen har fjernet linjen.
fair-fault-no-seed = Der er et bevis, men ikke det frø, det hører til.
fair-fault-round = Beviset hører til en anden runde.
fair-fault-table = Beviset hører til et andet bord.
fair-fault-size = Beviset gælder et andet antal spillere eller kort.

## Hvad det betyder

fair-means = Hvad det viser, og hvad det ikke kan
fair-means-shows = Serveren havde fastlagt sin hemmelighed, før den så spillernes andele, og hver andel lå fast, før de andre blev vist. Så ingen alene har valgt kortenes orden, og ingen har ændret den senere.
fair-means-not = Det kan ikke hindre en server i at se på kortene, i at fortælle en ven, hvad den ser, eller i at udelade nogens andel, som om den var kommet for sent. Bliver din egen andel udeladt igen og igen, så vær mistænksom.
