### De regels van een tafel in woorden, gemaakt uit de huisregels. Eén bericht is één alinea; wat voor -> staat, zegt welke
### huisregel of welk getal de zin kiest. Berichten met differs- zijn korte stukjes van een regel ‘couperen · tot 300 punten’.

rules-page-title = De regels van deze tafel
rules-page-lead = { $seats } spelers · { $preset }
rules-page-lead-differs = Anders dan in de standaardregels: { $differs }.
rules-page-lead-standard = Dit zijn de standaardregels.
rules-page-marked = anders dan in de standaardregels
rules-page-marked-legend = Alinea’s met dit teken zijn anders dan in de standaardregels.
rules-page-contents = Inhoud
rules-page-languages = Talen
rules-page-bad-share = Deze regels zijn niet te lezen
rules-page-bad-share-text = De link naar deze regels is beschadigd of komt uit een andere versie. Vraag om een nieuwe, of begin met de standaardregels.
rules-page-not-playable = Zo kun je nog niet spelen
rules-page-to-standard = De standaardregels
rules-page-play = Volgens deze regels spelen
rules-page-picture-set = Een groep: { $cards }
rules-page-picture-run = Een reeks: { $cards }
rules-page-picture-joker-run = Een reeks met een joker: { $cards }
rules-page-picture-jokers = Drie jokers
rules-page-picture-pile = Een aflegstapel, de oudste kaart links: { $cards }. Omhooggeschoven is wat je pakt als je { $reached } wilt hebben.
rules-page-picture-pile-top = Een aflegstapel, de oudste kaart links: { $cards }. Alleen { $reached } kun je pakken.
rules-page-values-what = Kaart
rules-page-values-worth = Punten

## Titels van de delen

rules-section-deal = Kaarten en delen
rules-section-turn = Jouw beurt
rules-section-melds = Combinaties
rules-section-jokers = Jokers
rules-section-pile = De aflegstapel
rules-section-call = Rummy roepen
rules-section-out = Uitgaan
rules-section-stock = Als de stok op is
rules-section-scoring = Puntentelling
rules-section-match = De partij
rules-section-teams = Teams
rules-section-boodle = De potten
rules-section-manners = Tafelmanieren

## Kaarten en delen

rules-deal-pack = { $decks ->
    [1] { $jokers ->
        [0] Je speelt met één spel van 52 kaarten, zonder jokers.
        [one] Je speelt met één spel van 52 kaarten en één joker.
       *[other] Je speelt met één spel van 52 kaarten en { $jokers } jokers, samen { $pack } kaarten.
    }
   *[other] { $jokers ->
        [0] Je speelt met twee spellen die door elkaar zijn geschud, samen { $pack } kaarten, zonder jokers.
       *[other] Je speelt met twee spellen en { $jokers } jokers, door elkaar geschud, samen { $pack } kaarten.
    }
}
rules-deal-copies = Elke kaart zit er twee keer in, en de twee zijn gelijk: vraagt een regel om een kaart, dan maakt het niet uit welke van de twee.
rules-deal-hand = Iedereen krijgt { $hand } kaarten, één voor één rondgedeeld, te beginnen links van de deler. De volgende kaart wordt omgedraaid en is de eerste van de aflegstapel; de andere { $stock } liggen dicht op tafel als stok.
rules-deal-cut = Vóór het delen coupeert de speler rechts van de deler, zo diep als die wil.
rules-deal-dealer = { $next ->
    [never] Om te bepalen wie deelt, draait iedereen een kaart om: wie de laagste heeft, deelt; azen zijn laag.
    [round_winner] Om te bepalen wie als eerste deelt, draait iedereen een kaart om: wie de laagste heeft, deelt; azen zijn laag. Daarna deelt steeds wie de ronde heeft gewonnen: wie is uitgegaan of, als niemand uitging, wie in die ronde de meeste punten heeft. Bij gelijke stand is dat de eerste links van de deler.
   *[left] Om te bepalen wie als eerste deelt, draait iedereen een kaart om: wie de laagste heeft, deelt; azen zijn laag. Na elke ronde deelt de speler links van de vorige deler.
}

## De beurt

