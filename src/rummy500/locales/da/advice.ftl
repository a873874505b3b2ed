### Tip, træneren, og hvorfor et træk er bedre end et andet. En grund siger aldrig, hvem der handler, så den passer til et tip,
### til træneren og til analysen af en andens runde. $card og $cards er kort i tegn eller ord, $name en spiller, $left hvor mange
### kort den spiller har, $meld en melding med ejer (»konger hos Ada«), resten er hele tal.

## Hvad man kan gøre, for sig selv som på en knap. $more er, hvor mange kort fra bunken der følger med.

move-draw = Træk fra trækbunken
move-pass = Pas
move-stand = Gå ud uden at trække
move-take = { $more ->
    [0] Tag { $card }
   *[other] Tag { $card } og { $more } til
}
move-meld = Meld { $cards }
move-lay = Byg { $card } på { $meld }
move-lay-low = Byg { $card } nederst på { $meld }
move-lay-high = Byg { $card } øverst på { $meld }
move-swap = Byt { $card } med jokeren i { $meld }
move-discard = Kast { $card } af
move-call = Råb Rummy på { $card }
move-call-lay = Råb Rummy: { $card } på { $meld }
move-silent = Lad være med at råbe

## Hvor man skal se hen, før trækket røbes

look-take = Se på { $card } i afkastbunken.
look-call = Se på { $card } i afkastbunken: Er det et råb værd?
look-stock = Se på trækbunken. Er noget i afkastbunken sin pris værd?
look-meld = Se på { $card } på din hånd: Hvad passer sammen med det?
look-lay = Se på { $meld }: Hvad kunne bygges på der?
look-swap = Se på jokeren i { $meld }.
look-table = Se på { $meld }, før du kaster af.
look-seat = Tænk på, hvad { $name } har taget op.
look-hold = Tænk på de kort, man ved, { $name } har på hånden. Er det nu, der skal meldes?
look-dear = Se, hvor mange kort { $name } har tilbage. Hvad ville koste dig mest?
look-together = Se på { $cards } på din hånd: De hører sammen.
look-weakest = Se på din hånd: Hvilket kort er til mindst nytte?

## Hvorfor

