### Computer players and how fast they move.

level-beginner = Beginner
level-beginner-note = Learned the game today: sees the obvious meld and little else.
level-casual = Casual
level-casual-note = Melds and lays off what it can and drops its costliest useless card.
level-club = Club player
level-club-note = Watches what you pick up, weighs the pile it leaves and calls Rummy.

pace-instant = At once
pace-brisk = Briskly
pace-calm = Calmly
