### Wat de browser zegt. Kaarten, huisregels, niveaus en fouten staan in de andere bestanden.

## Kaarten en combinaties

card-by = { $who ->
    [you] { $card } van jou
   *[other] { $card } van { $name }
}
run-what = reeks { $from } tot en met { $to }
run-see = reeks { $from }–{ $to }
meld-name = { $who ->
    [you] je { $what }
    [own] { $kind ->
        [run] de eigen { $what }
       *[set] de eigen { $what }
    }
   *[other] de { $what } van { $name }
}
meld-number = combinatie { $number }

## Startpagina

app-name = Rummy 500
home-line = Trekken, uitleggen, aanleggen – en als eerste op 500.
home-play = Spelen
home-play-what = Jij en twee computers, tot 500 punten
home-continue = Terug naar je tafel
home-choose = Een andere tafel
home-name = Je naam
home-computers = Computers
home-level = Niveau
home-target = Spelen tot
home-preset = Huisregels
home-start = Tafel openen
home-failed = De tafel kon niet worden geopend. Probeer het nog eens.
loading = De tafel wordt geopend …
table-unknown = Deze tafel bestaat hier niet.
home-back = Naar de startpagina

## De tafel

you = Jij
you-name = Jij
table-daily = Ronde van { $date } · { $ranked ->
    [yes] telt mee
   *[no] telt niet mee
}
table-daily-note = Iedereen speelt deze ronde alleen, met dezelfde kaarten en dezelfde tegenstander. { $ranked ->
    [yes] Er zijn geen tips en niemand kijkt mee.
   *[no] Niemand kijkt mee; tips zijn er wel, omdat de ronde niet meetelt.
}
table-daily-ends = De ronde telt mee als hij uiterlijk om { $time } is afgelopen.
seat-number = Plaats { $number }
dealer = Deler
dealer-short = D
partner = Maat
pots = Potten:
floating = zweeft
turn-flag = aan de beurt
zone-board = Combinaties op tafel
zone-pile = { $count ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, één kaart
   *[other] Aflegstapel, { $count } kaarten, de oudste eerst
}
zone-hand = { $count ->
    [0] Je hand, leeg
    [one] Je hand, één kaart
   *[other] Je hand, { $count } kaarten
}
zone-seats = Spelers
zone-actions = Wat je kunt doen
hand-empty = Je hebt geen kaarten meer.
board-empty = Er ligt nog niets op tafel.
melds-yours = Jouw combinaties
melds-of = Combinaties van { $name }
seat-label = { $name }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, { $total } punten, { $laid } op tafel{ $turn ->
    [yes] , aan de beurt
   *[no] {""}
}{ $dealer ->
    [yes] , deler
   *[no] {""}
}{ $floating ->
    [yes] , zweeft
   *[no] {""}
}{ $partner ->
    [yes] , maat
   *[no] {""}
}
meld-label = Combinatie { $number }, { $meld }: { $cards }. { $value ->
    [one] Eén punt.
   *[other] { $value } punten.
}{ $fits ->
    [yes] {" "}De gekozen kaart past.
   *[no] {""}
}
stock-label = { $can ->
    [yes] Van de stok trekken, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
   *[no] Stok, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
}
pile-card = { $card }, { $more ->
    [0] boven op de aflegstapel
   *[other] kaart { $place } van { $count }
}{ $can ->
    [yes] , kun je pakken{ $more ->
        [0] {""}
        [one] {" "}met nog één kaart
       *[other] {" "}met nog { $more } kaarten
    }
   *[no] {""}
}
hand-card = { $card }{ $fresh ->
    [yes] , nieuw
   *[no] {""}
}{ $due ->
    [yes] , moet je deze beurt spelen
   *[no] {""}
}
on-table = { $points } op tafel
to-target = tot { $target }

## Wie er aan de beurt is

turn-over = De ronde is afgelopen.
turn-you-draw = Jij bent aan de beurt: trek een kaart.
turn-you-no-stock = Jij bent aan de beurt: de stok is leeg. { $floating ->
    [yes] Pas.
   *[no] Pak een kaart van de aflegstapel of pas.
}
turn-you-play = Jij bent aan de beurt: speel, en leg dan af.
status-you-draw = Jouw beurt: trekken
status-you-play = Jouw beurt: spelen
status-call = Je kunt Rummy roepen
turn-other = { $name } is aan de beurt.

## Wat je kunt doen

