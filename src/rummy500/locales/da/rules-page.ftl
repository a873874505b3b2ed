### Et bords regler i ord, lavet af dets husregler. En besked er et afsnit; det, der står før ->, siger, hvilken husregel eller
### hvilket tal der vælger sætningen. Beskeder, der begynder med differs-, er korte stykker af en linje »der tages af · til 300 point«.

rules-page-title = Reglerne ved dette bord
rules-page-lead = { $seats } spillere · { $preset }
rules-page-lead-differs = Anderledes end standardreglerne: { $differs }.
rules-page-lead-standard = Det er standardreglerne.
rules-page-marked = ikke som i standardreglerne
rules-page-marked-legend = Afsnit med dette mærke er ikke som i standardreglerne.
rules-page-contents = Indhold
rules-page-languages = Sprog
rules-page-bad-share = Reglerne kan ikke læses
rules-page-bad-share-text = Linket til reglerne er beskadiget eller fra en anden version. Bed om et nyt, eller begynd med standardreglerne.
rules-page-not-playable = Sådan kan der ikke spilles endnu
rules-page-to-standard = Standardreglerne
rules-page-play = Spil efter disse regler
rules-page-picture-set = Et sæt: { $cards }
rules-page-picture-run = En rækkefølge: { $cards }
rules-page-picture-joker-run = En rækkefølge med en joker: { $cards }
rules-page-picture-jokers = Tre jokere
rules-page-picture-pile = En afkastbunke, det ældste kort til venstre: { $cards }. De løftede kort er dem, man får, når man tager { $reached }.
rules-page-picture-pile-top = En afkastbunke, det ældste kort til venstre: { $cards }. Kun { $reached } kan tages.
rules-page-values-what = Kort
rules-page-values-worth = Point

## Afsnittenes titler

rules-section-deal = Kort og givning
rules-section-turn = Din tur
rules-section-melds = Meldinger
rules-section-jokers = Jokere
rules-section-pile = Afkastbunken
rules-section-call = At råbe Rummy
rules-section-out = At gå ud
rules-section-stock = Når trækbunken slipper op
rules-section-scoring = Pointgivning
rules-section-match = Kampen
rules-section-teams = Hold
rules-section-boodle = Puljerne
rules-section-manners = Bordskik

## Kort og givning

rules-deal-pack = { $decks ->
    [1] { $jokers ->
        [0] I spiller med ét spil kort på 52 kort, uden jokere.
        [one] I spiller med ét spil kort på 52 kort og én joker.
       *[other] I spiller med ét spil kort på 52 kort og { $jokers } jokere, { $pack } kort i alt.
    }
   *[other] { $jokers ->
        [0] I spiller med to spil kort, der blandes sammen, { $pack } kort i alt, uden jokere.
       *[other] I spiller med to spil kort og { $jokers } jokere, der blandes sammen, { $pack } kort i alt.
    }
}
rules-deal-copies = Hvert kort findes to gange, og de to gælder ens: Hvor en regel kræver et kort, er det lige meget, hvilket af dem det er.
rules-deal-hand = Alle får { $hand } kort, ét ad gangen, og der begyndes til venstre for kortgiveren. Det næste kort vendes og begynder afkastbunken; de øvrige { $stock } ligger med bagsiden opad som trækbunke.
rules-deal-cut = Før der gives, tager spilleren til højre for kortgiveren af og bestemmer selv, hvor dybt.
rules-deal-dealer = { $next ->
    [never] For at finde den første kortgiver vender alle et kort: Det laveste giver, og esser er lave.
    [round_winner] For at finde den første kortgiver vender alle et kort: Det laveste giver, og esser er lave. Derefter giver den, der vandt runden: den, der gik ud, eller, hvis ingen gjorde det, den, der fik flest point i runden. Står flere lige, er det den nærmeste til venstre for kortgiveren.
   *[left] For at finde den første kortgiver vender alle et kort: Det laveste giver, og esser er lave. Derefter går turen til at give videre til venstre efter hver runde.
}

## Turen

