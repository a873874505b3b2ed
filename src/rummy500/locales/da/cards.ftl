### Kort: værdier, farver og hvad et kort hedder. Efter bindestregen står kortets egen tekst (A, 2 … K; S H D C).

## Bogstavet eller tallet i kortets hjørne
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

## Et kort af værdien, midt i en sætning
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

## Flere kort af værdien, som navn på et sæt
ranks-A = esser
ranks-2 = toere
ranks-3 = treere
ranks-4 = firere
ranks-5 = femmere
ranks-6 = seksere
ranks-7 = syvere
ranks-8 = ottere
ranks-9 = niere
ranks-10 = tiere
ranks-J = knægte
ranks-Q = damer
ranks-K = konger
ranks-JK = jokere

suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør

## $rank og $suit er ord fra oven
card-name = { $suit } { $rank }
card-joker = joker
# En joker og det kort, den står for, begge allerede i ord eller tegn
card-as = { $card } som { $as }
# Et kort, som læseren ikke kender
card-hidden = skjult kort
