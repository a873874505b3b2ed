### Kort: værdier, farver og hvad et kort hedder.

rank-letter-A = E
rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-10 = 10
rank-letter-J = B
rank-letter-Q = D
rank-letter-K = K

rank-A = es
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = knægt
rank-Q = dame
rank-K = konge

rank-plural-A = esser
rank-plural-2 = toere
rank-plural-3 = treere
rank-plural-4 = firere
rank-plural-5 = femmere
rank-plural-6 = seksere
rank-plural-7 = syvere
rank-plural-8 = ottere
rank-plural-9 = niere
rank-plural-10 = tiere
rank-plural-J = knægte
rank-plural-Q = damer
rank-plural-K = konger
rank-plural-JK = jokere

suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør

card-name = { $suit } { $rank }
card-joker = joker
card-as = { $card } som { $as }
card-hidden = skjult kort
