### Bordskik, og hvordan værtens felter er delt op. manners-field-X og manners-field-X-note for hvert felt; manners-value-X-Y for en
### værdi i ord. $count er et antal sekunder.

group-deal = Kort og givning
group-melds = Meldinger
group-jokers = Jokere
group-pile = Afkastbunken
group-out = At gå ud
group-scoring = Pointgivning
group-match = Kampen
group-manners = Bordskik

unit-points = point
unit-seconds = sekunder
unit-cards = kort
unit-rounds = runder

# Et forslag, der gør regler spillelige: et felt og dets nye værdi
mend-change = { $field }: { $value }
mend-drop = Udelad »{ $field }«

manners-field-call-seconds = Tid til at råbe Rummy
manners-field-call-seconds-note = Hvor længe man kan råbe efter et afkast.
manners-value-call-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
manners-field-turn-timer = Tid til en tur
manners-field-turn-timer-note = Hvor længe en tur må vare, før computeren spiller den færdig.
manners-value-turn-timer = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
manners-value-turn-timer-off = ingen grænse
manners-field-away-seconds = Væk fra bordet
manners-field-away-seconds-note = Hvor længe bordet venter på en, der har mistet forbindelsen, før en computer spiller videre.
manners-value-away-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
manners-field-pace = Computernes tempo
manners-field-pace-note = Hvor lang tid computerne er om et træk.
manners-value-pace-instant = straks
manners-value-pace-brisk = raskt
manners-value-pace-calm = i ro og mag
manners-field-undo = At fortryde
manners-field-undo-note = Om man må fortryde træk i sin egen tur, så længe intet skjult er vist.
manners-field-hints = Tip
manners-field-hints-note = Om man må få vist, hvad der kan spilles.
manners-field-coach = Træner
manners-field-coach-note = Om den, der er ved at lære spillet, må blive advaret før et dyrt træk.
manners-field-spectators = Tilskuere
manners-field-spectators-note = Om andre med linket må se på uden at se nogens hånd.
manners-field-listed = Offentligt bord
manners-field-listed-note = Om bordet står på den offentlige liste, åbent for alle.

## Populære husregler, som en vært ville bede om dem

popular-last-discard = Det sidste kort kastes af
popular-two-jokers = To jokere pr. spil kort
popular-every-card = Spillepligt også for det øverste kort
popular-opening-30 = Åbn med 30 point
popular-rummy-call = »Rummy!« på et kort, der er blevet liggende
popular-float = Man svæver uden kort
popular-queen-40 = Spar dame tæller 40
popular-swap = Byt jokere, og spil dem
popular-partners = Fire spillere, to hold
popular-top-only = Kun det øverste kort i afkastbunken
popular-fives = Talkort tæller 5
popular-reshuffle = Bland afkastbunken, når trækbunken er tom
popular-short = En kort kamp til 300
