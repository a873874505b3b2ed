### Seks slags korte øvelser, lavet af virkelige stillinger efter standardreglerne. $card og $cards er kort i tegn,
### $meld er en melding med ejer (»konger hos Ada«).

exercises-title = Øvelser
exercises-lead = Korte spørgsmål fra virkelige runder, så mange du har lyst til. Det er standardreglerne, der gælder.

exercise-title-meld = Er det en melding?
exercise-title-reach = Hvad kan du tage?
exercise-title-lay = Hvad kan bygges på?
exercise-title-ace = Lavt eller højt es?
exercise-title-score = Hvor mange point?
exercise-title-should = Kan det betale sig?

exercise-right = Rigtigt.
exercise-wrong = Ikke helt.
exercise-yes = Ja
exercise-no = Nej

exercise-meld = Kan { $cards } lægges ned sammen?
exercise-meld-set = Ja: Kort af samme værdi i forskellige farver er et sæt.
exercise-meld-run = Ja: Kort efter hinanden i samme farve er en rækkefølge.
exercise-meld-corner = Nej: En rækkefølge går ikke rundt om hjørnet. Esset står lavt før toeren eller højt efter kongen, aldrig imellem dem.
exercise-meld-gap = Nej: Kortene er i samme farve, men ikke alle efter hinanden.
exercise-meld-suits = Nej: Værdierne er efter hinanden, men en rækkefølge skal være i samme farve.
exercise-meld-ranks = Nej: Et sæt kræver tre af samme værdi, og her er kun to.

exercise-reach = Hvilke kort i afkastbunken må du tage nu? Vælg dem alle.
exercise-reach-rule = Det øverste kort må du tage uden videre, et dybere kun, hvis du kan spille det med det samme. Du får også alt, hvad der ligger oven på det.
exercise-reach-none = Kun det øverste kort. Et dybere skulle du spille med det samme, og ingen af dem passer til din hånd, til kortene ovenover eller til en melding på bordet.
exercise-reach-meld = { $card }: Læg { $cards } ned.
exercise-reach-lay = { $card }: Byg kortet på { $meld }.

exercise-lay = Kun ét af disse træk er tilladt. Hvilket?
exercise-lay-run = { $card } er det næste kort i den ene ende af { $meld }. Andet passer ikke på en rækkefølge.
exercise-lay-set = { $card } har den rigtige værdi til { $meld }, i en farve, der mangler endnu. Andet passer ikke i et sæt.

exercise-ace-lay = Du vil bygge { $card } på { $meld }. Hvad tæller esset der?
exercise-ace-meld = Du vil lægge { $cards } ned. Hvad tæller esset der?
exercise-ace-low = { $points ->
    [one] Ét point
   *[other] { $points } point
}, det er lavt
exercise-ace-high = { $points ->
    [one] Ét point
   *[other] { $points } point
}, det er højt
exercise-ace-none = Intet, det er ikke tilladt
exercise-ace-why-low = Det står før toeren, nederst i rækkefølgen, og der tæller det { $low }. Alle andre steder tæller et es { $points }.
exercise-ace-why-high = Det står efter kongen, øverst i rækkefølgen: { $points } point. Før en toer ville det tælle { $low }.
exercise-ace-why-set = I et sæt tæller et es altid { $points }. Det tæller kun { $low } før en toer.
exercise-ace-why-none = Det passer ikke: I en rækkefølge står et es før toeren ({ $low }) eller efter kongen ({ $points }), og begge dele i samme rækkefølge går heller ikke.

exercise-score = Runden er slut. Hvad giver den dig?
exercise-score-laid = Du har spillet { $cards }: { $points ->
    [one] ét point
   *[other] { $points } point
}. Det er ligegyldigt, hvis melding et kort ligger i.
exercise-score-caught = Tilbage på hånden: { $cards }, { $points ->
    [one] ét point
   *[other] { $points } point
}.
exercise-score-no-cards = intet
exercise-score-sum = { $laid } − { $caught } = { $points }

exercise-should = Du kan tage { $card } og får så { $more ->
    [one] ét kort mere
   *[other] { $more } kort mere
} med. Gør du det?
exercise-should-yes = Spillet til ende { $rounds } gange giver det omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere pr. runde at tage kortet end at gøre noget andet.
exercise-should-no = Spillet til ende { $rounds } gange giver det omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mindre pr. runde at tage kortet end at lade det ligge.

error-no-exercise = Den øvelse findes ikke.
error-no-option = Det er ikke et af svarene.
