### Why a score sheet cannot be read or changed, and what is wrong with a line of a CSV.

error-sheet-damaged = This is not a score sheet, or it is damaged. The file was left as it is.
error-sheet-newer = This score sheet was written by a newer version of the program (format { $version }; known is { $known }). The file was left as it is.
error-sheet-operation = Entry { $number } of the score sheet cannot be read. The file was left as it is.
error-sheet-rule = The score sheet has a rule that is not known here: { $field }.
error-sheet-preset = There is no preset “{ $text }”.
error-sheet-too-long = The score sheet is larger than { $most } MB.
error-sheet-full = A score sheet holds at most { $most } entries. Start a new one.
error-sheet-number = “{ $text }” is not a whole number or a sum like 60−35.
error-sheet-number-large = “{ $text }” is too large: at most { $most } points.
error-sheet-name = “{ $name }” cannot be a name. A name has 1 to { $most } visible characters.
error-sheet-same-name = “{ $name }” is already on the sheet.
error-sheet-players = At most { $most } people can play.
error-sheet-no-player = Nobody on this sheet is called “{ $name }”.
error-sheet-no-round = There is no round { $number } on this sheet.
error-sheet-locked = The sheet is locked. Unlock it first.
error-sheet-no-undo = There is nothing to undo.
error-sheet-no-redo = There is nothing to redo.
error-csv-too-long = The file is larger than { $most } MB.
error-csv-not-text = This line is not UTF-8 text.
error-csv-quotes = A quotation mark is missing here or is one too many.
error-csv-rows = There is room for { $most } rounds at most.
error-csv-players = The first line names the players, one to { $most } of them.
error-csv-name = “{ $name }” cannot be a name. A name has 1 to { $most } characters.
error-csv-same-name = “{ $name }” is there twice.
error-csv-cells = { $cells ->
    [one] One cell
   *[other] { $cells } cells
} instead of { $wanted }.
error-csv-not-whole = { $name }: “{ $text }” is not a whole number or a sum like 60−35.
error-csv-number = “{ $text }” is not the number of a match or a round.
error-csv-match = Match { $number } comes after a later one.
error-csv-dealer = The dealer “{ $name }” is not one of the players.
error-sheet-values = “{ $text }” is one value too many; there are { $count } players.
error-sheet-twice = “{ $name }” was said twice.
error-sheet-no-match = There is no match { $number } on this sheet.
error-sheet-other = These are two different sheets, not copies of the same one.

## Shared sheets

error-unknown-sheet = There is no shared score sheet at this link, or it is no longer shared.
error-sheet-read-only = This link is only for watching. Only people with the link to write can change the sheet.
error-sheet-taken = This score sheet is already shared under another link.
error-bad-code = This is not a code for writing on a score sheet.
