### De ronde van de dag: de pagina, de uitslag van een dag, de kalender, de ranglijsten.

daily-title = Ronde van de dag
daily-title-of = Ronde van { $date }
daily-what = Eén ronde tegen de computer, met dezelfde kaarten voor iedereen. Je eerste poging telt.
daily-what-past = Deze dag is voorbij. Je kunt de ronde nog spelen, maar die telt niet mee.
daily-play = Speel de ronde van vandaag
daily-play-past = Speel deze ronde
daily-go-on = Verderspelen
daily-waiting = Je ronde staat op je te wachten.
daily-afresh = Opnieuw beginnen
daily-name = Je naam
daily-name-why = Zo sta je op de ranglijsten.
daily-players = { $count ->
    [0] Nog niemand is klaar.
    [one] Eén speler is klaar.
   *[other] { $count } spelers zijn klaar.
}
daily-next = De volgende ronde komt over { $left }, op jouw klok om { $time }.
daily-next-why = Elke dag begint om middernacht UTC, overal tegelijk.
daily-new-day = Er is een nieuwe dag begonnen.
daily-failed = Dit kon niet worden opgehaald. Probeer het nog eens.
daily-loading = Even kijken …
daily-future = Deze ronde kun je vanaf { $date } spelen.
daily-before = De eerste ronde van de dag was die van { $date }.
daily-to-today = Naar de ronde van vandaag
daily-pages = Ronde van de dag
daily-deal-link = Ronde
daily-ranked = telt mee
daily-unranked = telt niet mee

## Wat iemand van alle dagen heeft gemaakt

daily-standing = Zo sta je ervoor
daily-streak = Dagen op rij
daily-longest = Meeste op rij
daily-days = Gespeelde dagen
daily-best = Beste
daily-mean = Gemiddeld
daily-days-count = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}

## De uitslag van een dag

daily-result = Je uitslag
daily-points = { $count ->
    [one] punt
   *[other] punten
}
daily-place = Plaats { $place } van { $count }
daily-better = Beter dan { $percent }% van de anderen; gelijke uitslagen tellen half
daily-alone = Jij bent als eerste klaar.
daily-score = Zo is je score opgebouwd
daily-again = Nog eens spelen (telt niet mee)
daily-again-why = Je mag elke ronde zo vaak spelen als je wilt; alleen de eerste poging op de dag zelf telt mee.
daily-watch-own = Mijn ronde terugkijken
daily-analyse-own = Mijn ronde analyseren

## Om te delen

daily-share-title = Delen zonder iets te verklappen
daily-share-what = Eén vakje voor elk van je beurten. Geen kaart is eruit af te lezen.
daily-square-none = niets uitgelegd
daily-square-some = minder dan { $points } punten uitgelegd
daily-square-much = { $points } punten of meer
daily-sign = { $end ->
    [out] jij bent uitgegaan
   *[caught] de computer is uitgegaan
    [stock] de stok was op
}
daily-share-head = Rummy 500, { $date }
daily-share-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
daily-share-end = { $end ->
    [out] Uitgegaan in beurt { $turns }
   *[caught] De computer was uit na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
    [stock] Gespeeld tot de stok op was
}
daily-share = Delen
daily-copy = Tekst kopiëren
daily-copied = Gekopieerd
daily-copy-failed = Selecteer de tekst en kopieer hem.
daily-picture = Afbeelding opslaan
daily-picture-failed = Deze browser kon de afbeelding niet maken.
daily-course-said = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}: niets uitgelegd in { $none }, iets in { $some }, { $points } punten of meer in { $much }.
daily-picture-alt = De afbeelding om te delen: { $what }

## Vergeleken

daily-spread = Vergeleken met anderen
daily-spread-count = { $count ->
    [one] Eén uitslag
   *[other] { $count } uitslagen
}, gemiddeld { $mean } punten.
daily-spread-said = Uitslagen van { $low } tot en met { $high } punten. De jouwe zit in de groep van { $from } tot en met { $to }.
daily-spread-points = Punten
daily-spread-results = Uitslagen
daily-spread-range = { $low } tot en met { $high }
daily-you = jij

## De sterkste computer

daily-line = De beste weg
daily-line-done = De sterkste computer, die alleen zag wat jij zag, haalde { $points }.
daily-line-than = { $who ->
    [you] Jij haalde er { $points } meer.
    [even] Net als jij.
   *[computer] Dat is { $points } meer dan jij.
}
daily-line-working = De sterkste computer is nog met deze ronde bezig. Kijk over een paar minuten nog eens.
daily-line-none = De sterkste computer speelt op deze server niet mee.
daily-line-watch = Zijn ronde terugkijken
daily-look-again = Nog eens kijken

## Rondes van anderen

daily-others = Zo speelden anderen
daily-others-none = Verder is nog niemand klaar.
daily-watch = Bekijken

## De kalender

daily-calendar = Kalender
daily-month-before = De maand ervoor
daily-month-after = De maand erna
daily-on = { $date }: { $state }
daily-on-new = niet gespeeld
daily-on-running = niet uitgespeeld
daily-on-ranked = { $points }, telt mee
daily-on-unranked = { $points }, telt niet mee
daily-on-later = nog niet
daily-legend-ranked = Telt mee
daily-legend-unranked = Telt niet mee
daily-legend-running = Niet uitgespeeld

## De ranglijsten

boards-title = Ranglijsten
boards-spans = Wat er telt
boards-day = Dag
boards-week = Week
boards-month = Maand
boards-all = Aller tijden
boards-streaks = Dagen op rij
boards-range = { $first } t/m { $last }
boards-earlier = Eerder
boards-later = Later
boards-place = Plaats
boards-name = Naam
boards-points = Punten
boards-days = Dagen
boards-mean = Gemiddeld
boards-streak = Dagen op rij
boards-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
boards-empty = Op deze lijst staat nog niemand.
boards-none = Je hebt hier nog geen uitslag die meetelt.
boards-ties = Bij gelijke uitslagen staat bovenaan wie er het eerst was. Ook nul en minder tellen mee.
boards-hide = Mij verbergen
boards-show = Mij tonen
boards-hidden = Je bent verborgen: anderen zien jou niet op de ranglijsten en je rondes niet bij die van anderen.
boards-shown = Iedereen ziet hier je naam en je uitslagen.
boards-own = Jouw regel

## Eerlijk

daily-fair = Dezelfde kaarten voor iedereen
daily-fair-what = De server heeft de kaarten van deze dag 30 dagen vooraf vastgelegd en laat sindsdien een vastlegging zien. Als de dag voorbij is, toont hij de sleutel en controleert deze pagina of die twee bij elkaar horen.
daily-fair-limit = Niemand kan voorkomen dat iemand de ronde in een andere browser nog eens speelt. De ranglijsten zijn zo eerlijk als de spelers.
daily-fair-more = Zelf nagaan
daily-fair-read = Hoe de ronde van de dag werkt
daily-fair-commitment = Vastlegging
daily-fair-key = Sleutel
daily-fair-opens = De sleutel wordt getoond op { $time }.
daily-fair-good = In deze browser gecontroleerd: de sleutel hoort bij de vastlegging.
daily-fair-bad = De sleutel hoort niet bij de vastlegging. Er klopt iets niet met deze ronde.
daily-fair-days = Vastleggingen van andere dagen
daily-fair-fits = klopt
daily-fair-wrong = klopt niet
