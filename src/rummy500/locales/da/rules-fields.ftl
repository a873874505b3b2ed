### Husregler: navnet på hvert felt, en sætning om, hvad det bestemmer, og dets værdier.
### field-X og field-X-note for hvert felt; value-X-Y for en værdi i ord. $count er et tal, værten har sat.

value-on = ja
value-off = nej

field-seats = Spillere
field-seats-note = Hvor mange mennesker og computere der sidder ved bordet.

field-decks = Spil kort
field-decks-note = Hvor mange spil på 52 kort der blandes sammen.
value-decks-auto = ét; to fra fem spillere
value-decks = { $count }

field-jokers-per-deck = Jokere pr. spil kort
field-jokers-per-deck-note = Hvor mange jokere der følger med hvert spil på 52 kort.
value-jokers-per-deck = { $count ->
    [0] ingen
   *[other] { $count }
}

field-hand-size = Kort til hver
field-hand-size-note = Hvor mange kort alle får, når runden begynder.
value-hand-size-auto = 13 for to spillere, ellers 7
value-hand-size = { $count }

field-cut = Tage af
field-cut-note = Om spilleren til højre for kortgiveren tager af, før der gives.

field-next-dealer = Næste kortgiver
field-next-dealer-note = Hvem der giver i næste runde.
value-next-dealer-left = spilleren til venstre
value-next-dealer-round-winner = rundens vinder

field-sets = Sæt
field-sets-note = Om kort af samme værdi må meldes, eller kun rækkefølger gælder.

field-identical-in-set = Dubletter i sæt
field-identical-in-set-note = Om to helt ens kort må ligge i samme sæt, når der spilles med to spil kort.
value-identical-in-set-off = ikke tilladt
value-identical-in-set-four = tilladt, højst fire kort
value-identical-in-set-on = tilladt, op til otte kort

field-min-run = Korteste rækkefølge
field-min-run-note = Hvor mange kort i træk der skal til en rækkefølge.
value-min-run = { $count } kort

field-ace = Esser i rækkefølger
field-ace-note = I hvilken ende af en rækkefølge et es må stå.
value-ace-both = lavt eller højt
value-ace-high = kun højt
value-ace-low = kun lavt
value-ace-around = lavt, højt eller mellem konge og toer

field-jokers-wild = Frie jokere
field-jokers-wild-note = Om en joker står for et andet kort eller kun meldes sammen med andre jokere.

field-max-wild = Jokere i en melding
field-max-wild-note = Hvor mange jokere der må være i én melding; der skal altid være et ægte kort.
value-max-wild-none = frit antal
value-max-wild = højst { $count }

field-joker-layoff = Bygge på med jokere
field-joker-layoff-note = Hvornår man må bygge på med en joker.
value-joker-layoff-free = som med alle andre kort
value-joker-layoff-unless-held = kun, hvis du ikke selv har det kort, den står for
value-joker-layoff-never = aldrig

field-joker-swap = Bytte jokere
field-joker-swap-note = Om du må lægge det ægte kort i stedet for en joker på bordet og tage jokeren.
value-joker-swap-never = nej
value-joker-swap-same-turn = ja, og jokeren skal spilles i samme tur
value-joker-swap-keep = ja, og du må beholde jokeren

field-opening-minimum = Krav for at åbne
field-opening-minimum-note = Hvad dine meldinger skal være værd i den tur, hvor du melder første gang.
value-opening-minimum = { $count ->
    [0] intet
    [one] { $count } point
   *[other] { $count } point
}

field-layoff = Bygge på
field-layoff-note = Hvis meldinger du må bygge på.
value-layoff-all = alles meldinger
value-layoff-own-side = kun din egen sides meldinger
value-layoff-none = slet ikke

field-layoff-needs-opening = Meld, før du bygger på
field-layoff-needs-opening-note = Om du skal have en melding på bordet, før du må bygge på.

field-pile-depth = Greb i afkastbunken
field-pile-depth-note = Hvor dybt du må tage i afkastbunken.
value-pile-depth-any = et hvilket som helst kort og alle oven på det
value-pile-depth-top = kun det øverste kort
value-pile-depth-whole = det øverste kort eller hele bunken

field-pile-duty = Spillepligt
field-pile-duty-note = Hvornår det dybeste kort, du tog fra afkastbunken, skal spilles.
value-pile-duty-deep = hvis du tog mere end det øverste kort
value-pile-duty-always = altid
value-pile-duty-none = aldrig

field-pile-duty-when = Spillepligt: hvornår
field-pile-duty-when-note = Hvor hurtigt det dybeste kort skal spilles.
value-pile-duty-when-same-turn = før du kaster af
value-pile-duty-when-at-once = straks, som det næste, du gør

