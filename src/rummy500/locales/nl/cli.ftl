### De opdrachtregel: hulp, vragen en antwoorden in de terminal. Namen van opdrachten en opties worden nooit vertaald.

## Hulp

cli-about = Rummy 500: spelen, aanbieden en onderzoeken.
cli-usage = Gebruik: { $usage }
cli-usage-command = OPDRACHT
cli-usage-options = [OPTIES]
cli-usage-more = [MEER]
cli-panel-commands = Opdrachten
cli-panel-arguments = Argumenten
cli-panel-parameters = Opties
cli-default = [standaard: { $value }]
cli-required = [verplicht]
cli-language = Elke opdracht kent --lang met een van { $choices }. Zonder dat geldt de taal van de terminal (LC_ALL, LC_MESSAGES, LANG).
cli-help-flag = Laat dit zien en stopt.
cli-version-flag = Laat de versie zien en stopt.
cli-no-version = broncode die niet is geïnstalleerd
# Wat er staat voor een waarde die wordt gevraagd
cli-kind-int = GETAL
cli-kind-float = GETAL
cli-kind-str = TEKST
cli-kind-path = PAD
cli-place-file = BESTAND
cli-place-depth = DIEPTE
cli-place-first = EERSTE
cli-place-second = TWEEDE
cli-place-third = DERDE
cli-place-fourth = VIERDE

cli-serve = Biedt het spel aan in de browser, met computers als tegenstanders.
cli-serve-more = Wat hier niet wordt gezegd, komt uit de omgeving (RUMMY_HOST, RUMMY_PORT, RUMMY_DATA_DIR en de andere instellingen uit docs/self-hosting.md); anders gelden 127.0.0.1, 8500 en een eigen map.
cli-serve-host = Adres waarop de server luistert; 0.0.0.0 is het hele netwerk.
cli-serve-port = Poort waarop hij luistert; 0 neemt een vrije.
cli-serve-data-dir = Map van de database.

cli-play = Speelt in de terminal een partij tegen computers.
cli-play-more = De partij wordt na elke zet opgeslagen; dezelfde opdracht gaat ermee verder.
cli-play-file = Waar de partij wordt opgeslagen.
cli-play-rules = De speelwijze.
cli-play-set = Een huisregel die anders moet zijn, zoals ‘target 300’; mag vaker.
cli-play-seats = Plaatsen aan tafel; anders wat de speelwijze voorstelt, of drie.
cli-play-level = Hoe goed de computers spelen; één niveau voor alle, of een voor elk, zoals ‘club,expert’.
cli-play-name = Hoe je heet.
cli-play-new = Begint een nieuwe partij, ook als er een is opgeslagen.

cli-lesson = Gaat stap voor stap door een ronde, met de reden voor elke beslissing.
cli-lesson-more = Waar jij beslist, mag je ook iets anders proberen; je hoort wat het doet en gaat weer terug.
cli-lesson-record = Geeft in plaats daarvan de ronde als verslag.

cli-replay = Speelt een verslag na en zegt hoe het eindigt.
cli-replay-more = De opdracht eindigt met 0 als elke opgave klopt, met 1 bij de eerste die niet klopt, en met 2 als het bestand niet te lezen is.
cli-replay-file = Het verslag, - voor de standaardinvoer.
cli-replay-json = Geeft één JSON-object in plaats van woorden.

cli-legal = Noemt elke toegestane zet aan het eind van een verslag.
cli-legal-more = Eén zet per regel, zoals hij in een verslag staat.
cli-legal-file = Het verslag, - voor de standaardinvoer.

cli-perft = Telt op hoeveel manieren het na een verslag verder kan gaan.
cli-perft-more = Geteld worden rijen van precies zoveel zetten; wie trekt, krijgt de kaart die in het verslag staat.
cli-perft-file = Het verslag, - voor de standaardinvoer.
cli-perft-depth = Hoeveel zetten een rij heeft.

cli-deal = Geeft een nieuw verslag: de kop en de gedeelde kaarten.
cli-deal-more = Een verslag is een partij als tekst: sla het op, speel het verder of bekijk het met de andere opdrachten.
cli-deal-rules = De speelwijze om mee te beginnen.
cli-deal-set = Een huisregel die anders moet zijn, zoals ‘target 300’; mag vaker.
cli-deal-seats = De namen van de spelers, met de klok mee, met komma’s ertussen.
cli-deal-seed = De sleutel van het delen, 64 hexadecimale cijfers; anders een willekeurige.
cli-deal-cut = Hoeveel kaarten er worden gecoupeerd, als de regels dat kennen.

