### Woorden die elk deel van het programma nodig kan hebben.

# $head is een lijst met komma's, $last is het laatste lid
list-and = { $head } en { $last }

# Een fout waarvoor geen eigen zin bestaat
error-other = Dat is niet gelukt ({ $code }).
