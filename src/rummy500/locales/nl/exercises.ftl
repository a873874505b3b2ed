### Zes soorten korte opgaven, gemaakt uit echte stellingen volgens de standaardregels. $card en $cards zijn kaarten in tekens,
### $meld is een combinatie met de eigenaar (‘de heren van Ada’).

exercises-title = Oefeningen
exercises-lead = Korte vragen uit echte rondes, zoveel je wilt. De standaardregels gelden.

exercise-title-meld = Is dit een combinatie?
exercise-title-reach = Wat kun je pakken?
exercise-title-lay = Wat kun je aanleggen?
exercise-title-ace = Aas laag of hoog?
exercise-title-score = Hoeveel punten krijg je?
exercise-title-should = Diep pakken of niet?

exercise-right = Goed.
exercise-wrong = Helaas niet.
exercise-yes = Ja
exercise-no = Nee

exercise-meld = Kun je { $cards } samen uitleggen?
exercise-meld-set = Ja: kaarten van dezelfde waarde in verschillende kleuren vormen een groep.
exercise-meld-run = Ja: kaarten van één kleur die op elkaar volgen, vormen een reeks.
exercise-meld-corner = Nee: een reeks gaat niet de hoek om. De aas is laag vóór de twee of hoog na de heer, nooit ertussenin.
exercise-meld-gap = Nee: de kaarten zijn van één kleur, maar volgen niet allemaal op elkaar.
exercise-meld-suits = Nee: de waarden volgen op elkaar, maar een reeks moet van één kleur zijn.
exercise-meld-ranks = Nee: een groep heeft er drie van dezelfde waarde nodig, en hier zijn er maar twee.

exercise-reach = Welke kaarten van de aflegstapel mag je nu pakken? Kies ze allemaal.
exercise-reach-rule = De bovenste kaart mag je zo pakken, een diepere alleen als je hem meteen kunt spelen. Alles wat erboven ligt, krijg je erbij.
exercise-reach-none = Alleen de bovenste kaart. Een diepere zou je meteen moeten spelen, en geen enkele past bij je hand, bij de kaarten erboven of bij een combinatie op tafel.
exercise-reach-meld = { $card }: leg { $cards } uit.
exercise-reach-lay = { $card }: leg hem aan bij { $meld }.

exercise-lay = Van deze zetten mag er maar één. Welke?
exercise-lay-run = { $card } is de volgende kaart aan een kant van { $meld }. Bij een reeks past niets anders.
exercise-lay-set = { $card } heeft dezelfde waarde als { $meld }, in een kleur die er nog niet ligt. Bij een groep past niets anders.

exercise-ace-lay = Je wilt { $card } aanleggen bij { $meld }. Wat telt de aas daar?
exercise-ace-meld = Je wilt { $cards } uitleggen. Wat telt de aas daar?
exercise-ace-low = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}, hij is laag
exercise-ace-high = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}, hij is hoog
exercise-ace-none = Niets, het mag niet
exercise-ace-why-low = Hij ligt vóór de twee, aan de lage kant van de reeks, en daar telt hij { $low }. Overal elders telt een aas { $points }.
exercise-ace-why-high = Hij ligt na de heer, aan de hoge kant van de reeks: { $points } punten. Vóór een twee zou hij { $low } tellen.
exercise-ace-why-set = In een groep telt een aas altijd { $points }. Alleen vóór een twee telt hij { $low }.
exercise-ace-why-none = Hij past niet: in een reeks ligt een aas vóór de twee ({ $low }) of na de heer ({ $points }), en allebei in één reeks kan ook niet.

exercise-score = De ronde is afgelopen. Wat levert hij je op?
exercise-score-laid = Je hebt gespeeld: { $cards }; samen { $points ->
    [one] één punt
   *[other] { $points } punten
}. In wiens combinatie een kaart ligt, maakt niet uit.
exercise-score-caught = Over in je hand: { $cards }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
exercise-score-no-cards = niets
exercise-score-sum = { $laid } − { $caught } = { $points }

exercise-should = Je kunt { $card } pakken en krijgt er dan { $more ->
    [one] nog één kaart
   *[other] nog { $more } kaarten
} bij. Doe je het?
exercise-should-yes = Na { $rounds } keer uitspelen levert pakken per ronde ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer op dan elke andere zet.
exercise-should-no = Na { $rounds } keer uitspelen levert pakken per ronde ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} minder op dan laten liggen.

error-no-exercise = Deze oefening bestaat niet.
error-no-option = Dat is geen van de antwoorden.
