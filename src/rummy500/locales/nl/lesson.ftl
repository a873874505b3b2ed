### De les: één ronde, scène voor scène verteld, met de reden voor elke beslissing. Wie leest, zit zelf aan tafel.
### Kaarten staan hier met de letters van de taal. De nummers van de scènes zijn die van het verslag dat de les speelt.

story-title = Een ronde, stap voor stap
story-lead = Drie spelers, één ronde, en de reden voor elke beslissing. Er wordt gespeeld volgens de regels ‘{ $preset }’: de laatste kaart moet je afleggen, en een aas telt overal 15.
story-you = Jij
story-turn = { $who ->
    [you] Jij bent aan de beurt
   *[other] { $name } is aan de beurt
}
story-deal = Het delen
story-picture = De tafel zoals jij hem ziet. In je hand heb je { $hand }. De aflegstapel, de oudste kaart eerst: { $pile }. Kaarten in de stok: { $stock }. Combinaties: { $melds }.
story-picture-none = geen

## Wat er gebeurt, en waarom

story-told-0 = Jij, Ada en Bo zitten aan tafel. Iedereen heeft zeven kaarten, 4♦ wordt omgedraaid als eerste kaart van de aflegstapel, en jij mag beginnen. Je hebt drie schoppen op een rij, twee vieren, een heer en een aas.

story-ask-1 = Elke beurt begint met trekken: de bovenste kaart van de stok, die niemand kent, of een van de aflegstapel. Welke wil je?
story-told-1 = In dit verhaal heb je alleen oog voor je schoppen, en je trekt: 2♣. Toch had 4♦ van de stapel bij je twee vieren gepast. Onthoud hem: zolang niemand hem pakt, blijft een kaart in de stapel liggen. Hij wordt alleen duurder, want wat erop belandt, moet mee.
story-note-1-take-4d = Goed gezien! Met 4♣ en 4♠ is het een groep, en als enige kaart van de stapel brengt hij niets mee waar je niets aan hebt. Het verhaal gaat anders verder, zodat je ziet wat wachten kost.

story-ask-2 = 7♠ 8♠ 9♠ zijn drie op een rij in één kleur, een reeks. Leg je ze uit of houd je ze vast?
story-told-2 = Je legt ze uit: 24 punten. Wat op tafel ligt, telt voor jou, en daar kun je niet meer mee blijven zitten. Dat heeft zijn prijs: de anderen mogen bij jouw reeks aanleggen, en wat ze aanleggen telt dan voor hen.

story-ask-3 = Een beurt eindigt met één kaart op de aflegstapel. Welke kun je missen?
story-told-3 = 2♣ gaat weg, die past nergens bij. De vieren vormen een paar. Van de heer en de aas kan nog iets komen, al zijn er geen duurdere kaarten om mee te blijven zitten: 10 en 15.
story-note-3-discard-ah = De aas is je duurste kaart, dus je zit nu veiliger. Maar drie azen zouden 45 punten zijn, en de ronde is net begonnen: de meeste spelers geven hem een paar beurten.

story-told-4 = Ada trekt en legt drie heren uit: 30 punten. Kijk in je hand: jij hebt de vierde. Die mag bij de hare zodra je aan de beurt bent, en wie hem aanlegt, krijgt de punten. Dan gooit Ada 5♥ weg. Een vijf past nergens op tafel, dus dat is voorzichtig afgelegd.
story-told-5 = Bo trekt en gooit B♦ weg. Die is 10 waard, en dure kaarten die nergens bij passen, doe je het best vroeg weg. Dat hij nog niets heeft uitgelegd, zegt weinig: misschien heeft hij er nog maar één nodig.

