### Vóór en rond het spel: startpagina, nieuwe tafel, huisregels, wachtkamer, de deur van een tafel, andere apparaten.

## Startpagina

home-friends = Met vrienden spelen
home-friends-what = Jullie regels, een link, twee tot acht aan tafel
home-yours = Jouw tafels
home-public = Openbare tafels
home-with = { $count ->
    [0] Verder nog niemand
   *[other] met { $names }
}
home-won = { $who ->
    [you] Je hebt gewonnen
    [nobody] Afgelopen
   *[other] { $name } heeft gewonnen
}
home-rounds = { $count ->
    [0] eerste ronde
    [one] één ronde gespeeld
   *[other] { $count } rondes gespeeld
}
home-all-tables = Al je tafels
home-replay = Een verslag bekijken
home-fair = Hoe er eerlijk wordt gedeeld
home-more = Meer
home-all-rules = Alle huisregels …
home-public-host = Tafel van { $name }
home-public-free = { $count ->
    [0] geen plaats vrij
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
home-public-rules = { $count ->
    [one] één huisregel
   *[other] { $count } huisregels
}
home-public-watch = je kunt toekijken
home-public-running = wordt gespeeld

page-none = Deze pagina bestaat hier niet.
page-coming = Even laden …
page-failed = Deze pagina kon niet worden geladen.
try-again = Opnieuw proberen

## Een nieuwe tafel

new-title = Nieuwe tafel
new-who = Wie er meedoet
new-seats = Plaatsen
new-fewer = Eén plaats minder
new-more = Eén plaats meer
new-friend = Een vriend (via link)
new-computer = Computer · { $level }
new-friends = Zo meteen krijg je een link voor je vrienden. De partij begint als jij het zegt.
new-alone = Alleen computers: de partij begint meteen.
new-open = Tafel openen
new-start = Beginnen
new-brought = Dit zijn de regels uit de link. Je kunt ze nog veranderen.
new-brought-bad = De regels in die link waren niet te lezen. Hier zijn de standaardregels.

## Hoe een tafel speelt

rules-how = Zo spelen jullie
rules-here = Zo speelt deze tafel
rules-summary = Anders dan standaard:
rules-choose = Andere regels kiezen
rules-change = Regels veranderen
rules-read = Alle regels in woorden
rules-keep = Deze regels bewaren
rules-share = Deze regels delen
rules-keep-short = Bewaren
rules-share-short = Delen
rules-title = De regels van deze tafel
rules-contents = Inhoud
rules-loading = De regels worden geladen …
rules-failed = De regels konden nu niet worden geladen.
rules-print = Een pagina om af te drukken
rules-marked = anders dan in de standaardregels
rules-differs = anders dan in de standaardregels
rules-new = nieuw
rules-new-legend = anders dan in jullie vorige partij
rules-news = Anders dan in jullie vorige partij

choose-title = Hoe spelen jullie thuis?
choose-own = Je eigen regels
choose-own-what = { $preset }{ $count ->
    [0] {""}
    [one] , één verandering
   *[other] , { $count } veranderingen
}
choose-presets = Bekende speelwijzen
choose-all = Alle { $count } laten zien
choose-families = Huisregels van een paar families
choose-rename = { $name } hernoemen
choose-new-name = Nieuwe naam
choose-rename-done = Hernoemen
choose-name-taken = Er zijn al regels met die naam.
choose-delete-name = { $name } verwijderen
choose-delete-sure = ‘{ $name }’ verwijderen?
choose-delete = Verwijderen
choose-keep = Houden

keep-name = Naam van deze regels
keep-example = Zoals bij oma
keep-where = Ze worden in deze browser bewaard. Regels met dezelfde naam worden vervangen.
keep-do = Bewaren
kept = Bewaard als ‘{ $name }’.
keep-failed = Deze browser bewaart niets. Deel de regels in plaats daarvan met een link.

share-what = Wie deze link opent, begint met deze regels.
share-label = Link naar deze regels
share-text = Zo spelen wij Rummy 500: { $differs }

edit-title = Huisregels
edit-search = In de regels zoeken
edit-popular = Vaak veranderd
edit-changed = veranderd
edit-changes = { $count ->
    [one] één verandering
   *[other] { $count } veranderingen
}
edit-problem = past niet
edit-idle = heeft geen effect bij de andere regels zoals ze nu staan
edit-of-preset = zoals in de speelwijze
edit-preset-value = eerst: { $value }
edit-legend = geeft de waarde aan van de regels waarmee je begon
edit-other-number = anders:
edit-range = Kies { $low } tot en met { $high }.
edit-reset-field = { $field }: terug naar { $value }
edit-reset-all = Alles terugzetten
edit-cancel = Annuleren
edit-use = Zo spelen we
edit-done = Klaar
edit-cannot-play = Zo kan er niet gespeeld worden.
edit-nothing-found = Niets gevonden voor ‘{ $wanted }’.
edit-swept = { $count ->
    [one] Eén verandering is vervallen.
   *[other] { $count } veranderingen zijn vervallen.
}
edit-bring-back = Terughalen

family-first-game = Het eerste spelletje
family-first-game-note = Voor kinderen: tien kaarten, alleen de bovenste kaart van de aflegstapel, geen speelplicht, tot 200 punten.
family-kitchen-table = Keukentafel
family-kitchen-table-note = Jokers kun je ruilen en de schoppenvrouw telt 40. Er wordt niet gecoupeerd.
family-opening = Openen met dertig
family-opening-note = Twee jokers per spel, de eerste combinaties moeten 30 waard zijn, en je gaat uit door af te leggen.
family-loud = Luidruchtige tafel
family-loud-note = Iedereen mag ‘Rummy!’ roepen, je mag zweven, en de aflegstapel wordt een nieuwe stok.
family-evening-of-six = Een avond met z’n zessen
family-evening-of-six-note = Twee spellen met jokers, dubbele kaarten in een groep, zes rondes en het hoogste totaal wint.
family-strict = Streng
family-strict-note = De kaart die je van de aflegstapel pakt, hoort in een nieuwe combinatie, en een joker leg je niet zomaar aan.

## Links

link-copy = Kopiëren
link-copied-short = Gekopieerd
link-copied = De link is gekopieerd.
link-copy-by-hand = Kopieer de geselecteerde link zelf.
link-share = Versturen
link-qr-show = QR-code
link-qr-hide = QR-code verbergen
link-qr = QR-code van de link

## Wachtkamer

lobby-title = Tafel van { $name }
lobby-seats = Wie waar zit
lobby-leave = Tafel verlaten
leave-sure = Deze tafel verlaten? Je plaats komt vrij.
leave-host = Deze tafel verlaten? Dan wordt de volgende speler host.
leave-stay = Blijven
invite-title = Uitnodigen
invite-what = Wie deze link opent, ziet wie er zit en hoe jullie spelen, geeft een naam op en schuift aan.
invite-label = Link naar deze tafel
invite-text = { $name } nodigt je uit voor Rummy 500
invite-listed = Openbaar
invite-listed-what = De tafel staat op de startpagina van deze server; iedereen mag aanschuiven.
invite-spectators = Met toeschouwers
invite-spectators-what = Wie de link heeft, mag toekijken. Niemand ziet jullie kaarten.
barred-title = Verwijderd
barred-allow = Weer toelaten

team-number = Team { $number }
seat-more = { $kind ->
    [computer] (computer)
   *[person] {""}
}{ $host ->
    [yes] (host)
   *[no] {""}
}
seat-do-arrange = Veranderen
seat-do-take = Deze plaats kiezen
seat-hint = Tik op een plaats om hem te veranderen, sleep iemand naar een andere plaats, of gebruik Alt en een pijltjestoets.
seat-add = Plaats toevoegen
seat-fill = { $count ->
    [one] Computer op de vrije plaats
   *[other] Computers op { $count } vrije plaatsen
}
seat-drop-free = { $count ->
    [one] De vrije plaats weghalen
   *[other] { $count } vrije plaatsen weghalen
}
seat-free-title = Plaats { $number }, vrij
seat-put-computer = Hier een computer neerzetten
seat-level = Hoe hij speelt
seat-move = Van plaats ruilen met
seat-move-note = Er wordt met de klok mee gespeeld. Maats in een team zitten niet naast elkaar.
seat-of = { $number } · { $name }
seat-of-nobody = { $number } · vrije plaats
seat-make-free = Vrijhouden voor iemand
seat-remove = De plaats weghalen
seat-make-host = Host maken
seat-link = Link naar deze plaats
seat-link-what = Wie deze link opent, krijgt de plaats van { $name }, bijvoorbeeld in een andere browser. Hij werkt één keer, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} lang.
seat-link-text = Je plaats bij Rummy 500
seat-remove-person = Verwijderen
seat-remove-sure = { $name } verliest de plaats en kan alleen terug als jij het toestaat.
seat-remove-do = Van tafel verwijderen