rules-turn-order = Spilleren til venstre for kortgiveren begynder, og turen går med uret.
rules-turn-draw = Du begynder din tur med at tage kort: enten det øverste i trækbunken eller noget fra afkastbunken.
rules-turn-steps = { $plays ->
    [meld] Derefter lægger du så mange meldinger, du vil. Du slutter din tur med at kaste ét kort af, åbent på afkastbunken.
    [swap] Derefter melder du, bygger på og bytter jokere, så meget du vil, og i den orden, du vil. Du slutter din tur med at kaste ét kort af, åbent på afkastbunken.
   *[lay] Derefter melder du og bygger på, så meget du vil, og i den orden, du vil. Du slutter din tur med at kaste ét kort af, åbent på afkastbunken.
}
rules-turn-free = { $besides ->
    [both] Ingen er tvunget til at lægge kort ned. Der er to undtagelser: et kort fra afkastbunken, der skal spilles, og en joker, du har byttet dig til.
    [pile] Ingen er tvunget til at lægge kort ned. Der er én undtagelse: et kort fra afkastbunken, der skal spilles.
    [joker] Ingen er tvunget til at lægge kort ned. Der er én undtagelse: en joker, du har byttet dig til.
   *[nothing] Ingen er nogensinde tvunget til at lægge kort ned.
}
rules-turn-finish = En tur kan altid gøres færdig. Et træk, der ville låse dig fast, bliver afvist, og bordet siger, hvad der ville stå i vejen.

## Meldinger

rules-melds-set = { $sets ->
    [no] Ved dette bord meldes kun rækkefølger. Kort af samme værdi er ikke en melding.
   *[yes] { $copies ->
        [off] Et sæt er tre eller fire kort af samme værdi, for eksempel 7♠ 7♥ 7♦, alle i forskellige farver. To helt ens kort må ikke ligge i samme sæt.
        [four] Et sæt er tre eller fire kort af samme værdi, for eksempel 7♠ 7♥ 7♦. To helt ens kort må godt ligge i det, så 7♥ 7♥ 7♦ er også et sæt.
        [on] Et sæt er tre til otte kort af samme værdi, for eksempel 7♠ 7♥ 7♦. To helt ens kort må godt ligge i det, så 7♥ 7♥ 7♦ er også et sæt.
       *[single] Et sæt er tre eller fire kort af samme værdi, for eksempel 7♠ 7♥ 7♦.
    }
}
rules-melds-run = { $shortest ->
    [3] En rækkefølge er tre eller flere kort efter hinanden i samme farve, for eksempel 5♥ 6♥ 7♥.
   *[other] En rækkefølge er fire eller flere kort efter hinanden i samme farve, for eksempel 5♥ 6♥ 7♥ 8♥. Tre er ikke nok.
}
rules-melds-ace = { $ace ->
    [high] I en rækkefølge står esset kun efter kongen, som i B-D-K-E, aldrig før toeren.
    [low] I en rækkefølge står esset kun før toeren, som i E-2-3-4, aldrig efter kongen.
    [around] En rækkefølge må gå rundt om hjørnet: Efter kongen kommer esset, og efter esset toeren, som i D-K-E-2. Hver værdi kommer kun én gang, så en rækkefølge har højst tretten kort. Passer et kort i begge ender, siger du, i hvilken.
   *[both] I en rækkefølge står esset før toeren, som i E-2-3-4, eller efter kongen, som i B-D-K-E, og dér slutter den: Ingen rækkefølge går fra konge over es til toer. Passer et es i begge ender, siger du, i hvilken.
}
rules-melds-opening = { $teams ->
    [yes] Når dit hold melder første gang i en runde, skal turens meldinger tilsammen være mindst { $minimum } point værd{ $lays ->
        [yes] ; det, der bygges på, tæller ikke med
       *[no] {""}
    }{ $doubles ->
        [yes] , og intet tæller dobbelt
       *[no] {""}
    }. Du må kun begynde, hvis du kan nå så langt i samme tur. Når en af jer har åbnet, har hele holdet åbnet.
   *[no] Når du melder første gang i en runde, skal turens meldinger tilsammen være mindst { $minimum } point værd{ $lays ->
        [yes] ; det, der bygges på, tæller ikke med
       *[no] {""}
    }{ $doubles ->
        [yes] , og intet tæller dobbelt
       *[no] {""}
    }. Du må kun begynde, hvis du kan nå så langt i samme tur; så har du åbnet.
}
rules-melds-layoff = { $side ->
    [none] Ved dette bord bygger man ikke på: Der lægges aldrig et kort til en melding.
    [own_side] Du må bygge på, altså lægge enkelte kort til meldinger, men kun til dem, du selv har lagt. Passer et kort til flere af dem, siger du, hvilken.
    [team] Du må bygge på, altså lægge enkelte kort til meldinger, men kun til dem, du eller { $partners ->
        [one] din makker
       *[other] dine makkere
    } har lagt. Passer et kort til flere af dem, siger du, hvilken.
   *[all] Du må bygge på, altså lægge enkelte kort til meldinger på bordet, uanset hvem der har lagt dem. Passer et kort til flere meldinger, siger du, hvilken.
}
rules-melds-first = { $opening ->
    [yes] { $swaps ->
        [yes] Du må først bygge på og bytte jokere, når du har åbnet.
       *[no] Du må først bygge på, når du har åbnet.
    }
   *[no] { $teams ->
        [yes] { $swaps ->
            [yes] Du må først bygge på og bytte jokere, når dit hold selv har en melding på bordet.
           *[no] Du må først bygge på, når dit hold selv har en melding på bordet.
        }
       *[no] { $swaps ->
            [yes] Du må først bygge på og bytte jokere, når du selv har en melding på bordet.
           *[no] Du må først bygge på, når du selv har en melding på bordet.
        }
    }
}
rules-melds-stay = { $swaps ->
    [yes] Det, der ligger på bordet, bliver på sin plads, undtagen byttede jokere.
   *[no] Det, der ligger på bordet, bliver på sin plads.
} { $on ->
    [all] Hvert kort tæller for den, der spillede det, også på andres meldinger.
    [team] Hvert kort tæller for den, der spillede det, også på en makkers melding.
   *[own] Hvert kort tæller for den, der spillede det.
}