story-ask-6 = Er liggen vier kaarten in de stapel. Met 4♦ zou je je groep hebben, maar 2♣, 5♥ en B♦ komen mee. Pak je hem, neem je alleen B♦, of trek je?
story-told-6 = Drie kaarten waar je niets aan hebt, 17 punten in je hand voor een groep van 12: dat vind je te veel, en je trekt. Het is 9♥.
story-note-6-take-4d = Daarmee komt de groep op tafel, in ruil voor drie kaarten waar je niets aan hebt: 17 punten als er snel iemand uitgaat. Een kwestie van lef.
story-note-6-take-jd = De bovenste kaart alleen mag je pakken zonder hem te spelen, maar je mag hem deze beurt niet weer afleggen. In je hand past er niets bij.

story-ask-7 = 9♥ past nergens bij. Wat gooi je weg, en is er eerst nog iets aan te leggen?
story-told-7 = Je legt 9♥ af: die past nergens bij. H♠ houd je vast, al past hij bij de heren van Ada. Die plek kan niemand anders innemen, dus het heeft geen haast, denk je. Dat klopt, maar alleen zolang er niemand uitgaat. Wat past, kun je beter meteen aanleggen.
story-note-7-lay-ks-on-2 = Tien punten die nu veilig zijn, en één kaart minder om mee te blijven zitten. Niemand had je die plek kunnen afpakken, maar een ronde kan sneller voorbij zijn dan je denkt.
story-note-7-discard-ah = Daarmee loop je 15 punten minder risico. In deze ronde was je er blij mee geweest.
story-note-7-discard-ks = H♠ past bij de heren van Ada! Zij is na jou: ze pakt hem van de stapel en legt hem daar aan, voor tien punten van haarzelf.

story-told-8 = Ada trekt, legt niets uit en gooit 6♣ weg. Ze heeft nog vier kaarten. Wie er zo weinig over heeft, heeft misschien nog maar één kaart nodig om uit te gaan.
story-told-9 = Bo pakt 6♣ van de stapel en legt hem tussen 5♣ en 7♣: een reeks, 18 punten. Precies wat hij nodig had. Dan gooit hij 6♠ weg en ziet niet dat die bij jouw reeks past. Kijk vóór het afleggen naar elke combinatie op tafel, niet alleen naar die van jezelf.

story-ask-10 = De aflegstapel, de oudste kaart eerst: 4♦ 2♣ 5♥ B♦ 9♥ 6♠. Jouw 4♦ ligt helemaal onderop, onder vijf andere. En nu?
story-told-10 = Je pakt 4♦ en neemt alle zes. Dat mag, omdat je 4♦ meteen kunt spelen. Het levert je een groep van 12 op en 6♠ voor je reeks, en daarbij 2♣, 5♥, B♦ en 9♥, waar je niets aan hebt: 26 punten.
story-note-10-take-6s = Alleen de bovenste kaart: 6♠ past bij je reeks, en er komt niets mee waar je niets aan hebt. De vieren wachten nog even.
story-note-10-draw = Je laat een kaart liggen die bij je reeks past, en daaronder een hele groep.

story-ask-11 = De kaart waar het je om ging, moet je vóór al het andere spelen. Waarin?
story-told-11 = 4♠ 4♦ 4♣, een groep: 12 punten. Daarmee heb je aan je plicht voldaan, en je mag doorspelen.
story-ask-12 = Past er nog iets uit je hand bij een combinatie?
story-told-12 = 6♠ komt aan de lage kant van je schoppen: zes punten erbij. Een reeks mag aan beide kanten groeien.
story-ask-13 = Er is er nog een. Zie je hem?
story-told-13 = H♠ komt bij de heren van Ada. Hij ligt in haar combinatie, maar de tien punten zijn voor jou: een kaart telt voor wie hem heeft gespeeld.
story-note-13-discard-ks = Daarmee gooi je tien punten weg: H♠ past bij de heren van Ada, en zij is na jou.
story-ask-14 = Er zijn vijf kaarten over, en een daarvan moet weg: 2♣, 5♥, 9♥, B♦ of A♥.
story-told-14 = Je gooit weer 2♣ weg. Die wilde de eerste keer ook niemand, dus dat is veilig. Maar van de vijf is hij de goedkoopste om mee te blijven zitten: de boer had je risico 10 kleiner gemaakt, de aas 15.
story-note-14-discard-ah = Zo wordt je risico het kleinst. Speelt Ada nu zoals in het verhaal, dan eindig je met 26 in plaats van 13.
story-note-14-discard-jd = Dat maakt je risico tien kleiner, en een boer past nergens op tafel. Speelt Ada nu zoals in het verhaal, dan eindig je met 21 in plaats van 13.

