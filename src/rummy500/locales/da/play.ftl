### Hvad der siges og vises, mens flere spiller en kamp sammen.

## Hvad der er sket ved bordet

tell-dealer-cut = Der trækkes om at give: { $cards }.
tell-dealer-cut-again = Uafgjort, så én gang til: { $cards }.
tell-dealer-cut-lowest = { $who ->
    [you] Du har det laveste kort og giver.
   *[other] { $name } har det laveste kort og giver.
}
tell-cut-card = { $who ->
    [you] du
   *[other] { $name }
} { $card }
tell-pack-cut = { $who ->
    [you] Du
   *[other] { $name }
} tog af: { $depth ->
    [one] Ét kort kom nederst.
   *[other] { $depth } kort kom nederst.
}
tell-deal-opened = Givningen i runde { $round } ligger åbent og kan efterprøves.
tell-sat = { $who ->
    [you] Du har sat dig.
   *[other] { $name } har sat sig.
}
tell-left = { $name } er gået. En computer spiller videre.
tell-removed = { $name } blev fjernet af værten. En computer spiller videre.
tell-became-host = { $who ->
    [you] Du er nu vært.
   *[other] { $name } er nu vært.
}
tell-played-for = { $who ->
    [you] Du var væk: En computer spiller for dig.
   *[other] { $name } er væk: En computer spiller så længe.
}
tell-returned = { $who ->
    [you] Du er tilbage og spiller igen selv.
   *[other] { $name } er tilbage.
}
tell-timed-out = { $who ->
    [you] Din tid er gået: En computer spiller din tur færdig.
   *[other] Tiden er gået for { $name }: En computer spiller turen færdig.
}
tell-manners-changed = Ny bordskik: { $changes }.
tell-back-meld = { $who ->
    [you] Du
   *[other] { $name }
} fortrød meldingen { $cards }.
tell-back-lay = { $who ->
    [you] Du
   *[other] { $name }
} tog { $card } tilbage fra { $meld }.
tell-back-swap = { $who ->
    [you] Du
   *[other] { $name }
} tog { $card } tilbage og lagde jokeren tilbage.
tell-back-take = { $who ->
    [you] Du
   *[other] { $name }
} lagde { $card } og alt, hvad der lå ovenpå, tilbage i afkastbunken.
tell-back-other = { $who ->
    [you] Du fortrød dit seneste træk.
   *[other] { $name } fortrød sit seneste træk.
}

## Bordskik, som en ændring bliver sagt

changed-call-seconds = { $value } sekunder til at råbe Rummy
changed-turn-timer = { $value ->
    [off] ingen tidsgrænse
   *[other] { $value } sekunder til en tur
}
changed-away-seconds = en computer tager over efter { $value } sekunder
changed-pace = { $value ->
    [instant] computerne spiller straks
    [calm] computerne spiller i ro og mag
   *[brisk] computerne spiller raskt
}
changed-undo = { $value ->
    [off] træk kan ikke fortrydes
   *[on] træk kan fortrydes
}
changed-hints = { $value ->
    [off] ingen tip
   *[on] tip
}
changed-coach = { $value ->
    [off] uden træner
   *[on] med træner
}
changed-spectators = { $value ->
    [off] ingen må se på
   *[on] andre må se på
}
changed-listed = { $value ->
    [off] står ikke på den offentlige liste
   *[on] står på den offentlige liste
}
changed-other = { $field }: { $value }

## At fortryde

do-undo = Fortryd
key-undo = Fortryd dit seneste træk (også Ctrl Z)
say-nothing-to-undo = Der er ikke noget at fortryde nu.

## Givningen

status-dealing = Giver …
deal-title = Der gives kort
deal-shares = Der blandes med en hemmelighed fra serveren og en fra { $names }.
deal-shares-none = Der blandes med en hemmelighed fra serveren, som ligger fast på forhånd.
deal-waiting = Venter på alles andel i blandingen …
deal-opening = Alles andele ligger fast. Nu åbnes de …
deal-cutting = { $name } tager af.
deal-cut-you = Tag af
deal-cut-why = Du sidder til højre for kortgiveren. Løft så mange kort af, du vil.
deal-depth = { $depth ->
    [one] Ét kort af { $count } lægges nederst
   *[other] { $depth } kort af { $count } lægges nederst
}
deal-depth-label = Hvor mange kort du løfter af
do-cut = Tag af her
deal-seconds = { $seconds } s
cut-title = Hvem giver?
cut-why = Alle vender et kort. Det laveste giver; es er lavest.
cut-again = Uafgjort: én gang til
cut-deals = { $who ->
    [you] Du giver
   *[other] { $name } giver
}
cut-go-on = Videre
deal-good = Givningen er efterprøvet ✓
deal-bad = Givningen er ikke som lovet
deal-link = Sådan efterprøves den

## Mennesker

