### The daily deal: its page, the result of a day, the calendar, the leaderboards.

daily-title = Today’s deal
daily-title-of = Deal of { $date }
daily-what = One round against the computer, with the same cards for everybody. Your first try counts.
daily-what-past = This day is over. You can still play its deal, but the result is not ranked.
daily-play = Play today’s deal
daily-play-past = Play this deal
daily-go-on = Go on
daily-waiting = Your round is waiting for you.
daily-afresh = Start over
daily-name = Your name
daily-name-why = This is the name on the leaderboards.
daily-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
daily-next = Next deal in { $left }, at { $time } by your clock.
daily-next-why = Each day begins at midnight UTC, everywhere at once.
daily-new-day = A new day has begun.
daily-failed = This could not be loaded. Please try again.
daily-loading = Loading …
daily-future = You can play this deal from { $date } on.
daily-before = The first daily deal was on { $date }.
daily-to-today = Go to today’s deal
daily-pages = The daily deal
daily-deal-link = Deal
daily-ranked = ranked
daily-unranked = not ranked

## What somebody has made of all days

daily-standing = How you are doing
daily-streak = Streak
daily-longest = Longest
daily-days = Days played
daily-best = Best
daily-mean = Average
daily-days-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## The result of a day

daily-result = Your result
daily-points = { $count ->
    [one] point
   *[other] points
}
daily-place = Place { $place } of { $count }
daily-better = Better than { $percent }% of the others (ties count half)
daily-alone = You are the first to finish.
daily-score = How it adds up
daily-again = Play it again, not ranked
daily-again-why = You may play every deal as often as you like; only the first try on its day is ranked.
daily-watch-own = Watch my round
daily-analyse-own = Analyze my round

## To share

daily-share-title = Share it without giving anything away
daily-share-what = One square for each of your turns. It does not reveal a single card.
daily-square-none = nothing laid
daily-square-some = fewer than { $points } points laid
daily-square-much = { $points } points or more
daily-sign = { $end ->
    [out] you went out
   *[caught] the computer went out
    [stock] the stock ran out
}
daily-share-head = Rummy 500, { $date }
daily-share-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
daily-share-end = { $end ->
    [out] Went out in turn { $turns }
   *[caught] Caught after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [stock] Played until the stock ran out
}
daily-share = Share
daily-copy = Copy the text
daily-copied = Copied
daily-copy-failed = Please select the text and copy it.
daily-picture = Save the picture
daily-picture-failed = This browser could not make the picture.
daily-course-said = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}: nothing laid in { $none }, something in { $some }, { $points } points or more in { $much }.
daily-picture-alt = The picture to share: { $what }

## How it compares

daily-spread = How it compares
daily-spread-count = { $count ->
    [one] One result
   *[other] { $count } results
}, { $mean } points on average.
daily-spread-said = Results from { $low } to { $high } points. Yours is in the group from { $from } to { $to }.
daily-spread-points = Points
daily-spread-results = Results
daily-spread-range = { $low } to { $high }
daily-you = you

## The strongest computer

daily-line = The best line
daily-line-done = The strongest computer, seeing only what you saw, scored { $points }.
daily-line-than = { $who ->
    [you] You scored { $points } more.
    [even] So did you.
   *[computer] That is { $points } more than you.
}
daily-line-working = The strongest computer is still playing this deal. Look again in a few minutes.
daily-line-none = The strongest computer is not available on this server.
daily-line-watch = Watch its round
daily-look-again = Look again

## Rounds of others

daily-others = How others played it
daily-others-none = Nobody else has finished it yet.
daily-watch = Watch

## The calendar

daily-calendar = Calendar
daily-month-before = The month before
daily-month-after = The month after
daily-on = { $date }: { $state }
daily-on-new = not played
daily-on-running = not finished
daily-on-ranked = { $points }, ranked
daily-on-unranked = { $points }, not ranked
daily-on-later = not yet
daily-legend-ranked = Ranked
daily-legend-unranked = Not ranked
daily-legend-running = Not finished

## The leaderboards

boards-title = Leaderboards
boards-spans = What is counted
boards-day = Day
boards-week = Week
boards-month = Month
boards-all = All time
boards-streaks = Streaks
boards-range = { $first } to { $last }
boards-earlier = Earlier
boards-later = Later
boards-place = Place
boards-name = Name
boards-points = Points
boards-days = Days
boards-mean = Average
boards-streak = Days in a row
boards-players = { $count ->
    [one] One player
   *[other] { $count } players
}
boards-empty = Nobody is on this leaderboard yet.
boards-none = You have no ranked result here yet.
boards-ties = If results are equal, whoever finished first is ranked higher. Results of zero and below count, too.
boards-hide = Hide me
boards-show = Show me
boards-hidden = You are hidden: others do not see you on the leaderboards or find your rounds.
boards-shown = Everybody sees your name and your results here.
boards-own = Your place

## Fair

daily-fair = Same cards for everybody
daily-fair-what = The server fixed the cards of this day 30 days ahead and has shown a commitment ever since. When the day is over, it shows the key, and this page checks that the two belong together.
daily-fair-limit = Nobody can stop people from playing the deal again in another browser. The leaderboards are as honest as the people who play.
daily-fair-more = See for yourself
daily-fair-read = How the daily deal works
daily-fair-commitment = Commitment
daily-fair-key = Key
daily-fair-opens = The key is shown on { $time }.
daily-fair-good = Checked in this browser: the key belongs to the commitment.
daily-fair-bad = The key does not belong to the commitment. Something is wrong with this deal.
daily-fair-days = Commitments of other days
daily-fair-fits = fits
daily-fair-wrong = does not fit