reason-only = Der er ikke andet at gøre nu.
reason-even = Det kommer omtrent ud på ét.
reason-goes-out = Det slutter runden på stedet.
reason-lays-now = { $points ->
    [one] Det giver ét point på bordet med det samme.
   *[other] Det giver { $points } point på bordet med det samme.
}
reason-opens = Det er begyndelsen på åbningen, som skal nå { $points } point.
reason-joker-plays = Med jokeren ligger { $points ->
    [one] ét point
   *[other] { $points } point
} på bordet med det samme.
reason-joker-keeps = Jokeren bliver på hånden, hvor den stadig passer næsten overalt.
reason-swap-joker = { $card } giver { $points } på bordet, og jokeren kommer på hånden.
reason-take-plays = At tage { $card } giver { $points ->
    [one] ét point
   *[other] { $points } point
} på bordet i denne tur{ $count ->
    [0] .
    [one] , men det kort, der bliver til overs, koster { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
   *[other] , men de { $count } kort, der bliver til overs, koster { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
}
reason-take-costs = At tage { $card } ville { $points ->
    [0] ikke give noget
    [one] give ét point
   *[other] give { $points } point
} på bordet i denne tur, og { $count ->
    [one] det kort, der bliver til overs,
   *[other] de { $count } kort, der bliver til overs,
} ville koste { $cost }, hvis { $name }, der har { $left ->
    [0] ingen kort
    [one] ét kort
   *[other] { $left } kort
} tilbage, går ud.
reason-take-less = At tage { $card } ville betyde { $cost ->
    [one] ét point
   *[other] { $cost } point
} mere på hånden.
reason-denies = { $name } kunne bruge { $card } på bordet; sådan er kortet væk fra afkastbunken.
reason-fits-table = { $name } kunne straks bygge { $card } på { $meld }.
reason-serves-held = { $name } har taget { $cards } op: Med { $card } ville det blive en melding.
reason-serves-pile = Sammen med { $cards } i afkastbunken ville { $card } give en melding til den, der tager dem.
reason-keeps-meld = { $cards } holdes samlet som en melding.
reason-keeps-pair = { $cards } holdes samlet; { $count ->
    [one] ét kort, ingen har set, ville gøre dem til en melding.
   *[other] { $count } kort, ingen har set, ville gøre dem til en melding.
}
reason-keeps-fit = { $card } kan stadig bygges på { $meld }.
reason-bait = { $card } passer til { $cards } på hånden og kan stadig hentes fra afkastbunken.
reason-dear = { $card } ville koste { $cost } på hånden, hvis { $name }, der har { $left ->
    [0] ingen kort
    [one] ét kort
   *[other] { $left } kort
} tilbage, går ud.
reason-opens-place = Lægges meldingen nu, kan { $card } bygges på den, og det kort ved man, at { $name } har.
reason-stock-low = { $count ->
    [0] Trækbunken er tom: Det, der bliver på hånden, trækker snart fra.
    [one] Der er kun ét kort tilbage i trækbunken: Det, der bliver på hånden, trækker snart fra.
   *[other] Der er kun { $count } kort tilbage i trækbunken: Det, der bliver på hånden, trækker snart fra.
}
reason-out-more = Af 100 runder, der spilles videre herfra, går man ud i { $share }, ellers i { $against }.
reason-call-lays = { $card } giver { $points } på { $meld } og koster intet.
reason-call-takes = Råbet giver { $points ->
    [one] ét point
   *[other] { $points } point
} på bordet med det samme{ $count ->
    [0] .
    [one] , men det kort, der bliver til overs, koster { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
   *[other] , men de { $count } kort, der bliver til overs, koster { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
}
reason-call-costs = Et råb på { $card } ville { $points ->
    [0] ikke give noget
    [one] give ét point
   *[other] give { $points } point
} på bordet{ $count ->
    [0] , og der ville ikke blive kort til overs.
    [one] , og det kort, der bliver til overs, ville koste { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
   *[other] , og de { $count } kort, der bliver til overs, ville koste { $cost }, hvis { $name }, der har { $left ->
        [0] ingen kort
        [one] ét kort
       *[other] { $left } kort
    } tilbage, går ud.
}
reason-pass-ends = Når der passes, slutter runden, som den står.
reason-stand-goes = { $points ->
    [0] Hånden går op, lige som den blev givet.
   *[other] Hånden går op, lige som den blev givet, og giver { $points } point oveni.
}
reason-partner = Det hjælper makkeren: omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere til holdet derfra.
reason-more-laid = Når runden slutter, ligger der omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere på bordet.
reason-less-caught = Når runden slutter, sidder der omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mindre på hånden.
reason-less-others = En modstander slutter runden med omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mindre.
reason-though-laid = Imod taler: omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mindre på bordet til sidst.
reason-though-caught = Imod taler: omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere tilbage på hånden til sidst.
reason-though-others = Imod taler: omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere til en modstander til sidst.

## Tippet ved bordet

advice-ask = Tip
advice-title = Et tip
advice-thinking = Tænker over det …
advice-show = Vis trækket
advice-do = Gør det
advice-gain = { $points ->
    [one] Omkring ét point bedre end: { $move }.
   *[other] Omkring { $points } point bedre end: { $move }.
}
advice-even = Omtrent lige så godt: { $move }.
advice-rounds = Fundet ved at spille { $rounds } runder videre herfra, ud fra det, du kan se.
advice-none = Det er der ikke noget at sige til nu.
key-hint = Et tip; én gang til for trækket

## Træneren

manner-hints = Man må bede om tip
manner-coach = En træner må advare den, der er ved at lære spillet
set-coach = Træner: spørger før et træk, der koster meget
set-coach-off = Bordets vært tillader ikke træneren.
coach-title = Træneren spørger
coach-costs = { $points ->
    [one] Dit træk koster omkring ét point: { $mine }.
   *[other] Dit træk koster omkring { $points } point: { $mine }.
}
coach-better = Bedre: { $move }.
coach-play = Spil mit træk
coach-back = Fortryd

## Koder

error-hints-off = Bordets vært tillader ikke tip.
error-coach-off = Bordets vært tillader ikke træneren.
error-no-search = Tip og træneren kræver den kompilerede regelbog, som ikke er installeret her.
