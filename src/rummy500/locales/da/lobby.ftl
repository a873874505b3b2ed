### Før og omkring spillet: forside, nyt bord, husregler, lobby, døren til et bord, andre enheder.

## Forside

home-friends = Spil med venner
home-friends-what = Jeres regler, et link, to til otte ved bordet
home-yours = Dine borde
home-public = Offentlige borde
home-with = { $count ->
    [0] Ingen andre endnu
   *[other] med { $names }
}
home-won = { $who ->
    [you] Du vandt
    [nobody] Færdig
   *[other] { $name } vandt
}
home-rounds = { $count ->
    [0] første runde
    [one] én runde spillet
   *[other] { $count } runder spillet
}
home-all-tables = Alle dine borde
home-replay = Åbn et gemt spil
home-fair = Fair kortgivning
home-more = Mere
home-all-rules = Alle husregler …
home-public-host = Bord hos { $name }
home-public-free = { $count ->
    [0] ingen fri plads
    [one] én fri plads
   *[other] { $count } frie pladser
}
home-public-rules = { $count ->
    [one] én husregel
   *[other] { $count } husregler
}
home-public-watch = man må se på
home-public-running = er i gang

page-none = Den side findes ikke her.
page-coming = Henter …
page-failed = Siden kunne ikke hentes.
try-again = Prøv igen

## Et nyt bord

new-title = Nyt bord
new-who = Hvem spiller
new-seats = Pladser
new-fewer = En plads færre
new-more = En plads mere
new-friend = En ven (med link)
new-computer = Computer · { $level }
new-friends = Derefter får du et link til dine venner. Kampen begynder, når du siger til.
new-alone = Kun computere: Kampen begynder med det samme.
new-open = Åbn bordet
new-start = Begynd at spille
new-brought = Det er reglerne fra linket, du fulgte. Du kan stadig ændre dem.
new-brought-bad = Reglerne i linket kunne ikke læses. Her er standardreglerne.

## Hvordan der spilles ved et bord

rules-how = Sådan spiller I
rules-here = Sådan spilles der her
rules-summary = Anderledes end standard:
rules-choose = Vælg andre regler
rules-change = Ændr regler
rules-read = Alle regler i ord
rules-keep = Gem reglerne
rules-share = Del reglerne
rules-keep-short = Gem
rules-share-short = Del
rules-title = Reglerne ved dette bord
rules-contents = Indhold
rules-loading = Reglerne hentes …
rules-failed = Reglerne kunne ikke hentes lige nu.
rules-print = En side til udskrift
rules-marked = ikke som i standardreglerne
rules-differs = ikke som i standardreglerne
rules-new = ny
rules-new-legend = anderledes end i jeres seneste kamp
rules-news = Anderledes end i jeres seneste kamp

choose-title = Hvordan spiller I hjemme hos jer?
choose-own = Dine egne regler
choose-own-what = { $preset }{ $count ->
    [0] {""}
    [one] , én ændring
   *[other] , { $count } ændringer
}
choose-presets = Kendte måder at spille på
choose-all = Vis alle { $count }
choose-families = Nogle familiers husregler
choose-rename = Omdøb { $name }
choose-new-name = Nyt navn
choose-rename-done = Omdøb
choose-name-taken = Der er allerede regler med det navn.
choose-delete-name = Slet { $name }
choose-delete-sure = Slet »{ $name }«?
choose-delete = Slet
choose-keep = Behold

keep-name = Navn på disse regler
keep-example = Som hos mormor
keep-where = De gemmes i denne browser. Regler med samme navn bliver erstattet.
keep-do = Gem
kept = Gemt som »{ $name }«.
keep-failed = Denne browser gemmer ingenting. Del reglerne med et link i stedet.

share-what = Den, der åbner linket, begynder med disse regler.
share-label = Link til disse regler
share-text = Sådan spiller vi Rummy 500: { $differs }

edit-title = Husregler
edit-search = Søg i reglerne
edit-popular = Ændres tit
edit-changed = ændret
edit-changes = { $count ->
    [one] én ændring
   *[other] { $count } ændringer
}
edit-problem = passer ikke
edit-idle = ingen virkning, så længe de andre regler er, som de er
edit-of-preset = som i udgangspunktet
edit-preset-value = før: { $value }
edit-legend = viser værdien i de regler, du begyndte med
edit-other-number = andet:
edit-range = { $low } til { $high }, tak.
edit-reset-field = { $field }: tilbage til { $value }
edit-reset-all = Nulstil alt
edit-cancel = Annullér
edit-use = Brug disse regler
edit-done = Færdig
edit-cannot-play = Sådan kan der ikke spilles.
edit-nothing-found = Intet fundet for »{ $wanted }«.
edit-swept = { $count ->
    [one] Én ændring blev kasseret.
   *[other] { $count } ændringer blev kasseret.
}
edit-bring-back = Hent dem tilbage

family-first-game = Det første spil
family-first-game-note = For børn: ti kort, kun det øverste kort i afkastbunken, ingen spillepligt, til 200 point.
family-kitchen-table = Køkkenbordet
family-kitchen-table-note = Jokere kan byttes ud, og spar dame tæller 40. Ingen tager af.
family-opening = Tredive for at åbne
family-opening-note = To jokere pr. spil kort, de første meldinger skal være 30 værd, og man går ud med et afkast.
family-loud = Det højrøstede bord
family-loud-note = Alle må råbe »Rummy!«, man må svæve, og afkastbunken blandes, når trækbunken er tom.
family-evening-of-six = En aften for seks
family-evening-of-six-note = To spil kort med jokere, dubletter i sæt, seks runder, og den højeste total vinder.
family-strict = Strenge regler
family-strict-note = Det kort, du tager fra afkastbunken, skal i en ny melding, og jokere bygges ikke på uden videre.

