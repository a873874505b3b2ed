### Warum jemand an einem Tisch etwas nicht kann: wer darf, und wann. $seats ist eine Zahl von Plätzen.

error-not-host = Das kann nur der Gastgeber.
error-not-started = Die Partie hat noch nicht begonnen.
error-match-running = Das lässt sich nur vor der Partie ändern.
error-seats-free = { $seats ->
    [one] Ein Platz ist noch frei: Warte auf jemanden, setz einen Computer hin, oder nimm den Platz weg.
   *[other] { $seats } Plätze sind noch frei: Warte auf jemanden, setz Computer hin, oder nimm die Plätze weg.
}
error-seat-taken = Da sitzt schon jemand.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-other-seat = Du hast an diesem Tisch einen anderen Platz, und der wird für dich freigehalten.
error-unknown-seat = Auf diesem Platz sitzt niemand, für den das ginge.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-unknown-guest = Dieser Browser ist hier nicht bekannt.
error-spectator = Du schaust zu: Das können nur die, die am Tisch sitzen.
error-not-watchable = An diesem Tisch lässt der Gastgeber niemanden zuschauen.
error-expired = An diesem Tisch hat so lange niemand gespielt, dass er geschlossen wurde.
error-undo-off = An diesem Tisch werden Schritte nicht zurückgenommen.
error-nothing-to-undo = Jetzt gibt es nichts zurückzunehmen.
error-timed-out = Deine Zeit ist um; der Computer spielt den Zug zu Ende.
error-not-cutter = Abheben darf nur, wer rechts vom Geber sitzt.
error-bad-share = Dein Anteil am Mischen kam zu spät oder war nicht der angekündigte.
error-other-round = Das galt einer anderen Runde.
error-deal-gone = Das Geben ist inzwischen weitergegangen.
error-daily-fixed = Die Runde des Tages ist für alle gleich, deshalb lässt sich das nicht ändern.
error-daily-no-advice = In einer gewerteten Runde des Tages gibt es keine Tipps.
error-daily-not-finished = Das siehst du, wenn du die Runde dieses Tages zu Ende gespielt hast.
error-daily-not-yet = Dieser Tag kommt erst noch.
error-daily-no-day = Für diesen Tag gibt es keine Runde des Tages.