cli-analyse = Zegt wat elke beslissing van een gespeelde ronde waard was.
cli-analyse-more = Voor elke beslissing: wat er van de beste en van de gekozen zet te verwachten was, zoals de speler de tafel op dat moment zag, en wat er verloren ging; voor elke speler geluk, spel en een precisie. Een ronde met z’n tweeën duurt ongeveer tien seconden.
cli-analyse-file = Het verslag, - voor de standaardinvoer.
cli-analyse-round = Alleen deze ronde, geteld vanaf 1; anders alle gespeelde.
cli-analyse-seat = Alleen over deze speler: een naam, of het nummer van de plaats vanaf 1.
cli-analyse-quality = Hoe nauwkeurig: quick, normal of deep.
cli-analyse-json = Geeft één JSON-object in plaats van woorden.
cli-analyse-html = Schrijft een pagina met afbeeldingen naar dit bestand.
cli-analyse-jobs = Met zoveel processen wordt er nagedacht.

cli-arena = Laat computers tegen elkaar spelen.
cli-arena-more = De uitkomst is punten per ronde en gewonnen rondes, met intervallen van 95%. Elk geschud spel wordt een paar keer met verwisselde plaatsen gespeeld, ieder even vaak op elke plaats, zodat het geluk wegvalt; de intervallen gaan over de geschudde spellen. Twee spelers verdelen tot vier plaatsen op alle mogelijke manieren, anders zitten de spelers om en om (maats van dezelfde soort).
cli-arena-first = Een niveau (random, beginner, casual, club, …) of een programma, zoals ‘exec:./mybot --fast’.
cli-arena-second = De speler om mee te vergelijken.
cli-arena-third = Een derde speler, aan tafels van drie of meer.
cli-arena-fourth = Een vierde speler, aan tafels van vier of meer.
cli-arena-deals = Zoveel geschudde spellen; elk wordt met elke verdeling van de plaatsen gespeeld.
cli-arena-rules = Een speelwijze.
cli-arena-seats = Plaatsen aan tafel; anders zoveel als de speelwijze of de spelers vragen.
cli-arena-seed = Het getal waarmee wordt geschud.
cli-arena-jobs = In zoveel processen wordt er gespeeld.
cli-arena-json = Bewaart alles wat gespeeld is in dit bestand; een bestand dat er al is, gaat verder.
cli-arena-until = LAAG,HOOG: stopt zodra een van deze voorsprongen duidelijk waarschijnlijker is.
cli-arena-limit = Zoveel seconden heeft een programma voor een beslissing.

## Een opdrachtregel die niet te begrijpen is

cli-wrong-option = De optie { $text } bestaat niet.
cli-wrong-command = De opdracht ‘{ $text }’ bestaat niet. Er zijn: { $choices }.
cli-wrong-whole = { $name }: ‘{ $text }’ is geen heel getal.
cli-wrong-number = { $name }: ‘{ $text }’ is geen getal.
cli-wrong-value = { $name }: ‘{ $text }’ kan hier niet staan.
cli-wrong-missing = { $name } ontbreekt.
cli-wrong-no-value = Achter { $name } ontbreekt een waarde.
cli-wrong-unused = Dat is één woord te veel: { $text }.
cli-wrong-twice = { $name } staat er twee keer.
cli-wrong-other = Deze opdrachtregel is niet te begrijpen.
cli-wrong-meant = Bedoelde je { $text }?
cli-wrong-help = { $command } --help laat zien wat er is.

## Bestanden

cli-file-missing = dat bestand of die map bestaat niet
cli-file-folder = dat is een map
cli-file-no-folder = een deel van het pad is geen map
cli-file-forbidden = geen toestemming
cli-file-full = de schijf is vol
cli-file-read-only = daar kan alleen worden gelezen
cli-file-too-long = de naam is te lang
cli-host-unknown = die naam of dat adres is niet bekend
cli-host-elsewhere = dat is geen adres van deze computer
cli-file-unwritable = Het bestand { $file } kan niet worden geschreven: { $text }.

## De partij in de terminal