## Jokere

rules-jokers-apart = { $fourth ->
    [no] Jokere er ikke frie. De meldes kun sammen med hinanden: Tre jokere er en melding.
    [lay] Jokere er ikke frie. De meldes kun sammen med hinanden: Tre eller fire jokere er en melding, og en fjerde må bygges på tre.
   *[yes] Jokere er ikke frie. De meldes kun sammen med hinanden: Tre eller fire jokere er en melding.
}
rules-jokers-wild = Jokere er frie: Hver af dem står for ét bestemt kort og bliver ved med det. Du siger hvilket, når du spiller jokeren, medmindre kun ét er muligt. Det må godt være et kort, der allerede ligger et andet sted.
rules-jokers-most = { $most ->
    [0] I en melding må der være så mange jokere, man vil, bare der er mindst ét ægte kort.
    [one] I en melding må der være én joker, ikke flere.
   *[other] I en melding må der være op til { $most } jokere og skal være mindst ét ægte kort.
}
rules-jokers-set = { $twins ->
    [yes] I et sæt gælder en joker som det kort, den står for: Hvert kort må være der to gange, ikke tre.
   *[no] I et sæt kan en joker ikke stå for et kort, der allerede ligger i det.
}
rules-jokers-layoff = { $when ->
    [unless_held] Du må kun bygge på med en joker, så længe du ikke selv har det kort, den ville stå for. I en ny melding må den gerne stå for sådan et kort.
    [never] Jokere spilles kun i nye meldinger; man bygger aldrig på med dem.
   *[free] Man må bygge på med en joker som med alle andre kort.
}
rules-jokers-swap = { $swap ->
    [never] En joker på bordet kan ikke byttes med det ægte kort.
    [same_turn] Når du har trukket, må du lægge det ægte kort i stedet for en joker { rules-joker-where } og tage jokeren. Den joker skal du spille, før du kaster af. Det ægte kort tæller for dig, og den, der havde spillet jokeren, mister dens point.{ $doubled ->
        [yes] {" "}I et sæt, der tæller dobbelt, tæller det byttede kort enkelt.
       *[no] {""}
    }
   *[keep] Når du har trukket, må du lægge det ægte kort i stedet for en joker { rules-joker-where } og tage jokeren, som du kan spille eller beholde. Det ægte kort tæller for dig, og den, der havde spillet jokeren, mister dens point.{ $doubled ->
        [yes] {" "}I et sæt, der tæller dobbelt, tæller det byttede kort enkelt.
       *[no] {""}
    }
}
# En del af sætningen ovenfor
rules-joker-where = { $side ->
    [own] i en af dine egne meldinger
    [team] i en af dit holds meldinger
   *[all] i en hvilken som helst melding
}

## Afkastbunken

