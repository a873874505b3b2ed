### Kaarten: waarden, kleuren en hoe je een kaart noemt. Na het streepje staat de tekst van de kaart (A, 2 … K; S H D C).

## De letter of het cijfer in de hoek
rank-letter-A = A
rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-10 = 10
rank-letter-J = B
rank-letter-Q = V
rank-letter-K = H

## Eén kaart van deze waarde, midden in een zin
rank-A = aas
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = boer
rank-Q = vrouw
rank-K = heer

## Meer kaarten van deze waarde, als naam van een groep
ranks-A = azen
ranks-2 = tweeën
ranks-3 = drieën
ranks-4 = vieren
ranks-5 = vijven
ranks-6 = zessen
ranks-7 = zevens
ranks-8 = achten
ranks-9 = negens
ranks-10 = tienen
ranks-J = boeren
ranks-Q = vrouwen
ranks-K = heren
ranks-JK = jokers

suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaveren

## $rank en $suit zijn woorden van hierboven; een plaatje schrijf je aan de kleur vast: hartenboer, maar harten 7
card-name = { $suit }{ $rank ->
    [aas] aas
    [boer] boer
    [vrouw] vrouw
    [heer] heer
   *[other] {" "}{ $rank }
}
card-joker = joker
# Een joker en de kaart waar hij voor staat, allebei al in woorden of tekens
card-as = { $card } als { $as }
# Een kaart die je niet kent
card-hidden = dichte kaart
