### A player's own figures and ratings, the page for others, and everything that the server keeps about a guest.

me-title = Your stats
me-loading = Loading …
me-failed = That could not be loaded. Please try again.
me-try-again = Try again
me-none = After your first match, you will see here how you play.
me-unknown = You have not played here with this browser yet, so there is nothing to show.
me-play = Play a match

## What somebody has played

me-career = Matches and rounds
me-matches = Matches
me-wins = Won
me-wins-share = { $wins } ({ $percent }%)
me-mean = Points per round
me-best = Best round
me-reach = Deepest reach
me-reach-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
me-reach-why = The most cards taken from the pile at once.
me-presets = Favorite rules
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
me-early = Still a rough guess: it gets surer with more matches.
me-curve = Rating over { $count } matches: { $first } at first, now { $last }; highest { $high }, lowest { $low }.
me-how = How ratings work
me-how-counts = A match counts if it was played to the end by one of the named variants with nothing changed. There is a separate rating for each number of players; partners are rated as a team.
me-how-start = Everybody starts at { $start }, where the level “{ $level }” stands. If you do better than expected, you go up, and the stronger the others are, the more you gain. The computers’ ratings never change.
me-how-left = Leaving counts as coming last. If a computer finished the match for you or made most of your moves, you cannot gain from it.
me-how-spread = “Give or take” says how sure the rating is: nineteen times out of twenty, the true strength is within that range.
me-how-daily = The daily deal has its own leaderboards and does not count here.

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
me-public-why = None of this is public. If you like, you can make a page with your name, stats and ratings for anyone who has its link. It does not show single matches.
me-public-is = Anyone with this link sees your name, stats and ratings.
me-public-name = Name on the page
me-public-link = Link to your page
me-public-text = My Rummy 500 stats:
me-publish = Make the page
me-rename = Change the name
me-hide = Take the page down
me-published = Your page is online.
me-renamed = The name has been changed.
me-hidden = The page is gone, and its link no longer works.

## What is kept, to have and to delete

me-data = Your data
me-data-why = There are no accounts here. The server knows this browser by a random cookie. You can save everything it keeps about you as a file, or delete it.
me-export = Save it all as a file
me-delete = Delete everything
me-delete-title = Delete everything?
me-delete-what = This deletes for good: the cookie on every device you connected, the list of your tables, your stats and ratings, your page, and your daily deals.
me-delete-tables = If a match is still going on, a computer takes your seat.
me-delete-stays = This stays: the rounds of your tables, with the name you used there, because they belong to the others as well and prove the deal. Shared score sheets stay, too, and so do the settings and score sheets in this browser.
me-delete-type = Type “{ $word }”, so that it does not happen by mistake:
me-delete-word = delete
me-delete-now = Delete it all
me-delete-not = Keep it
me-deleted = Everything has been deleted. The server no longer knows this browser.

## Somebody's page

profile-page = Stats of { $name }
profile-none = This page does not exist, or it has been taken down.
error-unknown-profile = This page does not exist, or it has been taken down.
