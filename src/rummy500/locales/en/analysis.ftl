### The analysis of a finished round: beside the replay, on the command line and as a page of its own.
### $points and the like are whole numbers, written with their sign where that matters; $name is a player.

analysis-title = Analysis
analysis-of-round = Analysis of round { $round }
analysis-lead = Every decision is judged by what the player could see at that moment. Points are those by which the player leads at the end of the round.
analysis-start = Analyse this round
analysis-quality = How closely
analysis-quality-quick = Quick look
analysis-quality-normal = Normal
analysis-quality-deep = Very closely
analysis-waiting = { $before ->
    [0] It is about to begin …
    [one] One other analysis comes first …
   *[other] { $before } other analyses come first …
}
analysis-working = { $done } of { $all } decisions looked at
analysis-cancel = Stop
analysis-cancelled = The analysis was stopped.
analysis-ready = The analysis is ready.
analysis-again = Analyse again
analysis-failed = The analysis could not be made. Please try again.
analysis-rounds = Analyse the rounds
analysis-keep-page = Save as a page
analysis-keep-figures = Save the figures (JSON)
analysis-keep-failed = The analysis could not be saved. Please try again.

## The result

analysis-accuracy = Accuracy
analysis-accuracy-of = { $name }: accuracy { $percent }
analysis-accuracy-none = nothing to decide
analysis-accuracy-note = 100 gives nothing away; 0 is as good as choosing by lot.
analysis-curve = Expected lead, step by step
analysis-curve-of = { $name }: { $dealt } after the deal, { $high } at best, { $low } at worst, { $result } in the end.
analysis-step = Step { $step }
analysis-sums = Luck and play
analysis-player = Player
analysis-luck = Luck
analysis-dealt = The cards dealt
analysis-drawn = Own draws
analysis-turned = The others’ cards
analysis-play = Play
analysis-played = Own play
analysis-partners = Partner’s play
analysis-others = The others’ play
analysis-result = Lead in the end
analysis-losses = Given away
analysis-sums-note = Luck and play add up to the lead. Play is measured against somebody who plays plainly; the given away part is what the best moves would have brought on top.
analysis-costliest = The costliest decisions
analysis-costliest-of = The costliest decisions of { $name }
analysis-none-costly = Nothing that { $name } chose was clearly costly.
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
analysis-cli-jobs = There has to be at least one process to think in.
analysis-cli-stopped = Stopped after { $done } of { $all } decisions.
analysis-cli-written = The page is in { $text }.

## Codes

error-unknown-language = There is no language { $text }; there are { $choices }.
error-unknown-quality = There is no quality { $value }; there are { $choices }.
error-nobody-called = Nobody called { $name } sits there.
error-no-analysis = An analysis needs the compiled rule book, which is not there.
error-unknown-analysis = There is no such analysis any more. Start it again.
error-analyses-busy = Too many analyses are waiting. Please try again in a while.
