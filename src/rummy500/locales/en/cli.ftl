### The command line: help, questions and answers in the terminal. Names of commands and options are never translated.

## Help

cli-about = Rummy 500: play, serve and study it.
cli-usage = Usage: { $usage }
cli-usage-command = COMMAND
cli-usage-options = [OPTIONS]
cli-usage-more = [MORE]
cli-panel-commands = Commands
cli-panel-arguments = Arguments
cli-panel-parameters = Options
cli-default = [default: { $value }]
cli-required = [required]
cli-language = Every command takes --lang with one of { $choices }. Without it, the language of the terminal is used (LC_ALL, LC_MESSAGES, LANG).
cli-help-flag = Show this help and exit.
cli-version-flag = Show the version and exit.
cli-no-version = a source tree that is not installed
# What stands for a value that is asked for
cli-kind-int = NUMBER
cli-kind-float = NUMBER
cli-kind-str = TEXT
cli-kind-path = PATH
cli-place-file = FILE
cli-place-depth = DEPTH
cli-place-first = FIRST
cli-place-second = SECOND
cli-place-third = THIRD
cli-place-fourth = FOURTH

cli-serve = Serve the game in the browser, with computers to play against.
cli-serve-more = What you leave out comes from the environment (RUMMY_HOST, RUMMY_PORT, RUMMY_DATA_DIR and the other settings in docs/self-hosting.md); otherwise it is 127.0.0.1, 8500 and a folder of your own.
cli-serve-host = Address to listen on; 0.0.0.0 is the whole network.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-data-dir = Folder of the database.

cli-play = Play a match in the terminal against computers.
cli-play-more = The match is saved after every move; the same command goes on with it.
cli-play-file = Where the match is saved.
cli-play-rules = The preset to play.
cli-play-set = A house rule to change, such as “target 300”; may be given several times.
cli-play-seats = Seats at the table; otherwise what the preset suggests, or three.
cli-play-level = How well the computers play: one level for all, or one for each, such as “club,expert”.
cli-play-name = What you are called.
cli-play-new = Begin a new match even if one is saved.

cli-lesson = Walk through a round step by step, with the reason for every decision.
cli-lesson-more = At your own decisions you may try something else, see what it does, and go back.
cli-lesson-record = Print the round as a record instead.

cli-replay = Play a record through and print how it ends.
cli-replay-more = It ends with 0 where every statement holds, with 1 at the first that does not, with 2 where the file cannot be read.
cli-replay-file = The record, - for standard input.
cli-replay-json = Print one JSON object instead of words.

cli-legal = Print every legal action at the end of a record.
cli-legal-more = One action a line, as it stands in a record.
cli-legal-file = The record, - for standard input.

cli-perft = Count the action sequences from the end of a record.
cli-perft-more = Sequences of exactly that length are counted; a draw brings the card that the record gives.
cli-perft-file = The record, - for standard input.
cli-perft-depth = How many actions a sequence has.

cli-deal = Print a fresh record: head and deal.
cli-deal-more = A record is a match as text: save it, play it on, or look at it with the other commands.
cli-deal-rules = The preset to start from.
cli-deal-set = A house rule to change, such as “target 300”; may be given several times.
cli-deal-seats = The players’ names, clockwise, with commas between them.
cli-deal-seed = The deal’s key, 64 hexadecimal digits; a random one otherwise.
cli-deal-cut = How many cards are cut, where the rules have it.

cli-analyse = Say what each decision of a finished round was worth.
cli-analyse-more = For every decision: what the best and the chosen action could be expected to bring, as its player saw the table at that time, and what was lost; for every player luck, play and an accuracy. A round of two takes about ten seconds.
cli-analyse-file = The record, - for standard input.
cli-analyse-round = Only this round, counted from 1; else all finished ones.
cli-analyse-seat = Tell of this player only: a name, or the seat’s number from 1.
cli-analyse-quality = quick, normal or deep.
cli-analyse-json = Print one JSON object instead of words.
cli-analyse-html = Write a page with pictures to this file.
cli-analyse-jobs = Processes to think in.

cli-arena = Let computers play each other.
cli-arena-more = It prints points a round and rounds won with 95 % intervals. Every deck is played several times with the players in changed seats, each in every place equally often, so luck cancels; the intervals are over decks. Two players share up to four seats in every way there is; else they sit in turn (partners alike).
cli-arena-first = A level (random, beginner, casual, club, …) or a program, as in “exec:./mybot --fast”.
cli-arena-second = The player to compare it with.
cli-arena-third = A third player, at tables of three or more.
cli-arena-fourth = A fourth player, at tables of four or more.
cli-arena-deals = Decks to play; each is played with every seating.
cli-arena-rules = A preset.
cli-arena-seats = Seats at the table; else what the preset or the players ask.
cli-arena-seed = What the deals are made of.
cli-arena-jobs = Processes to play in.
cli-arena-json = Save every deal set in this file; an existing file is continued.
cli-arena-until = LOW,HIGH: stop once one of these leads is clearly the likelier.
cli-arena-limit = Seconds that a program has for a decision.