field-pile-duty-by = Spillepligt: hvordan
field-pile-duty-by-note = Om det er nok at bygge på med det dybeste kort.
value-pile-duty-by-play = meld eller byg på
value-pile-duty-by-new-meld = kun i en ny melding

field-return-taken = Kaste det øverste kort af igen
field-return-taken-note = Om det øverste kort må kastes af igen i samme tur, når du ikke tog andet.

field-rummy-call = Råbe Rummy
field-rummy-call-note = Om andre må råbe »Rummy!« efter et afkast og tage et kort, der kunne være spillet.
value-rummy-call-off = nej
value-rummy-call-last-discard = på det seneste afkast
value-rummy-call-full = på ethvert kort i afkastbunken, der kan spilles

field-going-out = Gå ud
field-going-out-note = Hvordan du kommer af med dit sidste kort.
value-going-out-any = ved at melde, bygge på eller kaste af
value-going-out-discard = kun ved at kaste af
value-going-out-float = ved at kaste af; er hånden tom før det, svæver du

field-going-out-bonus = Bonus for at gå ud
field-going-out-bonus-note = Ekstra point til den, der går ud.
value-going-out-bonus = { $count ->
    [0] ingen
    [one] { $count } point
   *[other] { $count } point
}

field-first-turn-bonus = Bonus for første tur
field-first-turn-bonus-note = Ekstra point for at gå ud uden at trække i sin allerførste tur.
value-first-turn-bonus = { $count ->
    [0] ingen
    [one] { $count } point
   *[other] { $count } point
}

field-stock-out = Tom trækbunke
field-stock-out-note = Hvad der sker, når trækbunken er brugt op.
value-stock-out-ask = runden slutter, når nogen passer
value-stock-out-at-once = runden slutter med den tur
value-stock-out-reshuffle = afkastbunken blandes til en ny trækbunke

field-max-reshuffles = Blandes på ny
field-max-reshuffles-note = Hvor tit i en runde afkastbunken bliver til en ny trækbunke.
value-max-reshuffles = { $count ->
    [one] én gang
   *[other] { $count } gange
}

field-stock-out-penalty = Hånden tæller ved tom trækbunke
field-stock-out-penalty-note = Om kort på hånden trækkes fra, når en runde slutter, fordi trækbunken slap op.

field-number-values = Talkort
field-number-values-note = Hvad kortene fra 2 til 9 er værd.
value-number-values-face = deres pålydende
value-number-values-five = 5 point hver

field-ace-value = Es
field-ace-value-note = Hvad et es er værd i et sæt, højt i en rækkefølge og på hånden.
value-ace-value = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

field-ace-low-value = Lavt es
field-ace-low-value-note = Hvad et es er værd nederst i en rækkefølge.
value-ace-low-value = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

field-queen-of-spades = Spar dame
field-queen-of-spades-note = Hvad spar dame er værd.
value-queen-of-spades = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

field-joker-value = Joker
field-joker-value-note = Hvad en joker er værd på bordet og på hånden.
value-joker-value = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

field-joker-melded = Meldte jokere
field-joker-melded-note = Om en joker på bordet beholder sin egen værdi.
value-joker-melded-own = beholder deres egen værdi
value-joker-melded-replaced = tæller som det kort, de står for

field-four-at-once-doubles = Fire på én gang tæller dobbelt
field-four-at-once-doubles-note = Om et sæt på fire eller flere kort, der lægges på én gang, tæller dobbelt.

field-target = Spil til
field-target-note = Det pointtal, der afgør kampen.
value-target = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

field-target-rule = Ved målet
field-target-rule-note = Om det er nok at nå målet.
value-target-rule-reach = det er nok at nå det
value-target-rule-exceed = det skal overskrides

field-rounds = Fast antal runder
field-rounds-note = Om kampen slutter efter et fast antal runder, uanset målet.
value-rounds-none = nej, spil til målet
value-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}

field-winner = Vinder
field-winner-note = Hvem der vinder, når flere når målet i samme runde.
value-winner-highest = den højeste total
value-winner-went-out = den, der gik ud

field-tie = Uafgjort
field-tie-note = Hvad der sker, når to står lige i toppen.
value-tie-play-on = der spilles en runde til
value-tie-share = de deler sejren

field-teams = Hold
field-teams-note = Hvor mange hold der spiller; holdene sidder skiftevis rundt om bordet, og makkere lægger deres point sammen.
value-teams = { $count ->
    [0] ingen
   *[other] { $count }
}

field-settlement = Afregning
field-settlement-note = Om det til sidst vises, hvad hver taber skylder vinderen: forskellen mellem deres totaler.

field-boodle = Puljer
field-boodle-note = Om fire puljer med jetoner går til den, der spiller E♥, K♣, D♦ eller B♠.