rules-pile-seen = Afkastbunken ligger bredt ud: Alle kan hele tiden se hvert kort i den, og i hvilken orden de ligger.
rules-pile-reach = { $depth ->
    [top] Fra afkastbunken må du kun tage det øverste kort.
    [whole] Fra afkastbunken må du tage det øverste kort eller hele bunken. Det, du tager, kommer på din hånd.
   *[any] Du må tage et kort hvor som helst i afkastbunken, hvis du også tager alt, hvad der ligger over det. Det, du tager, kommer på din hånd.
}
rules-pile-duty = { $duty ->
    [none] Du behøver ikke at spille noget af det, du tager fra afkastbunken.
    [top] Det kort, du tager fra afkastbunken, skal spilles { rules-duty-how }. Kan du ikke det, må du ikke tage det.
    [always] Det dybeste kort, du tager fra afkastbunken, skal spilles { rules-duty-how }. Kan du ikke det, må du ikke tage det. Kortene oven på det må gerne hjælpe til; dem, der bliver til overs, beholder du på hånden.
   *[deep] Tager du mere end det øverste kort, skal det dybeste kort, du tog, spilles { rules-duty-how }. Kan du ikke det, må du ikke tage det. Kortene oven på det må gerne hjælpe til; dem, der bliver til overs, beholder du på hånden. Det øverste kort alene behøver ikke at blive spillet.
}
# Hvordan og hvornår et kort fra afkastbunken spilles: en del af andre sætninger
rules-duty-how = { $when ->
    [at_once] { $by ->
        [new] straks, som det næste, du gør, i en ny melding (det er ikke nok at bygge på)
        [meld] straks, som det næste, du gør, i en melding
        [swap] straks, som det næste, du gør: i en ny melding, ved at bygge på eller ved at bytte det med en joker
       *[lay] straks, som det næste, du gør, i en ny melding eller ved at bygge på
    }
   *[same_turn] { $by ->
        [new] inden dit afkast, i en ny melding (det er ikke nok at bygge på)
        [meld] inden dit afkast, i en melding
        [swap] inden dit afkast: i en ny melding, ved at bygge på eller ved at bytte det med en joker
       *[lay] inden dit afkast, i en ny melding eller ved at bygge på
    }
}
rules-pile-return = { $allowed ->
    [yes] Tog du kun det øverste kort, må du kaste det af igen i samme tur.
   *[no] { $copies ->
        [1] Tog du kun det øverste kort, må du ikke kaste det af i samme tur.
       *[other] Tog du kun det øverste kort, må du ikke kaste det af i samme tur, medmindre du også har magen til det.
    }
}{ $several ->
    [none] {""}
    [free] {" "}Tog du flere, må du kaste et hvilket som helst af dem af.
   *[owed] {" "}Tog du flere, må du kaste et hvilket som helst af dem af, når det dybeste er spillet.
}

## At råbe Rummy

rules-call-last = { $side ->
    [own] Passer et afkast fra en anden til en af dine meldinger, må du råbe »Rummy!«, indtil den næste spiller trækker.
    [team] Passer et afkast fra en anden til en af dit holds meldinger, må du råbe »Rummy!«, indtil den næste spiller trækker.
   *[all] Passer et afkast fra en anden til en melding på bordet, må du råbe »Rummy!«, indtil den næste spiller trækker.
} Du bygger på med kortet med det samme, og det tæller for dig; så går spillet videre, hvor det var.{ $opened ->
    [yes] {" "}Kun den, der allerede må bygge på, må råbe.
   *[no] {""}
}
rules-call-full = { $lays ->
    [yes] Når nogen har kastet af, må du råbe »Rummy!«, indtil den næste spiller trækker, hvis et kort i afkastbunken passer til en melding på bordet eller giver en ny melding med kort, der ligger oven på det.
   *[no] Når nogen har kastet af, må du råbe »Rummy!«, indtil den næste spiller trækker, hvis et kort i afkastbunken giver en melding med kort, der ligger oven på det.
} Du tager det kort og alle oven på det, og du skal spille det { rules-duty-how }. Du må spille videre, og du kaster af; så er det spilleren til venstre for dig, der har turen.
rules-call-first = Den, der råber først, får kortet. Råber flere på én gang, går det til den, der sidder nærmest til venstre for den, der kastede af.
rules-call-never = Man kan ikke råbe på sit eget afkast, og heller ikke efter et afkast, der slutter runden.{ $floats ->
    [yes] {" "}Uden kort på hånden kan du ikke råbe.
   *[no] {""}
}{ $reshuffle ->
    [yes] {" "}Der råbes, før afkastbunken blandes på ny.
   *[no] {""}
}