start-match = Partij beginnen
start-ready = Iedereen is er. De laagste kaart bepaalt wie deelt.
start-free = { $count ->
    [one] Er is nog één plaats vrij: wacht op een vriend, zet er een computer neer of haal de plaats weg.
   *[other] Er zijn nog { $count } plaatsen vrij: wacht op vrienden, zet er computers neer of haal de plaatsen weg.
}
start-few = Er zijn minstens twee spelers nodig.
start-rules = De regels passen niet bij elkaar: hieronder staat wat je kunt veranderen.
start-waiting = { $name } begint de partij.
start-waiting-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}

## De deur van een tafel

join-title = { $name } nodigt je uit
join-title-nobody = Een tafel Rummy 500
join-people = { $names } { $count ->
    [one] zit
   *[other] zitten
} aan tafel.
join-phase-lobby = De partij is nog niet begonnen.
join-phase-play = De partij is aan de gang.
join-phase-over = De partij is afgelopen.
join-sit = Aanschuiven
join-sit-at = Op plaats { $number } gaan zitten
join-choose-seat = Wil je een bepaalde plaats, tik er dan op.
join-take-over = Je neemt de kaarten en de punten van een computer over en speelt verder.
join-full = Op dit moment zijn alle plaatsen bezet. Komt er een vrij, dan kun je die hier nemen.
join-over = Deze partij is afgelopen.
join-removed = De host heeft je van deze tafel verwijderd. Je kunt terug zodra de host het toestaat.
join-watch = Alleen toekijken
join-watch-over = De tafel bekijken
join-failed = De server antwoordde niet. Probeer het nog eens.
join-bad-name = Geef een naam op van 1 tot en met 20 zichtbare tekens.
error-code-unknown = Deze code is niet bekend: misschien is hij al gebruikt of te oud.
join-link-title = Deze link is voor één plaats
join-link-what = Neem je de plaats, dan speel je vanaf nu hier, met de kaarten en de punten die erbij horen. De browser die hem tot nu toe had, raakt hem kwijt.
join-link-do = Deze plaats nemen
join-link-not = Nu niet

## Een ander apparaat

device-title = Een ander apparaat gebruiken
device-what = Je tafels en je plaats kunnen mee, bijvoorbeeld van de laptop naar de telefoon.
device-ask = Een code laten zien
device-have = Ik heb een code
device-show = Open deze link op het andere apparaat, of voer daar de code in. Hij werkt één keer, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} lang. Hier kun je ook blijven spelen.
device-link = Link voor het andere apparaat
device-link-text = Mijn tafels bij Rummy 500
device-enter = Code invoeren
device-enter-what = Je vindt hem op het andere apparaat: Instellingen, ‘Een ander apparaat gebruiken’.
device-code = Code
device-claim = Dat ben ik
device-done = Dit apparaat kent je nu
device-done-what = Je tafels staan op de startpagina.
