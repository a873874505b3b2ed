### Hvad browseren siger. Kort, husregler, niveauer og fejl står i de andre filer.

## Kort og meldinger

card-by = { $who ->
    [you] { $card } fra dig
   *[other] { $card } fra { $name }
}
# Ordet »rækkefølge« står i meld-name. Dér får værdien også sin bestemte form: toerne, kongerne.
run-what = { $from } til { $to }
run-see = { $from }–{ $to }
meld-name = { $who ->
    [you] { $kind ->
        [run] din rækkefølge { $what }
       *[set] dine { $what }
    }
    [own] { $kind ->
        [run] sin egen rækkefølge { $what }
       *[set] sine egne { $what }
    }
   *[other] { $kind ->
        [run] rækkefølgen { $what } hos { $name }
       *[set] { $what ->
            [toere] toerne
            [treere] treerne
            [firere] firerne
            [femmere] femmerne
            [seksere] sekserne
            [syvere] syverne
            [ottere] otterne
            [niere] nierne
            [tiere] tierne
            [jokere] jokerne
           *[other] { $what }ne
        } hos { $name }
    }
}
meld-number = melding { $number }

## Forside

app-name = Rummy 500
home-line = Træk, meld, byg på – og kom først til 500.
home-play = Spil
home-play-what = Dig mod to computere, til 500 point
home-continue = Tilbage til dit bord
home-choose = Et andet bord
home-name = Dit navn
home-computers = Computere
home-level = Deres niveau
home-target = Spil til
home-preset = Husregler
home-start = Åbn bordet
home-failed = Bordet kunne ikke åbnes. Prøv igen.
loading = Bordet åbnes …
table-unknown = Det bord findes ikke her.
home-back = Til forsiden

## Bordet

you = Du
you-name = Du
table-daily = Runden fra { $date } · { $ranked ->
    [yes] tæller med
   *[no] tæller ikke med
}
table-daily-note = Alle spiller runden alene, med de samme kort og den samme modstander. { $ranked ->
    [yes] Der er ingen tip, og ingen ser med.
   *[no] Ingen ser med; tip kan du få, fordi den ikke tæller med.
}
table-daily-ends = Den tæller med, hvis den er færdig senest { $time }.
seat-number = Plads { $number }
dealer = Kortgiver
dealer-short = G
partner = Makker
pots = Puljer:
floating = svæver
turn-flag = har turen
zone-board = Meldinger på bordet
zone-pile = { $count ->
    [0] Afkastbunken, tom
    [one] Afkastbunken, ét kort
   *[other] Afkastbunken, { $count } kort, det ældste først
}
zone-hand = { $count ->
    [0] Din hånd, tom
    [one] Din hånd, ét kort
   *[other] Din hånd, { $count } kort
}
zone-seats = Spillere
zone-actions = Hvad du kan gøre
hand-empty = Du har ingen kort tilbage.
board-empty = Ingen har meldt endnu.
melds-yours = Dine meldinger
melds-of = Meldinger hos { $name }
seat-label = { $name }, { $count ->
    [one] ét kort
   *[other] { $count } kort
}, { $total } point, { $laid } på bordet{ $turn ->
    [yes] , har turen
   *[no] {""}
}{ $dealer ->
    [yes] , kortgiver
   *[no] {""}
}{ $floating ->
    [yes] , svæver
   *[no] {""}
}{ $partner ->
    [yes] , makker
   *[no] {""}
}
meld-label = Melding { $number }, { $meld }: { $cards }. { $value ->
    [one] Ét point.
   *[other] { $value } point.
}{ $fits ->
    [yes] {" "}Det valgte kort passer.
   *[no] {""}
}
stock-label = { $can ->
    [yes] Træk fra trækbunken, { $count ->
        [one] ét kort
       *[other] { $count } kort
    }
   *[no] Trækbunken, { $count ->
        [one] ét kort
       *[other] { $count } kort
    }
}
pile-card = { $card }, { $more ->
    [0] øverst i afkastbunken
   *[other] kort { $place } af { $count }
}{ $can ->
    [yes] , kan tages{ $more ->
        [0] {""}
        [one] {" "}med ét kort mere
       *[other] {" "}med { $more } kort mere
    }
   *[no] {""}
}
hand-card = { $card }{ $fresh ->
    [yes] , nyt
   *[no] {""}
}{ $due ->
    [yes] , skal spilles i denne tur
   *[no] {""}
}
on-table = { $points } på bordet
to-target = til { $target }

## Hvis tur det er

turn-over = Runden er slut.
turn-you-draw = Din tur: Træk et kort.
turn-you-no-stock = Din tur: Trækbunken er tom. { $floating ->
    [yes] Pas.
   *[no] Tag et kort fra afkastbunken, eller pas.
}
turn-you-play = Din tur: Spil, og kast så af.
status-you-draw = Din tur: træk
status-you-play = Din tur: spil
status-call = Man kan råbe Rummy
turn-other = { $name } spiller.