do-draw = Van de stok trekken
do-pass = Passen: de ronde eindigt
do-stand = Uitgaan zonder te trekken
do-take = { $more ->
    [0] { $card } pakken
   *[other] { $card } en nog { $more } pakken
}
do-meld = { $cards } uitleggen · { $points }
do-meld-choose = { $cards } uitleggen …
do-lay = { $card } aanleggen bij { $meld } · { $points }
do-lay-low = Aan de lage kant van { $meld } · { $points }
do-lay-high = Aan de hoge kant van { $meld } · { $points }
do-lay-choose = { $card } aanleggen …
do-swap = { $card } ruilen voor de joker bij { $meld } · { $points }
do-discard = { $card } afleggen
do-call = { $more ->
    [0] Rummy! { $card } pakken
   *[other] Rummy! { $card } en nog { $more } pakken
}
do-call-lay = Rummy! { $card } bij { $meld }
do-call-choose = Rummy! …
do-decline = Nu niet
do-why = Waarom niet?
ask-which = Welke?
close = Sluiten
hint-draw = Trek, of tik op een oplichtende kaart van de stapel.
hint-draw-pile = De stok is leeg: pak een oplichtende kaart of pas.
hint-reach-at-once = Dan moet je { $card } meteen spelen.
hint-reach = Dan moet je { $card } deze beurt spelen.
hint-play = Kies kaarten om te spelen, of één om af te leggen.
hint-due = Speel nu { $card }: kies de kaarten die erbij horen.
hint-nothing = Dit kun je nu niet spelen.
hint-more = Met deze kaarten kun je nog niets doen.
hint-wait = { $name } is aan de beurt.
hint-wait-call = Er kan Rummy worden geroepen.

## Verbinding

link-lost = Verbinding verbroken. Nieuwe poging …
link-back = Weer verbonden.
link-outdated = Deze pagina is ouder dan de server.
link-reload = Opnieuw laden
link-crowded = Er staan te veel pagina’s van dit spel open. Sluit er een paar; deze blijft het proberen.
sending = Wordt verstuurd …
send-failed = De server antwoordt niet. Je zet is niet gespeeld; probeer het nog eens.
server-closing = De server start opnieuw op. Je tafel blijft bewaard.

## Volgorde en toetsen

sort-suit = Op kleur
sort-rank = Op waarde
sort-own = Eigen volgorde
sort-label = Volgorde van je hand: { $sorting }
log-title = Zetten
scores-title = Punten
settings-title = Instellingen
help-title = Toetsen
menu-home = Startpagina
panel-hide = Zetten en punten verbergen
panel-show = Zetten en punten
key-draw = Van de stok trekken
key-take = De gekozen kaart pakken, of naar de aflegstapel gaan
key-meld = De gekozen kaarten uitleggen
key-lay = De gekozen kaart aanleggen
key-swap = De gekozen kaart ruilen voor een joker
key-discard = De gekozen kaart afleggen
key-call = Rummy roepen
key-decline = Nu geen Rummy roepen
key-pass = Passen
key-stand = Uitgaan zonder te trekken
key-hand = Naar je hand gaan
key-pile = Naar de aflegstapel gaan
key-board = Naar de combinaties gaan
key-sort = De volgorde van je hand veranderen
key-status = Zeggen hoe het ervoor staat
key-repeat = De laatste zetten nog eens zeggen
key-left = De kaart naar links schuiven
key-right = De kaart naar rechts schuiven
key-clear = De selectie wissen
key-help = Deze lijst
help-note = Met de pijltjestoetsen ga je door hand, aflegstapel en combinaties; de spatiebalk kiest. Tab gaat verder.

## Instellingen

set-language = Taal
set-language-failed = { $language } kon niet worden geladen: er is geen verbinding. Probeer het later nog eens.
set-theme = Weergave
theme-system = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
set-deck = Kleuren van de kaarten
deck-two = Twee kleuren
deck-four = Vier kleuren
set-index = Kaartbeeld
index-classic = Klassiek
index-large = Grote tekens
set-card-size = Grootte van de kaarten
card-size-normal = Normaal
card-size-large = Groot
card-size-extra = Extra groot
set-felt = Speelkleed
felt-green = Groen
felt-blue = Blauw
felt-wine = Wijnrood
felt-slate = Leigrijs
set-left = De tafel spiegelen voor linkshandigen
set-sounds = Geluid
set-sound = De kaarten horen
set-volume = Volume
set-pace = Tempo van de computers
set-brackets = Mogelijke combinaties in je hand aangeven
set-shortcuts = Toetsen met één letter

## Ronde en partij

