### Hvad der står omkring siderne til læsning og mellem deres dele. De lange tekster ligger i pages/*.md.

pages-skip = Gå til teksten
pages-ways = Sider
pages-way-rules = Regler
pages-way-variants = Varianter
pages-way-house-rules = Husregler
pages-way-tips = Gode råd
pages-way-glossary = Ordliste
pages-way-origins = Oprindelse
pages-way-lesson = Lektion
pages-way-daily-deal = Dagens runde
pages-way-score-sheet = Pointark
# På en knap, der fører til spillet
pages-play = Spil
# Knapper til programmets egne sider
pages-go-daily = Spil dagens runde
pages-go-sheet = Åbn pointarket
pages-footer = Rummy 500: gratis, uden konto og uden reklamer.
pages-untranslated = Siden er ikke oversat endnu; her er den på engelsk.
pages-unknown = Den side findes ikke
pages-unknown-text = Måske er adressen ikke kopieret helt, eller siden er flyttet. Siderne ovenfor findes alle.
pages-unknown-home = Gå til spillet
# The title where a reader has asked for too much at once
pages-busy = Et øjeblik

## Reglerne

# Tal fra 2 til 8 følger, hvert et link
pages-rules-seats = Skrevet for så mange spillere:

## Billeder: $cards er kort i ord med kommaer

pages-picture-cards = { $cards }
pages-picture-hand = En hånd: { $cards }
pages-picture-pile = En afkastbunke, det ældste kort til venstre: { $cards }. Løftet fra { $reached } og frem.

## Kassernes overskrifter

pages-box-example = Eksempel
pages-box-tradition = Gammelt råd
pages-box-measured = Målt efter
pages-box-disagreed = Hvor bøgerne er uenige

## Varianter

pages-variants-books = Som bøger og familier spiller
pages-variants-own = Spil for sig selv
pages-variants-length = Kortere og længere
pages-variants-back = Alle varianter
pages-variant-title = Rummy 500: { $variant }
pages-variant-play = Spil efter præcis disse regler
pages-variant-rules = Alle dens regler
pages-variant-differs = Hvad der er anderledes
# Efter en værdi, der ikke er som ellers
pages-variant-usual = (normalt: { $value })
pages-variant-words = Med reglernes egne ord
pages-variant-else = Alt andet er som i standardreglerne.
pages-variant-same = Det er standardreglerne, uden nogen ændring.

## Husregler

pages-house-usual = – standard
pages-house-range = Ethvert tal fra { $low } til { $high }.
pages-house-worth = { $what }: { $worth }
# Navne på varianter følger, hver med sin værdi i parentes
pages-house-variants = Spilles anderledes i:

## Lektionen

pages-lesson-play = Spil den selv igennem

## Pointarket: en tabel med to regnestykker

pages-sheet-sums = Regnet ud efter reglerne her på siden
pages-sheet-laid = På bordet
pages-sheet-caught = På hånden
pages-sheet-points = Resultat
pages-sheet-nothing = ingenting
