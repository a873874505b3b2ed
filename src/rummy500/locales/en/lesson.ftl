### The lesson: one round, told scene by scene, with the reason for every decision. The reader sits at the table herself.
### Cards stand here with the letters of the language. Numbers of scenes are those of the record that the lesson plays.

story-title = A round, step by step
story-lead = Three players, one round, and the reason for every decision. The rules are those called { $preset }: the last card has to be discarded, and an ace counts 15 everywhere.
story-you = You
story-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
story-deal = The deal
story-picture = The table as you see it. You hold { $hand }. The pile, oldest card first: { $pile }. Cards in the stock: { $stock }. Melds: { $melds }.
story-picture-none = none

## What happens, and why

story-told-0 = You, Ada and Bo sit at the table. Everybody has seven cards, 4♦ is turned up and begins the discard pile, and you are first. You hold three spades in a row, two fours, a king and an ace.

story-ask-1 = Each turn begins with a card: the top one of the stock, which nobody knows, or one of the pile. Which do you want?
story-told-1 = In this story you have eyes only for your spades, and draw: 2♣. But 4♦ on the pile would have gone with your two fours. Keep it in mind: as long as nobody takes it, a card in the pile stays there. It only gets dearer, for whatever lands on it has to come along.
story-note-1-take-4d = Well seen! With 4♣ and 4♠ it is a set, and as the only card of the pile it brings nothing along that you cannot use. The story goes the other way, so that you see what waiting costs.

story-ask-2 = 7♠ 8♠ 9♠ are three in a row of one suit, a run. Do you put it down or hold it back?
story-told-2 = You put it down: 24 points. What lies on the table counts for you and can no longer be caught in your hand. It has its price: the others may add to your run, and then score what they add.

story-ask-3 = A turn ends with one card for the pile. Which can you spare?
story-told-3 = 2♣ goes, it has no partner in your hand. The fours are a pair. King and ace may still come to something, though they are the dearest cards to be left with: 10 and 15.
story-note-3-discard-ah = The ace is your dearest card, so you are safer now. But three aces would be 45 points, and the round has just begun: most players give it a few turns.

story-told-4 = Ada draws and puts three kings down: 30 points. Look into your hand: you have the fourth. It may join hers whenever it is your turn, and whoever lays it there scores it. Then Ada throws 5♥. A five fits nothing on the table, so that is a careful discard.
story-told-5 = Bo draws and throws J♦. It is worth 10, and dear cards without a partner are best gone early. That he has melded nothing yet tells you little: his seven cards may still need one.

story-ask-6 = Four cards lie in the pile. With 4♦ you would have your set, but 2♣, 5♥ and J♦ come along. Do you reach for it, take J♦ alone, or draw?
story-told-6 = Three cards that you cannot use, 17 points in your hand for a set of 12: that seems too much to you, and you draw. It is 9♥.
story-note-6-take-4d = That gets the set onto the table, for three cards that you cannot use: 17 points if somebody goes out soon. A matter of nerve.
story-note-6-take-jd = The top card alone may be taken without playing it, but it may not go back to the pile in this turn. Nothing in your hand goes with it.

story-ask-7 = 9♥ goes with nothing. What do you throw, and is there anything to lay off first?
story-told-7 = You throw 9♥: it has no partner. You hold K♠ back although it fits Ada’s kings. Nobody else can take that place, so it can wait, you think. It can, but only until somebody goes out. What fits is better laid at once.
story-note-7-lay-ks-on-2 = Ten points that are safe now, and one card less to be caught with. Nobody could have taken the place from you, but a round can be over sooner than one thinks.
story-note-7-discard-ah = That takes 15 points off what you can be caught with. In this round you would have been glad of it.
story-note-7-discard-ks = K♠ fits Ada’s kings! Ada is next: she takes it from the pile and lays it there for ten points of her own.

story-told-8 = Ada draws, melds nothing and throws 6♣. Four cards are left to her. Whoever holds so few can be a single card away from the end.
story-told-9 = Bo takes 6♣ from the pile and lays it between 5♣ and 7♣: a run, 18 points. It was just what he needed. Then he throws 6♠ and does not see that it fits your run. Before you discard, look at every meld on the table, not only at your own.

