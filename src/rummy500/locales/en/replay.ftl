### Watching finished rounds again, and the list of one’s matches.

replay-word = Watch again
replay-title = { $names }
replay-page = Rummy 500: { $names }
replay-loading = Loading …
replay-failed = That did not work. Please try again.
replay-none = No round has been finished here yet. Finished rounds can be watched with all hands open.
replay-table = The table with all hands open
replay-hand = { $name }{ $dealer ->
    [yes] , dealer
   *[no] {""}
}, { $count ->
    [0] no cards
    [one] one card: { $cards }
   *[other] { $count } cards: { $cards }
}. { $total } points, { $laid } on the table.
replay-meld = Meld { $number }, { $meld }: { $cards }. { $value ->
    [one] One point.
   *[other] { $value } points.
}
replay-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, one card: { $cards }
   *[other] Discard pile, { $count } cards, oldest first: { $cards }
}
replay-stock = { $count ->
    [0] Stock, empty
    [one] Stock, one card
   *[other] Stock, { $count } cards
}
replay-slider = Step of the round
replay-step = { $step ->
    [0] { $last ->
        [one] The deal. One step follows.
       *[other] The deal. { $last } steps follow.
    }
   *[other] Step { $step } of { $last }.
}
replay-controls = Move through the round
replay-first = Go to the deal
replay-back = One step back
replay-on = One step forward
replay-last = Go to the end of the round
replay-play = Play
replay-pause = Pause
replay-playing = Playing.
replay-speed = Speed
replay-speed-times = { $times }×
replay-round = Round
replay-to-round = Go to round { $round }
replay-panel = Steps and scores
replay-steps = Steps
replay-share = Share
replay-share-note = Anyone with this link can watch the finished rounds. It does not lead to the table.
replay-link = Link to the finished rounds
replay-exact = Start at this step
replay-download = Save as a file
replay-rounds = Watch the rounds
replay-another = Watch another record

## A record of one’s own

replay-bring = Watch a record
replay-bring-note = A record is a match as text, in a file that ends in .r500. It is shown here but not saved.
replay-choose = Choose a file
replay-drop = or drag it here
replay-paste = or paste the text
replay-watch = Watch
replay-reading = Reading …
replay-line = Line { $line }: { $why }
replay-go-to-line = Go to line { $line }

## One’s matches

history-title = Your matches
history-loading = Loading …
history-failed = Your matches could not be loaded. Please try again.
history-empty = You have not played here with this browser yet.
history-play = Play a match
history-running = Still going on
history-finished = Finished
history-first-round = No round finished yet
history-rounds = { $count ->
    [one] One round finished
   *[other] { $count } rounds finished
}
history-you-won = You won
history-you-won-with = You won with { $names }
history-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
history-ended = Finished
history-people = Players
history-go-on = Go on
history-watch = Watch again
history-watch-rounds = Watch the finished rounds
history-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
