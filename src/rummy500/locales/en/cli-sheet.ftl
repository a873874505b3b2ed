### `rummy500 sheet` in the terminal: the scores of a table with real cards.

## Help

cli-sheet = Keep the scores of a table with real cards in a file.
cli-sheet-more = A file can be copied, changed in two places and put together again with merge; nothing that anybody wrote is lost. It is the file of the score sheet in the browser.
cli-sheet-new = Begin a sheet.
cli-sheet-new-more = The first player named deals first unless you say who does. Teams come from the rules and the order of the players.
cli-sheet-new-file = The file to make.
cli-sheet-new-players = The names, with commas between them.
cli-sheet-new-preset = The preset to start from.
cli-sheet-new-set = A rule to change, as “target=1000”; may be said several times.
cli-sheet-new-title = What the sheet is called.
cli-sheet-new-dealer = Who deals first.
cli-sheet-add = Write the next round.
cli-sheet-add-more = Totals in the order of the players, as “60-35 −45”, or by name, as “Ann=60-35”, or by cards, as “Ann:laid=KS,QS,JS,caught=7H”; low=AS are aces laid low, double= a set of four put down at once. A point stands for nothing yet.
cli-sheet-add-file = The sheet.
cli-sheet-add-values = What each player made.
cli-sheet-add-out = Who went out.
cli-sheet-edit = Correct what stands in a round.
cli-sheet-edit-more = What stood there is kept and can be had back with undo. An empty value clears the cell.
cli-sheet-edit-file = The sheet.
cli-sheet-edit-round = The round, counted from 1.
cli-sheet-edit-name = The player.
cli-sheet-edit-value = A total, or cards, as in add.
cli-sheet-edit-out = Whether the player went out; without it that stays as it was.
cli-sheet-insert = Write a round in front of another one.
cli-sheet-insert-more = For a round that was forgotten; all later totals follow.
cli-sheet-insert-file = The sheet.
cli-sheet-insert-round = The round in front of which it belongs.
cli-sheet-insert-values = What each player made, as in add.
cli-sheet-insert-out = Who went out.
cli-sheet-remove = Take a round off the sheet.
cli-sheet-remove-more = All later totals follow; undo puts it back.
cli-sheet-remove-file = The sheet.
cli-sheet-remove-round = The round, counted from 1.
cli-sheet-show = Print a sheet.
cli-sheet-show-more = Each column has the points of the round and the total. Signs: * went out, ! two different entries, ? cannot be read.
cli-sheet-show-file = The sheet.
cli-sheet-show-match = Which match, counted from 1; else the last one.
cli-sheet-show-json = Print one JSON object instead of words.
cli-sheet-undo = Take the last step back.
cli-sheet-undo-more = As often as you like, to the beginning.
cli-sheet-undo-file = The sheet.
cli-sheet-redo = Put back what was undone last.
cli-sheet-redo-more = Until something new is written.
cli-sheet-redo-file = The sheet.
cli-sheet-lock = Lock the sheet.
cli-sheet-lock-more = Nothing can be written until it is unlocked.
cli-sheet-lock-file = The sheet.
cli-sheet-unlock = Unlock the sheet.
cli-sheet-unlock-more = From now on it can be written on again.
cli-sheet-unlock-file = The sheet.
cli-sheet-next = Begin the next match with the same people.
cli-sheet-next-more = The matches before stay on the sheet and count in its statistics.
cli-sheet-next-file = The sheet.
cli-sheet-reset = Take all rounds of this match off.
cli-sheet-reset-more = One step: undo puts them all back.
cli-sheet-reset-file = The sheet.
cli-sheet-join = Add a player.
cli-sheet-join-more = Who left under this name is back.
cli-sheet-join-file = The sheet.
cli-sheet-join-name = The name.
cli-sheet-leave = Let a player stop.
cli-sheet-leave-more = The rounds they played stay.
cli-sheet-leave-file = The sheet.
cli-sheet-leave-name = The player.
cli-sheet-dealer = Say who deals first.
cli-sheet-dealer-more = It holds for this match; the dealer moves on by itself.
cli-sheet-dealer-file = The sheet.
cli-sheet-dealer-name = The player.
cli-sheet-rules = Change the rules.
cli-sheet-rules-more = They hold from this match on; matches before keep theirs.
cli-sheet-rules-file = The sheet.
cli-sheet-rules-preset = Another preset; without it the one of the sheet stays.
cli-sheet-rules-set = A rule to change, as “target=1000”; may be said several times.
cli-sheet-export = Write the sheet as other files.
cli-sheet-export-more = Give a file for each form you want, or - for standard output.
cli-sheet-export-file = The sheet.
cli-sheet-export-csv = CSV with commas, for any spreadsheet.
cli-sheet-export-semicolon = CSV with semicolons, for spreadsheets with a decimal comma.
cli-sheet-export-json = The sheet itself.
cli-sheet-export-svg = A picture: the rounds and the curve of the totals.
cli-sheet-import = Begin a sheet with the rounds of a CSV.
cli-sheet-import-more = The first line names the players. Whatever is wrong is told with its line.
cli-sheet-import-csv = The CSV, with commas or semicolons.
cli-sheet-import-file = The file to make.
cli-sheet-merge = Take in what was written in a copy.
cli-sheet-merge-more = In any order and as often as you like. Where two wrote different things in one cell, both are kept and shown.
cli-sheet-merge-file = The sheet.
cli-sheet-merge-other = The copy.
cli-place-round = ROUND
cli-place-name = NAME
cli-place-value = VALUE
cli-place-values = VALUES
cli-place-csv = CSV
cli-place-other = OTHER

## What is printed

cli-sheet-untitled = Score sheet
cli-sheet-match = match { $number }
cli-sheet-round = Round
cli-sheet-dealer-head = Dealer
cli-sheet-total = Total
cli-sheet-target = to { $target }
cli-sheet-nobody = Nobody is on this sheet yet.
cli-sheet-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
} with { $total }, { $left } to go.
cli-sheet-rounds-left = { $count ->
    [0] No round left.
    [one] One round left.
   *[other] { $count } rounds left.
}
cli-sheet-deals = { $name } deals next.
cli-sheet-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
cli-sheet-clash = Round { $number }, { $name }: two different entries, { $values }. Write it again to settle it.
cli-sheet-statistic = { $name }: { $won } of { $matches ->
    [one] one match
   *[other] { $matches } matches
} won, { $mean } points a round, best { $best }, worst { $worst }.
cli-sheet-uncounted = { $count ->
    [one] One entry was written while the sheet was locked and does not count.
   *[other] { $count } entries were written while the sheet was locked and do not count.
}
cli-sheet-is-locked = The sheet is locked.
cli-sheet-there = { $file } is there already.
cli-sheet-export-what = Say as what: --csv, --semicolon, --json or --svg, each with a file.
