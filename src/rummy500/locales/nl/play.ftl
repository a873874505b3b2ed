### Wat er gezegd en getoond wordt terwijl meer mensen samen een partij spelen.

## Wat er aan tafel gebeurd is

tell-dealer-cut = Omgedraaid om te bepalen wie deelt: { $cards }.
tell-dealer-cut-again = Gelijk, dus nog een keer: { $cards }.
tell-dealer-cut-lowest = { $who ->
    [you] Jij hebt de laagste kaart: jij deelt.
   *[other] { $name } heeft de laagste kaart en deelt.
}
tell-cut-card = { $who ->
    [you] jij
   *[other] { $name }
} { $card }
tell-pack-cut = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} gecoupeerd: { $depth ->
    [one] er ging één kaart naar onderen.
   *[other] er gingen { $depth } kaarten naar onderen.
}
tell-deal-opened = Hoe ronde { $round } is gedeeld, ligt nu open: je kunt het narekenen.
tell-sat = { $who ->
    [you] Je zit aan tafel.
   *[other] { $name } is aangeschoven.
}
tell-left = { $name } is vertrokken. Een computer speelt verder.
tell-removed = De host heeft { $name } van tafel verwijderd. Een computer speelt verder.
tell-became-host = { $who ->
    [you] Jij bent nu host.
   *[other] { $name } is nu host.
}
tell-played-for = { $who ->
    [you] Je was weg: een computer speelt voor je.
   *[other] { $name } is weg: zolang speelt een computer verder.
}
tell-returned = { $who ->
    [you] Je bent terug en speelt weer zelf.
   *[other] { $name } is terug.
}
tell-timed-out = { $who ->
    [you] Je tijd is om: een computer maakt je beurt af.
   *[other] De tijd van { $name } is om: een computer maakt de beurt af.
}
tell-manners-changed = Nieuwe tafelmanieren: { $changes }.
tell-back-meld = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} de combinatie { $cards } teruggenomen.
tell-back-lay = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } teruggenomen bij { $meld }.
tell-back-swap = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } teruggenomen en de joker teruggelegd.
tell-back-take = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $card } en wat erboven lag teruggelegd op de aflegstapel.
tell-back-other = { $who ->
    [you] Je hebt je laatste zet teruggenomen.
   *[other] { $name } heeft de laatste zet teruggenomen.
}

## Tafelmanieren, zoals ze gezegd worden als er een verandert

changed-call-seconds = { $value } seconden om Rummy te roepen
changed-turn-timer = { $value ->
    [off] geen tijdslimiet voor een beurt
   *[other] { $value } seconden voor een beurt
}
changed-away-seconds = na { $value } seconden valt een computer in
changed-pace = { $value ->
    [instant] computers spelen meteen
    [calm] computers spelen rustig
   *[brisk] computers spelen vlot
}
changed-undo = { $value ->
    [off] zetten kun je niet terugnemen
   *[on] zetten kun je terugnemen
}
changed-hints = { $value ->
    [off] geen tips
   *[on] tips
}
changed-coach = { $value ->
    [off] geen coach
   *[on] een coach
}
changed-spectators = { $value ->
    [off] niemand kijkt toe
   *[on] anderen mogen toekijken
}
changed-listed = { $value ->
    [off] niet in de openbare lijst
   *[on] in de openbare lijst
}
changed-other = { $field }: { $value }

## Terugnemen

do-undo = Terugnemen
key-undo = De laatste zet terugnemen (ook Ctrl Z)
say-nothing-to-undo = Er valt nu niets terug te nemen.

## Het delen

status-dealing = Er wordt gedeeld …
deal-title = De kaarten worden gedeeld
deal-shares = De kaarten worden geschud met een geheim van de server en een van { $names }.
deal-shares-none = De kaarten worden geschud met een geheim van de server dat van tevoren vastligt.
deal-waiting = Iedereen legt zijn aandeel in het schudden vast …
deal-opening = Alle aandelen liggen vast. Nu worden ze geopend …
deal-cutting = { $name } coupeert.
deal-cut-you = Coupeer de kaarten
deal-cut-why = Je zit rechts van de deler. Neem zoveel kaarten af als je wilt.
deal-depth = { $depth ->
    [one] Eén kaart van de { $count } gaat naar onderen
   *[other] { $depth } kaarten van de { $count } gaan naar onderen
}
deal-depth-label = Hoeveel kaarten je afneemt
do-cut = Hier couperen
deal-seconds = { $seconds } s
cut-title = Wie deelt?
cut-why = Iedereen draait een kaart om. De laagste deelt, de aas is laag.
cut-again = Gelijk: nog een keer
cut-deals = { $who ->
    [you] Jij deelt
   *[other] { $name } deelt
}
cut-go-on = Verder
deal-good = Het delen is nagerekend ✓
deal-bad = Er is niet gedeeld zoals beloofd
deal-link = Hoe dit gecontroleerd wordt

## Mensen