rules-turn-order = De speler links van de deler begint, en daarna gaat het met de klok mee.
rules-turn-draw = Je begint je beurt met trekken: de bovenste kaart van de stok, of van de aflegstapel.
rules-turn-steps = { $plays ->
    [meld] Daarna leg je zoveel combinaties uit als je wilt. Je sluit je beurt af door één kaart open op de aflegstapel te leggen.
    [swap] Daarna kun je uitleggen, aanleggen en jokers ruilen, zo vaak en in welke volgorde je maar wilt. Je sluit je beurt af door één kaart open op de aflegstapel te leggen.
   *[lay] Daarna kun je uitleggen en aanleggen, zo vaak en in welke volgorde je maar wilt. Je sluit je beurt af door één kaart open op de aflegstapel te leggen.
}
rules-turn-free = { $besides ->
    [both] Niemand is verplicht kaarten op tafel te leggen. Er zijn twee uitzonderingen: een kaart van de aflegstapel die gespeeld moet worden, en een joker die je in ruil hebt gekregen.
    [pile] Niemand is verplicht kaarten op tafel te leggen. Er is één uitzondering: een kaart van de aflegstapel die gespeeld moet worden.
    [joker] Niemand is verplicht kaarten op tafel te leggen. Er is één uitzondering: een joker die je in ruil hebt gekregen.
   *[nothing] Niemand is ooit verplicht kaarten op tafel te leggen.
}
rules-turn-finish = Een beurt kun je altijd afmaken. Een zet waarmee je vast zou lopen, wordt geweigerd, en de tafel zegt wat er in de weg zou zitten.

## Combinaties

rules-melds-set = { $sets ->
    [no] Aan deze tafel leg je alleen reeksen uit. Kaarten van dezelfde waarde vormen geen combinatie.
   *[yes] { $copies ->
        [off] Een groep bestaat uit drie of vier kaarten met dezelfde waarde, zoals 7♠ 7♥ 7♦, elk van een andere kleur. Twee precies gelijke kaarten mogen niet in één groep liggen.
        [four] Een groep bestaat uit drie of vier kaarten met dezelfde waarde, zoals 7♠ 7♥ 7♦. Beide exemplaren van een kaart mogen erin liggen, dus 7♥ 7♥ 7♦ is ook een groep.
        [on] Een groep bestaat uit drie tot acht kaarten met dezelfde waarde, zoals 7♠ 7♥ 7♦. Beide exemplaren van een kaart mogen erin liggen, dus 7♥ 7♥ 7♦ is ook een groep.
       *[single] Een groep bestaat uit drie of vier kaarten met dezelfde waarde, zoals 7♠ 7♥ 7♦.
    }
}
rules-melds-run = { $shortest ->
    [3] Een reeks bestaat uit minstens drie kaarten van één kleur die op elkaar volgen, zoals 5♥ 6♥ 7♥.
   *[other] Een reeks bestaat uit minstens vier kaarten van één kleur die op elkaar volgen, zoals 5♥ 6♥ 7♥ 8♥. Drie is niet genoeg.
}
rules-melds-ace = { $ace ->
    [high] In een reeks komt de aas alleen na de heer, zoals in B-V-H-A, nooit vóór de 2.
    [low] In een reeks komt de aas alleen vóór de 2, zoals in A-2-3-4, nooit na de heer.
    [around] Een reeks mag de hoek om: na de heer komt de aas en na de aas de 2, zoals in V-H-A-2. Elke waarde komt maar één keer voor, dus een reeks heeft hoogstens dertien kaarten. Past een kaart aan beide kanten, dan zeg jij aan welke.
   *[both] In een reeks komt de aas vóór de 2, zoals in A-2-3-4, of na de heer, zoals in B-V-H-A, en daar houdt de reeks op: van de heer via de aas door naar de 2 gaat niet. Past een aas aan beide kanten, dan zeg jij aan welke.
}
rules-melds-opening = { $teams ->
    [yes] Voor de eerste combinaties van je team in een ronde geldt een minimum: wat een van jullie in één beurt uitlegt, moet samen minstens { $minimum } punten waard zijn{ $lays ->
        [yes] , zonder wat er wordt aangelegd
       *[no] {""}
    }{ $doubles ->
        [yes] , en daarbij telt niets dubbel
       *[no] {""}
    }. Je mag alleen beginnen als je in dezelfde beurt zo ver komt. Heeft een van jullie geopend, dan geldt dat voor het hele team.
   *[no] Voor je eerste combinaties in een ronde geldt een minimum: wat je in die beurt uitlegt, moet samen minstens { $minimum } punten waard zijn{ $lays ->
        [yes] , zonder wat je aanlegt
       *[no] {""}
    }{ $doubles ->
        [yes] , en daarbij telt niets dubbel
       *[no] {""}
    }. Je mag alleen beginnen als je in dezelfde beurt zo ver komt; dan heb je geopend.
}
rules-melds-layoff = { $side ->
    [none] Aan deze tafel leg je niet aan: aan een combinatie wordt nooit een kaart toegevoegd.
    [own_side] Je mag aanleggen, dus losse kaarten bij combinaties leggen, maar alleen bij combinaties die je zelf hebt uitgelegd. Past een kaart bij meer dan één, dan zeg jij bij welke.
    [team] Je mag aanleggen, dus losse kaarten bij combinaties leggen, maar alleen bij combinaties die jij of { $partners ->
        [one] je maat heeft
       *[other] je maats hebben
    } uitgelegd. Past een kaart bij meer dan één, dan zeg jij bij welke.
   *[all] Je mag aanleggen, dus losse kaarten bij combinaties op tafel leggen, van wie die ook zijn. Past een kaart bij meer dan één combinatie, dan zeg jij bij welke.
}
rules-melds-first = { $opening ->
    [yes] { $swaps ->
        [yes] Aanleggen en jokers ruilen mag je pas als je hebt geopend.
       *[no] Aanleggen mag je pas als je hebt geopend.
    }
   *[no] { $teams ->
        [yes] { $swaps ->
            [yes] Aanleggen en jokers ruilen mag je pas als je team zelf een combinatie op tafel heeft.
           *[no] Aanleggen mag je pas als je team zelf een combinatie op tafel heeft.
        }
       *[no] { $swaps ->
            [yes] Aanleggen en jokers ruilen mag je pas als je zelf een combinatie op tafel hebt.
           *[no] Aanleggen mag je pas als je zelf een combinatie op tafel hebt.
        }
    }
}
rules-melds-stay = { $swaps ->
    [yes] Wat op tafel ligt, blijft op zijn plaats, behalve geruilde jokers.
   *[no] Wat op tafel ligt, blijft op zijn plaats.
} { $on ->
    [all] Elke kaart telt voor wie hem heeft gespeeld, ook bij combinaties van een ander.
    [team] Elke kaart telt voor wie hem heeft gespeeld, ook bij een combinatie van een maat.
   *[own] Elke kaart telt voor wie hem heeft gespeeld.
}