host = Vært
seat-away = væk
seat-computer = Computer
seat-played-for = computer spiller
seat-free = fri plads
seat-state = { $away ->
    [yes] , væk
   *[no] {""}
}{ $played ->
    [yes] , en computer spiller videre
   *[no] {""}
}{ $computer ->
    [yes] , computer
   *[no] {""}
}{ $host ->
    [yes] , vært
   *[no] {""}
}
watching = Du ser på
watching-note = Du ser det, alle må se.
watching-stop = Stop med at se på
people-title = Bord og spillere
people-open = Bord og spillere
people-you = du
people-level = Computer, { $level }
people-here = ved bordet
people-away = væk
people-played-for = væk, en computer spiller videre
people-make-host = Gør til vært
people-remove = Fjern
people-remove-sure = Fjern { $name }? En computer spiller videre med de samme kort, og { $name } kan kun komme tilbage, hvis du giver lov.
people-remove-yes = Fjern { $name }
people-keep = Behold
people-seat-link = Link til denne plads
people-seat-link-note = Med dette link kommer { $name } tilbage til pladsen fra en anden browser. Det virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}.
people-barred = Fjernet
people-allow = Luk ind igen
people-more = Hvad værten kan gøre for { $name }
people-mute = Slå lyden fra for { $name }
people-muted = Replikker fra { $name } er slået fra
people-mute-all = Slå alles replikker fra
people-leave = Forlad bordet
people-leave-sure = Vil du forlade bordet helt? En computer spiller videre for dig med dine kort.
people-leave-over = Vil du forlade bordet? Dit resultat bliver stående i din historik.
people-leave-yes = Gå
people-stay = Bliv
people-invite = Invitér
people-invite-note = Den, der har linket, kan tage en computers plads{ $watch ->
    [yes] {" "}eller se på.
   *[no] .
}
people-invite-text = Spil Rummy 500 med { $name }.
people-manners = Bordskik
people-rules = Bordets regler
link-removed = Værten har fjernet dig fra bordet.
link-not-watched = Ingen må se på ved dette bord lige nu.
link-left = Du har forladt bordet. En computer spiller videre for dig.
link-moved = Din plads er nu åben i en anden browser.
link-expired = Bordet er for gammelt og er ryddet væk.

## Bordskik under spillet

manner-call-seconds = Sekunder til at råbe Rummy
manner-turn-timer = Sekunder til en tur
manner-away-seconds = Sekunder, før en computer tager over for en, der er væk
manner-undo = Træk kan fortrydes
manner-spectators = Andre må se på
manner-listed = På den offentlige liste
manner-off = fra

## Turens tid

clock-label = { $seconds ->
    [one] ét sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
say-clock = Ti sekunder tilbage.

## Replikker

say-open = Sig noget
say-title = Sig noget
say-muted = Du har slået lyden fra for alle.
say-phrase = { $who ->
    [you] Du siger: { $phrase }
   *[other] { $name } siger: { $phrase }
}
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-one-moment = Lige et øjeblik.
phrase-your-turn = Din tur!
phrase-so-close = Det var tæt på!
phrase-good-game = Godt spil!
phrase-bye = Hej hej, vi ses!
phrase-clap = Klapsalve
phrase-laugh = Hvor sjovt
phrase-wow = Wow
phrase-oops = Ups
phrase-heart = Dejligt
phrase-think = Lad mig tænke

## Når det er din tur

set-notices = Når det er din tur
notice-title = Vis det i sidens titel
notice-sound = En svag lyd
notice-device = En besked, når siden ligger i baggrunden
notice-shake = Vibrér
notice-blocked = Denne browser tillader ikke beskeder fra siden.
notice-turn = Det er din tur.
notice-call = Du kan råbe Rummy.

## At vælge

ask-end = I hvilken ende?
ask-joker = Hvad skal jokeren være?
ask-meld = På hvilken melding?
ask-meld-value = Som hvilken melding?
ask-call = Rummy! Hvordan?
choose-end-low = Nederst: { $card } før { $next } · { $points }
choose-end-high = Øverst: { $card } efter { $next } · { $points }
choose-joker = { $as } · { $points }
call-note = Man kan råbe på { $card }. { $others ->
    [yes] Råber flere, får den kortet, der sidder nærmest til venstre for den, der kastede af.
   *[no] {""}
}
refusal-rule = Regler §{ $paragraph }
hint-makes = { $card } ville give: { $melds }.
hint-makes-one = { $cards } · { $points }
hint-standing = Du går ud uden at trække: Spil hele hånden; det sidste kort må kastes af.
hint-floating = Du har ingen kort: Træk ét. Spil det, og svæv videre, eller kast det af, og gå ud.
hint-joker-due = Spil nu jokeren, som du byttede dig til.

## Efter kampen

sheet-again-rules = Ændr reglerne først
sheet-again-join = Videre til næste kamp
sheet-again-asked = Næste kamp er klar.
sheet-waiting = Venter på { $names } …
sheet-chips = Jetoner
sheet-bonus-out = gået ud
sheet-bonus-stand = første tur
rules-changed = { $count ->
    [one] Én regel er anderledes end i jeres seneste kamp: { $fields }.
   *[other] { $count } regler er anderledes end i jeres seneste kamp: { $fields }.
}