cli-you = Jij
cli-going-on = We gaan verder met de partij in { $file }.
cli-saved = De partij is opgeslagen in { $file }; dezelfde opdracht gaat ermee verder.
cli-not-saved = De partij kan niet worden opgeslagen in { $file }: { $text }.
cli-level-compiled = Het niveau { $level } heeft de gecompileerde spelregels nodig, en die ontbreken hier. Er zijn: { $choices }.
cli-level-unknown = Het niveau { $level } bestaat niet. Er zijn: { $choices }.
cli-levels-count = { $levels ->
    [one] Dat is één niveau
   *[other] Dat zijn { $levels } niveaus
} voor { $computers ->
    [one] één computer.
   *[other] { $computers } computers.
}
cli-level-instead = Computers van het niveau { $level } kunnen hier niet spelen; in plaats daarvan speelt club.
cli-cut = Omgedraaid om te bepalen wie deelt: { $cards }.
cli-welcome = Typ ‘{ $help }’ om te zien wat je kunt schrijven; met ‘{ $quit }’ stop je en wordt de partij opgeslagen.
cli-ask-next = Met Enter wordt de volgende ronde gedeeld:
cli-ask-call = Je kunt roepen ({ $choices }); met Enter laat je het:
cli-not-called = Dat kun je niet roepen.
cli-ask-draw = Trek (of pak van de aflegstapel):
cli-ask-play = Jij bent aan de beurt:
cli-more-melds = … en nog meer combinaties
cli-hint-again = Nog een keer ‘{ $hint }’ laat de zet zien.
# Woorden die je aan tafel kunt typen; de Engelse worden ook begrepen
cli-word-help = hulp
cli-word-moves = zetten
cli-word-hint = tip
cli-word-table = tafel
cli-word-quit = stop

cli-moves = Dit kun je schrijven:
cli-moves-draw = de bovenste kaart van de stok trekken
cli-moves-take = die kaart van de aflegstapel pakken met alles wat erboven ligt
cli-moves-meld = een groep of een reeks uitleggen; een joker als JK of JK=5H
cli-moves-lay = een kaart aanleggen bij combinatie 2; met ‘low’ (laag) of ‘high’ (hoog) erachter als beide kanten passen
cli-moves-swap = de echte kaart ruilen voor de joker die ervoor staat
cli-moves-discard = afleggen en daarmee je beurt afsluiten
cli-moves-rare = als de regels dat kennen
cli-moves-several = Je mag meerdere zetten op één regel schrijven, met komma’s ertussen.
# $jack, $queen, $king: de letters van de plaatjes, zoals deze taal ze schrijft
cli-moves-cards = Een kaart is zijn waarde en S (schoppen), H (harten), D (ruiten) of C (klaveren), zoals { $queen }H.
cli-moves-moves = noemt wat er nu mag
cli-moves-hint = zegt waar je moet kijken, en de tweede keer wat je kunt doen en waarom
cli-moves-table = laat de tafel nog eens zien
cli-moves-quit = slaat de partij op en stopt

cli-seat-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
cli-seat = { $laid } op tafel, { $total } in totaal{ $dealer ->
    [yes] , deler
   *[no] {""}
}
cli-pots = Potten: { $pots }. Fiches: { $chips }.
cli-melds = Combinaties
cli-pile = Aflegstapel
cli-stock = Stok
cli-hand = Hand
cli-stock-cards = { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
}
cli-empty = leeg
cli-reached = { $card } moet je deze beurt spelen.
cli-score = { $laid } op tafel − { $caught } in de hand{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus
} = { $round }, { $total } in totaal
cli-owes = { $who ->
    [you] Jij betaalt
   *[other] { $name } betaalt
} { $amount }.

## Hoe een verslag eindigt; getallen en kaarten zoals ze in een verslag staan

cli-ends-out = Ronde { $round }: { $name } is uitgegaan; { $scores }
cli-ends-stock = Ronde { $round }: de stok is op; { $scores }
cli-ends-turn = { $phase ->
    [play] { $name } is aan de beurt en heeft al getrokken.
   *[draw] { $name } is aan de beurt en moet trekken.
}
cli-ends-meld = Combinatie { $number }: { $cards }
cli-ends-pile = Aflegstapel: { $cards }
cli-ends-pile-empty = (leeg)
cli-ends-stock-count = Stok: { $count }
cli-ends-holds = { $name } heeft { $cards }
cli-ends-holds-nothing = { $name } heeft niets
cli-ends-totals = Totalen: { $totals }
cli-ends-won = Gewonnen door { $names }.
cli-depth = De diepte kan niet negatief zijn.

## Aanbieden