## Jokers

rules-jokers-apart = { $fourth ->
    [no] Jokers zijn niet wild. Je legt ze alleen met elkaar uit: drie jokers vormen een combinatie.
    [lay] Jokers zijn niet wild. Je legt ze alleen met elkaar uit: drie of vier jokers vormen een combinatie, en bij drie mag je de vierde aanleggen.
   *[yes] Jokers zijn niet wild. Je legt ze alleen met elkaar uit: drie of vier jokers vormen een combinatie.
}
rules-jokers-wild = Jokers zijn wild: elke joker staat voor één bepaalde kaart en blijft daarvoor staan. Je zegt welke kaart dat is als je de joker speelt, tenzij er maar één mogelijk is. Het mag een kaart zijn die al ergens anders ligt.
rules-jokers-most = { $most ->
    [0] In een combinatie mogen zoveel jokers liggen als je wilt, als er maar minstens één echte kaart bij is.
    [one] In een combinatie mag één joker liggen, niet meer.
   *[other] In een combinatie mogen hoogstens { $most } jokers liggen, met minstens één echte kaart.
}
rules-jokers-set = { $twins ->
    [yes] In een groep geldt een joker als de kaart waar hij voor staat: elke kaart mag er twee keer in liggen, geen drie keer.
   *[no] In een groep kan een joker niet staan voor een kaart die er al in ligt.
}
rules-jokers-layoff = { $when ->
    [unless_held] Je mag een joker alleen aanleggen zolang je de kaart waar hij voor zou staan, niet zelf in je hand hebt. In een nieuwe combinatie mag hij toch voor zo’n kaart staan.
    [never] Jokers speel je alleen in nieuwe combinaties; je legt ze nooit aan.
   *[free] Een joker mag je aanleggen zoals elke andere kaart.
}
rules-jokers-swap = { $swap ->
    [never] Een joker op tafel kun je niet ruilen voor de echte kaart.
    [same_turn] Na het trekken mag je de echte kaart op de plaats van een joker { rules-joker-where } leggen en de joker pakken. Die joker moet je spelen voordat je aflegt. De echte kaart telt voor jou, en wie de joker had gespeeld, verliest de punten ervan.{ $doubled ->
        [yes] {" "}In een groep die dubbel telt, telt de geruilde kaart maar één keer.
       *[no] {""}
    }
   *[keep] Na het trekken mag je de echte kaart op de plaats van een joker { rules-joker-where } leggen en de joker pakken, om te spelen of te houden. De echte kaart telt voor jou, en wie de joker had gespeeld, verliest de punten ervan.{ $doubled ->
        [yes] {" "}In een groep die dubbel telt, telt de geruilde kaart maar één keer.
       *[no] {""}
    }
}
# Een deel van de zin hierboven
rules-joker-where = { $side ->
    [own] in een eigen combinatie
    [team] in een combinatie van je team
   *[all] in een willekeurige combinatie
}