## At gå ud

rules-out-how = { $how ->
    [discard] Du går ud ved at kaste dit sidste kort af, og så er runden slut. Det sidste kort skal kastes af: Et træk, der ikke ville efterlade dig noget at kaste af, bliver afvist.
    [float] Du går ud ved at kaste dit sidste kort af, og så er runden slut.
   *[any] { $lays ->
        [yes] Du er ude, så snart din hånd er tom, om du så melder, bygger på eller kaster af, og så er runden slut.
       *[no] Du er ude, så snart din hånd er tom, om du så melder eller kaster af, og så er runden slut.
    }
}
rules-out-float = { $lays ->
    [yes] Melder du dit sidste kort, eller bygger du på med det, slutter din tur uden afkast, og du svæver: Runden går videre. Når det bliver din tur igen, må du kun trække fra trækbunken; du spiller kortet og svæver videre, eller du kaster det af og går ud.
   *[no] Melder du dine sidste kort, slutter din tur uden afkast, og du svæver: Runden går videre. Når det bliver din tur igen, må du kun trække fra trækbunken, kaster det kort af og går ud.
}{ $empty ->
    [pass] {" "}Er der intet at trække, passer du, og det slutter runden.
   *[never] {""}
}
rules-out-bonus = { $bonus ->
    [one] Den, der går ud, får { $bonus } point oveni.
   *[other] Den, der går ud, får { $bonus } point oveni.
}
rules-out-stand = { $last ->
    [yes] Kan du i din allerførste tur komme af med hele hånden, må du gå ud uden at trække: Du spiller alt og kaster det sidste kort af.
   *[no] Kan du i din allerførste tur komme af med hele hånden, må du gå ud uden at trække: Du spiller alt, og det sidste kort må du også kaste af.
} { $bonus ->
    [one] Det giver { $bonus } point oveni.
   *[other] Det giver { $bonus } point oveni.
} Har du valgt ikke at trække, kan du kun gøre det, der fører til, at du går ud.{ $call ->
    [yes] {" "}Råber du Rummy, er din første tur brugt.
   *[no] {""}
}

## Når trækbunken slipper op

rules-stock-empty = { $how ->
    [at_once] Er trækbunken tom efter en tur, er runden slut med den tur.
    [reshuffle] { $times ->
        [one] Er trækbunken tom, når nogen skal trække, blandes afkastbunken på nær det øverste kort og bliver til en ny trækbunke, én gang i en runde. Derefter,
       *[other] Er trækbunken tom, når nogen skal trække, blandes afkastbunken på nær det øverste kort og bliver til en ny trækbunke, op til { $times } gange i en runde. Derefter,
    } eller når afkastbunken kun er ét kort, må du stadig tage fra afkastbunken; ellers passer du, og det slutter runden.
   *[ask] Er trækbunken tom, må du stadig tage fra afkastbunken. Ellers passer du, og det slutter runden.
}
rules-stock-end = Ingen runde varer evigt: Når alle har haft ti ture, siden trækbunken sidst slap op, slutter runden med afkastet i den sidste af dem.
rules-stock-hands = { $count ->
    [yes] Når en runde slutter, fordi trækbunken er tom, trækkes kortene på alles hænder fra som sædvanligt.
   *[no] Når en runde slutter, fordi trækbunken er tom, trækkes ingen kort på hånden fra.
}

## Pointgivning

