### Eerlijk delen: wat de controle heeft uitgewezen, en de pagina waar iedereen het kan narekenen.

## Aan tafel, als openligt hoe een ronde is gedeeld

fair-verdict-fair = Er is eerlijk gedeeld: je browser heeft het nagerekend, en jouw aandeel zit erin.
fair-verdict-partly = Er is niets mis met hoe er is gedeeld, maar je browser kon niet alles nagaan.
fair-verdict-wrong = Er klopt iets niet met hoe er is gedeeld. Vraag de host van wie deze server is.
fair-wrong-commitment = Het geheim van de server is niet het geheim dat hij vóór het delen had vastgelegd.
fair-wrong-key = De kaarten zijn niet geschud met het geheim en de aandelen.
fair-wrong-shares = Een aandeel van een speler is niet het aandeel dat van tevoren vastlag.
fair-wrong-own = Op de plaats van jouw aandeel staat een ander.
fair-wrong-cards = Jouw kaarten zijn niet de kaarten die hieruit komen.
fair-own-late = Jouw aandeel kwam deze keer te laat.
fair-own-dropped = Jouw aandeel stond in de lijst en is toen weggelaten; misschien was het netwerk traag.
fair-own-elsewhere = Een ander venster of apparaat van jou gaf het aandeel voor jouw plaats.
fair-own-none = Deze pagina heeft deze keer geen aandeel gegeven.

## De pagina

fair-title = Het delen narekenen
fair-intro = Vóór een ronde legt de server een geheim vast, en de browser van elke speler voegt er een eigen aandeel aan toe. Alles bij elkaar schudt de kaarten, dus niemand kan ze alleen bepalen. Daarna ligt alles open, en deze pagina rekent het na: in jouw browser, zonder de server iets te vragen.
fair-tables = Van jouw tafels
fair-table = { $names } – { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
fair-file = Bestand kiezen
fair-drop = … of sleep het hierheen. Verslagen eindigen op .r500.
fair-paste = Of plak een verslag
fair-check = Narekenen
fair-reading = Het verslag wordt gehaald …
fair-fetch-failed = Het verslag kon niet worden gehaald. Probeer het nog eens.
fair-no-record = Dit is geen verslag. Een verslag begint met de regel ‘rummy500: 1’.
fair-too-large = Dit is te groot voor een verslag: er wordt hoogstens één megabyte gelezen.
fair-all-right = { $count ->
    [one] Deze ronde is eerlijk gedeeld.
   *[other] Alle { $count } rondes zijn eerlijk gedeeld.
}
fair-some-wrong = { $count ->
    [one] Eén ronde klopt niet: { $rounds }.
   *[other] { $count } rondes kloppen niet: { $rounds }.
}
fair-round = Ronde { $round }
fair-right = eerlijk
fair-wrong = klopt niet

## Een ronde, stap voor stap

fair-step-secret = Het geheim van de server
fair-step-secret-note = Vóór het delen kreeg iedereen deze vastlegging te zien:
fair-step-secret-opened = Het geheim dat daarna is geopend:
fair-step-secret-right = Daar komt precies die vastlegging uit.
fair-step-secret-wrong = Daar komt een andere vastlegging uit:
fair-step-shares = De aandelen van de spelers
fair-step-shares-note = Elk aandeel lag vast voordat er een ander te zien was.
fair-share-none = geen aandeel (een computer, of afwezig)
fair-step-key = De sleutel
fair-step-key-note = Het geheim en de aandelen geven samen deze sleutel:
fair-step-key-right = Daarmee is de ronde gedeeld.
fair-step-key-wrong = De ronde is met een andere sleutel gedeeld:
fair-step-deck = De volgorde van de kaarten
fair-step-deck-note = De sleutel schudt { $size } kaarten. { $cut ->
    [none] Deze worden als eerste gedeeld:
    [one] Bij het couperen ging één kaart naar onderen. Daarna worden deze als eerste gedeeld:
   *[other] Bij het couperen gingen { $cut } kaarten naar onderen. Daarna worden deze als eerste gedeeld:
}
fair-cut-key = Niemand coupeerde met de hand: deze plek komt uit de sleutel zelf.
fair-cut-hand = Een speler heeft met de hand gecoupeerd.
fair-step-upcard = De kaart die wordt omgedraaid:
fair-step-cards = De ronde
fair-step-cards-right = Elke getrokken, gespeelde of afgelegde kaart kwam van de plek waar hij in deze volgorde ligt.
fair-cards-draw = { $name } trok { $card }, maar in deze volgorde { $found ->
    [none] was er geen kaart meer
   *[other] lag { $found } bovenop
}.
fair-cards-hand = { $name } speelde { $card } zonder die kaart te hebben gekregen.
fair-cards-pile = { $name } pakte { $card }, die niet in de aflegstapel lag.
fair-cards-restock = De aflegstapel is anders opnieuw geschud dan uit de sleutel volgt.
fair-fault-no-proof = Bij deze ronde ontbreekt het bewijs. De ronde is van vóór het bewijs, of iemand heeft de regel weggehaald.
fair-fault-no-seed = Er is een bewijs, maar niet de startwaarde (‘seed’) waar het bij hoort.
fair-fault-round = Het bewijs hoort bij een andere ronde.
fair-fault-table = Het bewijs hoort bij een andere tafel.
fair-fault-size = Het bewijs is voor een ander aantal spelers of kaarten.

## Wat het betekent

fair-means = Wat dit laat zien, en wat niet
fair-means-shows = De server had zijn geheim vastgelegd voordat hij de aandelen van de spelers zag, en elk aandeel lag vast voordat de andere te zien waren. Zo heeft niemand alleen de volgorde van de kaarten bepaald, en niemand heeft die later veranderd.
fair-means-not = Het kan een server niet beletten in de kaarten te kijken, een vriend te vertellen wat hij ziet, of iemands aandeel weg te laten alsof het te laat kwam. Wordt jouw aandeel steeds weer weggelaten, wees dan argwanend.