## De aflegstapel

rules-pile-seen = De aflegstapel ligt uitgespreid: iedereen ziet altijd alle kaarten erin, en hun volgorde.
rules-pile-reach = { $depth ->
    [top] Van de aflegstapel mag je alleen de bovenste kaart pakken.
    [whole] Van de aflegstapel mag je de bovenste kaart pakken, of de hele stapel. Wat je pakt, komt in je hand.
   *[any] Van de aflegstapel mag je elke kaart pakken, als je ook alle kaarten meeneemt die erboven liggen. Wat je pakt, komt in je hand.
}
rules-pile-duty = { $duty ->
    [none] Wat je van de aflegstapel pakt, hoef je niet te spelen.
    [top] De kaart die je van de aflegstapel pakt, moet je { rules-duty-how }. Kan dat niet, dan mag je hem niet pakken.
    [always] De onderste kaart die je van de aflegstapel pakt, de kaart waar het je om gaat, moet je { rules-duty-how }. Kan dat niet, dan mag je hem niet pakken. De kaarten erboven mogen daarbij helpen; wat ervan overblijft, blijft in je hand.
   *[deep] Pak je meer dan de bovenste kaart, dan moet je de onderste, de kaart waar het je om gaat, { rules-duty-how }. Kan dat niet, dan mag je hem niet pakken. De kaarten erboven mogen daarbij helpen; wat ervan overblijft, blijft in je hand. Pak je alleen de bovenste kaart, dan hoef je die niet te spelen.
}
# Hoe en wanneer je een kaart van de aflegstapel speelt: een deel van andere zinnen, na ‘moet je …’
rules-duty-how = { $when ->
    [at_once] { $by ->
        [new] meteen als volgende zet in een nieuwe combinatie uitleggen (aanleggen is niet genoeg)
        [meld] meteen als volgende zet in een combinatie uitleggen
        [swap] meteen als volgende zet spelen: in een nieuwe combinatie, aangelegd of geruild voor een joker
       *[lay] meteen als volgende zet spelen, in een nieuwe combinatie of door hem aan te leggen
    }
   *[same_turn] { $by ->
        [new] vóór het afleggen in een nieuwe combinatie uitleggen (aanleggen is niet genoeg)
        [meld] vóór het afleggen in een combinatie uitleggen
        [swap] vóór het afleggen spelen: in een nieuwe combinatie, aangelegd of geruild voor een joker
       *[lay] vóór het afleggen spelen, in een nieuwe combinatie of door hem aan te leggen
    }
}
rules-pile-return = { $allowed ->
    [yes] Heb je alleen de bovenste kaart gepakt, dan mag je die in dezelfde beurt weer afleggen.
   *[no] { $copies ->
        [1] Heb je alleen de bovenste kaart gepakt, dan mag je die niet in dezelfde beurt weer afleggen.
       *[other] Heb je alleen de bovenste kaart gepakt, dan mag je die niet in dezelfde beurt weer afleggen, tenzij je ook het andere exemplaar hebt.
    }
}{ $several ->
    [none] {""}
    [free] {" "}Heb je er meer gepakt, dan mag je elk van die kaarten afleggen.
   *[owed] {" "}Heb je er meer gepakt, dan mag je elk van die kaarten afleggen zodra de onderste gespeeld is.
}

## Rummy roepen

rules-call-last = { $side ->
    [own] Past een kaart die iemand aflegt bij een van jouw combinaties, dan mag je ‘Rummy!’ roepen totdat de volgende trekt.
    [team] Past een kaart die iemand aflegt bij een combinatie van je team, dan mag je ‘Rummy!’ roepen totdat de volgende trekt.
   *[all] Past een kaart die iemand aflegt bij een combinatie op tafel, dan mag je ‘Rummy!’ roepen totdat de volgende trekt.
} Je legt de kaart meteen aan en hij telt voor jou; daarna gaat het spel verder waar het was.{ $opened ->
    [yes] {" "}Roepen mag alleen wie al mag aanleggen.
   *[no] {""}
}
rules-call-full = { $lays ->
    [yes] Nadat iemand heeft afgelegd en totdat de volgende trekt, mag je ‘Rummy!’ roepen als een kaart van de aflegstapel bij een combinatie op tafel past of samen met kaarten erboven een nieuwe combinatie vormt.
   *[no] Nadat iemand heeft afgelegd en totdat de volgende trekt, mag je ‘Rummy!’ roepen als een kaart van de aflegstapel samen met kaarten erboven een combinatie vormt.
} Je pakt die kaart en alles wat erboven ligt, en je moet hem { rules-duty-how }. Je mag doorspelen en je legt af; daarna is de speler links van jou aan de beurt.
rules-call-first = Wie het eerst roept, krijgt de kaart. Roepen er meerdere spelers tegelijk, dan gaat de eerste links van wie aflegde voor.
rules-call-never = Voor je eigen afgelegde kaart roep je niet, en na een afgelegde kaart waarmee de ronde eindigt, roept niemand meer.{ $floats ->
    [yes] {" "}Zonder kaarten in je hand kun je niet roepen.
   *[no] {""}
}{ $reshuffle ->
    [yes] {" "}Er wordt geroepen voordat de aflegstapel opnieuw wordt geschud.
   *[no] {""}
}