rules-scoring-round = { $teams ->
    [yes] Når en runde slutter, får du værdien af de kort, du har lagt på bordet, minus værdien af dem, du stadig har på hånden. Det kan være mindre end nul, og det kan holdets total også være.
   *[no] Når en runde slutter, får du værdien af de kort, du har lagt på bordet, minus værdien af dem, du stadig har på hånden. Det kan være mindre end nul, og det kan din total også være.
}
rules-scoring-ace = Et es er kun lavt, når det står nederst i en rækkefølge; bygges der en konge på foran det, er det ikke længere lavt.
rules-scoring-double = { $most ->
    [4] { $lays ->
        [yes] Et sæt på fire kort, der lægges på én gang, tæller dobbelt. Et fjerde kort, der bygges på senere, fordobler intet.
       *[no] Et sæt på fire kort, der lægges på én gang, tæller dobbelt.
    }
   *[other] { $lays ->
        [yes] Et sæt på fire eller flere kort, der lægges på én gang, tæller dobbelt. Kort, der bygges på senere, tæller enkelt.
       *[no] Et sæt på fire eller flere kort, der lægges på én gang, tæller dobbelt.
    }
}
rules-page-values-caption = Hvad kortene er værd
value-row-tens = { $queen ->
    [own] 10, B, K og de andre damer
   *[ten] 10, B, D, K
}
value-row-queen = Spar dame
value-row-numbers = 2 til 9
value-row-numbers-face = deres pålydende
value-row-ace-low = Es nederst i en rækkefølge
value-row-ace = { $ace ->
    [high] Es
    [low] Es i et sæt eller på hånden
    [around] Es, undtagen nederst i en rækkefølge
   *[both] Es efter en konge, i et sæt eller på hånden
}
value-row-joker = { $where ->
    [table] Joker på bordet
    [hand] Joker på hånden
   *[both] Joker
}
value-row-joker-replaced = som det kort, den står for

## Kampen

rules-match-target = { $rule ->
    [exceed] { $who ->
        [team] Kampen vindes af det hold, der efter en runde har mere end { $target } point. Præcis { $target } er ikke nok.
       *[player] Kampen vindes af den, der efter en runde har mere end { $target } point. Præcis { $target } er ikke nok.
    }
   *[reach] { $who ->
        [team] Kampen vindes af det hold, der efter en runde har { $target } point eller mere.
       *[player] Kampen vindes af den, der efter en runde har { $target } point eller mere.
    }
}
rules-match-several = { $winner ->
    [went_out] { $who ->
        [team] Hvis flere hold når så langt i samme runde, vinder holdet med den spiller, der gik ud, hvis det er blandt dem; ellers den højeste total.
       *[player] Hvis flere når så langt i samme runde, vinder den, der gik ud, hvis vedkommende er blandt dem; ellers den højeste total.
    }
   *[highest] { $who ->
        [team] Hvis flere hold når så langt i samme runde, er det den højeste total, der vinder.
       *[player] Hvis flere når så langt i samme runde, er det den højeste total, der vinder.
    }
}
rules-match-rounds = { $rounds ->
    [one] Kampen er én eneste runde. { $who ->
        [team] Holdet med den højeste total vinder.
       *[player] Den højeste total vinder.
    }
   *[other] Kampen har { $rounds } runder. { $who ->
        [team] Derefter vinder holdet med den højeste total.
       *[player] Derefter vinder den højeste total.
    }
}
rules-match-tie = { $after ->
    [out] { $who ->
        [team] Står flere hold derefter stadig lige i toppen,
       *[player] Står flere derefter stadig lige i toppen,
    }
   *[total] { $who ->
        [team] Står flere hold lige i toppen,
       *[player] Står flere lige i toppen,
    }
} { $tie ->
    [share] deler de sejren.
   *[play_on] spilles der en runde til.
}
rules-match-settlement = Når kampen er slut, viser bordet, hvad hver taber skylder vinderen: forskellen mellem deres totaler.

## Hold

rules-teams-who = { $teams ->
    [2] Der er to hold på { $partners ->
        [1] to
        [2] tre
       *[other] fire
    }.
    [3] Der er tre hold på to.
   *[other] Der er fire hold på to.
} Makkere sidder ikke ved siden af hinanden: Holdene skiftes rundt om bordet.
rules-teams-score = { $partners ->
    [one] Begge makkeres rundescorer lægges sammen; det er holdets total, der gælder.
   *[other] Alle makkeres rundescorer lægges sammen; det er holdets total, der gælder.
}
rules-teams-out = { $partners ->
    [one] Runden slutter, så snart nogen går ud. Makkerens hånd trækkes også fra.
   *[other] Runden slutter, så snart nogen går ud. Makkernes hænder trækkes også fra.
}

## Puljerne

