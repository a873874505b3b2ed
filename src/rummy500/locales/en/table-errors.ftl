### Why somebody cannot do something at a table: who may, and when. $seats is a number of seats.

error-not-host = Only the host can do that.
error-not-started = The match has not begun yet.
error-match-running = That can be changed only before the match.
error-seats-free = { $seats ->
    [one] One seat is still free: wait for somebody, put a computer there, or take the seat away.
   *[other] { $seats } seats are still free: wait for somebody, put computers there, or take the seats away.
}
error-seat-taken = Somebody sits there already.
error-table-full = Every seat of this table is taken.
error-other-seat = You have another seat at this table, and it is kept for you.
error-unknown-seat = There is nobody in that seat for whom this could be done.
error-removed = The host has removed you from this table.
error-unknown-guest = This browser is not known here.
error-spectator = You are looking on: only those who sit at the table can do that.
error-not-watchable = The host does not let others watch this table.
error-expired = Nobody has played at this table for so long that it is closed.
error-undo-off = At this table moves are not taken back.
error-nothing-to-undo = There is nothing that could be taken back now.
error-timed-out = Your time is over, and the computer finishes this turn.
error-not-cutter = It is for the player to the dealer’s right to cut.
error-bad-share = Your part in this deal came too late or was not the one announced.
error-other-round = That was meant for another round.
error-deal-gone = The deal has gone on without that.
error-daily-fixed = The daily deal is the same for everybody, so this cannot be changed.
error-daily-no-advice = There are no hints in a ranked daily deal.
error-daily-not-finished = This is shown when you have finished the deal of that day.
error-daily-not-yet = That day has not come yet.
error-daily-no-day = There is no daily deal for that day.
