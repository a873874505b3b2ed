### What stands around the pages to read, and between their parts. The long prose is in pages/*.md.

pages-skip = Skip to the text
pages-ways = Pages
pages-way-rules = Rules
pages-way-variants = Variants
pages-way-house-rules = House rules
pages-way-tips = Tips
pages-way-glossary = Glossary
pages-way-origins = Origins
pages-way-lesson = Lesson
pages-way-daily-deal = Daily deal
pages-way-score-sheet = Score sheet
# On a button that leads to the game
pages-play = Play
# Buttons to the client’s own pages
pages-go-daily = Play today’s deal
pages-go-sheet = Open the score sheet
pages-footer = Rummy 500: free, no account, no ads.
pages-untranslated = This page has not been translated yet, so here it is in English.
pages-unknown = There is no such page
pages-unknown-text = The address may be incomplete, or the page has moved. All the pages are listed above.
pages-unknown-home = Go to the game
# The title where a reader has asked for too much at once
pages-busy = One moment, please

## The rules

# Numbers from 2 to 8 follow, each a link
pages-rules-seats = Number of players:

## Pictures: $cards are cards in words with commas

pages-picture-cards = { $cards }
pages-picture-hand = A hand: { $cards }
pages-picture-pile = A discard pile, the oldest card on the left: { $cards }. The cards from { $reached } on are raised.

## Labels of boxes

pages-box-example = Example
pages-box-tradition = Traditional advice
pages-box-measured = Measured
pages-box-disagreed = Where the books differ

## Variants

pages-variants-books = As the books and families play
pages-variants-own = Games of their own
pages-variants-length = Shorter and longer
pages-variants-back = All variants
pages-variant-title = Rummy 500: { $variant }
pages-variant-play = Play by exactly these rules
pages-variant-rules = All its rules
pages-variant-differs = What differs
# After a value that is not as usual
pages-variant-usual = (usually: { $value })
pages-variant-words = In the words of the rules
pages-variant-else = Everything else is the same as in the standard rules.
pages-variant-same = These are the standard rules, with nothing changed.

## House rules

pages-house-usual = – standard
pages-house-range = Any number from { $low } to { $high }.
pages-house-worth = { $what }: { $worth }
# Names of variants follow, each with its value in brackets
pages-house-variants = Variants that differ:

## The lesson

pages-lesson-play = Play through it yourself

## The score sheet: a table of two worked sums

pages-sheet-sums = Counted by this site’s rule book
pages-sheet-laid = On the table
pages-sheet-caught = In the hand
pages-sheet-points = Score
pages-sheet-nothing = nothing
