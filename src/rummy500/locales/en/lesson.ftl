### The lesson: one round, told scene by scene, with the reason for every decision. The reader sits at the table herself.
### Cards stand here with the letters of the language. Numbers of scenes are those of the record that the lesson plays.

story-title = A round, step by step
story-lead = Three players, one round, and the reason for every decision. It is played by the rules of the { $preset } variant: the last card has to be discarded, and an ace counts 15 everywhere.
story-you = You
story-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
story-deal = The deal
story-picture = The table as you see it. You hold { $hand }. The pile, oldest card first: { $pile }. Cards in the stock: { $stock }. Melds: { $melds }.
story-picture-none = none

## What happens, and why

story-told-0 = You, Ada and Bo are at the table. Everybody has seven cards, 4♦ is turned up and starts the discard pile, and you go first. You hold three spades in a row, two fours, a king and an ace.

story-ask-1 = Each turn begins with a draw: the top card of the stock, which nobody knows, or a card from the pile. Which do you want?
story-told-1 = In this story you see only your spades, and you draw: 2♣. But 4♦ on the pile would have gone with your two fours. Keep it in mind: a card stays in the pile until somebody takes it. It only gets more expensive, because whatever lands on top of it has to come along.
story-note-1-take-4d = Good eye! With 4♣ and 4♠ it makes a set, and since it is the only card in the pile, nothing comes along that you cannot use. The story goes the other way, to show what waiting costs.

story-ask-2 = 7♠ 8♠ 9♠ are three in a row of one suit: a run. Do you put it down or hold it back?
story-told-2 = You put it down: 24 points. What is on the table counts for you, and you can no longer be caught with it. The price: the others may add to your run, and they score what they add.

story-ask-3 = A turn ends with one card for the pile. Which can you spare?
story-told-3 = 2♣ goes, because nothing in your hand goes with it. The fours are a pair. The king and the ace may still become something, though they are the most expensive cards to be left with: 10 and 15.
story-note-3-discard-ah = The ace is your most expensive card, so you are safer now. But three aces would be 45 points, and the round has just begun: most players give it a few turns.

story-told-4 = Ada draws and puts down three kings: 30 points. Look at your hand: you have the fourth. You may add it to hers on any turn of yours, and you would score it. Then Ada throws 5♥. A five fits nothing on the table, so that is a careful discard.
story-told-5 = Bo draws and throws J♦. It is worth 10, and it is best to get rid of expensive cards early if nothing goes with them. That he has not melded yet tells you little: he may be one card short.

story-ask-6 = Four cards lie in the pile. With 4♦ you would have your set, but 2♣, 5♥ and J♦ come along. Do you reach for it, take J♦ alone, or draw?
story-told-6 = Three cards that you cannot use, 17 points in your hand, for a set worth 12: you think that is too much, and you draw. It is 9♥.
story-note-6-take-4d = That gets the set onto the table, at the price of three cards that you cannot use: 17 points against you if somebody goes out soon. It takes some nerve.
story-note-6-take-jd = You may take the top card alone without playing it, but you may not discard it this turn. Nothing in your hand goes with it.

story-ask-7 = 9♥ goes with nothing. Is there anything to lay off first, and what do you throw?
story-told-7 = You throw 9♥: nothing goes with it. You hold back K♠ although it fits Ada’s kings. Nobody else can take that place, so you think it can wait. It can, but only until somebody goes out. It is better to lay off what fits at once.
story-note-7-lay-ks-on-2 = Ten points that are safe now, and one card fewer to be caught with. Nobody could have taken the place from you, but a round can be over sooner than you think.
story-note-7-discard-ah = That takes 15 points off what you can be caught with. In this round, it would have paid off.
story-note-7-discard-ks = K♠ fits Ada’s kings! Ada is next: she takes it from the pile and lays it there for ten points of her own.

story-told-8 = Ada draws, melds nothing and throws 6♣. She has four cards left. With so few, she may be a single card away from going out.
story-told-9 = Bo takes 6♣ from the pile and puts it down between 5♣ and 7♣: a run, 18 points. It was just what he needed. Then he throws 6♠ and does not see that it fits your run. Before you discard, look at every meld on the table, not only at your own.

