### The app as browsers, search engines and devices see it from outside.

app-title-home = Rummy 500 online: play now, free, with friends or computers
app-about-home = Play Rummy 500 in your browser: against computers from beginner to master or with friends by a link. Your house rules, no sign-up, no ads.
app-title-learn = Learn Rummy 500 by playing a round
app-about-learn = One round of Rummy 500, step by step, with the reason for every move. Then short exercises that never run out.
app-title-daily = The daily deal of Rummy 500: the same cards for everybody
app-about-daily = Each day has one deal: the same cards and the same opponent for everybody, one try that counts, leaderboards, and no sign-up.
app-title-sheet = Score sheet for Rummy 500 with real cards
app-about-sheet = Keep score at a table with real cards: points or cards, your house rules, several writers, offline. No sign-up, no ads.
app-no-script = The table needs JavaScript. You can read the rules without it:
app-short-daily = Today’s deal
app-short-sheet = Score sheet
app-short-new = New table
app-short-learn = Learn the game
app-short-rules = Read the rules

## Without a network

app-offline-title = You are offline
app-offline-text = The table needs a connection. These pages are saved on your device:
app-offline-again = Try again
