### Hvorfor husregler ikke kan læses eller spilles: felterne og rettelsen. Felternes navne kommer fra rules-fields.ftl.

error-unknown-field = Der findes ingen husregel »{ $field }«.
error-bad-value = { $field }: »{ $value }« kan ikke bruges. Mulighederne er { $choices }.
error-bad-seats = { field-seats }: { $seats } går ikke; { $low } til { $high } kan spille.
error-too-few-cards = { field-seats } og { field-hand-size }: { $cards } kort er for få til at give { $hand } til hver af { $seats } spillere og have en trækbunke. Giv højst { $most }, eller spil med flere spil kort eller færre spillere.
error-uneven-teams = { field-seats } og { field-teams }: { $seats } spillere kan ikke deles i { $teams } lige store hold på mindst to. Vælg et andet antal spillere eller hold.
error-duty-never = { field-pile-duty-by } og { field-pile-duty }: Der kræves en ny melding, men det dybeste kort behøver aldrig at blive spillet. Vælg noget andet under »{ field-pile-duty }«, eller lad »{ field-rummy-call }« gælde hele bunken.
error-too-few-jokers = { field-jokers-wild } og { field-jokers-per-deck }: Jokere, der ikke er frie, meldes kun med hinanden, og { $jokers ->
    [one] én joker er
   *[other] { $jokers } jokere er
} ikke nok til en melding. Gør dem frie, eller spil uden jokere eller med tre og flere.
error-jokers-no-use = { field-jokers-wild } og { field-sets }: Jokere, der ikke er frie, meldes kun i sæt, og sæt er slået fra. Gør dem frie, tillad sæt, eller spil uden jokere.
error-bad-manners = { $field }: »{ $value }« kan ikke bruges. Mulighederne er { $choices }.
error-bad-share-text = Reglerne kan ikke læses: Linket er beskadiget.
error-other-share-version = Reglerne er lavet af en anden version af programmet ({ $version }).
