### The start page beside what client.ftl and lobby.ftl say of it, and a newer client.

home-what = A card game for two to eight players. Meld sets and runs, reach deep into the discard pile, and score every card you put down.
home-free = Free, no account, no ads.
home-daily = Today’s deal
home-daily-of = Deal of { $date }
home-daily-what = One round a day, the same cards for everybody
home-daily-running = Your round is waiting for you
home-daily-done = { $points }, place { $place }
home-daily-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
home-me = Your stats
home-boards = Leaderboards
home-learn = Learn to play
home-learn-what = A round step by step, then exercises
home-sheet = Score sheet
home-sheet-what = For playing with real cards, even offline
home-sheet-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
home-rules = Read the rules
home-rules-what = With pictures and every house rule
home-code = Join a table
home-code-what = Paste a link or type a table’s code
home-code-label = Link or code
home-code-go = Join
home-code-bad = That is not a table’s link or code. A code has 16 letters and digits.
home-read = Read about the game
home-read-variants = Variants
home-read-house-rules = House rules
home-read-tips = Tips
home-read-glossary = Glossary
home-read-origins = Origins and other names
home-read-lesson = The lesson as text
home-languages = Languages

## A newer client

newer-there = There is a newer version of this page.
newer-load = Load it
newer-later = Later