## Uitgaan

rules-out-how = { $how ->
    [discard] Je gaat uit door je laatste kaart af te leggen, en daarmee is de ronde afgelopen. De laatste kaart moet je afleggen: een zet waarna je niets meer hebt om af te leggen, wordt geweigerd.
    [float] Je gaat uit door je laatste kaart af te leggen, en daarmee is de ronde afgelopen.
   *[any] { $lays ->
        [yes] Je bent uit zodra je hand leeg is, door uit te leggen, aan te leggen of af te leggen, en daarmee is de ronde afgelopen.
       *[no] Je bent uit zodra je hand leeg is, door uit te leggen of af te leggen, en daarmee is de ronde afgelopen.
    }
}
rules-out-float = { $lays ->
    [yes] Leg je je laatste kaart uit of aan, dan eindigt je beurt zonder af te leggen en zweef je: de ronde gaat door. Ben je weer aan de beurt, dan trek je alleen van de stok; je speelt die kaart en zweeft verder, of je legt hem af en gaat uit.
   *[no] Leg je je laatste kaarten uit, dan eindigt je beurt zonder af te leggen en zweef je: de ronde gaat door. Ben je weer aan de beurt, dan trek je alleen van de stok, leg je die kaart af en ga je uit.
}{ $empty ->
    [pass] {" "}Valt er niets te trekken, dan pas je, en daarmee eindigt de ronde.
   *[never] {""}
}
rules-out-bonus = { $bonus ->
    [one] Wie uitgaat, krijgt { $bonus } punt extra.
   *[other] Wie uitgaat, krijgt { $bonus } punten extra.
}
rules-out-stand = { $last ->
    [yes] Kun je in je allereerste beurt je hele hand kwijt, dan mag je uitgaan zonder te trekken: je speelt alles uit en legt de laatste kaart af.
   *[no] Kun je in je allereerste beurt je hele hand kwijt, dan mag je uitgaan zonder te trekken: je speelt alles uit, en de laatste kaart mag je ook afleggen.
} { $bonus ->
    [one] Dat levert { $bonus } punt extra op.
   *[other] Dat levert { $bonus } punten extra op.
} Ben je daarmee begonnen, dan mag je alleen nog zetten doen waarmee je uit kunt gaan.{ $call ->
    [yes] {" "}Wie Rummy roept, heeft daarmee zijn eerste beurt gehad.
   *[no] {""}
}

## Als de stok op is

rules-stock-empty = { $how ->
    [at_once] Raakt de stok in een beurt leeg, dan wordt die beurt afgemaakt, en daarna is de ronde afgelopen.
    [reshuffle] { $times ->
        [one] Is de stok leeg en moet er iemand trekken, dan wordt de aflegstapel, op de bovenste kaart na, tot een nieuwe stok geschud, één keer per ronde. Daarna
       *[other] Is de stok leeg en moet er iemand trekken, dan wordt de aflegstapel, op de bovenste kaart na, tot een nieuwe stok geschud, hoogstens { $times } keer per ronde. Daarna
    }, of als de aflegstapel nog maar één kaart heeft, mag je nog van de aflegstapel pakken; anders pas je, en daarmee eindigt de ronde.
   *[ask] Is de stok leeg, dan mag je nog van de aflegstapel pakken. Anders pas je, en daarmee eindigt de ronde.
}
rules-stock-end = Geen enkele ronde duurt eeuwig: heeft iedereen tien beurten gehad sinds de stok voor het laatst opraakte, dan is de ronde afgelopen.
rules-stock-hands = { $count ->
    [yes] Eindigt een ronde doordat de stok op is, dan worden de kaarten in ieders hand gewoon afgetrokken.
   *[no] Eindigt een ronde doordat de stok op is, dan worden er geen kaarten in de hand afgetrokken.
}

## Puntentelling

