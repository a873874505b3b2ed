### The rules of a table in words, made from its house rules. One message is one paragraph; what stands before -> says which
### house rule or number chooses the sentence. Messages that begin with differs- are short pieces of a line “cut · to 300 points”.

rules-page-title = The rules of this table
rules-page-lead = { $seats } players · { $preset }
rules-page-lead-differs = Different from the standard rules: { $differs }.
rules-page-lead-standard = These are the standard rules.
rules-page-marked = differs from the standard rules
rules-page-marked-legend = Paragraphs with this mark differ from the standard rules.
rules-page-contents = Contents
rules-page-languages = Languages
rules-page-bad-share = These rules cannot be read
rules-page-bad-share-text = The link to these rules is damaged or from another version. Ask for a new one, or start from the standard rules.
rules-page-not-playable = These rules cannot be played yet
rules-page-to-standard = The standard rules
rules-page-play = Play by these rules
rules-page-picture-set = A set: { $cards }
rules-page-picture-run = A run: { $cards }
rules-page-picture-joker-run = A run with a joker: { $cards }
rules-page-picture-jokers = Three jokers
rules-page-picture-pile = A discard pile, the oldest card on the left: { $cards }. Whoever reaches for { $reached } takes the raised cards.
rules-page-picture-pile-top = A discard pile, the oldest card on the left: { $cards }. Only { $reached } can be taken.
rules-page-values-what = Card
rules-page-values-worth = Points

## Titles of the sections

rules-section-deal = Cards and deal
rules-section-turn = Your turn
rules-section-melds = Melds
rules-section-jokers = Jokers
rules-section-pile = The discard pile
rules-section-call = The Rummy call
rules-section-out = Going out
rules-section-stock = When the stock runs out
rules-section-scoring = Scoring
rules-section-match = The match
rules-section-teams = Teams
rules-section-boodle = The pots
rules-section-manners = Table manners

## Cards and deal

rules-deal-pack = { $decks ->
    [1] { $jokers ->
        [0] You play with one deck of 52 cards, without jokers.
        [one] You play with one deck of 52 cards and one joker.
       *[other] You play with one deck of 52 cards and { $jokers } jokers, { $pack } cards in all.
    }
   *[other] { $jokers ->
        [0] You play with two decks shuffled together, { $pack } cards in all, without jokers.
       *[other] You play with two decks and { $jokers } jokers shuffled together, { $pack } cards in all.
    }
}
rules-deal-copies = There are two copies of every card, and they count alike: wherever a rule asks for a card, either copy will do.
rules-deal-hand = Everyone is dealt { $hand } cards, one at a time, beginning at the dealer’s left. The next card is turned face up and starts the discard pile; the other { $stock } lie face down as the stock.
rules-deal-cut = Before the deal, the player to the dealer’s right cuts the deck and chooses how deep.
rules-deal-dealer = { $next ->
    [never] For the first deal everybody turns up a card: the lowest card deals, and aces are low.
    [round_winner] For the first deal everybody turns up a card: the lowest card deals, and aces are low. After that, the winner of each round deals the next: the player who went out or, if nobody did, the one with the best score in that round. If scores are equal, it is the player nearest to the dealer’s left.
   *[left] For the first deal everybody turns up a card: the lowest card deals, and aces are low. After each round the deal passes to the left.
}

## The turn

rules-turn-order = The player to the dealer’s left begins, and the turn passes clockwise.
rules-turn-draw = You begin your turn by drawing: you take either the top card of the stock or cards from the discard pile.
rules-turn-steps = { $plays ->
    [meld] Then you put down as many melds as you like. You end your turn by discarding one card face up on the pile.
    [swap] Then you meld, lay off and swap jokers as much as you like, in any order. You end your turn by discarding one card face up on the pile.
   *[lay] Then you meld and lay off as much as you like, in any order. You end your turn by discarding one card face up on the pile.
}
rules-turn-free = { $besides ->
    [both] Nobody is forced to put cards down. There are two exceptions: a card from the pile that has to be played, and a joker that you got by a swap.
    [pile] Nobody is forced to put cards down. There is one exception: a card from the pile that has to be played.
    [joker] Nobody is forced to put cards down. There is one exception: a joker that you got by a swap.
   *[nothing] Nobody is ever forced to put cards down.
}
rules-turn-finish = A turn can always be finished. A move that would leave you stuck is refused, and the table tells you why.