host = Host
seat-away = weg
seat-computer = Computer
seat-played-for = computer speelt
seat-free = vrije plaats
seat-state = { $away ->
    [yes] , weg
   *[no] {""}
}{ $played ->
    [yes] , een computer speelt verder
   *[no] {""}
}{ $computer ->
    [yes] , computer
   *[no] {""}
}{ $host ->
    [yes] , host
   *[no] {""}
}
watching = Je kijkt toe
watching-note = Je ziet wat iedereen mag zien.
watching-stop = Stoppen met toekijken
people-title = Tafel en spelers
people-open = Tafel en spelers
people-you = jij
people-level = Computer, { $level }
people-here = aan tafel
people-away = weg
people-played-for = weg, een computer speelt verder
people-make-host = Host maken
people-remove = Verwijderen
people-remove-sure = { $name } verwijderen? Een computer speelt verder met dezelfde kaarten, en { $name } kan alleen terug als jij het toestaat.
people-remove-yes = { $name } verwijderen
people-keep = Laten zitten
people-seat-link = Link voor deze plaats
people-seat-link-note = Met deze link komt { $name } vanuit een andere browser terug op deze plaats. Hij werkt één keer, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} lang.
people-barred = Verwijderd
people-allow = Weer toelaten
people-more = Wat de host voor { $name } kan doen
people-mute = { $name } dempen
people-muted = Kreten van { $name } zijn gedempt
people-mute-all = Alle kreten dempen
people-leave = Tafel verlaten
people-leave-sure = Voorgoed vertrekken? Een computer speelt voor je verder met jouw kaarten.
people-leave-over = Deze tafel verlaten? Je uitslag blijft in je geschiedenis staan.
people-leave-yes = Vertrekken
people-stay = Blijven
people-invite = Uitnodigen
people-invite-note = Wie deze link heeft, kan de plaats van een computer innemen{ $watch ->
    [yes] {" "}of toekijken.
   *[no] .
}
people-invite-text = Speel Rummy 500 met { $name }.
people-manners = Tafelmanieren
people-rules = Regels van deze tafel
link-removed = De host heeft je van deze tafel verwijderd.
link-not-watched = Bij deze tafel mag nu niemand toekijken.
link-left = Je hebt deze tafel verlaten. Een computer speelt voor je verder.
link-moved = Je plaats staat nu in een andere browser open.
link-expired = Deze tafel is te oud; hij is opgeruimd.

## Tafelmanieren tijdens het spel

manner-call-seconds = Seconden om Rummy te roepen
manner-turn-timer = Seconden voor een beurt
manner-away-seconds = Seconden tot een computer invalt voor wie weg is
manner-undo = Zetten kun je terugnemen
manner-spectators = Anderen mogen toekijken
manner-listed = In de openbare lijst
manner-off = uit

## De tijd van de beurt

clock-label = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}
say-clock = Nog tien seconden.

## Kreten

say-open = Iets zeggen
say-title = Iets zeggen
say-muted = Je hebt iedereen gedempt.
say-phrase = { $who ->
    [you] Jij zegt: { $phrase }
   *[other] { $name } zegt: { $phrase }
}
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-one-moment = Momentje, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt!
phrase-so-close = Dat scheelde weinig!
phrase-good-game = Leuke partij!
phrase-bye = Doei, tot ziens!
phrase-clap = Applaus
phrase-laugh = Grappig
phrase-wow = Wauw
phrase-oops = Oeps
phrase-heart = Wat lief
phrase-think = Even denken

## Je bent aan de beurt

set-notices = Als je aan de beurt bent
notice-title = Aangeven in de titel van de pagina
notice-sound = Een zacht geluid
notice-device = Een melding als deze pagina op de achtergrond staat
notice-shake = Trillen
notice-blocked = Deze browser staat geen meldingen van deze pagina toe.
notice-turn = Je bent aan de beurt.
notice-call = Je kunt Rummy roepen.

## Kiezen

ask-end = Aan welke kant?
ask-joker = Wat moet de joker zijn?
ask-meld = Bij welke combinatie?
ask-meld-value = Als welke combinatie?
ask-call = Rummy! Op welke manier?
choose-end-low = Lage kant: { $card } vóór { $next } · { $points }
choose-end-high = Hoge kant: { $card } na { $next } · { $points }
choose-joker = { $as } · { $points }
call-note = Voor { $card } kun je Rummy roepen. { $others ->
    [yes] De eerste links van wie aflegde, gaat voor.
   *[no] {""}
}
refusal-rule = Regels §{ $paragraph }
hint-makes = Met { $card } kan: { $melds }.
hint-makes-one = { $cards } · { $points }
hint-standing = Je hebt niet getrokken: speel je hele hand uit, de laatste kaart mag je afleggen.
hint-floating = Je hebt geen kaarten: trek er een. Speel hem en blijf meedoen, of leg hem af en ga uit.
hint-joker-due = Speel nu de joker die je in ruil hebt gekregen.

## Na de partij

sheet-again-rules = Eerst de regels veranderen
sheet-again-join = Door naar de volgende partij
sheet-again-asked = De volgende partij staat klaar.
sheet-waiting = Wachten op { $names } …
sheet-chips = Fiches
sheet-bonus-out = uitgaan
sheet-bonus-stand = eerste beurt
rules-changed = { $count ->
    [one] Eén regel is anders dan in jullie vorige partij: { $fields }.
   *[other] { $count } regels zijn anders dan in jullie vorige partij: { $fields }.
}
