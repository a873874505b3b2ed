### Computer players and how fast they move.

level-beginner = Beginner
level-beginner-note = Has just learned the game: sees the obvious melds and little else.
level-casual = Casual
level-casual-note = Melds and lays off what it can, and discards its most expensive useless card.
level-club = Club player
level-club-note = Watches what you pick up, thinks about what it leaves in the pile, and calls Rummy.
level-strong = Strong
level-strong-note = Has learned from a great many rounds what each card is worth, and gives little away.
level-expert = Expert
level-expert-note = Plays the round to the end hundreds of times in its head before each move.
level-master = Master
level-master-note = Plays the round out thousands of times, and reads your hand from what you take and leave.

levels-fewer-interpreted = Stronger computers need the compiled rule book, which this server does not have.
# In place of a computer of { $level }, which was chosen elsewhere, there plays one of { $plays }.
level-instead = This server does not have “{ $level }”; “{ $plays }” plays instead.

# What a computer leans to, a little; it comes with its name.
style-daring = Likes to reach deep into the pile.
style-careful = Thinks twice before picking up many cards.
style-tidy = Gets rid of expensive cards early.
style-clinging = Hangs on to expensive cards.

pace-instant = At once
pace-brisk = Briskly
pace-calm = Calmly
