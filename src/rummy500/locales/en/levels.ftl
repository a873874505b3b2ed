### Computer players and how fast they move.

level-beginner = Beginner
level-beginner-note = Learned the game today: sees the obvious meld and little else.
level-casual = Casual
level-casual-note = Melds and lays off what it can and drops its costliest useless card.
level-club = Club player
level-club-note = Watches what you pick up, weighs the pile it leaves and calls Rummy.
level-strong = Strong
level-strong-note = Has learned from a great many rounds what a card is worth, and leaves few openings.
level-expert = Expert
level-expert-note = Plays the round to its end hundreds of times in its head before each move.
level-master = Master
level-master-note = Plays the round out thousands of times, and reads your hand from what you take and leave.

levels-fewer-interpreted = Stronger computers need the compiled rule book, which this server does not have.
# In place of a computer of { $level }, which was chosen elsewhere, there plays one of { $plays }.
level-instead = This server cannot offer “{ $level }”; “{ $plays }” plays instead.

# What a computer leans to, a little; it comes with its name.
style-daring = Likes to reach deep into the pile.
style-careful = Thinks twice before picking up many cards.
style-tidy = Parts with costly cards early.
style-clinging = Hangs on to costly cards.

pace-instant = At once
pace-brisk = Briskly
pace-calm = Calmly
