### The app as browsers, search engines and devices see it from outside.

app-title-home = Rummy 500 online: play now, free, with friends or computers
app-about-home = Play Rummy 500 in your browser: against computers from beginner to master or with friends by a link. Your house rules, no sign-up, no advertising.
app-title-learn = Learn Rummy 500 by playing a round
app-about-learn = One round of Rummy 500, step by step, with the reason for every move. Then short exercises that never run out.
app-no-script = The table needs JavaScript. The rules can be read without it:
app-short-new = New table
app-short-learn = Learn the game
app-short-rules = Read the rules

## Without a network

app-offline-title = You are offline
app-offline-text = The table needs a connection. These pages are kept on your device:
app-offline-again = Try again