rules-scoring-round = { $teams ->
    [yes] Aan het eind van een ronde tel je op wat je zelf op tafel hebt gelegd, en gaat eraf wat er in je hand is overgebleven. De uitkomst kan onder nul liggen, en het totaal van het team ook.
   *[no] Aan het eind van een ronde tel je op wat je zelf op tafel hebt gelegd, en gaat eraf wat er in je hand is overgebleven. De uitkomst kan onder nul liggen, en je totaal ook.
}
rules-scoring-ace = Een aas telt alleen aan de lage kant van een reeks als laag; komt er een heer voor te liggen, dan niet meer.
rules-scoring-double = { $most ->
    [4] { $lays ->
        [yes] Een groep van vier kaarten die je in één keer uitlegt, telt dubbel. Een vierde kaart die je later aanlegt, verdubbelt niets.
       *[no] Een groep van vier kaarten die je in één keer uitlegt, telt dubbel.
    }
   *[other] { $lays ->
        [yes] Een groep van vier of meer kaarten die je in één keer uitlegt, telt dubbel. Wat je er later bij aanlegt, telt één keer.
       *[no] Een groep van vier of meer kaarten die je in één keer uitlegt, telt dubbel.
    }
}
rules-page-values-caption = Wat de kaarten tellen
value-row-tens = { $queen ->
    [own] 10, B, H en de andere vrouwen
   *[ten] 10, B, V, H
}
value-row-queen = Schoppenvrouw
value-row-numbers = 2 tot en met 9
value-row-numbers-face = wat erop staat
value-row-ace-low = Aas aan de lage kant van een reeks
value-row-ace = { $ace ->
    [high] Aas
    [low] Aas in een groep of in de hand
    [around] Aas op elke andere plaats
   *[both] Aas na een heer, in een groep of in de hand
}
value-row-joker = { $where ->
    [table] Joker op tafel
    [hand] Joker in de hand
   *[both] Joker
}
value-row-joker-replaced = als de kaart waar hij voor staat

## De partij

rules-match-target = { $rule ->
    [exceed] { $who ->
        [team] Het team dat na een ronde meer dan { $target } punten heeft, wint de partij. Precies { $target } is niet genoeg.
       *[player] Wie na een ronde meer dan { $target } punten heeft, wint de partij. Precies { $target } is niet genoeg.
    }
   *[reach] { $who ->
        [team] Het team dat na een ronde { $target } punten of meer heeft, wint de partij.
       *[player] Wie na een ronde { $target } punten of meer heeft, wint de partij.
    }
}
rules-match-several = { $winner ->
    [went_out] { $who ->
        [team] Komen er in dezelfde ronde meerdere teams zo ver, dan wint het team van wie is uitgegaan, als het daarbij is; anders het hoogste totaal.
       *[player] Komen er in dezelfde ronde meerdere spelers zo ver, dan wint wie is uitgegaan, als die daarbij is; anders het hoogste totaal.
    }
   *[highest] { $who ->
        [team] Komen er in dezelfde ronde meerdere teams zo ver, dan wint het hoogste totaal.
       *[player] Komen er in dezelfde ronde meerdere spelers zo ver, dan wint het hoogste totaal.
    }
}
rules-match-rounds = { $rounds ->
    [one] De partij is één enkele ronde. { $who ->
        [team] Het team met het hoogste totaal wint.
       *[player] Het hoogste totaal wint.
    }
   *[other] De partij heeft { $rounds } rondes. { $who ->
        [team] Daarna wint het team met het hoogste totaal.
       *[player] Daarna wint het hoogste totaal.
    }
}
rules-match-tie = { $after ->
    [out] { $who ->
        [team] Staan daarna nog meerdere teams samen bovenaan,
       *[player] Staan daarna nog meerdere spelers samen bovenaan,
    }
   *[total] { $who ->
        [team] Staan er teams samen bovenaan,
       *[player] Staan er spelers samen bovenaan,
    }
} { $tie ->
    [share] dan delen ze de overwinning.
   *[play_on] dan wordt er nog een ronde gespeeld.
}
rules-match-settlement = Aan het eind van de partij laat de tafel zien wat elke verliezer de winnaar schuldig is: het verschil tussen hun totalen.

## Teams

rules-teams-who = { $teams ->
    [2] Er zijn twee teams van { $partners ->
        [1] twee
        [2] drie
       *[other] vier
    }.
    [3] Er zijn drie teams van twee.
   *[other] Er zijn vier teams van twee.
} Maats zitten niet naast elkaar: de teams zitten om en om aan tafel.
rules-teams-score = { $partners ->
    [one] De rondescores van beide maats worden opgeteld; het totaal van het team telt.
   *[other] De rondescores van alle maats worden opgeteld; het totaal van het team telt.
}
rules-teams-out = { $partners ->
    [one] De ronde eindigt zodra er iemand uitgaat, wie ook. Ook de hand van de maat wordt afgetrokken.
   *[other] De ronde eindigt zodra er iemand uitgaat, wie ook. Ook de handen van de maats worden afgetrokken.
}