story-told-15 = Ada trekt V♠, haar derde vrouw: 30 punten. Haar 4♥ gaat bij jouw vieren, vier punten voor haar, en 2♦, haar laatste kaart, op de stapel. Ze is uit, en de ronde is op slag afgelopen. Jij komt niet meer aan de beurt.

## Wat het oplevert

story-end-title = Wat het oplevert
story-end-you = Je hebt 24 + 12 + 6 + 10 = 52 punten gespeeld. In je hand zitten nog A♥, B♦, 9♥ en 5♥: 15 + 10 + 9 + 5 = 39. De ronde levert je dus 52 − 39 = 13 op.
story-end-ada = Ada heeft 30 + 30 + 4 = 64 punten gespeeld en heeft niets meer: 64.
story-end-bo = Bo heeft 18 punten gespeeld en blijft zitten met 27: −9. Een totaal mag onder nul komen.

story-moral-title = Wat deze ronde laat zien
story-moral-1 = Kijk naar de aflegstapel voordat je trekt. In je eerste beurt was 4♦ alleen gekomen, in je derde bracht hij vijf kaarten mee.
story-moral-2 = Diep pakken betaal je achteraf. 5♥, B♦ en 9♥ zijn 24 van de 39 punten waar je mee bleef zitten.
story-moral-3 = Doe dure kaarten op tijd weg. Alleen al de aas kostte je 15.
story-moral-4 = Leg aan wat past, ook bij de combinaties van anderen. De punten zijn voor jou.
story-moral-5 = Tel de kaarten van de anderen. Wie er nog vier heeft, kan in één beurt uitgaan.
story-onward = Tot 500 is het nog ver, en de volgende ronde wordt al gedeeld.

## Wat je eigen keus doet

effect-draw = Nu heb je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
effect-take = { $due ->
    [yes] { $reached } moet je meteen spelen, in een nieuwe combinatie of door hem aan te leggen.
   *[no] Je hoeft die nu niet te spelen, maar je mag hem deze beurt niet weer afleggen.
}
effect-meld = { $points ->
    [one] Er ligt één punt
   *[other] Er liggen { $points } punten
} op tafel, en daar kun je niet meer mee blijven zitten.
effect-lay = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} voor jou{ $owner ->
    [you] .
   *[other] , al is de combinatie van { $owner }.
}
effect-discard = Je beurt is voorbij. { $laid ->
    [0] Je hebt niets op tafel
    [one] Je hebt één punt op tafel
   *[other] Je hebt { $laid } punten op tafel
}, en { $caught ->
    [one] één punt
   *[other] { $caught } punten
} in je hand.
effect-discard-fits = Pas op: { $card } past bij { $meld }. Wie hem pakt, kan hem daar aanleggen.
effect-left = Daarvóór had je nog { $points ->
    [one] één punt
   *[other] { $points } punten
} op tafel kunnen leggen.
effect-out = Je hebt geen kaart meer: je bent uit, en de ronde is afgelopen.
effect-same = Dat doe je ook in het verhaal.
effect-better = Vanaf hier { $rounds } keer uitgespeeld is dit beter dan de weg van het verhaal, met ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} per ronde.
effect-worse = Vanaf hier { $rounds } keer uitgespeeld is dit slechter dan de weg van het verhaal, met ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} per ronde.
effect-even = Vanaf hier { $rounds } keer uitgespeeld komt het ongeveer op hetzelfde neer als de weg van het verhaal.

error-no-scene = Die plek bestaat niet in de les.
error-turn-over = Je beurt is voorbij.
