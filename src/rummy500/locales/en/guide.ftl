### The guided first round at the table: one line for a moment, until it has been heeded.

guide-draw = Begin your turn by drawing: touch the stock, or a lit card in the pile.
guide-pile = You can take a lit card deep in the pile, along with all the cards above it, because you can play it at once. Or draw from the stock.
guide-meld = You can meld: touch three of a kind, or three in a row of one suit. What you put on the table counts for you.
guide-lay = One of your cards fits a meld on the table. Touch it, then the meld: the points are yours, no matter whose meld it is.
guide-out = You have few cards left. Once the last one is gone, the round is over, and the others are caught with theirs.
guide-discard = Nothing more to meld? End your turn with a discard: touch a card, then the button or the pile.
guide-watch = Now the others play. Watch what they take from the pile: it shows what they are collecting.
guide-score = What you put on the table counts for you, what is left in your hand against you. Totals can go below zero.
guide-skip = Skip the tips
guide-again = Guide me through a round
guide-learn = A round step by step, and exercises
