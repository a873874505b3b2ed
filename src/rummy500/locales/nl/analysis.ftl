### De analyse van een gespeelde ronde: naast het terugkijken, op de opdrachtregel en als eigen pagina.
### $points en dergelijke zijn hele getallen, met een teken waar dat ertoe doet; $name is een speler.

analysis-title = Analyse
analysis-of-round = Analyse van ronde { $round }
analysis-lead = Elke beslissing wordt beoordeeld naar wat de speler op dat moment kon zien. De punten zeggen hoeveel de speler aan het eind van de ronde voorstaat.
analysis-start = Deze ronde analyseren
analysis-quality = Hoe nauwkeurig
analysis-quality-quick = Snel
analysis-quality-normal = Normaal
analysis-quality-deep = Heel nauwkeurig
analysis-waiting = { $before ->
    [0] Het begint zo …
    [one] Eén andere analyse gaat voor …
   *[other] { $before } andere analyses gaan voor …
}
analysis-working = { $done } van { $all } beslissingen bekeken
analysis-cancel = Stoppen
analysis-cancelled = De analyse is gestopt.
analysis-ready = De analyse is klaar.
analysis-again = Opnieuw analyseren
analysis-failed = De analyse is niet gelukt. Probeer het nog eens.
analysis-rounds = De rondes analyseren
analysis-keep-page = Als pagina opslaan
analysis-keep-figures = Cijfers opslaan (JSON)
analysis-keep-failed = De analyse kon niet worden opgeslagen. Probeer het nog eens.

## De uitkomst

analysis-accuracy = Precisie
analysis-accuracy-of = { $name }: precisie { $percent }
analysis-accuracy-none = niets te beslissen
analysis-accuracy-note = 100 betekent niets weggegeven; 0 is niet beter dan op de gok spelen.
analysis-curve = Verwachte voorsprong, stap voor stap
analysis-curve-of = { $name }: { $dealt } na het delen, op zijn best { $high }, op zijn slechtst { $low }, aan het eind { $result }.
analysis-step = Stap { $step }
analysis-sums = Geluk en spel
analysis-player = Speler
analysis-luck = Geluk
analysis-dealt = De gedeelde kaarten
analysis-drawn = Zelf getrokken
analysis-turned = De kaarten van de anderen
analysis-play = Spel
analysis-played = Eigen spel
analysis-partners = Spel van de maat
analysis-others = Spel van de anderen
analysis-result = Voorsprong aan het eind
analysis-losses = Weggegeven
analysis-sums-note = Geluk en spel zijn samen de voorsprong. Het spel wordt vergeleken met dat van iemand die gewoon doorspeelt; weggegeven is wat de beste zetten nog meer hadden opgeleverd.
analysis-costliest = De duurste beslissingen
analysis-costliest-of = De duurste beslissingen van { $name }
analysis-none-costly = { $name } heeft geen duidelijk dure keuzes gemaakt.
analysis-cost = { $points ->
    [one] ongeveer één punt
   *[other] ongeveer { $points } punten
}
analysis-did = { $name } koos: { $move }.
analysis-better = Beter: { $move }.
analysis-show = Stap { $step } op tafel laten zien
analysis-shown-better = { $points ->
    [one] Ongeveer één punt
   *[other] Ongeveer { $points } punten
} beter dan wat er is gespeeld: { $move }.
analysis-board = De tafel zoals { $name } hem vóór stap { $step } zag
analysis-all = Alle beslissingen
analysis-expected = Beste
analysis-got = Gekozen
analysis-loss = Verlies
analysis-decision = Beslissing
analysis-made-by = Nauwkeurigheid van de analyse: { $quality }.

## Op de opdrachtregel

analysis-cli-round = Ronde { $round }, { $quality }
analysis-cli-luck = Geluk { $luck }: gedeelde kaarten { $dealt }, zelf getrokken { $drawn }, kaarten van de anderen { $turned }
analysis-cli-play = Spel { $play }: eigen spel { $played }{ $teams ->
    [yes] , dat van de maat { $partners }
   *[no] {""}
}, dat van de anderen { $others }
analysis-cli-result = Voorsprong aan het eind { $result }; weggegeven { $losses }
analysis-cli-costly = stap { $step }, { $cost }: { $move }. Beter: { $better }.
analysis-cli-progress = Ronde { $round }: { $done } van { $all }
analysis-cli-jobs = Er is minstens één proces nodig om mee te denken.
analysis-cli-stopped = Gestopt na { $done } van { $all } beslissingen.
analysis-cli-written = De pagina staat in { $text }.

## Codes

error-unknown-language = De taal ‘{ $text }’ bestaat hier niet. Er zijn: { $choices }.
error-unknown-quality = De nauwkeurigheid ‘{ $value }’ bestaat niet. Er zijn: { $choices }.
error-nobody-called = Daar zit niemand die { $name } heet.
error-no-analysis = Een analyse heeft de gecompileerde spelregels nodig, en die ontbreken hier.
error-unknown-analysis = Deze analyse is er niet meer. Start een nieuwe.
error-analyses-busy = Er wachten te veel analyses. Probeer het over een tijdje nog eens.
