### Analysen af en færdig runde: ved siden af gensynet, på kommandolinjen og som en side for sig.
### $points og lignende er hele tal, skrevet med fortegn, hvor det betyder noget; $name er en spiller.

analysis-title = Analyse
analysis-of-round = Analyse af runde { $round }
analysis-lead = Hver beslutning bedømmes ud fra, hvad spilleren kunne se i det øjeblik. Pointene er dem, spilleren fører med, når runden slutter.
analysis-start = Analysér denne runde
analysis-quality = Hvor grundigt
analysis-quality-quick = Hurtigt blik
analysis-quality-normal = Normalt
analysis-quality-deep = Meget grundigt
analysis-waiting = { $before ->
    [0] Den går snart i gang …
    [one] Én anden analyse kommer først …
   *[other] { $before } andre analyser kommer først …
}
analysis-working = { $done } af { $all } beslutninger gennemgået
analysis-cancel = Stop
analysis-cancelled = Analysen blev stoppet.
analysis-ready = Analysen er klar.
analysis-again = Analysér igen
analysis-failed = Analysen kunne ikke laves. Prøv igen.
analysis-rounds = Analysér runderne
analysis-keep-page = Gem som side
analysis-keep-figures = Gem tallene (JSON)
analysis-keep-failed = Analysen kunne ikke gemmes. Prøv igen.

## Resultatet

analysis-accuracy = Præcision
analysis-accuracy-of = { $name }: præcision { $percent }
analysis-accuracy-none = intet at beslutte
analysis-accuracy-note = 100 forærer intet væk; 0 er lige så godt som at trække lod.
analysis-curve = Forventet forspring, trin for trin
analysis-curve-of = { $name }: { $dealt } efter givningen, { $high } når det gik bedst, { $low } når det gik værst, { $result } til sidst.
analysis-step = Trin { $step }
analysis-sums = Held og spil
analysis-player = Spiller
analysis-luck = Held
analysis-dealt = Kort fra givningen
analysis-drawn = Egne trukne kort
analysis-turned = De andres kort
analysis-play = Spil
analysis-played = Eget spil
analysis-partners = Makkerens spil
analysis-others = De andres spil
analysis-result = Forspring til sidst
analysis-losses = Foræret væk
analysis-sums-note = Held og spil giver tilsammen forspringet. Spillet måles mod en, der spiller ligetil; det forærede er, hvad de bedste træk ville have givet oveni.
analysis-costliest = De dyreste beslutninger
analysis-costliest-of = De dyreste beslutninger: { $name }
analysis-none-costly = { $name } traf ingen beslutninger, der var klart dyre.
analysis-cost = { $points ->
    [one] omkring ét point
   *[other] omkring { $points } point
}
analysis-did = { $name } valgte: { $move }.
analysis-better = Bedre: { $move }.
analysis-show = Vis trin { $step } på bordet
analysis-shown-better = Bedre end det, der blev spillet, med { $points ->
    [one] omkring ét point
   *[other] omkring { $points } point
}: { $move }.
analysis-board = Bordet, som { $name } så det før trin { $step }
analysis-all = Alle beslutninger
analysis-expected = Bedst
analysis-got = Valgt
analysis-loss = Tabt
analysis-decision = Beslutning
analysis-made-by = Grundighed: { $quality }.

## På kommandolinjen

analysis-cli-round = Runde { $round }, { $quality }
analysis-cli-luck = Held { $luck }: kort fra givningen { $dealt }, egne trukne kort { $drawn }, de andres kort { $turned }
analysis-cli-play = Spil { $play }: eget { $played }{ $teams ->
    [yes] , makkerens { $partners }
   *[no] {""}
}, de andres { $others }
analysis-cli-result = Forspring til sidst { $result }; foræret væk { $losses }
analysis-cli-costly = trin { $step }, { $cost }: { $move }. Bedre: { $better }.
analysis-cli-progress = Runde { $round }: { $done } af { $all }
analysis-cli-jobs = Der skal være mindst én proces til at tænke i.
analysis-cli-stopped = Stoppet efter { $done } af { $all } beslutninger.
analysis-cli-written = Siden ligger i { $text }.

## Koder

error-unknown-language = Sproget { $text } findes ikke; der er { $choices }.
error-unknown-quality = Grundigheden { $value } findes ikke; der er { $choices }.
error-nobody-called = Ingen, der hedder { $name }, sidder der.
error-no-analysis = En analyse kræver den kompilerede regelbog, og den er her ikke.
error-unknown-analysis = Den analyse findes ikke mere. Start den igen.
error-analyses-busy = Der venter for mange analyser. Prøv igen om lidt.
