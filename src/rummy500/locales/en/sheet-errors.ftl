### Why a score sheet cannot be read or changed, and what is wrong with a line of a CSV.

error-sheet-damaged = This is no score sheet, or it is damaged. The file was left as it is.
error-sheet-newer = This score sheet was written by a newer version of the program (format { $version }; known is { $known }). The file was left as it is.
error-sheet-operation = Entry { $number } of the score sheet cannot be read. The file was left as it is.
error-sheet-rule = The score sheet has a rule that is not known here: { $field }.
error-sheet-preset = There is no preset “{ $text }”.
error-sheet-too-long = The score sheet is larger than { $most } MB.
error-sheet-full = A score sheet holds at most { $most } entries. Begin a new one.
error-sheet-number = “{ $text }” is no whole number and no sum like 60−35.
error-sheet-number-large = “{ $text }”: at most { $most } points fit.
error-sheet-name = “{ $name }” cannot be a name: 1 to { $most } letters that can be printed.
error-sheet-same-name = “{ $name }” is there already.
error-sheet-players = At most { $most } people play.
error-sheet-no-player = Nobody on this sheet is called “{ $name }”.
error-sheet-no-round = There is no round { $number } on this sheet.
error-sheet-locked = The sheet is locked. Unlock it first.
error-sheet-no-undo = There is nothing to undo.
error-sheet-no-redo = There is nothing to redo.
error-csv-too-long = The file is larger than { $most } MB.
error-csv-not-text = This line is no text in UTF-8.
error-csv-quotes = A quotation mark is missing here or is one too many.
error-csv-rows = More than { $most } rounds do not fit.
error-csv-players = The first line names the players, one to { $most } of them.
error-csv-name = “{ $name }” cannot be a name: 1 to { $most } letters.
error-csv-same-name = “{ $name }” stands there twice.
error-csv-cells = { $cells ->
    [one] One cell
   *[other] { $cells } cells
} instead of { $wanted }.
error-csv-not-whole = { $name }: “{ $text }” is no whole number and no sum like 60−35.
error-csv-number = “{ $text }” is no number of a match or a round.
error-csv-match = Match { $number } stands behind a later one.
error-csv-dealer = The dealer “{ $name }” is none of the players.
error-sheet-values = “{ $text }” is one value too many; there are { $count } players.
error-sheet-twice = “{ $name }” was said twice.
error-sheet-no-match = There is no match { $number } on this sheet.
error-sheet-other = These are two different sheets, no copies of one.

## Shared sheets

error-unknown-sheet = There is no shared score sheet at this link, or it is not shared any more.
error-sheet-read-only = This link is for looking on. Whoever has the link to write can change the sheet.
error-sheet-taken = This score sheet is already shared under another link.
error-bad-code = This is no code for writing on a score sheet.