## Melds

rules-melds-set = { $sets ->
    [no] Only runs are melded at this table. Cards of the same rank make no meld.
   *[yes] { $copies ->
        [off] A set is three or four cards of one rank, such as 7♠ 7♥ 7♦, all of different suits. A set may not hold both copies of a card.
        [four] A set is three or four cards of one rank, such as 7♠ 7♥ 7♦. It may hold both copies of a card, so 7♥ 7♥ 7♦ is a set, too.
        [on] A set is three to eight cards of one rank, such as 7♠ 7♥ 7♦. It may hold both copies of a card, so 7♥ 7♥ 7♦ is a set, too.
       *[single] A set is three or four cards of one rank, such as 7♠ 7♥ 7♦.
    }
}
rules-melds-run = { $shortest ->
    [3] A run is three or more cards of one suit in sequence, such as 5♥ 6♥ 7♥.
   *[other] A run is four or more cards of one suit in sequence, such as 5♥ 6♥ 7♥ 8♥. Three are not enough.
}
rules-melds-ace = { $ace ->
    [high] In a run the ace comes only after the king, as in J-Q-K-A, never before the 2.
    [low] In a run the ace comes only before the 2, as in A-2-3-4, never after the king.
    [around] A run may go around the corner: after the king comes the ace, and after the ace the 2, as in Q-K-A-2. Each rank comes only once, so a run has at most thirteen cards. If a card fits both ends, you say which.
   *[both] In a run the ace comes before the 2, as in A-2-3-4, or after the king, as in J-Q-K-A. There the run ends: it never goes on from the king through the ace to the 2. If an ace fits both ends, you say which.
}
rules-melds-opening = { $teams ->
    [yes] The first melds of your team in a round have a minimum: those of one turn together must be worth { $minimum } points or more{ $lays ->
        [yes] , not counting lay-offs
       *[no] {""}
    }{ $doubles ->
        [yes] , without doubling
       *[no] {""}
    }. You may begin only if you can reach that in the same turn. Once one of you has opened, the whole team has.
   *[no] Your first melds in a round have a minimum: those of that turn together must be worth { $minimum } points or more{ $lays ->
        [yes] , not counting lay-offs
       *[no] {""}
    }{ $doubles ->
        [yes] , without doubling
       *[no] {""}
    }. You may begin only if you can get that far in the same turn; then you have opened.
}
rules-melds-layoff = { $side ->
    [none] There is no laying off at this table: no card is ever added to a meld.
    [own_side] You may lay off, that is, add single cards to melds, but only to melds that you put down yourself. If a card fits several of them, you say which.
    [team] You may lay off, that is, add single cards to melds, but only to melds that you or { $partners ->
        [one] your partner
       *[other] your partners
    } put down. If a card fits several of them, you say which.
   *[all] You may lay off, that is, add single cards to melds on the table, whoever put them down. If a card fits several melds, you say which.
}
rules-melds-first = { $opening ->
    [yes] { $swaps ->
        [yes] You may lay off and swap jokers only once you have opened.
       *[no] You may lay off only once you have opened.
    }
   *[no] { $teams ->
        [yes] { $swaps ->
            [yes] You may lay off and swap jokers only once your team has a meld of its own on the table.
           *[no] You may lay off only once your team has a meld of its own on the table.
        }
       *[no] { $swaps ->
            [yes] You may lay off and swap jokers only once you have a meld of your own on the table.
           *[no] You may lay off only once you have a meld of your own on the table.
        }
    }
}
rules-melds-stay = { $swaps ->
    [yes] A card on the table stays in its place, except for a joker that is swapped.
   *[no] A card on the table stays in its place.
} { $on ->
    [all] Every card scores for the player who played it, on other people’s melds too.
    [team] Every card scores for the player who played it, on a partner’s meld too.
   *[own] Every card scores for the player who played it.
}

