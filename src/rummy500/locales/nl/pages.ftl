### Wat er om de leespagina’s heen staat, en tussen hun delen. De lange teksten staan in pages/*.md.

pages-skip = Naar de tekst
pages-ways = Pagina’s
pages-way-rules = Regels
pages-way-variants = Varianten
pages-way-house-rules = Huisregels
pages-way-tips = Tips
pages-way-glossary = Woordenlijst
pages-way-origins = Oorsprong
pages-way-lesson = Les
pages-way-daily-deal = Ronde van de dag
pages-way-score-sheet = Scoreblad
# Op een knop die naar het spel leidt
pages-play = Spelen
# Knoppen naar de pagina’s van het programma
pages-go-daily = Speel de ronde van vandaag
pages-go-sheet = Open het scoreblad
pages-footer = Rummy 500: gratis, zonder account en zonder reclame.
pages-untranslated = Deze pagina is nog niet vertaald; hier staat hij in het Engels.
pages-unknown = Deze pagina bestaat niet
pages-unknown-text = Misschien is het adres niet helemaal gekopieerd, of is de pagina verhuisd. De pagina’s hierboven zijn er allemaal.
pages-unknown-home = Naar het spel
# The title where a reader has asked for too much at once
pages-busy = Een ogenblik alsjeblieft

## De regels

# Er volgen getallen van 2 tot en met 8, elk een link
pages-rules-seats = Uitgeschreven voor dit aantal spelers:

## Afbeeldingen: $cards zijn kaarten in woorden met komma's

pages-picture-cards = { $cards }
pages-picture-hand = Een hand: { $cards }
pages-picture-pile = Een aflegstapel, de oudste kaart links: { $cards }. Omhooggeschoven vanaf { $reached }.

## Titels van kaders

pages-box-example = Voorbeeld
pages-box-tradition = Van oudsher
pages-box-measured = Nagemeten
pages-box-disagreed = Waar de boeken verschillen

## Varianten

pages-variants-books = Zoals boeken en families spelen
pages-variants-own = Spellen op zichzelf
pages-variants-length = Korter en langer
pages-variants-back = Alle varianten
pages-variant-title = Rummy 500: { $variant }
pages-variant-play = Precies volgens deze regels spelen
pages-variant-rules = Alle regels van deze variant
pages-variant-differs = Wat er anders is
# Na een waarde die anders is dan gewoonlijk
pages-variant-usual = (gewoonlijk: { $value })
pages-variant-words = Zo staat het in de regels
pages-variant-else = Al het andere is zoals in de standaardregels.
pages-variant-same = Dit zijn de standaardregels, zonder enige verandering.

## Huisregels

pages-house-usual = – standaard
pages-house-range = Elk getal van { $low } tot en met { $high }.
pages-house-worth = { $what }: { $worth }
# Er volgen namen van varianten, elk met de waarde tussen haakjes
pages-house-variants = Anders gespeeld in:

## De les

pages-lesson-play = Deze ronde zelf spelen

## Het scoreblad: een tabel met twee sommen

pages-sheet-sums = Geteld volgens de spelregels van deze site
pages-sheet-laid = Op tafel
pages-sheet-caught = In de hand
pages-sheet-points = Score
pages-sheet-nothing = niets
