### Why somebody cannot do something at a table: who may, and when. $seats is a number of seats.

error-not-host = Only the host can do that.
error-not-started = The match has not begun yet.
error-match-running = That can be changed only before the match.
error-seats-free = { $seats ->
    [one] One seat is still free: wait for somebody, put a computer there, or remove the seat.
   *[other] { $seats } seats are still free: wait for somebody, put computers there, or remove the seats.
}
error-seat-taken = Somebody is already sitting there.
error-table-full = Every seat of this table is taken.
error-other-seat = You already have another seat at this table.
error-unknown-seat = There is nobody in that seat to do this for.
error-removed = The host has removed you from this table.
error-unknown-guest = This browser is unknown here.
error-spectator = You are watching: only players at the table can do that.
error-not-watchable = The host does not allow others to watch this table.
error-expired = This table was closed because nobody had played at it for a long time.
error-undo-off = At this table moves cannot be taken back.
error-nothing-to-undo = There is nothing to take back now.
error-timed-out = Your time is up, and a computer finishes this turn.
error-not-cutter = Only the player to the dealer’s right may cut.
error-bad-share = Your share of this deal came too late or was not the one announced.
error-other-round = That was meant for another round.
error-deal-gone = The deal has gone on without that.
error-daily-fixed = The daily deal is the same for everybody, so this cannot be changed.
error-daily-no-advice = There are no hints in a ranked daily deal.
error-daily-not-finished = You will see this when you have finished that day’s deal.
error-daily-not-yet = That day has not come yet.
error-daily-no-day = There is no daily deal for that day.