story-ask-10 = The pile, oldest card first: 4♦ 2♣ 5♥ J♦ 9♥ 6♠. Your 4♦ is at the very bottom, under five others. What now?
story-told-10 = You reach for 4♦ and take all six. That is allowed because you can play 4♦ at once. It brings you a set for 12 and 6♠ for your run, and with them 2♣, 5♥, J♦ and 9♥, which you cannot use: 26 points.
story-note-10-take-6s = Just the top card: 6♠ fits your run, and nothing comes along that you cannot use. The fours keep waiting.
story-note-10-draw = You leave a card in the pile that fits your run, and a whole set below it.

story-ask-11 = The card that you reached for has to be played before anything else. In which meld?
story-told-11 = 4♠ 4♦ 4♣, a set: 12 points. With that, you have done what you must, and you may go on playing.
story-ask-12 = Does anything else in your hand fit a meld?
story-told-12 = 6♠ goes on the low end of your spades: six more points. A run may grow at both ends.
story-ask-13 = There is one more. Do you see it?
story-told-13 = K♠ joins Ada’s kings. It is part of her meld, but the ten points are yours: a card counts for the player who played it.
story-note-13-discard-ks = That throws ten points away: K♠ fits Ada’s kings, and she is next.
story-ask-14 = Five cards are left, and one of them has to go: 2♣, 5♥, 9♥, J♦ or A♥.
story-told-14 = You throw 2♣ again. Nobody wanted it the first time, so it looks safe. But of the five it is the cheapest to be left with: throwing the jack would have taken 10 off your risk, the ace 15.
story-note-14-discard-ah = That takes the most off your risk. If Ada now plays as she does in the story, you end with 26 instead of 13.
story-note-14-discard-jd = That takes ten off your risk, and a jack fits nothing on the table. If Ada now plays as she does in the story, you end with 21 instead of 13.

story-told-15 = Ada draws Q♠, her third queen: 30 points. Her 4♥ goes on your fours, for four points of her own, and 2♦, her last card, on the pile. She is out, and the round ends on the spot. You do not get another turn.

## What it comes to

story-end-title = What it comes to
story-end-you = You have played 24 + 12 + 6 + 10 = 52 points. In your hand are A♥, J♦, 9♥ and 5♥: 15 + 10 + 9 + 5 = 39. So you score 52 − 39 = 13.
story-end-ada = Ada has played 30 + 30 + 4 = 64 points and holds nothing: 64.
story-end-bo = Bo has played 18 points and is caught with 27: −9. Scores can be below zero.

story-moral-title = What the round shows
story-moral-1 = Look at the pile before you draw. In your first turn, 4♦ would have come alone; in your third, it brought five cards along.
story-moral-2 = You pay for a deep reach afterward. 5♥, J♦ and 9♥ are 24 of the 39 points that you were caught with.
story-moral-3 = Get rid of expensive cards in time. The ace alone cost you 15.
story-moral-4 = Lay off what fits, on other people’s melds, too. The points are yours.
story-moral-5 = Count the others’ cards. A player with four left can go out in one turn.
story-onward = It is still a long way to 500, and the next round is dealt.

## What a choice of one’s own does

effect-draw = Now you hold { $count ->
    [one] one card
   *[other] { $count } cards
}.
effect-take = { $due ->
    [yes] { $reached } has to be played at once, in a meld or by laying it off.
   *[no] You need not play it, but you may not discard it this turn.
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
effect-left = Before that, you could have put { $points ->
    [one] one point
   *[other] { $points } points
} on the table.
effect-out = You have no card left: you are out, and the round is over.
effect-same = That is what you do in the story, too.
effect-better = Played out { $rounds } times from here, this does better than what you do in the story, by about { $points ->
    [one] one point
   *[other] { $points } points
} a round.
effect-worse = Played out { $rounds } times from here, this does worse than what you do in the story, by about { $points ->
    [one] one point
   *[other] { $points } points
} a round.
effect-even = Played out { $rounds } times from here, it comes to about the same as what you do in the story.

## What cannot be done

error-no-scene = There is no such place in the lesson.
error-turn-over = Your turn is over.