## Jokers

rules-jokers-apart = { $fourth ->
    [no] Jokers are not wild. They meld only with each other: three jokers make a meld.
    [lay] Jokers are not wild. They meld only with each other: three or four jokers make a meld, and a fourth may be laid off on three.
   *[yes] Jokers are not wild. They meld only with each other: three or four jokers make a meld.
}
rules-jokers-wild = Jokers are wild: each stands for one particular card and keeps standing for it. You name that card when you play the joker, unless only one is possible. It may be a card that is already somewhere else.
rules-jokers-most = { $most ->
    [0] A meld may hold any number of jokers, as long as there is at least one natural card in it.
    [one] A meld may hold one joker, no more.
   *[other] A meld may hold up to { $most } jokers, with at least one natural card.
}
rules-jokers-set = { $twins ->
    [yes] In a set, a joker counts as the card that it stands for: each card may be in it twice, not three times.
   *[no] In a set, a joker cannot stand for a card that is already in it.
}
rules-jokers-layoff = { $when ->
    [unless_held] A joker may be laid off only while you do not hold the card that it would stand for. In a new meld it may stand for such a card all the same.
    [never] Jokers are played in new melds only; they are never laid off.
   *[free] A joker may be laid off like any other card.
}
rules-jokers-swap = { $swap ->
    [never] A joker on the table cannot be swapped for the natural card.
    [same_turn] After drawing, you may put the natural card in the place of a joker { rules-joker-where } and take the joker. You must play that joker before you discard. The natural card scores for you, and whoever had played the joker loses its points.{ $doubled ->
        [yes] {" "}In a set that counts double, the swapped card counts once.
       *[no] {""}
    }
   *[keep] After drawing, you may put the natural card in the place of a joker { rules-joker-where } and take the joker, to play it or to keep it. The natural card scores for you, and whoever had played the joker loses its points.{ $doubled ->
        [yes] {" "}In a set that counts double, the swapped card counts once.
       *[no] {""}
    }
}
# A part of the sentence above
rules-joker-where = { $side ->
    [own] in a meld of your own
    [team] in a meld of your team
   *[all] in any meld
}

## The discard pile

rules-pile-seen = The discard pile lies fanned out: everyone can see all of its cards and their order at any time.
rules-pile-reach = { $depth ->
    [top] From the pile you may take only the top card.
    [whole] From the pile you may take the top card, or the whole pile. What you take goes to your hand.
   *[any] You may take any card of the pile if you also take all the cards on top of it. What you take goes to your hand.
}
rules-pile-duty = { $duty ->
    [none] You need not play anything that you take from the pile.
    [top] The card that you take from the pile must be played { rules-duty-how }. If you cannot do that, you may not take it.
    [always] The lowest card that you take from the pile, the one that you reached for, must be played { rules-duty-how }. If you cannot do that, you may not take it. The cards above it may help; the rest of them stay in your hand.
   *[deep] If you take more than the top card, you must play the lowest one, the card that you reached for, { rules-duty-how }. If you cannot do that, you may not take it. The cards above it may help; the rest of them stay in your hand. The top card alone need not be played.
}
# How and when a card from the pile is played: a part of other sentences
rules-duty-how = { $when ->
    [at_once] { $by ->
        [new] with your very next action, in a new meld (laying it off is not enough)
        [meld] with your very next action, in a meld
        [swap] with your very next action: in a new meld, by laying it off, or by swapping it for a joker
       *[lay] with your very next action, in a new meld or by laying it off
    }
   *[same_turn] { $by ->
        [new] before you discard, in a new meld (laying it off is not enough)
        [meld] before you discard, in a meld
        [swap] before you discard: in a new meld, by laying it off, or by swapping it for a joker
       *[lay] before you discard, in a new meld or by laying it off
    }
}
rules-pile-return = { $allowed ->
    [yes] A card that you took alone from the top may be discarded again in the same turn.
   *[no] { $copies ->
        [1] A card that you took alone from the top may not be discarded in the same turn.
       *[other] A card that you took alone from the top may not be discarded in the same turn, unless you also hold its other copy.
    }
}{ $several ->
    [none] {""}
    [free] {" "}If you took several, you may discard any of them.
   *[owed] {" "}If you took several, you may discard any of them once the lowest has been played.
}