sheet-title = Ronde { $round }
sheet-out = { $who ->
    [you] Je bent uit.
   *[other] { $name } is uit.
}
sheet-stock = De stok is op.
sheet-laid = Op tafel
sheet-caught = In de hand
sheet-bonus = Bonus
sheet-round = Ronde
sheet-total = Totaal
sheet-player = Speler
sheet-next = Volgende ronde
sheet-skip = Alles laten zien
sheet-daily = Bekijk de uitslag
sheet-again = Nog een keer
sheet-race = De weg naar { $target }
sheet-race-label = { $name }: { $total } van { $target }
sheet-left = Overgebleven in de hand
sheet-nothing-left = geen kaarten
sheet-record = Verslag opslaan
sheet-settlement = { $name } betaalt { $amount }
scores-empty = Er is nog geen ronde afgelopen.
end-you = Je hebt gewonnen!
end-you-with = Je hebt gewonnen, samen met { $names }!
end-other = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}

## Wat er gebeurd is

tell-round-started = Ronde { $round }. { $dealing ->
    [you] Jij deelt
   *[other] { $dealer } deelt
}, { $starting ->
    [you] jij begint.
   *[other] { $first } begint.
}
tell-upcard = De eerste kaart van de aflegstapel is { $card }.
tell-drew = { $who ->
    [you] Je hebt een kaart getrokken.
   *[other] { $name } heeft een kaart getrokken.
}
tell-drew-card = { $who ->
    [you] Je hebt { $card } getrokken.
   *[other] { $name } heeft { $card } getrokken.
}
tell-took = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card }{ $more ->
    [0] {""}
    [one] {" "}en één kaart erboven
   *[other] {" "}en { $more } kaarten erboven
} gepakt.
tell-melded = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $cards } uitgelegd: { $n ->
    [one] één punt.
   *[other] { $points } punten.
}
tell-laid-off = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } aangelegd bij { $meld }: { $n ->
    [one] één punt.
   *[other] { $points } punten.
}
tell-swapped = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } geruild voor de joker bij { $meld }: { $n ->
    [one] één punt.
   *[other] { $points } punten.
} { $losing ->
    [you] Je verliest { $lost }.
   *[other] { $loser } verliest { $lost }.
}
tell-discarded = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } afgelegd.
tell-passed = { $who ->
    [you] Je hebt gepast.
   *[other] { $name } heeft gepast.
}
tell-stood = { $who ->
    [you] Je trekt niet en gaat uit.
   *[other] { $name } trekt niet en gaat uit.
}
tell-called = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} Rummy geroepen voor { $card }.
tell-floated = { $who ->
    [you] Je hebt geen kaarten meer en zweeft.
   *[other] { $name } heeft geen kaarten meer en zweeft.
}
tell-restocked = { $count ->
    [one] De aflegstapel is een nieuwe stok van één kaart geworden.
   *[other] De aflegstapel is een nieuwe stok van { $count } kaarten geworden.
}
tell-pot-taken = { $who ->
    [you] Jij krijgt
   *[other] { $name } krijgt
} de pot van { $card }: { $chips ->
    [one] één fiche.
   *[other] { $chips } fiches.
}
tell-round-ended = Ronde { $round } is afgelopen: { $who ->
    [you] je bent uit.
   *[other] { $name } is uit.
}
tell-round-ended-stock = Ronde { $round } is afgelopen: de stok is op.
tell-score = { $who ->
    [you] Jij
   *[other] { $name }
}: { $laid } op tafel, { $caught } in de hand{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}, ronde { $round }, totaal { $total }.
tell-won = { $count ->
    [one] { $names } wint de partij.
   *[other] { $names } winnen de partij.
}
tell-you-won = Je wint de partij.
tell-you-won-with = Je wint de partij, samen met { $names }.
say-hand = { $count ->
    [one] Je hebt één kaart: { $cards }.
   *[other] Je hebt { $cards }.
}
say-can-call = Je kunt Rummy roepen voor { $card }.
say-declined = Niet geroepen.
say-stock = { $count ->
    [0] De stok is leeg.
    [one] Eén kaart in de stok.
   *[other] { $count } kaarten in de stok.
}
say-pile = { $count ->
    [one] Eén kaart in de aflegstapel: { $card }.
   *[other] { $count } kaarten in de aflegstapel, bovenop { $card }.
}
say-pile-empty = De aflegstapel is leeg.
say-seat = { $who ->
    [you] Jij
   *[other] { $name }
}: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, { $total } punten.
say-not-now = Dat kan nu niet.
say-no-hand = Je hebt geen kaarten.
say-no-pile = De aflegstapel is leeg.
say-no-board = Er liggen nog geen combinaties op tafel.
say-moved = Plek { $place } van { $count }.
refusal-with-rule = { $sentence } (Regels §{ $paragraph })
refused-one-discard = Je legt maar één kaart tegelijk af.
