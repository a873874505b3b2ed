### Hvorfor et træk afvises. $card, $reached og $cards er kort; $minimum, $shortest, $largest, $jokers er reglernes grænser.

error-round-over = Runden er slut.
error-not-your-turn = Det er ikke din tur.
error-draw-first = Træk et kort først.
error-already-drawn = Du har allerede trukket i denne tur.
error-stock-empty = Trækbunken er tom.
error-pile-empty = Afkastbunken er tom.
error-not-in-pile = { $card } ligger ikke i afkastbunken.
error-no-such-copy = { $card } ligger { $count ->
    [one] kun én gang
   *[other] kun { $count } gange
} i afkastbunken.
error-which-copy = { $card } ligger { $count } gange i afkastbunken: Sig, hvilket du mener.
error-only-top = Man må kun tage det øverste kort i afkastbunken.
error-top-or-whole = Man må kun tage det øverste kort eller hele afkastbunken.
error-floating-draws-stock = Uden kort på hånden må du kun trække fra trækbunken.
error-pass-needs-empty-stock = Du må kun passe, når trækbunken er tom.
error-stand-off = Ved dette bord må man ikke gå ud uden at trække.
error-not-first-turn = Man må kun gå ud uden at trække i sin første tur.
error-stand-stuck = Du må kun gå ud uden at trække, når hele hånden går op.
error-card-not-held = Du har ikke { $cards } på hånden.
error-no-such-meld = Der er ingen melding { $meld }.
error-not-a-meld = { $cards }: Det er hverken et sæt eller en rækkefølge.
error-ace-not-there = Et es må ikke stå dér i en rækkefølge ved dette bord.
error-identical-off = To ens kort må ikke ligge i samme sæt her.
error-run-order = En rækkefølge med alle tretten værdier skrives nedefra og op.
error-jokers-apart = Ved dette bord meldes jokere kun sammen med hinanden.
error-only-jokers-stand-for = Kun en joker kan stå for et andet kort.
error-which-meld = { $cards }: En joker kan stå for flere kort der; sig hvilket.
error-which-card = Jokeren kan stå for flere kort der; sig hvilket.
error-which-end = { $card } passer i begge ender af rækkefølgen: Sig lavt eller højt.
error-sets-off = Ved dette bord meldes kun rækkefølger.
error-set-too-large = Et sæt har højst { $largest } kort her.
error-run-too-short = En rækkefølge skal have mindst { $shortest } kort her.
error-needs-natural = En melding skal have mindst ét ægte kort.
error-too-many-jokers = { $jokers ->
    [0] Der er for mange jokere i den melding.
    [one] Der må kun være én joker i en melding her.
   *[other] Der må højst være { $jokers } jokere i en melding her.
}
error-does-not-fit = { $card } passer ikke der.
error-layoff-off = Ved dette bord bygger man ikke på.
error-not-own-side = Du må kun bygge på din egen sides meldinger.
error-not-opened = Læg først selv en melding.
error-joker-layoff-off = Ved dette bord bygger man ikke på med jokere.
error-holds-natural = En joker må ikke stå der, så længe du har det ægte kort på hånden.
error-swap-off = Ved dette bord byttes jokere ikke.
error-no-joker-there = Der står ingen joker for { $card } i den melding.
error-reached-first = { $reached } skal spilles først.
error-reached-pending = { $reached } fra afkastbunken skal spilles, før du kaster af.
error-reached-stuck = Så ville { $reached } ikke kunne spilles i denne tur.
error-joker-pending = Jokeren, du byttede dig til, skal spilles, før du kaster af.
error-joker-stuck = Så ville jokeren, du byttede dig til, ikke kunne spilles i denne tur.
error-opening-pending = Dine første meldinger er endnu ikke { $minimum } point værd.
error-opening-stuck = Så ville dine første meldinger ikke kunne nå { $minimum } point i denne tur.
error-last-discard = Der skal være et kort tilbage at kaste af.
error-taken-card = { $card } kom fra afkastbunken i denne tur og må ikke kastes af.
error-taken-stuck = Så er der kun { $card } tilbage at kaste af, og det kort kom fra afkastbunken i denne tur.
error-stand-discard = Når du går ud uden at trække, må du kun kaste dit sidste kort af.
error-call-off = Den slags Rummy-råb findes ikke ved dette bord.
error-call-closed = Nu kan ingen råbe: Man råber efter et afkast, og før det næste kort trækkes.
error-call-own-discard = Man kan ikke råbe på sit eget afkast.
error-call-not-possible = Man kan ikke råbe på { $card }.
error-call-floating = Uden kort på hånden kan du ikke råbe.
error-call-stuck = Efter det råb kunne du ikke gøre din tur færdig.
error-restock-first = Først skal afkastbunken blandes til en ny trækbunke.
error-restock-missing = Afkastbunken skal blandes, og kortenes nye orden mangler.
error-restock-not-due = Der skal ikke blandes nu.
error-restock-wrong-cards = En ny trækbunke består af præcis de kort, der lå under det øverste i afkastbunken.
error-unknown-hand = Her kræves en hånd med ukendte kort.
error-unknown-top = Det øverste kort i trækbunken er ikke kendt.
error-other-top = Det øverste kort i trækbunken er ikke { $card }.
error-not-an-action = Det er ikke noget træk.
error-unknown-verb = »{ $verb }« er ikke noget træk.
error-bad-move = »{ $verb }« skrives sådan: { $form }.
error-unknown-card = »{ $text }« er ikke noget kort.