## Hvad man kan gøre

do-draw = Træk fra trækbunken
do-pass = Pas: Runden slutter
do-stand = Gå ud uden at trække
do-take = { $more ->
    [0] Tag { $card }
   *[other] Tag { $card } og { $more } til
}
do-meld = Meld { $cards } · { $points }
do-meld-choose = Meld { $cards } …
do-lay = Byg { $card } på { $meld } · { $points }
do-lay-low = Nederst på { $meld } · { $points }
do-lay-high = Øverst på { $meld } · { $points }
do-lay-choose = Byg på med { $card } …
do-swap = Byt { $card } med jokeren i { $meld } · { $points }
do-discard = Kast { $card } af
do-call = { $more ->
    [0] Rummy! Tag { $card }
   *[other] Rummy! Tag { $card } og { $more } til
}
do-call-lay = Rummy! { $card } på { $meld }
do-call-choose = Rummy! …
do-decline = Ikke nu
do-why = Hvorfor ikke?
ask-which = Hvad vil du?
close = Luk
hint-draw = Træk, eller tryk på et kort, der lyser.
hint-draw-pile = Trækbunken er tom: Tag et kort, der lyser, eller pas.
hint-reach-at-once = Så skal du spille { $card } med det samme.
hint-reach = Så skal du spille { $card } i denne tur.
hint-play = Vælg de kort, du vil spille, eller det, du vil kaste af.
hint-due = Spil { $card } nu: Vælg de kort, der hører til.
hint-nothing = Det kan ikke spilles nu.
hint-more = De kort kan ikke bruges endnu.
hint-wait = { $name } spiller.
hint-wait-call = Man kan råbe Rummy.

## Forbindelse

link-lost = Forbindelsen er væk. Prøver igen …
link-back = Forbindelsen er tilbage.
link-outdated = Denne side er ældre end serveren.
link-reload = Hent den igen
link-crowded = For mange sider med dette spil er åbne. Luk nogle af dem; denne prøver igen.
sending = Sender …
send-failed = Serveren svarede ikke. Dit træk blev ikke spillet; prøv igen.
server-closing = Serveren genstarter. Dit bord bliver gemt.

## Sortering og taster

sort-suit = Efter farve
sort-rank = Efter værdi
sort-own = Egen orden
sort-label = Sortering af hånden: { $sorting }
log-title = Træk
scores-title = Point
settings-title = Indstillinger
help-title = Taster
menu-home = Forside
panel-hide = Skjul træk og point
panel-show = Vis træk og point
key-draw = Træk fra trækbunken
key-take = Tag det valgte kort i afkastbunken, eller gå til bunken
key-meld = Meld de valgte kort
key-lay = Byg på med det valgte kort
key-swap = Byt det valgte kort med en joker
key-discard = Kast det valgte kort af
key-call = Råb Rummy
key-decline = Råb ikke Rummy nu
key-pass = Pas
key-stand = Gå ud uden at trække
key-hand = Gå til din hånd
key-pile = Gå til afkastbunken
key-board = Gå til meldingerne
key-sort = Sortér hånden anderledes
key-status = Sig, hvordan det står
key-repeat = Sig de seneste træk igen
key-left = Flyt kortet til venstre
key-right = Flyt kortet til højre
key-clear = Fjern valget
key-help = Denne liste
help-note = Med piletasterne går du rundt i hånden, afkastbunken og meldingerne; mellemrum vælger. Tab går videre.

## Indstillinger

set-language = Sprog
set-language-failed = { $language } kunne ikke hentes: Der er ingen forbindelse. Prøv igen senere.
set-theme = Udseende
theme-system = Som enheden
theme-light = Lyst
theme-dark = Mørkt
set-deck = Kortenes farver
deck-two = To farver
deck-four = Fire farver
set-index = Kortenes billeder
index-classic = Klassisk
index-large = Store tal og bogstaver
set-card-size = Kortenes størrelse
card-size-normal = Normal
card-size-large = Stor
card-size-extra = Ekstra stor
set-felt = Filt
felt-green = Grøn
felt-blue = Blå
felt-wine = Vinrød
felt-slate = Skifergrå
set-left = Spejlvend bordet for venstrehåndede
set-sounds = Lyd
set-sound = Hør kortene
set-volume = Lydstyrke
set-pace = Computernes tempo
set-brackets = Vis mulige meldinger på hånden
set-shortcuts = Taster med ét bogstav

## Runde og kamp

