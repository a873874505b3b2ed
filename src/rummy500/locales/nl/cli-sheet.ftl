### `rummy500 sheet` in de terminal: de punten van een tafel met echte kaarten.

## Help

cli-sheet = Houdt de punten van een tafel met echte kaarten bij in een bestand.
cli-sheet-more = Je kunt het bestand kopiëren, op twee plaatsen veranderen en met merge weer samenvoegen; niets van wat iemand heeft opgeschreven gaat verloren. Het is hetzelfde bestand als dat van het scoreblad in de browser.
cli-sheet-new = Begint een scoreblad.
cli-sheet-new-more = Wie je het eerst noemt, deelt als eerste, tenzij je iemand anders aanwijst. Teams volgen uit de regels en de volgorde van de spelers.
cli-sheet-new-file = Het nieuwe bestand.
cli-sheet-new-players = De namen, met komma’s ertussen.
cli-sheet-new-preset = De speelwijze waarvan je uitgaat.
cli-sheet-new-set = Een andere huisregel, zoals ‘target=1000’; mag vaker.
cli-sheet-new-title = Hoe het blad heet.
cli-sheet-new-dealer = Wie als eerste deelt.
cli-sheet-add = Schrijft de volgende ronde op.
cli-sheet-add-more = Uitkomsten in de volgorde van de spelers, zoals ‘60-35 −45’, of met namen, zoals ‘Ann=60-35’, of als kaarten, zoals ‘Ann:laid=KS,QS,JS,caught=7H’; low=AS zijn laag uitgelegde azen, double= een groep van vier in één keer. Een punt betekent: nog niets.
cli-sheet-add-file = Het scoreblad.
cli-sheet-add-values = Wat de spelers hebben gehaald.
cli-sheet-add-out = Wie is uitgegaan.
cli-sheet-edit = Verbetert wat er in een ronde staat.
cli-sheet-edit-more = Wat er stond blijft bewaard en komt met undo terug. Een lege waarde maakt de cel leeg.
cli-sheet-edit-file = Het scoreblad.
cli-sheet-edit-round = De ronde, geteld vanaf 1.
cli-sheet-edit-name = Van wie de cel is.
cli-sheet-edit-value = Een uitkomst of kaarten, zoals bij add.
cli-sheet-edit-out = Of deze speler uitging; zonder dit blijft het zoals het was.
cli-sheet-insert = Schrijft een ronde vóór een andere.
cli-sheet-insert-more = Voor een ronde die vergeten was; alle latere totalen gaan mee.
cli-sheet-insert-file = Het scoreblad.
cli-sheet-insert-round = De ronde waar de nieuwe vóór hoort.
cli-sheet-insert-values = Wat de spelers hebben gehaald, zoals bij add.
cli-sheet-insert-out = Wie is uitgegaan.
cli-sheet-remove = Haalt een ronde weg.
cli-sheet-remove-more = Alle latere totalen gaan mee; undo zet de ronde terug.
cli-sheet-remove-file = Het scoreblad.
cli-sheet-remove-round = De ronde, geteld vanaf 1.
cli-sheet-show = Laat een scoreblad zien.
cli-sheet-show-more = Elke kolom heeft de punten van de ronde en het totaal. Tekens: * ging uit, ! twee verschillende aantekeningen, ? niet te lezen.
cli-sheet-show-file = Het scoreblad.
cli-sheet-show-match = Welke partij, geteld vanaf 1; anders de laatste.
cli-sheet-show-json = Geeft één JSON-object in plaats van woorden.
cli-sheet-undo = Maakt de laatste stap ongedaan.
cli-sheet-undo-more = Zo vaak je wilt, tot het begin.
cli-sheet-undo-file = Het scoreblad.
cli-sheet-redo = Zet terug wat het laatst ongedaan is gemaakt.
cli-sheet-redo-more = Zolang er niets nieuws is opgeschreven.
cli-sheet-redo-file = Het scoreblad.
cli-sheet-lock = Zet het scoreblad op slot.
cli-sheet-lock-more = Tot het van het slot is, kun je niets opschrijven.
cli-sheet-lock-file = Het scoreblad.
cli-sheet-unlock = Haalt het scoreblad van het slot.
cli-sheet-unlock-more = Daarna kun je er weer op schrijven.
cli-sheet-unlock-file = Het scoreblad.
cli-sheet-next = Begint de volgende partij met dezelfde mensen.
cli-sheet-next-more = De eerdere partijen blijven op het blad en tellen mee in de statistiek.
cli-sheet-next-file = Het scoreblad.
cli-sheet-reset = Haalt alle rondes van deze partij weg.
cli-sheet-reset-more = In één stap: undo zet ze allemaal terug.
cli-sheet-reset-file = Het scoreblad.
cli-sheet-join = Zet er een speler bij.
cli-sheet-join-more = Wie onder deze naam was gestopt, doet weer mee.
cli-sheet-join-file = Het scoreblad.
cli-sheet-join-name = De naam.
cli-sheet-leave = Laat een speler stoppen.
cli-sheet-leave-more = De gespeelde rondes blijven staan.
cli-sheet-leave-file = Het scoreblad.
cli-sheet-leave-name = Wie stopt.
cli-sheet-dealer = Zegt wie als eerste deelt.
cli-sheet-dealer-more = Dat geldt voor deze partij; daarna schuift het delen vanzelf door.
cli-sheet-dealer-file = Het scoreblad.
cli-sheet-dealer-name = Wie deelt.
cli-sheet-rules = Verandert de regels.
cli-sheet-rules-more = Ze gelden vanaf deze partij; eerdere houden de hunne.
cli-sheet-rules-file = Het scoreblad.
cli-sheet-rules-preset = Een andere speelwijze; anders blijft die van het blad.
cli-sheet-rules-set = Een andere huisregel, zoals ‘target=1000’; mag vaker.
cli-sheet-export = Schrijft het scoreblad weg als andere bestanden.
cli-sheet-export-more = Noem voor elke vorm een bestand, of - voor de standaarduitvoer.
cli-sheet-export-file = Het scoreblad.
cli-sheet-export-csv = CSV met komma’s, voor elke spreadsheet.
cli-sheet-export-semicolon = CSV met puntkomma’s, voor spreadsheets met een decimale komma.
cli-sheet-export-json = Het scoreblad zelf.
cli-sheet-export-svg = Een afbeelding: de rondes en de lijn van de totalen.
cli-sheet-import = Begint een scoreblad met de rondes van een CSV.
cli-sheet-import-more = De eerste regel noemt de spelers. Wat niet klopt, staat er met zijn regel bij.
cli-sheet-import-csv = De CSV, met komma’s of puntkomma’s.
cli-sheet-import-file = Het nieuwe bestand.
cli-sheet-merge = Neemt over wat in een kopie is opgeschreven.
cli-sheet-merge-more = In elke volgorde en zo vaak je wilt. Schreven twee mensen iets anders in dezelfde cel, dan blijven beide staan en zie je ze.
cli-sheet-merge-file = Het scoreblad.
cli-sheet-merge-other = De kopie.
cli-place-round = RONDE
cli-place-name = NAAM
cli-place-value = WAARDE
cli-place-values = WAARDEN
cli-place-csv = CSV
cli-place-other = KOPIE

