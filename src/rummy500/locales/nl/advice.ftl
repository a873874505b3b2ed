### Tips, de coach, en waarom de ene zet beter is dan de andere. Een reden zegt nooit wie er speelt, zodat hij past bij een tip,
### bij de coach en bij de analyse van andermans ronde. $card en $cards zijn kaarten in tekens of woorden, $name is een speler,
### $left hoeveel kaarten die heeft, $meld een combinatie met de eigenaar (‘de heren van Ada’), de rest zijn hele getallen.

## Wat je kunt doen, op zichzelf staand zoals op een knop. $more is hoeveel kaarten er meekomen.

move-draw = Van de stok trekken
move-pass = Passen
move-stand = Uitgaan zonder te trekken
move-take = { $more ->
    [0] { $card } pakken
   *[other] { $card } en nog { $more } pakken
}
move-meld = { $cards } uitleggen
move-lay = { $card } aanleggen bij { $meld }
move-lay-low = { $card } aanleggen aan de lage kant van { $meld }
move-lay-high = { $card } aanleggen aan de hoge kant van { $meld }
move-swap = { $card } ruilen voor de joker bij { $meld }
move-discard = { $card } afleggen
move-call = Rummy roepen voor { $card }
move-call-lay = Rummy roepen: { $card } bij { $meld }
move-silent = Niet roepen

## Waar je moet kijken, voordat de zet wordt verteld

look-take = Kijk eens naar { $card } in de aflegstapel.
look-call = Kijk eens naar { $card } in de aflegstapel: is roepen de moeite waard?
look-stock = Kijk eens naar de stok. Ligt er iets in de aflegstapel dat zijn prijs waard is?
look-meld = Kijk eens naar { $card } in je hand: wat past daarbij?
look-lay = Kijk eens naar { $meld }: wat kan daar nog bij?
look-swap = Kijk eens naar de joker bij { $meld }.
look-table = Kijk eens naar { $meld } voordat je aflegt.
look-seat = Denk aan wat { $name } heeft gepakt.
look-hold = Denk aan wat { $name } zeker in de hand heeft. Is dit het moment om uit te leggen?
look-dear = Kijk hoeveel kaarten { $name } nog heeft. Wat zou jou het meest kosten?
look-together = Kijk eens naar { $cards } in je hand: die horen bij elkaar.
look-weakest = Kijk in je hand: aan welke kaart heb je het minst?

## Waarom