## De potten

rules-boodle-pots = In het midden staan vier potten: een voor A♥, een voor H♣, een voor V♦ en een voor B♠. Elke keer vóór het delen legt iedere speler één fiche in elke pot, en de deler twee.
rules-boodle-take = { $ways ->
    [meld] Wie zo’n kaart uitlegt, krijgt de pot.
    [swap] Wie zo’n kaart op tafel brengt, in een combinatie, door aan te leggen of in ruil voor een joker, krijgt de pot.
   *[lay] Wie zo’n kaart op tafel brengt, in een combinatie of door aan te leggen, krijgt de pot.
}{ $copies ->
    [1] {""}
   *[other] {" "}Van de twee exemplaren van een kaart telt alleen het eerste.
}{ $wild ->
    [yes] {" "}Met een joker die voor zo’n kaart staat, krijg je niets.
   *[no] {""}
} Potten die niemand kreeg, blijven staan voor de volgende ronde.
rules-boodle-chips = Fiches tel je apart; met de punten hebben ze niets te maken.

## Tafelmanieren

rules-manners-call-seconds = { $seconds ->
    [one] Om Rummy te roepen heb je { $seconds } seconde.
   *[other] Om Rummy te roepen heb je { $seconds } seconden.
}
rules-manners-turn-timer = { $seconds ->
    [0] Voor een beurt is er geen tijdslimiet.
    [one] Een beurt mag { $seconds } seconde duren. Daarna maakt de computer de beurt af.
   *[other] Een beurt mag { $seconds } seconden duren. Daarna maakt de computer de beurt af.
}
rules-manners-away-seconds = { $seconds ->
    [one] Wie de verbinding verliest, houdt zijn plaats. Ben je aan de beurt en { $seconds } seconde weg, dan speelt een computer voor je verder tot je terug bent.
   *[other] Wie de verbinding verliest, houdt zijn plaats. Ben je aan de beurt en { $seconds } seconden weg, dan speelt een computer voor je verder tot je terug bent.
}
rules-manners-pace = { $pace ->
    [instant] Computers spelen zonder pauze.
    [calm] Computers nemen de tijd, zodat iedereen het kan volgen.
   *[brisk] Computers spelen vlot.
}
rules-manners-undo = { $on ->
    [off] Zetten kun je niet terugnemen.
   *[on] Binnen je beurt mag je zetten terugnemen zolang er sindsdien niets verborgens zichtbaar is geworden: dus nooit het trekken van de stok, en niets meer na het afleggen.
}
rules-manners-hints = { $on ->
    [off] Tips zijn er niet.
   *[on] Tips mogen: je mag vragen wat je kunt spelen.
}
rules-manners-coach = { $on ->
    [off] Er is geen coach.
   *[on] De coach mag je vóór een dure zet waarschuwen; je beslist zelf.
}
rules-manners-spectators = { $on ->
    [off] Alleen wie aan tafel zit, kan het spel zien.
   *[on] Wie de link heeft, mag toekijken. Toeschouwers zien wat open op tafel ligt, maar van niemand de hand.
}
rules-manners-listed = { $on ->
    [off] De tafel is privé: je vindt hem alleen via de link.
   *[on] De tafel staat in de openbare lijst, en iedereen kan een vrije plaats nemen.
}

## Wat er anders is, in een paar woorden: één stukje voor elke waarde van elke huisregel

