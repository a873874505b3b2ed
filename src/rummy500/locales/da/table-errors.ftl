### Hvorfor nogen ikke kan gøre noget ved et bord: hvem der må, og hvornår. $seats er et antal pladser.

error-not-host = Det kan kun værten.
error-not-started = Kampen er ikke begyndt endnu.
error-match-running = Det kan kun ændres før kampen.
error-seats-free = { $seats ->
    [one] En plads er stadig fri: Vent på nogen, sæt en computer der, eller fjern pladsen.
   *[other] { $seats } pladser er stadig frie: Vent på nogen, sæt computere der, eller fjern pladserne.
}
error-seat-taken = Der sidder allerede nogen.
error-table-full = Alle pladser ved bordet er optaget.
error-other-seat = Du har en anden plads ved dette bord, og den er holdt fri til dig.
error-unknown-seat = Der sidder ingen på den plads, som det kan gøres for.
error-removed = Værten har fjernet dig fra bordet.
error-unknown-guest = Denne browser er ikke kendt her.
error-spectator = Du ser på: Det kan kun dem, der sidder ved bordet.
error-not-watchable = Værten lader ikke andre se på ved dette bord.
error-expired = Ingen har spillet ved dette bord så længe, at det er lukket.
error-undo-off = Ved dette bord kan man ikke fortryde.
error-nothing-to-undo = Der er ikke noget at fortryde nu.
error-timed-out = Din tid er gået; computeren spiller turen færdig.
error-not-cutter = Kun spilleren til højre for kortgiveren må tage af.
error-bad-share = Din andel til denne givning kom for sent eller var ikke den, der lå fast på forhånd.
error-other-round = Det gjaldt en anden runde.
error-deal-gone = Givningen er gået videre uden det.
error-daily-fixed = Dagens runde er ens for alle, så det kan ikke ændres.
error-daily-no-advice = Der er ingen tip i dagens runde, når den tæller med.
error-daily-not-finished = Det ser du, når du har spillet den dags runde færdig.
error-daily-not-yet = Den dag er ikke kommet endnu.
error-daily-no-day = Der er ingen runde for den dag.
