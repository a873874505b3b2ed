### Waarom huisregels niet gelezen of gespeeld kunnen worden: de velden en wat helpt. De namen van de velden komen uit rules-fields.ftl.

error-unknown-field = Er is geen huisregel ‘{ $field }’.
error-bad-value = ‘{ $field }’: ‘{ $value }’ kan niet. Mogelijk zijn { $choices }.
error-bad-seats = ‘{ field-seats }’: { $seats } kan niet, er kunnen { $low } tot en met { $high } spelers meedoen.
error-too-few-cards = ‘{ field-seats }’ en ‘{ field-hand-size }’: { $cards } kaarten zijn te weinig om { $seats } spelers elk { $hand } kaarten te geven en een stok over te houden. Deel er hoogstens { $most }, of speel met meer spellen kaarten of minder spelers.
error-uneven-teams = ‘{ field-seats }’ en ‘{ field-teams }’: { $seats } spelers vormen geen { $teams } even grote teams van minstens twee. Kies een ander aantal spelers of teams.
error-duty-never = ‘{ field-pile-duty-by }’ en ‘{ field-pile-duty }’: er wordt een nieuwe combinatie gevraagd, maar de onderste gepakte kaart hoeft nooit gespeeld te worden. Kies een andere waarde voor ‘{ field-pile-duty }’, of zet ‘{ field-rummy-call }’ op elke speelbare kaart.
error-too-few-jokers = ‘{ field-jokers-wild }’ en ‘{ field-jokers-per-deck }’: jokers die niet wild zijn, leg je alleen met elkaar uit, en { $jokers ->
    [one] één joker vormt
   *[other] { $jokers } jokers vormen
} geen groep. Maak ze wild, of speel zonder jokers of met minstens drie.
error-jokers-no-use = ‘{ field-jokers-wild }’ en ‘{ field-sets }’: jokers die niet wild zijn, leg je alleen in groepen uit, en groepen mogen niet. Maak ze wild, sta groepen toe of speel zonder jokers.
error-bad-manners = ‘{ $field }’: ‘{ $value }’ kan niet. Mogelijk zijn { $choices }.
error-bad-share-text = Deze regels zijn niet te lezen: de link is beschadigd.
error-other-share-version = Deze regels komen uit een andere versie van het programma ({ $version }).
