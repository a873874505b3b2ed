### Waarom iemand aan een tafel iets niet kan: wie het mag, en wanneer. $seats is een aantal plaatsen.

error-not-host = Dat kan alleen de host.
error-not-started = De partij is nog niet begonnen.
error-match-running = Dat kun je alleen vóór de partij veranderen.
error-seats-free = { $seats ->
    [one] Er is nog één plaats vrij: wacht op iemand, zet er een computer neer of haal de plaats weg.
   *[other] Er zijn nog { $seats } plaatsen vrij: wacht op iemand, zet er computers neer of haal de plaatsen weg.
}
error-seat-taken = Daar zit al iemand.
error-table-full = Alle plaatsen aan deze tafel zijn bezet.
error-other-seat = Je hebt een andere plaats aan deze tafel, en die blijft voor jou vrij.
error-unknown-seat = Op die plaats zit niemand voor wie dit zou kunnen.
error-removed = De host heeft je van deze tafel verwijderd.
error-unknown-guest = Deze browser is hier niet bekend.
error-spectator = Je kijkt toe: dat kunnen alleen de mensen die aan tafel zitten.
error-not-watchable = Bij deze tafel laat de host niemand toekijken.
error-expired = Aan deze tafel is zo lang niet gespeeld dat hij gesloten is.
error-undo-off = Aan deze tafel neem je geen zetten terug.
error-nothing-to-undo = Er valt nu niets terug te nemen.
error-timed-out = Je tijd is om; de computer maakt deze beurt af.
error-not-cutter = Couperen mag alleen wie rechts van de deler zit.
error-bad-share = Jouw aandeel in het schudden kwam te laat, of het was niet het aandeel dat je had vastgelegd.
error-other-round = Dat was voor een andere ronde bedoeld.
error-deal-gone = Er is intussen zonder dat verder gedeeld.
error-daily-fixed = De ronde van de dag is voor iedereen gelijk, dus dit kun je niet veranderen.
error-daily-no-advice = In een ronde van de dag die meetelt, krijg je geen tips.
error-daily-not-finished = Dit zie je als je de ronde van die dag hebt uitgespeeld.
error-daily-not-yet = Die dag is nog niet aangebroken.
error-daily-no-day = Voor die dag is er geen ronde van de dag.
