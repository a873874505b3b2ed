### Lektionen: en runde, fortalt scene for scene, med grunden til hver beslutning. Læseren sidder selv ved bordet.
### Kort står her med sprogets bogstaver. Scenernes numre er dem i det gemte spil, som lektionen spiller.

story-title = En runde, trin for trin
story-lead = Tre spillere, én runde, og grunden til hver beslutning. Der spilles efter reglerne »{ $preset }«: Det sidste kort skal kastes af, og et es tæller 15 overalt.
story-you = Du
story-turn = { $who ->
    [you] Din tur
   *[other] { $name } har turen
}
story-deal = Givningen
story-picture = Bordet, som du ser det. På hånden har du { $hand }. Afkastbunken, det ældste kort først: { $pile }. Kort i trækbunken: { $stock }. Meldinger: { $melds }.
story-picture-none = ingen

## Hvad der sker, og hvorfor

story-told-0 = Du, Ada og Bo sidder ved bordet. Alle har syv kort, 4♦ vendes og begynder afkastbunken, og du er først. Du har tre spar på stribe, to firere, en konge og et es.

story-ask-1 = Hver tur begynder med et kort: det øverste i trækbunken, som ingen kender, eller et fra afkastbunken. Hvad vil du have?
story-told-1 = I denne historie har du kun øje for dine spar og trækker: 2♣. Men 4♦ i afkastbunken havde passet til dine to firere. Husk det: Så længe ingen tager det, bliver et kort liggende i bunken. Det bliver bare dyrere, for alt, hvad der lander oven på det, skal med.
story-note-1-take-4d = Godt set! Sammen med 4♣ og 4♠ er det et sæt, og da det er det eneste kort i bunken, følger der ikke noget med, du ikke kan bruge. Historien går en anden vej, så du kan se, hvad det koster at vente.

story-ask-2 = 7♠ 8♠ 9♠ er tre på stribe i samme farve, en rækkefølge. Lægger du dem ned, eller holder du dem tilbage?
story-told-2 = Du lægger dem ned: 24 point. Det, der ligger på bordet, tæller for dig, og det kan du ikke længere blive fanget med. Det har sin pris: De andre må bygge på din rækkefølge, og så tæller det, de bygger på, for dem.

story-ask-3 = En tur slutter med ét kort til afkastbunken. Hvilket kan du undvære?
story-told-3 = 2♣ må af sted: Den passer ikke til noget på din hånd. Firerne er et par. Kongen og esset kan endnu blive til noget, selv om ingen kort er dyrere at sidde tilbage med: 10 og 15.
story-note-3-discard-ah = Esset er dit dyreste kort, så nu sidder du mere sikkert. Men tre esser ville være 45 point, og runden er lige begyndt: De fleste giver det et par ture.

story-told-4 = Ada trækker og lægger tre konger: 30 point. Se på din hånd: Du har den fjerde. Den må du bygge på hendes, når det er din tur, og pointene går til den, der bygger på. Så kaster Ada 5♥ af. En femmer passer ingen steder på bordet, så det er et forsigtigt afkast.
story-told-5 = Bo trækker og kaster B♦ af. Den er 10 værd, og dyre kort, der står alene, skal man helst af med tidligt. At han ikke har meldt endnu, siger ikke meget: Måske mangler hans syv kort bare ét.

story-ask-6 = Der ligger fire kort i afkastbunken. Med 4♦ havde du dit sæt, men 2♣, 5♥ og B♦ følger med. Tager du den, tager du B♦ alene, eller trækker du?
story-told-6 = Tre kort, du ikke kan bruge, 17 point på hånden for et sæt til 12: Det synes du er for meget, og du trækker. Det bliver 9♥.
story-note-6-take-4d = Det får sættet på bordet mod tre kort, du ikke kan bruge: 17 point, hvis nogen går ud snart. Det kræver gode nerver.
story-note-6-take-jd = Det øverste kort alene må man tage uden at spille det, men det må ikke tilbage i bunken i denne tur. Intet på din hånd passer til det.

story-ask-7 = 9♥ passer ikke til noget. Hvad kaster du af, og er der noget at bygge på med først?
story-told-7 = Du kaster 9♥ af: Den passer ikke til noget. K♠ holder du tilbage, selv om den passer til Adas konger. Den plads kan ingen anden tage, så det haster ikke, tænker du. Det er sandt nok, men kun indtil nogen går ud. Det, der passer, bygger man bedst på med det samme.
story-note-7-lay-ks-on-2 = Ti point, der nu er i hus, og ét kort mindre at blive fanget med. Ingen kunne have taget pladsen fra dig, men en runde kan være slut, før man tror.
story-note-7-discard-ah = Det tager 15 point af det, du kan blive fanget med. I denne runde ville du have været glad for det.
story-note-7-discard-ks = K♠ passer til Adas konger! Ada er den næste: Hun tager den fra afkastbunken og lægger den der til ti point for sig selv.

story-told-8 = Ada trækker, melder ikke og kaster 6♣ af. Hun har fire kort tilbage. Den, der har så få, kan være et enkelt kort fra at gå ud.
story-told-9 = Bo tager 6♣ fra afkastbunken og lægger den mellem 5♣ og 7♣: en rækkefølge, 18 point. Det var lige, hvad han manglede. Så kaster han 6♠ af og ser ikke, at den passer på din rækkefølge. Se på alle meldinger på bordet, før du kaster af, ikke kun på dine egne.