sheet-title = Runde { $round }
sheet-out = { $who ->
    [you] Du gik ud.
   *[other] { $name } gik ud.
}
sheet-stock = Trækbunken slap op.
sheet-laid = Meldt
sheet-caught = Hånd
sheet-bonus = Bonus
sheet-round = Runde
sheet-total = I alt
sheet-player = Spiller
sheet-next = Næste runde
sheet-skip = Vis det hele
sheet-daily = Se resultatet
sheet-again = Spil igen
sheet-race = Vejen til { $target }
sheet-race-label = { $name }: { $total } af { $target }
sheet-left = Tilbage på hånden
sheet-nothing-left = ingen kort
sheet-record = Gem spillet
sheet-settlement = { $name } skylder { $amount }
scores-empty = Ingen runde er færdig endnu.
end-you = Du har vundet!
end-you-with = Du har vundet sammen med { $names }!
end-other = { $count ->
    [one] { $names } har vundet.
   *[other] { $names } har vundet.
}

## Hvad der er sket

tell-round-started = Runde { $round }. { $dealing ->
    [you] Du giver
   *[other] { $dealer } giver
}, { $starting ->
    [you] du begynder.
   *[other] { $first } begynder.
}
tell-upcard = { $card } starter afkastbunken.
tell-drew = { $who ->
    [you] Du trak et kort.
   *[other] { $name } trak et kort.
}
tell-drew-card = { $who ->
    [you] Du trak { $card }.
   *[other] { $name } trak { $card }.
}
tell-took = { $who ->
    [you] Du
   *[other] { $name }
} tog { $card }{ $more ->
    [0] .
    [one] {" "}og ét kort ovenpå.
   *[other] {" "}og { $more } kort ovenpå.
}
tell-melded = { $who ->
    [you] Du
   *[other] { $name }
} meldte { $cards }: { $n ->
    [one] ét point.
   *[other] { $points } point.
}
tell-laid-off = { $who ->
    [you] Du
   *[other] { $name }
} byggede { $card } på { $meld }: { $n ->
    [one] ét point.
   *[other] { $points } point.
}
tell-swapped = { $who ->
    [you] Du
   *[other] { $name }
} byttede { $card } med jokeren i { $meld }: { $n ->
    [one] ét point.
   *[other] { $points } point.
} { $losing ->
    [you] Du mister { $lost }.
   *[other] { $loser } mister { $lost }.
}
tell-discarded = { $who ->
    [you] Du
   *[other] { $name }
} kastede { $card } af.
tell-passed = { $who ->
    [you] Du
   *[other] { $name }
} passede.
tell-stood = { $who ->
    [you] Du går ud uden at trække.
   *[other] { $name } går ud uden at trække.
}
tell-called = { $who ->
    [you] Du
   *[other] { $name }
} råbte Rummy på { $card }.
tell-floated = { $who ->
    [you] Du har ingen kort tilbage og svæver.
   *[other] { $name } har ingen kort tilbage og svæver.
}
tell-restocked = { $count ->
    [one] Afkastbunken blev til en ny trækbunke på ét kort.
   *[other] Afkastbunken blev til en ny trækbunke på { $count } kort.
}
tell-pot-taken = { $who ->
    [you] Du
   *[other] { $name }
} får puljen på { $card }: { $chips ->
    [one] én jeton.
   *[other] { $chips } jetoner.
}
tell-round-ended = Runde { $round } er slut: { $who ->
    [you] Du gik ud.
   *[other] { $name } gik ud.
}
tell-round-ended-stock = Runde { $round } er slut: Trækbunken slap op.
tell-score = { $who ->
    [you] Du
   *[other] { $name }
}: { $laid } meldt, { $caught } på hånden{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}, runde { $round }, i alt { $total }.
tell-won = { $count ->
    [one] { $names } har vundet kampen.
   *[other] { $names } har vundet kampen.
}
tell-you-won = Du har vundet kampen.
tell-you-won-with = Du har vundet kampen sammen med { $names }.
say-hand = { $count ->
    [one] Du har ét kort på hånden: { $cards }.
   *[other] Din hånd: { $cards }.
}
say-can-call = Du kan råbe Rummy på { $card }.
say-declined = Du råber ikke.
say-stock = { $count ->
    [0] Trækbunken er tom.
    [one] Ét kort i trækbunken.
   *[other] { $count } kort i trækbunken.
}
say-pile = { $count ->
    [one] Ét kort i afkastbunken: { $card }.
   *[other] { $count } kort i afkastbunken, øverst { $card }.
}
say-pile-empty = Afkastbunken er tom.
say-seat = { $who ->
    [you] Du
   *[other] { $name }
}: { $count ->
    [one] ét kort
   *[other] { $count } kort
}, { $total } point.
say-not-now = Det går ikke nu.
say-no-hand = Du har ingen kort.
say-no-pile = Afkastbunken er tom.
say-no-board = Der er ingen meldinger endnu.
say-moved = Plads { $place } af { $count }.
refusal-with-rule = { $sentence } (Regler §{ $paragraph })
refused-one-discard = Man kaster ét kort af ad gangen.