## A command line that cannot be understood

cli-wrong-option = There is no option { $text }.
cli-wrong-command = There is no command “{ $text }”. There are: { $choices }.
cli-wrong-whole = { $name }: “{ $text }” is not a whole number.
cli-wrong-number = { $name }: “{ $text }” is not a number.
cli-wrong-value = { $name }: “{ $text }” cannot stand here.
cli-wrong-missing = { $name } is missing.
cli-wrong-no-value = A value is missing after { $name }.
cli-wrong-unused = That is one word too many: { $text }.
cli-wrong-twice = { $name } was given twice.
cli-wrong-other = This command line cannot be understood.
cli-wrong-meant = Did you mean { $text }?
cli-wrong-help = { $command } --help shows all options.

## Files

cli-file-missing = there is no such file or folder
cli-file-folder = that is a folder
cli-file-no-folder = part of the path is no folder
cli-file-forbidden = no permission
cli-file-full = the disk is full
cli-file-read-only = it can only be read
cli-file-too-long = the name is too long
cli-host-unknown = that name or address is not known
cli-host-elsewhere = that is no address of this machine
cli-file-unwritable = The file { $file } cannot be written: { $text }.

## The match in the terminal

cli-you = You
cli-going-on = Going on with the match in { $file }.
cli-saved = The match is saved in { $file }; the same command goes on with it.
cli-not-saved = The match cannot be saved in { $file }: { $text }.
cli-level-compiled = The level { $level } needs the compiled rule book, which is not here. There are: { $choices }.
cli-level-unknown = There is no level { $level }. There are: { $choices }.
cli-levels-count = { $levels ->
    [one] There is one level
   *[other] There are { $levels } levels
} for { $computers ->
    [one] one computer.
   *[other] { $computers } computers.
}
cli-level-instead = Computers of the level { $level } cannot play here; club plays instead.
cli-cut = Cut for the deal: { $cards }.
cli-welcome = Type “{ $help }” for what you can write, “{ $quit }” to stop and save.
cli-ask-next = Enter deals the next round:
cli-ask-call = You may call ({ $choices }), or press Enter to let it go:
cli-not-called = That cannot be called.
cli-ask-draw = Your turn: draw, or take from the pile:
cli-ask-play = Your turn: play:
cli-more-melds = … and more melds
cli-hint-again = “{ $hint }” once more shows the move.
# Words that can be typed at the table; the English ones are understood too
cli-word-help = help
cli-word-moves = moves
cli-word-hint = hint
cli-word-table = table
cli-word-quit = quit

cli-moves = You can type:
cli-moves-draw = take the top card of the stock
cli-moves-take = take that card of the pile and all above it
cli-moves-meld = put down a set or a run; a joker as JK or JK=5H
cli-moves-lay = add a card to meld 2; “low” or “high” behind it where both ends fit
cli-moves-swap = put the natural card in place of the joker that stands for it
cli-moves-discard = end your turn
cli-moves-rare = if the rules have them
cli-moves-several = You can type several actions on one line, separated by commas.
# $jack, $queen, $king: the letters of the court cards, as this language writes them
cli-moves-cards = A card is its rank and S (spades), H (hearts), D (diamonds) or C (clubs), as in { $queen }H.
cli-moves-moves = lists what is legal now
cli-moves-hint = says where to look, and asked again what to do and why
cli-moves-table = shows the table again
cli-moves-quit = saves the match and ends

cli-seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
cli-seat = { $laid } on the table, { $total } in all{ $dealer ->
    [yes] , dealer
   *[no] {""}
}
cli-pots = Pots: { $pots }. Chips: { $chips }.
cli-melds = Melds
cli-pile = Pile
cli-stock = Stock
cli-hand = Hand
cli-stock-cards = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
cli-empty = empty
cli-reached = { $card } has to be played this turn.
cli-score = { $laid } on the table − { $caught } in the hand{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus
} = { $round }, { $total } in all
cli-owes = { $who ->
    [you] You owe
   *[other] { $name } owes
} { $amount }.

## How a record ends; numbers and cards as they stand in a record

