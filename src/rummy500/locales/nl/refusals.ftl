### Waarom een zet niet kan. $card, $reached en $cards zijn kaarten; $minimum, $shortest, $largest, $jokers zijn grenzen uit de regels.

error-round-over = De ronde is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-draw-first = Trek eerst een kaart.
error-already-drawn = Je hebt deze beurt al getrokken.
error-stock-empty = De stok is leeg.
error-pile-empty = De aflegstapel is leeg.
error-not-in-pile = { $card } ligt niet in de aflegstapel.
error-no-such-copy = { $card } ligt { $count ->
    [one] maar één keer
   *[other] maar { $count } keer
} in de aflegstapel.
error-which-copy = { $card } ligt { $count } keer in de aflegstapel: zeg welke je bedoelt.
error-only-top = Van de aflegstapel mag je alleen de bovenste kaart pakken.
error-top-or-whole = Van de aflegstapel mag je alleen de bovenste kaart of de hele stapel pakken.
error-floating-draws-stock = Zonder kaarten in je hand trek je alleen van de stok.
error-pass-needs-empty-stock = Passen mag alleen als de stok leeg is.
error-stand-off = Aan deze tafel mag je niet uitgaan zonder te trekken.
error-not-first-turn = Uitgaan zonder te trekken kan alleen in je eerste beurt.
error-stand-stuck = Uitgaan zonder te trekken kan alleen als je al je kaarten kwijt kunt.
error-card-not-held = { $cards } heb je niet in je hand.
error-no-such-meld = Een combinatie { $meld } is er niet.
error-not-a-meld = { $cards }: dat is geen groep en geen reeks.
error-ace-not-there = Een aas mag aan deze tafel niet op die plek in een reeks staan.
error-identical-off = Twee gelijke kaarten mogen hier niet in één groep liggen.
error-run-order = Een reeks van alle dertien waarden noem je vanaf de lage kant.
error-jokers-apart = Aan deze tafel leg je jokers alleen met elkaar uit.
error-only-jokers-stand-for = Alleen een joker kan voor een andere kaart staan.
error-which-meld = { $cards }: een joker kan daar voor meer dan één kaart staan, zeg voor welke.
error-which-card = De joker kan daar voor meer dan één kaart staan, zeg voor welke.
error-which-end = { $card } past aan beide kanten van die reeks: zeg of hij aan de lage of de hoge kant komt.
error-sets-off = Aan deze tafel leg je alleen reeksen uit.
error-set-too-large = Een groep heeft hier hoogstens { $largest } kaarten.
error-run-too-short = Een reeks heeft hier minstens { $shortest } kaarten nodig.
error-needs-natural = Een combinatie heeft minstens één echte kaart nodig.
error-too-many-jokers = { $jokers ->
    [0] Er zitten te veel jokers in die combinatie.
    [one] In een combinatie mag hier maar één joker liggen.
   *[other] In een combinatie mogen hier hoogstens { $jokers } jokers liggen.
}
error-does-not-fit = { $card } past daar niet.
error-layoff-off = Aan deze tafel leg je niet aan.
error-not-own-side = Je mag alleen aanleggen bij combinaties van je eigen kant.
error-not-opened = Leg eerst zelf een combinatie uit.
error-joker-layoff-off = Jokers leg je aan deze tafel niet aan.
error-holds-natural = Je mag de joker daar niet aanleggen zolang je de echte kaart zelf in je hand hebt.
error-swap-off = Aan deze tafel ruil je geen jokers.
error-no-joker-there = In die combinatie staat geen joker voor { $card }.
error-reached-first = Je moet eerst { $reached } spelen.
error-reached-pending = Je moet { $reached } uit de aflegstapel spelen voordat je aflegt.
error-reached-stuck = Dan zou je { $reached } deze beurt niet meer kunnen spelen.
error-joker-pending = Je moet de geruilde joker spelen voordat je aflegt.
error-joker-stuck = Dan zou je de geruilde joker deze beurt niet meer kunnen spelen.
error-opening-pending = Je eerste combinaties zijn nog geen { $minimum } punten waard.
error-opening-stuck = Je eerste combinaties zouden deze beurt geen { $minimum } punten kunnen halen.
error-last-discard = Er moet één kaart overblijven om af te leggen.
error-taken-card = { $card } heb je deze beurt van de aflegstapel gepakt en mag je niet afleggen.
error-taken-stuck = Dan zou je alleen { $card } kunnen afleggen, en die heb je deze beurt gepakt.
error-stand-discard = Als je niet hebt getrokken, mag je alleen je laatste kaart afleggen.
error-call-off = Zo Rummy roepen kan aan deze tafel niet.
error-call-closed = Nu kan niemand roepen: roepen doe je na het afleggen en voordat de volgende trekt.
error-call-own-discard = Voor je eigen afgelegde kaart kun je niet roepen.
error-call-not-possible = Voor { $card } kun je niet roepen.
error-call-floating = Zonder kaarten in je hand kun je niet roepen.
error-call-stuck = Als je zo roept, zou je je beurt niet kunnen afmaken.
error-restock-first = De aflegstapel moet eerst tot een nieuwe stok worden geschud.
error-restock-missing = De aflegstapel moet opnieuw worden geschud, en de nieuwe volgorde ontbreekt.
error-restock-not-due = Er hoeft nu niet opnieuw te worden geschud.
error-restock-wrong-cards = De nieuwe stok bestaat precies uit de kaarten onder de bovenste van de aflegstapel.
error-unknown-hand = Hier zou een hand met onbekende kaarten nodig zijn.
error-unknown-top = De bovenste kaart van de stok is niet bekend.
error-other-top = De bovenste kaart van de stok is niet { $card }.
error-not-an-action = Dat is geen zet.
error-unknown-verb = ‘{ $verb }’ is geen zet.
error-bad-move = ‘{ $verb }’ schrijf je zo: { $form }.
error-unknown-card = ‘{ $text }’ is geen kaart.