## Links

link-copy = Kopiér
link-copied-short = Kopieret
link-copied = Linket er kopieret.
link-copy-by-hand = Kopiér det markerede link selv.
link-share = Send
link-qr-show = QR-kode
link-qr-hide = Skjul QR-kode
link-qr = QR-kode til linket

## Lobby

lobby-title = Bord hos { $name }
lobby-seats = Hvem sidder hvor
lobby-leave = Forlad bordet
leave-sure = Vil du forlade bordet? Din plads bliver fri.
leave-host = Vil du forlade bordet? Den næste person bliver vært.
leave-stay = Bliv
invite-title = Invitér
invite-what = Den, der åbner linket, ser, hvem der sidder her, og hvordan I spiller, skriver et navn og sætter sig.
invite-label = Link til bordet
invite-text = { $name } inviterer dig til Rummy 500
invite-listed = Offentligt
invite-listed-what = Bordet står på serverens forside; alle må sætte sig.
invite-spectators = Med tilskuere
invite-spectators-what = Den, der har linket, må se på. Ingen ser dine kort.
barred-title = Fjernet
barred-allow = Må komme tilbage

team-number = Hold { $number }
seat-more = { $kind ->
    [computer] (computer)
   *[person] {""}
}{ $host ->
    [yes] (vært)
   *[no] {""}
}
seat-do-arrange = Ændr
seat-do-take = Vælg denne plads
seat-hint = Tryk på en plads for at ændre den, træk en spiller til en anden plads, eller flyt spilleren med Alt og en piletast.
seat-add = Tilføj en plads
seat-fill = { $count ->
    [one] Computer på den frie plads
   *[other] Computere på { $count } frie pladser
}
seat-drop-free = { $count ->
    [one] Fjern den frie plads
   *[other] Fjern { $count } frie pladser
}
seat-free-title = Plads { $number }, fri
seat-put-computer = Sæt en computer her
seat-level = Hvordan den spiller
seat-move = Byt plads med
seat-move-note = Spillet går med uret. Makkere sidder ikke ved siden af hinanden.
seat-of = { $number } · { $name }
seat-of-nobody = { $number } · fri plads
seat-make-free = Hold fri til et menneske
seat-remove = Fjern pladsen
seat-make-host = Gør til vært
seat-link = Link til denne plads
seat-link-what = Den, der åbner linket, overtager pladsen fra { $name }, for eksempel i en anden browser. Det virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}.
seat-link-text = Din plads ved Rummy 500
seat-remove-person = Fjern
seat-remove-sure = { $name } mister sin plads og kan kun komme tilbage, hvis du giver lov.
seat-remove-do = Fjern fra bordet

start-match = Begynd kampen
start-ready = Alle er her. Det laveste kort afgør, hvem der giver.
start-free = { $count ->
    [one] En plads er stadig fri: Vent på en ven, sæt en computer der, eller fjern pladsen.
   *[other] { $count } pladser er stadig frie: Vent på venner, sæt computere der, eller fjern pladserne.
}
start-few = Der skal være mindst to.
start-rules = Reglerne passer ikke sammen: Se nedenfor, hvad der kan ændres.
start-waiting = { $name } begynder kampen.
start-waiting-free = { $count ->
    [one] En plads er stadig fri.
   *[other] { $count } pladser er stadig frie.
}

## Døren til et bord

join-title = { $name } inviterer dig
join-title-nobody = Et bord med Rummy 500
join-people = { $names } { $count ->
    [one] sidder
   *[other] sidder
} ved bordet.
join-phase-lobby = Kampen er ikke begyndt endnu.
join-phase-play = Kampen er i gang.
join-phase-over = Kampen er slut.
join-sit = Sæt dig
join-sit-at = Sæt dig på plads { $number }
join-choose-seat = Vil du selv vælge, så tryk på den plads, du gerne vil have.
join-take-over = Du overtager en computers kort og point og spiller videre.
join-full = Alle pladser er optaget lige nu. Bliver en fri, kan du tage den her.
join-over = Denne kamp er slut.
join-removed = Værten har fjernet dig fra bordet. Du kan komme tilbage, når værten giver lov.
join-watch = Se bare på
join-watch-over = Se på bordet
join-failed = Serveren svarede ikke. Prøv igen.
join-bad-name = Skriv et navn på 1 til 20 synlige tegn.
error-code-unknown = Koden kendes ikke: Måske er den allerede brugt, eller den er for gammel.
join-link-title = Linket er til én plads
join-link-what = Tager du pladsen, spiller du herfra fra nu af, med dens kort og point. Den browser, der har haft den indtil nu, mister den.
join-link-do = Tag denne plads
join-link-not = Ikke nu

## En anden enhed

device-title = Brug en anden enhed
device-what = Dine borde og din plads kan flytte med, for eksempel fra den bærbare til telefonen.
device-ask = Vis en kode
device-have = Jeg har en kode
device-show = Åbn linket på den anden enhed, eller skriv koden der. Den virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}. Du kan også spille videre her.
device-link = Link til den anden enhed
device-link-text = Mine borde i Rummy 500
device-enter = Skriv koden
device-enter-what = Du finder den på den anden enhed: Indstillinger, »Brug en anden enhed«.
device-code = Kode
device-claim = Det er mig
device-done = Nu kender denne enhed dig
device-done-what = Dine borde står på forsiden.
