### Ord, som alle dele af programmet kan få brug for.

# $head er en liste med kommaer, $last dens sidste led
list-and = { $head } og { $last }

# En fejl, der ikke har sin egen sætning
error-other = Det gik ikke ({ $code }).