cli-serving = Rummy 500 draait op { $address } (Ctrl+C stopt het).
cli-interpreted = De spelregels zijn hier niet gecompileerd: het spel werkt, maar trager, en computers spelen hoogstens op niveau { $level } (een C-compiler geeft snelheid en de niveaus erboven).
cli-server-package = De server mist het pakket { $package }: installeer het met { $command }.
error-folder-unwritable = In de map { $file } kan niet worden geschreven: { $text }. Geef daar het recht toe, of kies met --data-dir een andere map.
error-database-newer = De database { $file } is geschreven door een nieuwere versie van Rummy 500 (stap { $text }). Start die versie, of kies met --data-dir een andere map.
error-database-damaged = Het bestand { $file } is geen database van Rummy 500 of is beschadigd ({ $text }). Het blijft zoals het is: zet er een back-up voor in de plaats, of kies met --data-dir een andere map.
error-bad-host = Op { $host } kan de server niet luisteren: { $text }.
error-port-taken = Poort { $port } op { $host } is bezet door een ander programma: sluit dat af, of kies met --port een andere.
error-cannot-listen = Op { $host } kan de server niet luisteren op poort { $port }: { $text }.
error-unreadable-file = De instelling { $name } noemt een bestand dat niet te lezen is: { $text }.
error-unknown-setting = De instelling { $name } bestaat niet.
error-setting-number = De instelling { $name } moet een getal zijn.
error-setting-range = De instelling { $name } moet een getal van { $low } tot en met { $high } zijn.
error-setting-choice = Voor de instelling { $name } kun je kiezen uit { $choices }.
error-setting-origins = De instelling { $name } vraagt adressen zoals https://cards.example, met komma’s ertussen.
error-setting-networks = De instelling { $name } vraagt netwerken zoals 10.0.0.0/8, met komma’s ertussen.

## De arena

cli-arena-positive = --deals en --jobs zijn minstens 1, en --limit is groter dan 0.
cli-arena-leads = ‘{ $text }’ is geen LAAG,HOOG: twee voorsprongen in punten per ronde, de kleinste eerst, zoals 0,2.
cli-arena-two = De doorlopende toets vergelijkt twee spelers.
cli-arena-too-many = { $players } spelers passen niet { $teams ->
    [yes] in { $places } teams.
   *[no] op { $places } plaatsen.
}
cli-arena-stopped = De arena is gestopt: { $text }
cli-arena-interrupted = Gestopt na { $done } van { $all } geschudde spellen.
cli-arena-continue = Dezelfde opdracht gaat verder met { $file }.
cli-arena-bad-command = De opdracht in ‘{ $text }’ is niet te lezen: er ontbreekt een aanhalingsteken of de opdracht zelf.
cli-arena-no-player = De speler ‘{ $text }’ bestaat niet. Er zijn: { $choices }. Een programma schrijf je als exec:OPDRACHT.
cli-arena-no-program = Er is geen programma ‘{ $text }’ dat kan worden gestart.
cli-arena-progress = { $done } van { $all } geschudde spellen
cli-arena-lead = voorsprong { $lead }
cli-arena-left = nog { $time }
cli-arena-played = { $rules }, { $seats } plaatsen: { $rounds } rondes uit { $deals } geschudde spellen, getal { $seed }
cli-arena-head-player = speler
cli-arena-head-points = punten per ronde
cli-arena-head-won = gewonnen
cli-arena-head-place = plaats
cli-arena-head-out = ging uit
cli-arena-head-cpu = rekentijd
cli-arena-between = { $first } − { $second }: { $lead } punten per ronde
cli-arena-lost = { $player }: { $lost } van { $all } beslissingen gingen naar de noodzet
cli-arena-fault = { $fault ->
    [crashed] vanzelf gestopt
    [gone] was al gestopt
    [slow] te traag
    [garbage] niet te begrijpen
    [flooded] zei te veel
    [illegal] verboden zet
    [endless] zonder eind
   *[other] { $fault }
}: { $count }, bijvoorbeeld: { $example }
cli-arena-undecided = Doorlopende toets: na { $sets } geschudde spellen onbeslist tussen { $low } en { $high } punten ({ $at }).
cli-arena-decided = Doorlopende toets: gestopt na { $sets } geschudde spellen: een voorsprong van { $better } punten verklaart ze beter dan een van { $worse } ({ $at }, fout telkens { $error }).
cli-arena-at = log-likelihoodratio { $ratio }, grenzen ±{ $bound }
error-arena-file-unreadable = Het bestand { $file } is niet te lezen: { $text }.
error-arena-file-other = Het bestand { $file } is niet door de arena geschreven: noem een ander.
error-arena-file-version = Het bestand { $file } is geschreven door een andere versie van de arena: noem een ander.
error-arena-file-contest = In het bestand { $file } staat een andere vergelijking ({ $text }): noem een ander bestand.
error-arena-file-gaps = In het bestand { $file } ontbreken geschudde spellen: noem een ander.
error-arena-ended = Een proces van de arena is onverwacht gestopt.
error-arena-failed = Een proces van de arena is mislukt: { $text }.
