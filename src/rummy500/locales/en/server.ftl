### What the server says when it does not do what it was asked. The codes are those of docs/protocol.md.

error-stale = The table has moved on in the meantime. Take another look, then play.
error-malformed = The server did not understand that.
error-try-again = That could not be saved just now. Nothing has changed; please try again.
error-request-too-large = That was longer than the server allows.
error-too-fast = That was too fast. Please wait a moment.
error-too-many = That was too much at once. Please try again later.
error-call-window = Somebody may still call Rummy. Wait a moment.
error-no-window = There is nothing to decline now.
error-round-running = This round is still being played.
error-closing = The server is restarting. Your table is saved.
error-failed = Something went wrong on our side. It has been logged; please try again.
error-forbidden-origin = This request came from another page and was refused.
error-unknown-table = There is no such table here.
error-unknown-replay = There is nothing to watch at this link.
error-unknown-page = There is no such page here.
error-wrong-method = That cannot be done at this address.
error-unknown-level = There is no computer player of the level “{ $level }”.
