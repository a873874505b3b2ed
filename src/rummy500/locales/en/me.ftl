### A player's own figures and ratings, the page for others, and everything that the server keeps about a guest.

me-title = Your figures
me-loading = Looking it up …
me-failed = That could not be fetched. Please try again.
me-try-again = Try again
me-none = Here you will see how you play, as soon as your first match is over.
me-unknown = This browser has not sat at a table here yet, so nothing is known of it.
me-play = Play a match

## What somebody has played

me-career = Matches and rounds
me-matches = Matches
me-wins = Won
me-wins-share = { $wins } ({ $percent }%)
me-mean = Points a round
me-best = Best round
me-reach = Deepest reach
me-reach-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
me-reach-why = The most cards taken from the pile at once.
me-presets = Favourite rules
me-preset-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}

## Ratings

me-ratings = Ratings
me-ratings-none = No match has counted for a rating yet.
me-pool = { $seats ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
    [7] Seven players
   *[other] Eight players
}
me-rated = { $count ->
    [one] after one match
   *[other] after { $count } matches
}
me-spread = give or take { $spread }
me-level = Plays about as well as computers of the level “{ $level }”.
me-early = Still a rough guess: more matches make it surer.
me-curve = Rating over { $count } matches: { $first } at first, now { $last }; highest { $high }, lowest { $low }.
me-how = How ratings come about
me-how-counts = A match counts if it was played to its end under one of the named sets of rules with nothing changed. Each number of players has a rating of its own; partners are rated as a team.
me-how-start = Everybody starts at { $start }, where the level “{ $level }” stands. Whoever does better than expected goes up, and the more so, the stronger the others are. The computers’ ratings never change.
me-how-left = Leaving counts as coming last. If a computer finished the match for you, or made most of your moves, you cannot gain by it.
me-how-spread = “Give or take” says how sure the figure is: in nineteen cases of twenty the true strength lies within it.
me-how-daily = The daily deal has boards of its own and no part in this.

## The latest matches

me-recent = Your latest matches
me-recent-what = { $preset }, { $seats ->
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
    [7] seven players
   *[other] eight players
}
me-won = Won
me-place = Place { $place }
me-left = Left early
me-change = rating { $change }
me-unrated = not rated

## The page for others

me-public = A page for others
me-public-why = None of this is public. If you like, there can be a page with your name, figures and ratings for whoever has its link. It does not show single matches.
me-public-is = Whoever has this link sees your name, figures and ratings.
me-public-name = Name on the page
me-public-link = Link to your page
me-public-text = My figures at Rummy 500:
me-publish = Make the page
me-rename = Change the name
me-hide = Take the page down
me-published = Your page is there.
me-renamed = The name is changed.
me-hidden = The page is gone, and its link leads nowhere.

## What is kept, to have and to delete

me-data = Your data
me-data-why = There are no accounts here. The server knows this browser by a random cookie; everything that it keeps with it you can have as a file, or delete.
me-export = Save it all as a file
me-delete = Delete everything
me-delete-title = Delete everything?
me-delete-what = Gone for good are: the cookie, on every device that you connected, the list of your tables, your figures and ratings, your page, and your daily deals.
me-delete-tables = Where a match is still going on, a computer takes your seat.
me-delete-stays = What stays are the rounds of your tables, with the name that you used there: they belong to the others as well, and they prove the deal. Shared score sheets stay too, and so do the settings and score sheets in this browser.
me-delete-type = Type “{ $word }”, so that it does not happen by mistake:
me-delete-word = delete
me-delete-now = Delete it all
me-delete-not = Keep it
me-deleted = Everything is deleted. The server does not know this browser any more.

## Somebody's page

profile-page = Figures of { $name }
profile-none = There is no such page, or it has been taken down.
error-unknown-profile = There is no such page, or it has been taken down.