## The Rummy call

rules-call-last = { $side ->
    [own] When somebody’s discard fits one of your melds, you may call “Rummy!” until the next player draws.
    [team] When somebody’s discard fits a meld of your team, you may call “Rummy!” until the next player draws.
   *[all] When somebody’s discard fits a meld on the table, you may call “Rummy!” until the next player draws.
} You lay the card off at once and score it; then play goes on as before.{ $opened ->
    [yes] {" "}You may call only if you are already allowed to lay off.
   *[no] {""}
}
rules-call-full = { $lays ->
    [yes] After somebody’s discard you may call “Rummy!” until the next player draws, if a card in the pile fits a meld on the table or makes a new meld with cards above it.
   *[no] After somebody’s discard you may call “Rummy!” until the next player draws, if a card in the pile makes a meld with cards above it.
} You take that card and all above it, and you must play it { rules-duty-how }. You may go on playing, and you discard; then it is the turn of the player to your left.
rules-call-first = The first to call gets it. If several call at once, it is the one who sits nearest to the discarder’s left.
rules-call-never = Nobody calls on their own discard, and nobody after a discard that ends the round.{ $floats ->
    [yes] {" "}With no cards in your hand you cannot call.
   *[no] {""}
}{ $reshuffle ->
    [yes] {" "}A call comes before the pile is reshuffled.
   *[no] {""}
}

## Going out

rules-out-how = { $how ->
    [discard] You go out by discarding your last card, and the round is over. The last card must be discarded: a move that would leave you with nothing to discard is refused.
    [float] You go out by discarding your last card, and the round is over.
   *[any] { $lays ->
        [yes] You are out as soon as your hand is empty, by a meld, a lay-off or a discard, and the round is over.
       *[no] You are out as soon as your hand is empty, by a meld or a discard, and the round is over.
    }
}
rules-out-float = { $lays ->
    [yes] If you meld or lay off your last card, your turn ends without a discard and you float: the round goes on. When it is your turn again you draw from the stock only; you play the card and float on, or you discard it and go out.
   *[no] If you meld your last cards, your turn ends without a discard and you float: the round goes on. When it is your turn again you draw from the stock only, discard that card and go out.
}{ $empty ->
    [pass] {" "}If there is nothing to draw, you pass, which ends the round.
   *[never] {""}
}
rules-out-bonus = { $bonus ->
    [one] Whoever goes out gets { $bonus } extra point.
   *[other] Whoever goes out gets { $bonus } extra points.
}
rules-out-stand = { $last ->
    [yes] If you can get rid of your whole hand in your very first turn, you may stand instead of drawing: you play everything and discard the last card.
   *[no] If you can get rid of your whole hand in your very first turn, you may stand instead of drawing: you play everything, and the last card may be discarded.
} { $bonus ->
    [one] That earns { $bonus } extra point.
   *[other] That earns { $bonus } extra points.
} Once you stand, you can make only moves with which you can still go out.{ $call ->
    [yes] {" "}A Rummy call uses up your first turn.
   *[no] {""}
}

## When the stock runs out