rules-boodle-pots = Midt på bordet er der fire puljer, én for hvert af kortene E♥, K♣, D♦ og B♠. Før hver givning lægger alle én jeton i hver pulje, kortgiveren to.
rules-boodle-take = { $ways ->
    [meld] Den, der melder et af de kort, får dets pulje.
    [swap] Den, der lægger et af de kort på bordet, i en melding, ved at bygge på eller ved at bytte det med en joker, får dets pulje.
   *[lay] Den, der lægger et af de kort på bordet, i en melding eller ved at bygge på, får dets pulje.
}{ $copies ->
    [1] {""}
   *[other] {" "}Af de to ens kort er det det første, der gælder.
}{ $wild ->
    [yes] {" "}En joker, der står for et af dem, får intet.
   *[no] {""}
} Puljer, ingen har taget, bliver stående til næste runde.
rules-boodle-chips = Jetoner tælles for sig og blandes aldrig med pointene.

## Bordskik

rules-manners-call-seconds = { $seconds ->
    [one] Der er { $seconds } sekund til at råbe Rummy.
   *[other] Der er { $seconds } sekunder til at råbe Rummy.
}
rules-manners-turn-timer = { $seconds ->
    [0] Der er ingen tidsgrænse for en tur.
    [one] En tur må vare { $seconds } sekund. Derefter spiller computeren turen færdig.
   *[other] En tur må vare { $seconds } sekunder. Derefter spiller computeren turen færdig.
}
rules-manners-away-seconds = { $seconds ->
    [one] Den, der mister forbindelsen, beholder sin plads. Er det spillerens tur, og er der gået { $seconds } sekund uden forbindelse, spiller en computer videre, indtil spilleren er tilbage.
   *[other] Den, der mister forbindelsen, beholder sin plads. Er det spillerens tur, og er der gået { $seconds } sekunder uden forbindelse, spiller en computer videre, indtil spilleren er tilbage.
}
rules-manners-pace = { $pace ->
    [instant] Computerne spiller uden pause.
    [calm] Computerne giver sig tid, så alle kan følge med.
   *[brisk] Computerne spiller raskt.
}
rules-manners-undo = { $on ->
    [off] Træk kan ikke fortrydes.
   *[on] I din egen tur må du fortryde træk, så længe intet skjult er vist siden: aldrig et kort trukket fra trækbunken, og intet efter dit afkast.
}
rules-manners-hints = { $on ->
    [off] Der er ingen tip: Bordet viser ikke, hvad der kunne spilles.
   *[on] Tip er tilladt: Den, der vil, kan få vist, hvad der kan spilles.
}
rules-manners-coach = { $on ->
    [off] Ingen bliver advaret før et dyrt træk.
   *[on] Træneren må sige til før et dyrt træk; spilleren bestemmer.
}
rules-manners-spectators = { $on ->
    [off] Kun de, der sidder ved bordet, kan se med.
   *[on] Den, der har linket, må se på. Tilskuere ser det, der ligger åbent på bordet, men ingens hånd.
}
rules-manners-listed = { $on ->
    [off] Bordet er privat: Man finder det kun med dets link.
   *[on] Bordet står på den offentlige liste, og enhver kan sætte sig på en fri plads.
}

## Hvad der er anderledes, i få ord: et stykke for hver værdi af hver husregel

