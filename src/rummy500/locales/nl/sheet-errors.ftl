### Waarom een scoreblad niet gelezen of veranderd kan worden, en wat er mis is met een regel van een CSV.

error-sheet-damaged = Dit is geen scoreblad, of het is beschadigd. Het bestand blijft zoals het is.
error-sheet-newer = Dit scoreblad is door een nieuwere versie van het programma geschreven (formaat { $version }; bekend is { $known }). Het bestand blijft zoals het is.
error-sheet-operation = Aantekening { $number } van het scoreblad is niet te lezen. Het bestand blijft zoals het is.
error-sheet-rule = Het scoreblad heeft een regel die hier niet bekend is: { $field }.
error-sheet-preset = Er is geen speelwijze ‘{ $text }’.
error-sheet-too-long = Het scoreblad is groter dan { $most } MB.
error-sheet-full = Op een scoreblad passen hoogstens { $most } aantekeningen. Begin een nieuw blad.
error-sheet-number = ‘{ $text }’ is geen geheel getal en geen som als 60−35.
error-sheet-number-large = ‘{ $text }’: meer dan { $most } punten past niet.
error-sheet-name = ‘{ $name }’ kan geen naam zijn: 1 tot en met { $most } zichtbare tekens.
error-sheet-same-name = ‘{ $name }’ staat al op het blad.
error-sheet-players = Er kunnen hoogstens { $most } mensen meespelen.
error-sheet-no-player = Op dit blad heet niemand ‘{ $name }’.
error-sheet-no-round = Ronde { $number } staat niet op dit blad.
error-sheet-locked = Het scoreblad zit op slot. Haal het eerst van het slot.
error-sheet-no-undo = Er is niets om ongedaan te maken.
error-sheet-no-redo = Er is niets om opnieuw te doen.
error-csv-too-long = Het bestand is groter dan { $most } MB.
error-csv-not-text = Deze regel is geen tekst in UTF-8.
error-csv-quotes = Hier ontbreekt een aanhalingsteken, of er staat er een te veel.
error-csv-rows = Meer dan { $most } rondes passen niet.
error-csv-players = De eerste regel noemt de spelers, minstens één en hoogstens { $most }.
error-csv-name = ‘{ $name }’ kan geen naam zijn: 1 tot en met { $most } tekens.
error-csv-same-name = ‘{ $name }’ staat er twee keer.
error-csv-cells = { $cells ->
    [one] Eén cel
   *[other] { $cells } cellen
} in plaats van { $wanted }.
error-csv-not-whole = { $name }: ‘{ $text }’ is geen geheel getal en geen som als 60−35.
error-csv-number = ‘{ $text }’ is geen nummer van een partij of ronde.
error-csv-match = Partij { $number } staat na een latere partij.
error-csv-dealer = De deler ‘{ $name }’ is geen van de spelers.
error-sheet-values = ‘{ $text }’ is één waarde te veel; er zijn { $count } spelers.
error-sheet-twice = ‘{ $name }’ is twee keer genoemd.
error-sheet-no-match = Partij { $number } staat niet op dit blad.
error-sheet-other = Dit zijn twee verschillende scorebladen, geen kopieën van hetzelfde.

## Gedeelde scorebladen

error-unknown-sheet = Bij deze link is er geen gedeeld scoreblad, of het wordt niet meer gedeeld.
error-sheet-read-only = Deze link is om mee te kijken. Wie de link om mee te schrijven heeft, kan het blad wijzigen.
error-sheet-taken = Dit scoreblad is al gedeeld met een andere link.
error-bad-code = Dit is geen code om op een scoreblad te schrijven.
