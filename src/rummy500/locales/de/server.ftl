### Was der Server sagt, wenn er etwas nicht tut. Die Codes sind die aus docs/protocol.md.

error-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin und spiel dann.
error-malformed = Das hat der Server nicht verstanden.
error-try-again = Das ließ sich gerade nicht speichern. Es ist nichts passiert; versuch es bitte noch einmal.
error-request-too-large = Das war länger, als der Server annimmt.
error-too-fast = Das war zu schnell. Warte einen Moment.
error-too-many = Das war zu viel auf einmal. Versuch es bitte später noch einmal.
error-call-window = Noch kann jemand Rummy rufen. Warte einen Moment.
error-no-window = Es gibt gerade nichts abzulehnen.
error-round-running = Diese Runde läuft noch.
error-closing = Der Server startet neu. Dein Tisch bleibt erhalten.
error-failed = Bei uns ist etwas schiefgegangen. Es ist notiert; versuch es bitte noch einmal.
error-forbidden-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
error-unknown-table = Diesen Tisch gibt es hier nicht.
error-unknown-replay = Unter diesem Link gibt es nichts anzusehen.
error-unknown-page = Diese Seite gibt es hier nicht.
error-wrong-method = Das geht an dieser Adresse nicht.
error-unknown-level = Computerspieler der Stärke „{ $level }“ gibt es nicht.