rules-stock-empty = { $how ->
    [at_once] When a turn leaves the stock empty, that turn is finished, and then the round is over.
    [reshuffle] { $times ->
        [one] When the stock is empty and somebody is to draw, the pile except for its top card is shuffled and becomes the new stock, once in a round. After that
       *[other] When the stock is empty and somebody is to draw, the pile except for its top card is shuffled and becomes the new stock, up to { $times } times in a round. After that
    }, or when the pile is only one card, you may still take from the pile; otherwise you pass, and that ends the round.
   *[ask] When the stock is empty, you may still take from the pile. Otherwise you pass, and that ends the round.
}
rules-stock-end = No round goes on forever: it ends once everyone has had ten turns since the stock last ran out.
rules-stock-hands = { $count ->
    [yes] When a round ends because the stock ran out, the cards in all hands are subtracted as usual.
   *[no] When a round ends because the stock ran out, no cards in hand are subtracted.
}

## Scoring

rules-scoring-round = { $teams ->
    [yes] At the end of a round you get the values of the cards that you put on the table, minus the values of those left in your hand. That can be less than zero, and so can the team’s total.
   *[no] At the end of a round you get the values of the cards that you put on the table, minus the values of those left in your hand. That can be less than zero, and so can your total.
}
rules-scoring-ace = An ace counts as low only at the low end of a run; once a king is laid before it, it no longer does.
rules-scoring-double = { $most ->
    [4] { $lays ->
        [yes] A set of four cards put down in one go counts double. A fourth card laid off later doubles nothing.
       *[no] A set of four cards put down in one go counts double.
    }
   *[other] { $lays ->
        [yes] A set of four or more cards put down in one go counts double. Cards laid off on it later count once.
       *[no] A set of four or more cards put down in one go counts double.
    }
}
rules-page-values-caption = What the cards are worth
value-row-tens = { $queen ->
    [own] 10, J, K and the other queens
   *[ten] 10, J, Q, K
}
value-row-queen = Queen of spades
value-row-numbers = 2 to 9
value-row-numbers-face = face value
value-row-ace-low = Ace at the low end of a run
value-row-ace = { $ace ->
    [high] Ace
    [low] Ace in a set or in the hand
    [around] Ace anywhere else
   *[both] Ace after a king, in a set or in the hand
}
value-row-joker = { $where ->
    [table] Joker on the table
    [hand] Joker in the hand
   *[both] Joker
}
value-row-joker-replaced = as the card it stands for

## The match

rules-match-target = { $rule ->
    [exceed] { $who ->
        [team] The match is won by the team that has more than { $target } points after a round. Exactly { $target } is not enough.
       *[player] The match is won by whoever has more than { $target } points after a round. Exactly { $target } is not enough.
    }
   *[reach] { $who ->
        [team] The match is won by the team that has { $target } points or more after a round.
       *[player] The match is won by whoever has { $target } points or more after a round.
    }
}
rules-match-several = { $winner ->
    [went_out] { $who ->
        [team] If several teams get there in the same round, the team of the player who went out wins, if it is among them; otherwise, the highest total wins.
       *[player] If several get there in the same round, the player who went out wins, if among them; otherwise, the highest total wins.
    }
   *[highest] { $who ->
        [team] If several teams get there in the same round, the highest total wins.
       *[player] If several get there in the same round, the highest total wins.
    }
}
rules-match-rounds = { $rounds ->
    [one] The match is a single round. { $who ->
        [team] The team with the highest total wins.
       *[player] The highest total wins.
    }
   *[other] The match has { $rounds } rounds. { $who ->
        [team] Then the team with the highest total wins.
       *[player] Then the highest total wins.
    }
}
rules-match-tie = { $after ->
    [out] { $who ->
        [team] If several teams are still tied at the top,
       *[player] If several are still tied at the top,
    }
   *[total] { $who ->
        [team] If teams are tied at the top,
       *[player] If players are tied at the top,
    }
} { $tie ->
    [share] they share the win.
   *[play_on] another round is played.
}
rules-match-settlement = At the end of the match the table shows what every loser owes the winner: the difference between their totals.

## Teams

