### Karten: Werte, Farben und wie man eine Karte nennt. Nach dem Strich steht der Text der Karte (A, 2 … K; S H D C).

## Der Buchstabe oder die Zahl in der Ecke
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
rank-letter-J = B
rank-letter-Q = D
rank-letter-K = K

## Eine Karte dieses Werts, mitten im Satz
rank-A = Ass
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Bube
rank-Q = Dame
rank-K = König

## Mehrere Karten dieses Werts, als Name eines Satzes
ranks-A = Asse
ranks-2 = Zweien
ranks-3 = Dreien
ranks-4 = Vieren
ranks-5 = Fünfen
ranks-6 = Sechsen
ranks-7 = Siebenen
ranks-8 = Achten
ranks-9 = Neunen
ranks-10 = Zehnen
ranks-J = Buben
ranks-Q = Damen
ranks-K = Könige
ranks-JK = Joker

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

## $rank und $suit sind Wörter von oben
card-name = { $suit }-{ $rank }
card-joker = Joker
# Ein Joker und die Karte, für die er steht, beide schon in Worten oder Zeichen
card-as = { $card } als { $as }
# Eine Karte, die man nicht kennt
card-hidden = verdeckte Karte
