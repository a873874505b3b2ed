### The analysis of a finished round: beside the replay, on the command line and as a page of its own.
### $points and the like are whole numbers, written with their sign where that matters; $name is a player.

analysis-title = Analysis
analysis-of-round = Analysis of round { $round }
analysis-lead = Every decision is judged by what the player could see at that moment. Points are the player’s lead at the end of the round.
analysis-start = Analyze this round
analysis-quality = How thorough
analysis-quality-quick = Quick look
analysis-quality-normal = Normal
analysis-quality-deep = Thorough
analysis-waiting = { $before ->
    [0] About to start …
    [one] One other analysis comes first …
   *[other] { $before } other analyses come first …
}
analysis-working = { $done } of { $all } decisions looked at
analysis-cancel = Stop
analysis-cancelled = The analysis was stopped.
analysis-ready = The analysis is ready.
analysis-again = Analyze again
analysis-failed = The analysis did not work. Please try again.
analysis-rounds = Analyze the rounds
analysis-keep-page = Save as a page
analysis-keep-figures = Save the figures (JSON)
analysis-keep-failed = The analysis could not be saved. Please try again.

## The result

analysis-accuracy = Accuracy
analysis-accuracy-of = { $name }: accuracy { $percent }
analysis-accuracy-none = nothing to decide
analysis-accuracy-note = 100 means nothing given away; 0 is no better than choosing at random.
analysis-curve = Expected lead, step by step
analysis-curve-of = { $name }: { $dealt } after the deal, { $high } at best, { $low } at worst, { $result } in the end.
analysis-step = Step { $step }
analysis-sums = Luck and play
analysis-player = Player
analysis-luck = Luck
analysis-dealt = Cards dealt
analysis-drawn = Own draws
analysis-turned = The others’ cards
analysis-play = Play
analysis-played = Own play
analysis-partners = Partner’s play
analysis-others = The others’ play
analysis-result = Lead in the end
analysis-losses = Given away
analysis-sums-note = Luck and play add up to the lead. Play is compared with a simple, steady player. What was given away is what the best moves would have added.
analysis-costliest = The costliest decisions
analysis-costliest-of = The costliest decisions of { $name }
analysis-none-costly = { $name } made no clearly costly choice.
analysis-cost = { $points ->
    [one] about one point
   *[other] about { $points } points
}
analysis-did = { $name } chose: { $move }.
analysis-better = Better: { $move }.
analysis-show = Show step { $step } on the table
analysis-shown-better = Better than what was played, by { $points ->
    [one] about one point
   *[other] about { $points } points
}: { $move }.
analysis-board = The table as { $name } saw it before step { $step }
analysis-all = All decisions
analysis-expected = Best
analysis-got = Chosen
analysis-loss = Lost
analysis-decision = Decision
analysis-made-by = Quality: { $quality }.

## On the command line

analysis-cli-round = Round { $round }, { $quality }
analysis-cli-luck = Luck { $luck }: cards dealt { $dealt }, own draws { $drawn }, the others’ cards { $turned }
analysis-cli-play = Play { $play }: own { $played }{ $teams ->
    [yes] , partner’s { $partners }
   *[no] {""}
}, the others’ { $others }
analysis-cli-result = Lead in the end { $result }; given away { $losses }
analysis-cli-costly = step { $step }, { $cost }: { $move }. Better: { $better }.
analysis-cli-progress = Round { $round }: { $done } of { $all }
analysis-cli-jobs = There has to be at least one process to run in.
analysis-cli-stopped = Stopped after { $done } of { $all } decisions.
analysis-cli-written = The page is in { $text }.

## Codes

error-unknown-language = There is no language “{ $text }”. There are: { $choices }.
error-unknown-quality = There is no quality “{ $value }”. There are: { $choices }.
error-nobody-called = Nobody named { $name } is at that table.
error-no-analysis = An analysis needs the compiled rule book, which is not installed here.
error-unknown-analysis = That analysis no longer exists. Start it again.
error-analyses-busy = Too many analyses are waiting. Please try again in a while.