reason-only = Een andere zet is er niet.
reason-even = Het maakt nauwelijks verschil.
reason-goes-out = Daarmee is de ronde meteen afgelopen.
reason-lays-now = { $points ->
    [one] Daarmee komt er meteen één punt op tafel.
   *[other] Daarmee komen er meteen { $points } punten op tafel.
}
reason-opens = Zo kun je beginnen met openen; daar zijn { $points } punten voor nodig.
reason-joker-plays = Met de joker { $points ->
    [one] komt er meteen één punt
   *[other] komen er meteen { $points } punten
} op tafel.
reason-joker-keeps = De joker blijft in de hand, waar hij nog bijna overal past.
reason-swap-joker = { $card } telt { $points } op tafel, en de joker komt in de hand.
reason-take-plays = Pakken vanaf { $card } brengt deze beurt { $points ->
    [one] één punt
   *[other] { $points } punten
} op tafel{ $count ->
    [0] .
    [one] , maar de kaart die overblijft, kost { $cost } als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
   *[other] , maar de { $count } kaarten die overblijven, kosten { $cost } als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
}
reason-take-costs = Pakken vanaf { $card } zou deze beurt { $points ->
    [0] niets
    [one] één punt
   *[other] { $points } punten
} op tafel brengen, en { $count ->
    [one] de kaart die overblijft, zou
   *[other] de { $count } kaarten die overblijven, zouden
} { $cost } kosten als { $name } uitgaat, en die heeft { $left ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $left } kaarten
}.
reason-take-less = Bij pakken vanaf { $card } { $cost ->
    [one] zou er één punt
   *[other] zouden er { $cost } punten
} meer in de hand blijven.
reason-denies = { $name } zou { $card } op tafel kwijt kunnen; zo is die kaart weg uit de aflegstapel.
reason-fits-table = { $name } zou { $card } meteen kunnen aanleggen bij { $meld }.
reason-serves-held = { $name } heeft { $cards } gepakt: met { $card } erbij is dat een combinatie.
reason-serves-pile = Met { $cards } uit de aflegstapel is { $card } een combinatie voor wie die kaart pakt.
reason-keeps-meld = { $cards } blijven bij elkaar als combinatie.
reason-keeps-pair = { $cards } blijven bij elkaar; { $count ->
    [one] één ongeziene kaart zou er een combinatie van maken.
   *[other] elk van { $count } ongeziene kaarten zou er een combinatie van maken.
}
reason-keeps-fit = { $card } kan nog worden aangelegd bij { $meld }.
reason-bait = { $card } past bij { $cards } in de hand en kan nog uit de aflegstapel worden teruggehaald.
reason-dear = { $card } zou in de hand { $cost } kosten als { $name } uitgaat, en die heeft { $left ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $left } kaarten
}.
reason-opens-place = Komt de combinatie nu op tafel, dan past { $card } erbij, en die heeft { $name } zeker in de hand.
reason-stock-low = { $count ->
    [0] De stok is leeg: wat in de hand blijft, gaat straks van de score af.
    [one] Er is nog maar één kaart in de stok: wat in de hand blijft, gaat straks van de score af.
   *[other] Er zijn nog maar { $count } kaarten in de stok: wat in de hand blijft, gaat straks van de score af.
}
reason-out-more = Bij 100 keer uitspelen vanaf hier lukt uitgaan zo { $share } keer, anders { $against } keer.
reason-call-lays = { $card } telt { $points } bij { $meld } en kost niets.
reason-call-takes = Roepen brengt meteen { $points ->
    [one] één punt
   *[other] { $points } punten
} op tafel{ $count ->
    [0] .
    [one] , maar de kaart die overblijft, kost { $cost } als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
   *[other] , maar de { $count } kaarten die overblijven, kosten { $cost } als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
}
reason-call-costs = Roepen voor { $card } zou { $points ->
    [0] niets
    [one] één punt
   *[other] { $points } punten
} op tafel brengen{ $count ->
    [0] , en er zou niets overblijven.
    [one] , en de kaart die overblijft, zou { $cost } kosten als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
   *[other] , en de { $count } kaarten die overblijven, zouden { $cost } kosten als { $name } uitgaat, en die heeft { $left ->
        [0] geen kaarten meer
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
}
reason-pass-ends = Met passen is de ronde meteen afgelopen.
reason-stand-goes = { $points ->
    [0] Met de gedeelde kaarten is meteen uitgaan mogelijk.
   *[other] Met de gedeelde kaarten is meteen uitgaan mogelijk, goed voor { $points } punten.
}
reason-partner = Het helpt de maat: de eigen kant krijgt daardoor ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer.
reason-more-laid = Aan het eind van de ronde { $points ->
    [one] ligt er ongeveer één punt
   *[other] liggen er ongeveer { $points } punten
} meer op tafel.
reason-less-caught = Aan het eind van de ronde { $points ->
    [one] blijft er ongeveer één punt
   *[other] blijven er ongeveer { $points } punten
} minder in de hand.
reason-less-others = Een tegenstander eindigt de ronde met ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} minder.
reason-though-laid = Daar staat tegenover: uiteindelijk ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} minder op tafel.
reason-though-caught = Daar staat tegenover: uiteindelijk ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer in de hand.
reason-though-others = Daar staat tegenover: uiteindelijk ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer voor een tegenstander.

## De tip aan tafel

advice-ask = Tip
advice-title = Een tip
advice-thinking = Even nadenken …
advice-show = De zet laten zien
advice-do = De zet doen
advice-gain = { $points ->
    [one] Ongeveer één punt beter dan: { $move }.
   *[other] Ongeveer { $points } punten beter dan: { $move }.
}
advice-even = Ongeveer even goed: { $move }.
advice-rounds = Gevonden door de ronde vanaf hier { $rounds } keer uit te spelen, met alleen wat jij kunt zien.
advice-none = Hiervoor is er nu geen tip.
key-hint = Tip; nog een keer drukken voor de zet

## De coach

manner-hints = Tips vragen mag
manner-coach = Een coach mag beginnende spelers waarschuwen
set-coach = Coach: waarschuwt vóór een dure zet
set-coach-off = De host van deze tafel staat de coach niet toe.
coach-title = De coach vraagt
coach-costs = { $points ->
    [one] Je zet kost ongeveer één punt: { $mine }.
   *[other] Je zet kost ongeveer { $points } punten: { $mine }.
}
coach-better = Beter: { $move }.
coach-play = Toch zo spelen
coach-back = Terugnemen

## Codes

error-hints-off = De host van deze tafel staat geen tips toe.
error-coach-off = De host van deze tafel staat de coach niet toe.
error-no-search = Tips en de coach hebben de gecompileerde spelregels nodig, en die zijn hier niet geïnstalleerd.