differs-nothing = standardregler
differs-seats = { $count } spillere
differs-decks = { $count ->
    [one] ét spil kort
   *[other] { $count } spil kort
}
differs-jokers-per-deck = { $count ->
    [0] ingen jokere
    [one] én joker pr. spil kort
   *[other] { $count } jokere pr. spil kort
}
differs-hand-size = { $count } kort til hver
differs-cut-off = der tages ikke af
differs-cut-on = der tages af
differs-next-dealer-left = man giver efter tur
differs-next-dealer-round-winner = rundens vinder giver
differs-sets-off = kun rækkefølger
differs-sets-on = sæt og rækkefølger
differs-identical-in-set-off = ingen dubletter i sæt
differs-identical-in-set-four = dubletter i sæt, højst fire kort
differs-identical-in-set-on = dubletter i sæt, op til otte kort
differs-min-run = rækkefølger på mindst { $count }
differs-ace-both = esset lavt eller højt
differs-ace-high = esset kun højt
differs-ace-low = esset kun lavt
differs-ace-around = rækkefølger rundt om hjørnet
differs-jokers-wild-on = frie jokere
differs-jokers-wild-off = jokere kun med hinanden
differs-max-wild = { $count ->
    [one] én joker i en melding
   *[other] op til { $count } jokere i en melding
}
differs-max-wild-none = frit antal jokere i en melding
differs-joker-layoff-free = man bygger frit på med jokere
differs-joker-layoff-unless-held = man bygger ikke på med en joker for et kort, man selv har
differs-joker-layoff-never = man bygger aldrig på med jokere
differs-joker-swap-never = jokere byttes ikke
differs-joker-swap-same-turn = jokere kan byttes og spilles straks
differs-joker-swap-keep = jokere kan byttes og beholdes
differs-opening-minimum = { $count ->
    [0] intet krav for at åbne
    [one] åbn med { $count } point
   *[other] åbn med { $count } point
}
differs-layoff-all = byg på alles meldinger
differs-layoff-own-side = byg kun på egen side
differs-layoff-none = man bygger ikke på
differs-layoff-needs-opening-off = byg på uden egen melding
differs-layoff-needs-opening-on = meld, før du bygger på
differs-pile-depth-any = tag et kort hvor som helst i afkastbunken
differs-pile-depth-top = kun det øverste kort i afkastbunken
differs-pile-depth-whole = det øverste kort eller hele afkastbunken
differs-pile-duty-deep = det dybeste kort skal spilles
differs-pile-duty-always = spillepligt altid, også for det øverste kort
differs-pile-duty-none = ingen spillepligt
differs-pile-duty-when-same-turn = det dybeste kort spilles inden afkastet
differs-pile-duty-when-at-once = det dybeste kort spilles straks
differs-pile-duty-by-play = man må bygge på med det dybeste kort
differs-pile-duty-by-new-meld = det dybeste kort skal i en ny melding
differs-return-taken-off = det øverste kort, man tog, må ikke kastes af igen
differs-return-taken-on = det øverste kort, man tog, må kastes af igen
differs-rummy-call-off = man råber ikke Rummy
differs-rummy-call-last-discard = råb Rummy på det seneste afkast
differs-rummy-call-full = råb Rummy på hele afkastbunken
differs-going-out-any = gå ud ved at melde, bygge på eller kaste af
differs-going-out-discard = det sidste kort kastes af
differs-going-out-float = man svæver uden kort
differs-going-out-bonus = { $count ->
    [0] ingen bonus for at gå ud
   *[other] { $count } for at gå ud
}
differs-first-turn-bonus = { $count ->
    [0] man skal trække i første tur
   *[other] { $count } for at gå ud i første tur
}
differs-stock-out-ask = ved tom trækbunke slutter runden, når nogen passer
differs-stock-out-at-once = tom trækbunke slutter runden
differs-stock-out-reshuffle = afkastbunken bliver til en ny trækbunke
differs-max-reshuffles = { $count ->
    [one] der blandes på ny én gang
   *[other] der blandes på ny op til { $count } gange
}
differs-stock-out-penalty-on = hånden tæller ved tom trækbunke
differs-stock-out-penalty-off = hånden tæller ikke ved tom trækbunke
differs-number-values-face = talkort tæller deres pålydende
differs-number-values-five = talkort tæller 5
differs-ace-value = esser tæller { $count }
differs-ace-low-value = lave esser tæller { $count }
differs-queen-of-spades = spar dame tæller { $count }
differs-joker-value = jokere tæller { $count }
differs-joker-melded-own = meldte jokere beholder deres værdi
differs-joker-melded-replaced = meldte jokere tæller som det kort, de står for
differs-four-at-once-doubles-off = fire på én gang tæller enkelt
differs-four-at-once-doubles-on = fire på én gang tæller dobbelt
differs-target = { $count ->
    [one] til { $count } point
   *[other] til { $count } point
}
differs-target-rule-reach = det er nok at nå målet
differs-target-rule-exceed = målet skal overskrides
differs-rounds = { $count ->
    [one] kun én runde
   *[other] { $count } runder
}
differs-rounds-none = intet fast antal runder
differs-winner-highest = den højeste total vinder
differs-winner-went-out = den, der gik ud, vinder
differs-tie-play-on = ved uafgjort spilles en runde til
differs-tie-share = ved uafgjort deles sejren
differs-teams = { $count ->
    [0] ingen hold
   *[other] { $count } hold
}
differs-settlement-off = ingen afregning
differs-settlement-on = afregning til sidst
differs-boodle-off = ingen puljer
differs-boodle-on = fire puljer med jetoner