story-ask-10 = The pile, oldest card first: 4♦ 2♣ 5♥ J♦ 9♥ 6♠. Your 4♦ lies at the very bottom, under five others. And now?
story-told-10 = You reach for 4♦ and take all six. That is allowed because you can play 4♦ at once. It brings you a set for 12 and 6♠ for your run, and with them 2♣, 5♥, J♦ and 9♥, which you cannot use: 26 points.
story-note-10-take-6s = Only the top card: 6♠ fits your run, and nothing comes along that you cannot use. The fours go on waiting.
story-note-10-draw = You leave a card lying that fits your run, and a whole set below it.

story-ask-11 = The card that you reached for has to be played before anything else. In what?
story-told-11 = 4♠ 4♦ 4♣, a set: 12 points. With that the duty is done, and you may go on playing.
story-ask-12 = Does anything else in your hand fit a meld?
story-told-12 = 6♠ goes to the low end of your spades: six points more. A run may grow at both ends.
story-ask-13 = There is one more. Do you see it?
story-told-13 = K♠ joins Ada’s kings. It lies in her meld, but the ten points are yours: a card counts for whoever has played it.
story-note-13-discard-ks = That throws ten points away: K♠ fits Ada’s kings, and she is next.
story-ask-14 = Five cards are left, and one of them has to go: 2♣, 5♥, 9♥, J♦ or A♥.
story-told-14 = You throw 2♣ again. Nobody wanted it the first time, so it is safe. But of the five it is the cheapest to be left with: the jack would have taken 10 off your risk, the ace 15.
story-note-14-discard-ah = That takes the most off your risk. If Ada now plays as she does in the story, you end with 26 instead of 13.
story-note-14-discard-jd = That takes ten off your risk, and a jack fits nothing on the table. If Ada now plays as she does in the story, you end with 21 instead of 13.

story-told-15 = Ada draws Q♠, her third queen: 30 points. Her 4♥ goes to your fours, for four points of hers, and 2♦, her last card, to the pile. She is out, and the round ends on the spot. You did not get another turn.

## What it comes to

story-end-title = What it comes to
story-end-you = You have played 24 + 12 + 6 + 10 = 52 points. In your hand are A♥, J♦, 9♥ and 5♥: 15 + 10 + 9 + 5 = 39. So the round brings you 52 − 39 = 13.
story-end-ada = Ada has played 30 + 30 + 4 = 64 points and holds nothing: 64.
story-end-bo = Bo has played 18 points and is caught with 27: −9. Totals may lie below zero.

story-moral-title = What the round shows
story-moral-1 = Look at the pile before you draw. In your first turn 4♦ would have come alone, in your third it brought five cards along.
story-moral-2 = A deep reach is paid for afterwards. 5♥, J♦ and 9♥ are 24 of the 39 points that you were caught with.
story-moral-3 = Part with dear cards in time. The ace alone cost you 15.
story-moral-4 = Lay off what fits, on the melds of others too. The points are yours.
story-moral-5 = Count the others’ cards. Whoever has four left can go out in one turn.
story-onward = It is still a long way to 500, and the next round is dealt.

## What a choice of one’s own does

effect-draw = Now you hold { $count ->
    [one] one card
   *[other] { $count } cards
}.
effect-take = { $due ->
    [yes] { $reached } has to be played at once, by a meld or by laying it off.
   *[no] You need not play it now, but you may not discard it in this turn.
}
effect-meld = { $points ->
    [one] One point lies
   *[other] { $points } points lie
} on the table and can no longer be caught.
effect-lay = { $points ->
    [one] One point
   *[other] { $points } points
} for you{ $owner ->
    [you] .
   *[other] , although the meld is { $owner }’s.
}
effect-discard = Your turn is over. { $laid ->
    [0] You have nothing on the table
    [one] You have one point on the table
   *[other] You have { $laid } points on the table
}, and { $caught ->
    [one] one point
   *[other] { $caught } points
} in your hand.
effect-discard-fits = Careful: { $card } fits { $meld }. Whoever takes it can lay it off there.
effect-left = Before that you could have put { $points ->
    [one] one point
   *[other] { $points } points
} on the table.
effect-out = You have no card left: you are out, and the round is over.
effect-same = That is also what you do in the story.
effect-better = Played out { $rounds } times from here, this does better than the way of the story, by about { $points ->
    [one] one point
   *[other] { $points } points
} a round.
effect-worse = Played out { $rounds } times from here, this does worse than the way of the story, by about { $points ->
    [one] one point
   *[other] { $points } points
} a round.
effect-even = Played out { $rounds } times from here, it comes to about the same as the way of the story.

## What cannot be done

error-no-scene = There is no such place in the lesson.
error-turn-over = Your turn is over.
