### Tafelmanieren, en hoe de velden voor de host geordend zijn. manners-field-X en manners-field-X-note voor elk veld; manners-value-X-Y voor
### een waarde in woorden. $count is een aantal seconden.

group-deal = Kaarten en delen
group-melds = Combinaties
group-jokers = Jokers
group-pile = De aflegstapel
group-out = Uitgaan
group-scoring = Puntentelling
group-match = De partij
group-manners = Tafelmanieren

unit-points = punten
unit-seconds = seconden
unit-cards = kaarten
unit-rounds = rondes

# Een voorstel dat onspeelbare regels herstelt: een veld en zijn nieuwe waarde
mend-change = { $field }: { $value }
mend-drop = ‘{ $field }’ weglaten

manners-field-call-seconds = Tijd om Rummy te roepen
manners-field-call-seconds-note = Hoe lang iedereen na het afleggen heeft om ‘Rummy!’ te roepen.
manners-value-call-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
manners-field-turn-timer = Tijd voor een beurt
manners-field-turn-timer-note = Hoe lang een beurt mag duren voordat de computer hem afmaakt.
manners-value-turn-timer = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
manners-value-turn-timer-off = onbeperkt
manners-field-away-seconds = Afwezig
manners-field-away-seconds-note = Hoe lang de tafel wacht op iemand zonder verbinding voordat een computer het overneemt.
manners-value-away-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
manners-field-pace = Tempo van de computers
manners-field-pace-note = Hoe lang computers over een zet doen.
manners-value-pace-instant = meteen
manners-value-pace-brisk = vlot
manners-value-pace-calm = rustig
manners-field-undo = Terugnemen
manners-field-undo-note = Of je binnen je beurt zetten mag terugnemen, zolang er niets verborgens zichtbaar is geworden.
manners-field-hints = Tips
manners-field-hints-note = Of spelers mogen vragen wat ze kunnen spelen.
manners-field-coach = Coach
manners-field-coach-note = Of de coach beginnende spelers vóór een dure zet mag waarschuwen.
manners-field-spectators = Toeschouwers
manners-field-spectators-note = Of anderen met de link mogen toekijken, zonder iemands hand te zien.
manners-field-listed = Openbare tafel
manners-field-listed-note = Of de tafel in de openbare lijst staat, zodat iedereen kan aanschuiven.

## Populaire huisregels, zoals een host erom zou vragen

popular-last-discard = De laatste kaart leg je af
popular-two-jokers = Twee jokers per spel
popular-every-card = Speelplicht ook voor de bovenste kaart
popular-opening-30 = Openen met 30 punten
popular-rummy-call = ‘Rummy!’ voor een kaart die bleef liggen
popular-float = Zweven zonder kaarten
popular-queen-40 = Schoppenvrouw telt 40
popular-swap = Jokers ruilen en dezelfde beurt spelen
popular-partners = Vier spelers, twee teams
popular-top-only = Alleen de bovenste kaart van de aflegstapel
popular-fives = Cijferkaarten tellen 5
popular-reshuffle = De aflegstapel schudden als de stok leeg is
popular-short = Een korte partij tot 300
