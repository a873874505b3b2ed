### Cards: ranks, suits and how a card is said. The key after the hyphen is the card's own text (A, 2 … K; S H D C).

## The letter or number in a card's corner
rank-letter-A = A
rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-10 = 10
rank-letter-J = J
rank-letter-Q = Q
rank-letter-K = K

## One card of the rank, inside a sentence
rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = jack
rank-Q = queen
rank-K = king

## Several cards of the rank, as the name of a set
ranks-A = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-JK = jokers

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

## $rank and $suit are words from above
card-name = { $rank } of { $suit }
card-joker = joker
# A joker and the card it stands for, both already in words or signs
card-as = { $card } as { $as }
# A card that is not known to the reader
card-hidden = hidden card