differs-nothing = standaardregels
differs-seats = { $count } spelers
differs-decks = { $count ->
    [one] één spel kaarten
   *[other] { $count } spellen kaarten
}
differs-jokers-per-deck = { $count ->
    [0] geen jokers
    [one] één joker per spel
   *[other] { $count } jokers per spel
}
differs-hand-size = elk { $count } kaarten
differs-cut-off = niet couperen
differs-cut-on = couperen vóór het delen
differs-next-dealer-left = de speler links van de deler deelt
differs-next-dealer-round-winner = wie de ronde wint, deelt
differs-sets-off = alleen reeksen
differs-sets-on = groepen en reeksen
differs-identical-in-set-off = geen dubbele kaarten in een groep
differs-identical-in-set-four = dubbele kaarten in een groep, hoogstens vier kaarten
differs-identical-in-set-on = dubbele kaarten in een groep, hoogstens acht kaarten
differs-min-run = reeksen vanaf { $count } kaarten
differs-ace-both = aas laag of hoog
differs-ace-high = aas alleen hoog
differs-ace-low = aas alleen laag
differs-ace-around = reeksen de hoek om
differs-jokers-wild-on = wilde jokers
differs-jokers-wild-off = jokers alleen bij elkaar
differs-max-wild = { $count ->
    [one] één joker per combinatie
   *[other] tot { $count } jokers per combinatie
}
differs-max-wild-none = zoveel jokers per combinatie als je wilt
differs-joker-layoff-free = jokers vrij aanleggen
differs-joker-layoff-unless-held = geen joker aanleggen voor een kaart in je hand
differs-joker-layoff-never = jokers nooit aanleggen
differs-joker-swap-never = geen jokers ruilen
differs-joker-swap-same-turn = jokers ruilen en dezelfde beurt spelen
differs-joker-swap-keep = jokers ruilen en houden
differs-opening-minimum = { $count ->
    [0] geen minimum om te openen
    [one] openen met { $count } punt
   *[other] openen met { $count } punten
}
differs-layoff-all = aanleggen bij iedereen
differs-layoff-own-side = alleen aan je eigen kant aanleggen
differs-layoff-none = niet aanleggen
differs-layoff-needs-opening-off = aanleggen zonder eigen combinatie
differs-layoff-needs-opening-on = eerst uitleggen, dan aanleggen
differs-pile-depth-any = elke kaart van de aflegstapel
differs-pile-depth-top = alleen de bovenste kaart van de aflegstapel
differs-pile-depth-whole = de bovenste kaart of de hele aflegstapel
differs-pile-duty-deep = speelplicht als je dieper pakt
differs-pile-duty-always = speelplicht altijd, ook voor de bovenste kaart
differs-pile-duty-none = geen speelplicht
differs-pile-duty-when-same-turn = speelplicht vóór het afleggen
differs-pile-duty-when-at-once = speelplicht meteen
differs-pile-duty-by-play = speelplicht ook door aan te leggen
differs-pile-duty-by-new-meld = speelplicht alleen in een nieuwe combinatie
differs-return-taken-off = gepakte bovenste kaart niet weer afleggen
differs-return-taken-on = gepakte bovenste kaart mag terug
differs-rummy-call-off = geen Rummy roepen
differs-rummy-call-last-discard = Rummy roepen voor de laatst afgelegde kaart
differs-rummy-call-full = Rummy roepen voor de hele stapel
differs-going-out-any = uitgaan door uit te leggen, aan te leggen of af te leggen
differs-going-out-discard = de laatste kaart leg je af
differs-going-out-float = zweven zonder kaarten
differs-going-out-bonus = { $count ->
    [0] geen bonus voor uitgaan
   *[other] { $count } voor uitgaan
}
differs-first-turn-bonus = { $count ->
    [0] niet uitgaan zonder te trekken
   *[other] { $count } voor uitgaan in de eerste beurt
}
differs-stock-out-ask = bij een lege stok eindigt de ronde met passen
differs-stock-out-at-once = lege stok beëindigt de ronde
differs-stock-out-reshuffle = aflegstapel wordt nieuwe stok
differs-max-reshuffles = { $count ->
    [one] één keer opnieuw schudden
   *[other] tot { $count } keer opnieuw schudden
}
differs-stock-out-penalty-on = ook aftrek bij een lege stok
differs-stock-out-penalty-off = geen aftrek bij een lege stok
differs-number-values-face = cijferkaarten tellen wat erop staat
differs-number-values-five = cijferkaarten tellen 5
differs-ace-value = azen tellen { $count }
differs-ace-low-value = lage aas telt { $count }
differs-queen-of-spades = schoppenvrouw telt { $count }
differs-joker-value = jokers tellen { $count }
differs-joker-melded-own = uitgelegde jokers houden hun waarde
differs-joker-melded-replaced = uitgelegde jokers tellen als de kaart waar ze voor staan
differs-four-at-once-doubles-off = vier in één keer tellen niet dubbel
differs-four-at-once-doubles-on = vier in één keer tellen dubbel
differs-target = { $count ->
    [one] tot { $count } punt
   *[other] tot { $count } punten
}
differs-target-rule-reach = het doel halen is genoeg
differs-target-rule-exceed = je moet over het doel heen
differs-rounds = { $count ->
    [one] maar één ronde
   *[other] { $count } rondes
}
differs-rounds-none = geen vast aantal rondes
differs-winner-highest = het hoogste totaal wint
differs-winner-went-out = wie uitgaat, wint
differs-tie-play-on = bij gelijke stand doorspelen
differs-tie-share = bij gelijke stand de overwinning delen
differs-teams = { $count ->
    [0] geen teams
   *[other] { $count } teams
}
differs-settlement-off = niet afrekenen
differs-settlement-on = afrekenen aan het eind
differs-boodle-off = geen potten
differs-boodle-on = vier potten met fiches
