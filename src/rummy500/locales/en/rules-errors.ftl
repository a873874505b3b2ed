### Why house rules cannot be read or played: the fields and the mend. Names of fields come from rules-fields.ftl.

error-unknown-field = There is no house rule “{ $field }”.
error-bad-value = { $field }: “{ $value }” is not possible. Possible are { $choices }.
error-bad-seats = { field-seats }: { $seats } is not possible. { $low } to { $high } can play.
error-too-few-cards = { field-seats } and { field-hand-size }: { $cards } cards are not enough to deal { $hand } to each of { $seats } players and have a stock left. Deal at most { $most }, or play with more decks or fewer players.
error-uneven-teams = { field-seats } and { field-teams }: { $seats } players cannot be split into { $teams } equal teams of at least two. Choose another number of players or of teams.
error-duty-never = { field-pile-duty-by } and { field-pile-duty }: a new meld is asked for, but the reached card never has to be played. Choose another { field-pile-duty }, or a full { field-rummy-call }.
error-too-few-jokers = { field-jokers-wild } and { field-jokers-per-deck }: jokers that are not wild meld only with each other, and { $jokers ->
    [one] one joker makes
   *[other] { $jokers } jokers make
} no set. Make them wild, or play with none or with three or more.
error-jokers-no-use = { field-jokers-wild } and { field-sets }: jokers that are not wild meld only in sets, and sets are off. Make them wild, allow sets, or play without jokers.
error-bad-manners = { $field }: “{ $value }” is not possible. Possible are { $choices }.
error-bad-share-text = These rules cannot be read: the link is damaged.
error-other-share-version = These rules were made by another version of the program ({ $version }).
