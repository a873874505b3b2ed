### Wörter, die jeder Teil des Programms brauchen kann.

# $head ist eine Liste mit Kommas, $last ihr letztes Glied
list-and = { $head } und { $last }

# Ein Fehler, für den es keinen eigenen Satz gibt
error-other = Das hat nicht geklappt ({ $code }).