rules-teams-who = { $teams ->
    [2] There are two teams of { $partners ->
        [1] two
        [2] three
       *[other] four
    }.
    [3] There are three teams of two.
   *[other] There are four teams of two.
} Partners do not sit side by side: the teams take turns around the table.
rules-teams-score = { $partners ->
    [one] The round scores of both partners are added; the team’s total counts.
   *[other] The round scores of all partners are added; the team’s total counts.
}
rules-teams-out = { $partners ->
    [one] The round ends as soon as any one player goes out. The partner’s hand is subtracted too.
   *[other] The round ends as soon as any one player goes out. The partners’ hands are subtracted too.
}

## The pots

rules-boodle-pots = Four pots lie in the middle, one each for A♥, K♣, Q♦ and J♠. Before every deal each player puts one chip into each pot, and the dealer two.
rules-boodle-take = { $ways ->
    [meld] Whoever melds one of these cards takes its pot.
    [swap] Whoever puts one of these cards on the table, in a meld, by laying it off or by swapping it for a joker, takes its pot.
   *[lay] Whoever puts one of these cards on the table, in a meld or by laying it off, takes its pot.
}{ $copies ->
    [1] {""}
   *[other] {" "}Of the two copies of a card, only the first one counts.
}{ $wild ->
    [yes] {" "}A joker that stands for one of them takes nothing.
   *[no] {""}
} A pot that nobody takes stays for the next round.
rules-boodle-chips = Chips are counted separately and never mix with the points.

## Table manners

rules-manners-call-seconds = { $seconds ->
    [one] For a Rummy call there is { $seconds } second.
   *[other] For a Rummy call there are { $seconds } seconds.
}
rules-manners-turn-timer = { $seconds ->
    [0] There is no time limit for a turn.
    [one] A turn may take { $seconds } second. After that, the computer finishes the turn.
   *[other] A turn may take { $seconds } seconds. After that, the computer finishes the turn.
}
rules-manners-away-seconds = { $seconds ->
    [one] Players who lose their connection keep their seat. If it is their turn and they stay away for { $seconds } second, a computer plays for them until they are back.
   *[other] Players who lose their connection keep their seat. If it is their turn and they stay away for { $seconds } seconds, a computer plays for them until they are back.
}
rules-manners-pace = { $pace ->
    [instant] Computers play without a pause.
    [calm] Computers play calmly, so that everyone can follow.
   *[brisk] Computers play briskly.
}
rules-manners-undo = { $on ->
    [off] Moves cannot be taken back.
   *[on] Within your turn you may take moves back as long as nothing hidden has been revealed since: you cannot take back a draw from the stock or your discard.
}
rules-manners-hints = { $on ->
    [off] There are no hints.
   *[on] Hints are allowed: players may ask what they could play.
}
rules-manners-coach = { $on ->
    [off] There is no coach.
   *[on] The coach may warn a player before a costly move; the player decides.
}
rules-manners-spectators = { $on ->
    [off] Only those who sit at the table can watch.
   *[on] Anyone with the link may watch. Spectators see what lies open on the table, but nobody’s hand.
}
rules-manners-listed = { $on ->
    [off] The table is private: only people with the link can find it.
   *[on] The table is on the public list, and anyone may take a free seat.
}

## What differs, in a few words: one piece for each value of each house rule

