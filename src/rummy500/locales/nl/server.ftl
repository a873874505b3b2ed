### Wat de server zegt als hij iets niet doet. De codes zijn die van docs/protocol.md.

error-stale = Aan tafel is er intussen doorgespeeld. Kijk nog eens en speel dan opnieuw.
error-malformed = Dat heeft de server niet begrepen.
error-try-again = Dat kon op dit moment niet worden opgeslagen. Er is niets gebeurd; probeer het nog eens.
error-request-too-large = Dat was langer dan de server aanneemt.
error-too-fast = Dat ging te snel. Wacht even.
error-too-many = Dat was te veel tegelijk. Probeer het later nog eens.
error-call-window = Er kan nog iemand Rummy roepen. Wacht even.
error-no-window = Er valt nu niets te weigeren.
error-round-running = Deze ronde is nog niet afgelopen.
error-closing = De server start opnieuw op. Je tafel blijft bewaard.
error-failed = Bij ons ging iets mis. Het is genoteerd; probeer het nog eens.
error-forbidden-origin = Dit verzoek kwam van een andere pagina en is geweigerd.
error-unknown-table = Deze tafel bestaat hier niet.
error-unknown-replay = Achter deze link is niets te zien.
error-unknown-page = Deze pagina bestaat hier niet.
error-wrong-method = Dat kan niet op dit adres.
error-unknown-level = Er is geen computerspeler van niveau ‘{ $level }’.
