### The guided first round at the table: one line for a moment, until it has been heeded.

guide-draw = Begin your turn with a card: the top of the stock, or a lit card of the pile.
guide-pile = A lit card deep in the pile can be yours, with all the cards above it, because you can play it at once. Or draw from the stock.
guide-meld = You can meld: touch three of a kind, or three in a row of one suit. What lies on the table counts for you.
guide-lay = One of your cards fits a meld on the table. Touch it, then the meld: the points are yours, whoever the meld belongs to.
guide-out = You have few cards left. Once the last one is gone the round is over, and the others are caught with theirs.
guide-discard = Nothing more to meld? End your turn with a discard: choose a card, then the button or the pile.
guide-watch = Now the others play. Watch what they take from the pile: it shows what they collect.
guide-score = What you have put on the table counts for you, what is left in your hand against you. Totals may go below zero.
guide-skip = Leave the tips
guide-again = Guide me through a round
guide-learn = A round step by step, and exercises