differs-nothing = standard rules
differs-seats = { $count } players
differs-decks = { $count ->
    [one] one deck
   *[other] { $count } decks
}
differs-jokers-per-deck = { $count ->
    [0] no jokers
    [one] one joker per deck
   *[other] { $count } jokers per deck
}
differs-hand-size = { $count } cards each
differs-cut-off = no cut
differs-cut-on = cut before the deal
differs-next-dealer-left = the deal passes to the left
differs-next-dealer-round-winner = the winner of a round deals
differs-sets-off = runs only
differs-sets-on = sets and runs
differs-identical-in-set-off = no doubles in a set
differs-identical-in-set-four = doubles in a set, four cards at most
differs-identical-in-set-on = doubles in a set, up to eight cards
differs-min-run = runs of { $count } or more
differs-ace-both = aces low or high
differs-ace-high = aces high only
differs-ace-low = aces low only
differs-ace-around = runs around the corner
differs-jokers-wild-on = wild jokers
differs-jokers-wild-off = jokers meld only with each other
differs-max-wild = { $count ->
    [one] one joker in a meld
   *[other] up to { $count } jokers in a meld
}
differs-max-wild-none = any number of jokers in a meld
differs-joker-layoff-free = jokers may be laid off
differs-joker-layoff-unless-held = no laying off a joker for a card you hold
differs-joker-layoff-never = jokers are never laid off
differs-joker-swap-never = no swapping of jokers
differs-joker-swap-same-turn = jokers can be swapped and must be played that turn
differs-joker-swap-keep = jokers can be swapped and kept
differs-opening-minimum = { $count ->
    [0] no opening minimum
    [one] open with { $count } point
   *[other] open with { $count } points
}
differs-layoff-all = lay off on all melds
differs-layoff-own-side = lay off on your own side only
differs-layoff-none = no laying off
differs-layoff-needs-opening-off = lay off without a meld of your own
differs-layoff-needs-opening-on = meld before laying off
differs-pile-depth-any = reach any card of the pile
differs-pile-depth-top = only the top card of the pile
differs-pile-depth-whole = the top card or the whole pile
differs-pile-duty-deep = the reached card must be played
differs-pile-duty-always = the card taken from the pile must always be played
differs-pile-duty-none = cards from the pile need not be played
differs-pile-duty-when-same-turn = the reached card is played before the discard
differs-pile-duty-when-at-once = the reached card is played at once
differs-pile-duty-by-play = the reached card may be laid off
differs-pile-duty-by-new-meld = the reached card needs a new meld
differs-return-taken-off = the top card taken may not be discarded again
differs-return-taken-on = the top card taken may be discarded again
differs-rummy-call-off = no Rummy call
differs-rummy-call-last-discard = Rummy call for the last discard
differs-rummy-call-full = Rummy call for the whole pile
differs-going-out-any = out by meld, lay-off or discard
differs-going-out-discard = the last card is discarded
differs-going-out-float = floating without cards
differs-going-out-bonus = { $count ->
    [0] no bonus for going out
   *[other] { $count } for going out
}
differs-first-turn-bonus = { $count ->
    [0] no standing on the first turn
   *[other] { $count } for going out on the first turn
}
differs-stock-out-ask = a pass ends the round when the stock is empty
differs-stock-out-at-once = an empty stock ends the round
differs-stock-out-reshuffle = the pile becomes a new stock
differs-max-reshuffles = { $count ->
    [one] one reshuffle
   *[other] up to { $count } reshuffles
}
differs-stock-out-penalty-on = hands count when the stock runs out
differs-stock-out-penalty-off = hands do not count when the stock runs out
differs-number-values-face = number cards count face value
differs-number-values-five = number cards count 5
differs-ace-value = aces count { $count }
differs-ace-low-value = low aces count { $count }
differs-queen-of-spades = queen of spades counts { $count }
differs-joker-value = jokers count { $count }
differs-joker-melded-own = melded jokers keep their value
differs-joker-melded-replaced = melded jokers count as the card they stand for
differs-four-at-once-doubles-off = no doubling of four at once
differs-four-at-once-doubles-on = four at once count double
differs-target = { $count ->
    [one] to { $count } point
   *[other] to { $count } points
}
differs-target-rule-reach = the target is enough
differs-target-rule-exceed = the target must be exceeded
differs-rounds = { $count ->
    [one] one round only
   *[other] { $count } rounds
}
differs-rounds-none = no fixed number of rounds
differs-winner-highest = the highest total wins
differs-winner-went-out = the player who went out wins
differs-tie-play-on = another round in a tie
differs-tie-share = a tie is a shared win
differs-teams = { $count ->
    [0] no teams
   *[other] { $count } teams
}
differs-settlement-off = no settling up
differs-settlement-on = settling up at the end
differs-boodle-off = no pots
differs-boodle-on = four pots of chips
