### Dagens runde: dens side, en dags resultat, kalenderen, ranglisterne.

daily-title = Dagens runde
daily-title-of = Runden fra { $date }
daily-what = Én runde mod computeren, med de samme kort til alle. Dit første forsøg tæller.
daily-what-past = Den dag er forbi. Du kan stadig spille runden, men den tæller ikke med.
daily-play = Spil dagens runde
daily-play-past = Spil denne runde
daily-go-on = Fortsæt
daily-waiting = Din runde venter på dig.
daily-afresh = Begynd forfra
daily-name = Dit navn
daily-name-why = Sådan står du på ranglisterne.
daily-players = { $count ->
    [0] Ingen har spillet den færdig endnu.
    [one] Én spiller har spillet den færdig.
   *[other] { $count } spillere har spillet den færdig.
}
daily-next = Næste runde kommer om { $left }, kl. { $time } på dit ur.
daily-next-why = Hver dag begynder ved midnat UTC, overalt på samme tid.
daily-new-day = En ny dag er begyndt.
daily-failed = Det kunne ikke hentes. Prøv igen.
daily-loading = Et øjeblik …
daily-future = Den runde kan spilles fra { $date }.
daily-before = Den allerførste runde var fra { $date }.
daily-to-today = Gå til dagens runde
daily-pages = Dagens runde
daily-deal-link = Runde
daily-ranked = tæller med
daily-unranked = tæller ikke med

## Hvad nogen har fået ud af alle dage

daily-standing = Sådan klarer du dig
daily-streak = Dage i træk
daily-longest = Flest i træk
daily-days = Dage spillet
daily-best = Bedste
daily-mean = Gennemsnit
daily-days-count = { $count ->
    [one] 1 dag
   *[other] { $count } dage
}

## En dags resultat

daily-result = Dit resultat
daily-points = { $count ->
    [one] point
   *[other] point
}
daily-place = Nummer { $place } af { $count }
daily-better = Bedre end { $percent } % af de andre (lige resultater tæller halvt)
daily-alone = Du er den første, der er færdig.
daily-score = Sådan er det regnet ud
daily-again = Spil igen (tæller ikke med)
daily-again-why = Du må spille hver runde så tit, du vil; kun det første forsøg på selve dagen tæller med.
daily-watch-own = Se min runde igen
daily-analyse-own = Analysér min runde

## Til at dele

daily-share-title = Del uden at røbe noget
daily-share-what = Én firkant for hver af dine ture. Ingen kan se et eneste kort ud fra dem.
daily-square-none = intet meldt
daily-square-some = under { $points } point meldt
daily-square-much = { $points } point eller flere
daily-sign = { $end ->
    [out] du gik ud
   *[caught] computeren gik ud
    [stock] trækbunken slap op
}
daily-share-head = Rummy 500, { $date }
daily-share-points = { $count ->
    [one] { $points } point
   *[other] { $points } point
}
daily-share-end = { $end ->
    [out] Gik ud i tur { $turns }
   *[caught] Fanget efter { $turns ->
        [one] én tur
       *[other] { $turns } ture
    }
    [stock] Spillet, til trækbunken slap op
}
daily-share = Del
daily-copy = Kopiér teksten
daily-copied = Kopieret
daily-copy-failed = Markér teksten, og kopiér den.
daily-picture = Gem billedet
daily-picture-failed = Denne browser kunne ikke lave billedet.
daily-course-said = { $turns ->
    [one] Én tur
   *[other] { $turns } ture
}: intet meldt i { $none }, noget i { $some }, { $points } point eller flere i { $much }.
daily-picture-alt = Billedet, du kan dele: { $what }

## Sammenlignet

daily-spread = Sammenlignet med andre
daily-spread-count = { $count ->
    [one] Ét resultat
   *[other] { $count } resultater
}, { $mean } point i gennemsnit.
daily-spread-said = Resultater fra { $low } til { $high } point. Dit er i gruppen fra { $from } til { $to }.
daily-spread-points = Point
daily-spread-results = Resultater
daily-spread-range = { $low } til { $high }
daily-you = dig

## Den stærkeste computer

daily-line = Den bedste vej
daily-line-done = Den stærkeste computer, som kun så det, du så, fik { $points }.
daily-line-than = { $who ->
    [you] Du fik { $points } mere.
    [even] Ligesom dig.
   *[computer] Det er { $points } mere end dig.
}
daily-line-working = Den stærkeste computer er ikke færdig med runden endnu. Kig igen om et par minutter.
daily-line-none = Den stærkeste computer spiller ikke med på denne server.
daily-line-watch = Se dens runde
daily-look-again = Kig igen

## De andres runder

daily-others = Sådan spillede andre
daily-others-none = Ingen andre har spillet den færdig endnu.
daily-watch = Se

## Kalenderen

daily-calendar = Kalender
daily-month-before = Måneden før
daily-month-after = Måneden efter
daily-on = { $date }: { $state }
daily-on-new = ikke spillet
daily-on-running = ikke spillet færdig
daily-on-ranked = { $points }, tæller med
daily-on-unranked = { $points }, tæller ikke med
daily-on-later = ikke endnu
daily-legend-ranked = Tæller med
daily-legend-unranked = Tæller ikke med
daily-legend-running = Ikke færdig

## Ranglisterne

boards-title = Ranglister
boards-spans = Hvad der tælles
boards-day = Dag
boards-week = Uge
boards-month = Måned
boards-all = Alle dage
boards-streaks = Dage i træk
boards-range = { $first } til { $last }
boards-earlier = Tidligere
boards-later = Senere
boards-place = Plads
boards-name = Navn
boards-points = Point
boards-days = Dage
boards-mean = Gennemsnit
boards-streak = Dage i træk
boards-players = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
boards-empty = Der står ingen på listen endnu.
boards-none = Du har endnu intet resultat her, der tæller med.
boards-ties = Ved lige mange point står den øverst, der kom først. Også nul og derunder tæller.
boards-hide = Skjul mig
boards-show = Vis mig
boards-hidden = Du er skjult: Andre ser dig ikke på ranglisterne og ser ikke dine runder blandt de andres.
boards-shown = Her ser alle dit navn og dine resultater.
boards-own = Din linje

## Ærligt

daily-fair = De samme kort til alle
daily-fair-what = Serveren lagde dagens kort fast 30 dage i forvejen og har siden vist et forhåndstilsagn. Når dagen er forbi, viser den nøglen, og denne side kontrollerer, at de to hører sammen.
daily-fair-limit = Ingen kan forhindre nogen i at spille runden igen i en anden browser. Ranglisterne er så ærlige som dem, der spiller.
daily-fair-more = Se selv efter
daily-fair-read = Sådan fungerer dagens runde
daily-fair-commitment = Forhåndstilsagn
daily-fair-key = Nøgle
daily-fair-opens = Nøglen vises { $time }.
daily-fair-good = Kontrolleret i denne browser: Nøglen hører til forhåndstilsagnet.
daily-fair-bad = Nøglen hører ikke til forhåndstilsagnet. Der er noget galt med denne runde.
daily-fair-days = Forhåndstilsagn for andre dage
daily-fair-fits = passer
daily-fair-wrong = passer ikke
