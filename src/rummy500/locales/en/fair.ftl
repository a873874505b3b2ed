### Fair deals: what the check of a deal found, and the page where anybody can check one.

## At the table, when a round’s deal lies open

fair-verdict-fair = The deal was fair: your browser recomputed it, and your share is in it.
fair-verdict-partly = Nothing is wrong with this deal, but your browser could not check all of it.
fair-verdict-wrong = This deal does not check out. Ask the host which server this is.
fair-wrong-commitment = The server’s secret is not the one it had fixed before the deal.
fair-wrong-key = The cards were not shuffled with the secret and the shares.
fair-wrong-shares = A player’s share is not the one that had been fixed before.
fair-wrong-own = Your share was replaced with another.
fair-wrong-cards = Your cards are not the ones that this deal gives.
fair-own-late = Your share came too late this time.
fair-own-dropped = Your share was in the list but was then left out. Perhaps the network was slow.
fair-own-elsewhere = Another window or device of yours gave the share of your seat.
fair-own-none = This page gave no share to this deal.

## The page

fair-title = Check the deals
fair-intro = Before a round, the server fixes a secret and every player’s browser adds a share of its own. All of them together shuffle the deck, so nobody alone can choose the cards. Afterward everything is open, and this page recomputes the deal in your browser, without asking the server.
fair-tables = From your tables
fair-table = { $names } – { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
fair-file = Choose a file
fair-drop = … or drop it here. Records end in .r500.
fair-paste = Or paste a record
fair-check = Check
fair-reading = Loading the record …
fair-fetch-failed = The record could not be loaded. Try again.
fair-no-record = This is not a record. A record begins with the line “rummy500: 1”.
fair-too-large = This is too large for a record: at most one megabyte is read.
fair-all-right = { $count ->
    [one] The deal of this round was fair.
   *[other] All { $count } deals were fair.
}
fair-some-wrong = { $count ->
    [one] One round does not check out: { $rounds }.
   *[other] { $count } rounds do not check out: { $rounds }.
}
fair-round = Round { $round }
fair-right = fair
fair-wrong = does not check out

## A round, step by step

fair-step-secret = The server’s secret
fair-step-secret-note = Before the deal everybody was shown this commitment:
fair-step-secret-opened = The secret that was opened afterward:
fair-step-secret-right = It gives exactly that commitment.
fair-step-secret-wrong = It gives another commitment:
fair-step-shares = The players’ shares
fair-step-shares-note = Everybody had fixed theirs before anyone’s was shown.
fair-share-none = no share (a computer, or away)
fair-step-key = The key
fair-step-key-note = Secret and shares together give this key:
fair-step-key-right = The round was dealt with it.
fair-step-key-wrong = The round was dealt with another key:
fair-step-deck = The deck
fair-step-deck-note = The key shuffles a deck of { $size } cards. { $cut ->
    [none] These are dealt first:
    [one] One card was cut to the bottom. Then these are dealt first:
   *[other] { $cut } cards were cut to the bottom. Then these are dealt first:
}
fair-cut-key = Nobody cut by hand: the key itself gives this cut.
fair-cut-hand = A player cut the deck by hand.
fair-step-upcard = The card that is turned up:
fair-step-cards = The round
fair-step-cards-right = Every card that was drawn, played or discarded came from where this deck has it.
fair-cards-draw = { $name } drew { $card }, but in this deck { $found ->
    [none] no card was left
   *[other] { $found } was next
}.
fair-cards-hand = { $name } played { $card } without having been dealt it.
fair-cards-pile = { $name } took { $card }, which was not in the pile.
fair-cards-restock = The pile was not reshuffled as the key says.
fair-fault-no-proof = This round has no proof. Either it was dealt before there were any, or somebody removed the line.
fair-fault-no-seed = There is a proof, but not the seed that it belongs to.
fair-fault-round = The proof belongs to another round.
fair-fault-table = The proof belongs to another table.
fair-fault-size = The proof is for another number of players or cards.

## What it means

fair-means = What this shows, and what it cannot
fair-means-shows = The server had fixed its secret before it saw the players’ shares, and every share was fixed before the others were shown. So nobody alone chose the order of the cards, and nobody changed it later.
fair-means-not = It cannot keep a server from looking at the cards, telling a friend what it sees, or leaving out somebody’s share as if it had come too late. If your own share is left out again and again, be suspicious.