cli-ends-out = Round { $round }: { $name } went out; { $scores }
cli-ends-stock = Round { $round }: the stock ran out; { $scores }
cli-ends-turn = { $phase ->
    [play] { $name } is to play.
   *[draw] { $name } is to draw.
}
cli-ends-meld = Meld { $number }: { $cards }
cli-ends-pile = Pile: { $cards }
cli-ends-pile-empty = (empty)
cli-ends-stock-count = Stock: { $count }
cli-ends-holds = { $name } holds { $cards }
cli-ends-holds-nothing = { $name } holds nothing
cli-ends-totals = Totals: { $totals }
cli-ends-won = Won by { $names }.
cli-depth = The depth cannot be negative.

## Serving

cli-serving = Rummy 500 is at { $address } (Ctrl+C ends it).
cli-interpreted = The rule book is not compiled here: the game runs, but slower, and computers play up to the level { $level } (a C compiler gives speed and the levels above).
cli-server-package = The server needs the package { $package }: install it with { $command }.
error-folder-unwritable = The folder { $file } cannot be written: { $text }. Give the right to write, or choose another folder with --data-dir.
error-database-newer = The database { $file } was written by a newer version of Rummy 500 (step { $text }). Start that version, or choose another folder with --data-dir.
error-database-damaged = The file { $file } is no database of Rummy 500 or is damaged ({ $text }). It was left as it is: put a backup in its place, or choose another folder with --data-dir.
error-bad-host = { $host } cannot be listened on: { $text }.
error-port-taken = Port { $port } on { $host } is taken by another program: stop it, or choose another with --port.
error-cannot-listen = { $host } cannot be listened on at port { $port }: { $text }.
error-unreadable-file = The setting { $name } names a file that cannot be read: { $text }.
error-unknown-setting = There is no setting { $name }.
error-setting-number = The setting { $name } has to be a number.
error-setting-range = The setting { $name } has to be a number from { $low } to { $high }.
error-setting-choice = The setting { $name } has to be one of { $choices }.
error-setting-origins = The setting { $name } takes origins like https://cards.example, with commas between them.
error-setting-networks = The setting { $name } takes networks like 10.0.0.0/8, with commas between them.

## The arena

cli-arena-positive = --deals and --jobs are at least 1, and --limit is above 0.
cli-arena-leads = “{ $text }” is not LOW,HIGH: two leads in points a round, the lower one first, as in 0,2.
cli-arena-two = The sequential test compares two players.
cli-arena-too-many = { $players } players do not fit { $teams ->
    [yes] { $places } teams.
   *[no] { $places } seats.
}
cli-arena-stopped = The arena has stopped: { $text }
cli-arena-interrupted = Stopped after { $done } of { $all } deal sets.
cli-arena-continue = The same command goes on from { $file }.
cli-arena-bad-command = The command of “{ $text }” cannot be read: a quotation mark or the command itself is missing.
cli-arena-no-player = There is no player “{ $text }”. There are: { $choices }. A program is written exec:COMMAND.
cli-arena-no-program = There is no program “{ $text }” that can be started.
cli-arena-progress = { $done } of { $all } deal sets
cli-arena-lead = lead { $lead }
cli-arena-left = { $time } left
cli-arena-played = { $rules }, { $seats } seats: { $rounds } rounds of { $deals } deals, seed { $seed }
cli-arena-head-player = player
cli-arena-head-points = points a round
cli-arena-head-won = rounds won
cli-arena-head-place = place
cli-arena-head-out = went out
cli-arena-head-cpu = CPU
cli-arena-between = { $first } − { $second }: { $lead } points a round
cli-arena-lost = { $player }: { $lost } of { $all } decisions went to the fallback
cli-arena-fault = { $fault ->
    [crashed] ended by itself
    [gone] had ended before
    [slow] too slow
    [garbage] not understood
    [flooded] said too much
    [illegal] illegal move
    [endless] without end
   *[other] { $fault }
}: { $count }, as in: { $example }
cli-arena-undecided = Sequential test: undecided between { $low } and { $high } points after { $sets } deal sets ({ $at }).
cli-arena-decided = Sequential test: stopped after { $sets } deal sets: a lead of { $better } points explains them better than one of { $worse } ({ $at }, error { $error } each way).
cli-arena-at = log-likelihood ratio { $ratio }, bounds ±{ $bound }
error-arena-file-unreadable = The file { $file } cannot be read: { $text }.
error-arena-file-other = The file { $file } is not one that the arena has written: name another.
error-arena-file-version = The file { $file } was written by another version of the arena: name another.
error-arena-file-contest = The file { $file } holds another comparison ({ $text }): name another file.
error-arena-file-gaps = The file { $file } has deal sets missing: name another.
error-arena-ended = A process of the arena has ended unexpectedly.
error-arena-failed = A process of the arena has failed: { $text }.