## What is printed

cli-sheet-untitled = Scoreblad
cli-sheet-match = partij { $number }
cli-sheet-round = Ronde
cli-sheet-dealer-head = Deler
cli-sheet-total = Totaal
cli-sheet-target = tot { $target }
cli-sheet-nobody = Er staat nog niemand op dit blad.
cli-sheet-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
} met { $total }, nog { $left } te gaan.
cli-sheet-rounds-left = { $count ->
    [0] Geen ronde meer.
    [one] Nog één ronde.
   *[other] Nog { $count } rondes.
}
cli-sheet-deals = { $name } deelt nu.
cli-sheet-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}
cli-sheet-clash = Ronde { $number }, { $name }: twee verschillende aantekeningen, { $values }. Schrijf de juiste nog eens.
cli-sheet-statistic = { $name }: { $won } van { $matches ->
    [one] één partij
   *[other] { $matches } partijen
} gewonnen, gemiddeld { $mean } punten per ronde, beste { $best }, slechtste { $worst }.
cli-sheet-uncounted = { $count ->
    [one] Eén aantekening is opgeschreven toen het blad op slot zat en telt niet mee.
   *[other] { $count } aantekeningen zijn opgeschreven toen het blad op slot zat en tellen niet mee.
}
cli-sheet-is-locked = Het scoreblad zit op slot.
cli-sheet-there = { $file } bestaat al.
cli-sheet-export-what = Zeg als wat: --csv, --semicolon, --json of --svg, elk met een bestand.