story-ask-10 = Afkastbunken, det ældste kort først: 4♦ 2♣ 5♥ B♦ 9♥ 6♠. Din 4♦ ligger helt nederst, under fem andre. Og nu?
story-told-10 = Du tager 4♦ og dermed alle seks. Det må du, fordi du kan spille 4♦ med det samme. Det giver dig et sæt til 12 og 6♠ til din rækkefølge, og med dem 2♣, 5♥, B♦ og 9♥, som du ikke kan bruge: 26 point.
story-note-10-take-6s = Kun det øverste kort: 6♠ passer på din rækkefølge, og intet følger med, som du ikke kan bruge. Firerne må vente.
story-note-10-draw = Du lader et kort ligge, der passer på din rækkefølge, og et helt sæt under det.

story-ask-11 = Det dybeste kort, du tog, skal spilles før alt andet. Hvordan?
story-told-11 = 4♠ 4♦ 4♣, et sæt: 12 point. Dermed er pligten opfyldt, og du må spille videre.
story-ask-12 = Passer andet på din hånd til en melding?
story-told-12 = 6♠ kommer nederst på dine spar: seks point mere. En rækkefølge må vokse i begge ender.
story-ask-13 = Der er ét til. Kan du se det?
story-told-13 = K♠ kommer til Adas konger. Den ligger i hendes melding, men de ti point er dine: Et kort tæller for den, der har spillet det.
story-note-13-discard-ks = Så smider du ti point væk: K♠ passer til Adas konger, og hun er den næste.
story-ask-14 = Der er fem kort tilbage, og ét af dem skal væk: 2♣, 5♥, 9♥, B♦ eller E♥.
story-told-14 = Du kaster 2♣ af igen. Ingen ville have den første gang, så den er sikker. Men af de fem er den også den billigste at sidde tilbage med: Knægten ville have taget 10 af din risiko, esset 15.
story-note-14-discard-ah = Det tager mest af din risiko. Spiller Ada nu som i historien, ender du med 26 i stedet for 13.
story-note-14-discard-jd = Det tager ti af din risiko, og en knægt passer ingen steder på bordet. Spiller Ada nu som i historien, ender du med 21 i stedet for 13.

story-told-15 = Ada trækker D♠, sin tredje dame: 30 point. Hendes 4♥ kommer til dine firere, fire point til hende, og 2♦, hendes sidste kort, til afkastbunken. Hun er ude, og runden slutter på stedet. Du fik ikke en tur mere.

## Regnskabet

story-end-title = Regnskabet
story-end-you = Du har spillet 24 + 12 + 6 + 10 = 52 point. På hånden har du E♥, B♦, 9♥ og 5♥: 15 + 10 + 9 + 5 = 39. Så runden giver dig 52 − 39 = 13.
story-end-ada = Ada har spillet 30 + 30 + 4 = 64 point og har intet på hånden: 64.
story-end-bo = Bo har spillet 18 point og bliver fanget med 27: −9. En total kan godt ligge under nul.

story-moral-title = Hvad runden viser
story-moral-1 = Se på afkastbunken, før du trækker. I din første tur var 4♦ kommet alene, i den tredje tog den fem kort med.
story-moral-2 = Et dybt greb betaler man for bagefter. 5♥, B♦ og 9♥ er 24 af de 39 point, du blev fanget med.
story-moral-3 = Skil dig af med dyre kort i tide. Alene esset kostede dig 15.
story-moral-4 = Byg på med det, der passer, også på de andres meldinger. Pointene er dine.
story-moral-5 = Tæl de andres kort. Den, der har fire tilbage, kan gå ud i én tur.
story-onward = Der er stadig langt til 500, og der gives til næste runde.

## Hvad ens eget valg fører til

effect-draw = Nu har du { $count ->
    [one] ét kort
   *[other] { $count } kort
} på hånden.
effect-take = { $due ->
    [yes] { $reached } skal spilles med det samme, i en ny melding eller ved at bygge på.
   *[no] Du behøver ikke at spille det nu, men du må ikke kaste det af i denne tur.
}
effect-meld = { $points ->
    [one] Ét point ligger
   *[other] { $points } point ligger
} på bordet, og det kan du ikke længere blive fanget med.
effect-lay = { $points ->
    [one] Ét point
   *[other] { $points } point
} til dig{ $owner ->
    [you] .
   *[other] , selv om meldingen ligger hos { $owner }.
}
effect-discard = Din tur er slut. { $laid ->
    [0] Du har intet på bordet
    [one] Du har ét point på bordet
   *[other] Du har { $laid } point på bordet
} og { $caught ->
    [one] ét point
   *[other] { $caught } point
} på hånden.
effect-discard-fits = Pas på: { $card } passer på { $meld }. Den, der tager kortet, kan bygge på der.
effect-left = Inden da kunne du have lagt { $points ->
    [one] ét point
   *[other] { $points } point
} på bordet.
effect-out = Du har ingen kort tilbage: Du er gået ud, og runden er slut.
effect-same = Det gør du også i historien.
effect-better = Spillet til ende { $rounds } gange herfra giver det omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mere pr. runde end historiens vej.
effect-worse = Spillet til ende { $rounds } gange herfra giver det omkring { $points ->
    [one] ét point
   *[other] { $points } point
} mindre pr. runde end historiens vej.
effect-even = Spillet til ende { $rounds } gange herfra giver det omtrent det samme som historiens vej.

## Hvad der ikke kan lade sig gøre

error-no-scene = Det sted findes ikke i lektionen.
error-turn-over = Din tur er slut.
