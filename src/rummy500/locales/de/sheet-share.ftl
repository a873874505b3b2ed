### Einen Spielblock per Link teilen: der Dialog, und die Zeile, die sagt, wie es steht.

sheet-share = Teilen
sheet-share-title = Diesen Block teilen
sheet-share-what = Wer einen Link hat, sieht den Block auf dem eigenen Handy, so wie er geschrieben wird. Ohne Verbindung machst du einfach weiter: Was du dann einträgst, wird später gesendet.
sheet-share-kept = Dafür bewahrt der Server den Block auf, bis du das Teilen beendest oder ihn lange niemand mehr ändert (meist { $days } Tage).
sheet-share-do = Links erstellen
sheet-share-busy = Einen Moment …
sheet-share-look = Link zum Zuschauen
sheet-share-look-what = Sieht alles, ändert nichts.
sheet-share-write = Link zum Mitschreiben
sheet-share-write-what = Trägt Punkte ein und berichtigt sie, genau wie du.
sheet-share-text = Unser Spielblock für Rummy 500
sheet-share-renew = Neue Links erstellen
sheet-share-renew-what = Die beiden alten Links gelten dann für niemanden mehr. Wer weiter dabei sein soll, braucht einen neuen.
sheet-share-renew-do = Jetzt neue Links erstellen
sheet-share-end = Nicht mehr teilen
sheet-share-end-what = Der Block verschwindet vom Server, und beide Links gelten nicht mehr. Alle behalten eine Kopie vom jetzigen Stand.
sheet-share-end-do = Teilen jetzt beenden
sheet-share-delete = Nur dieser Browser vergisst ihn. Für alle anderen gelten die Links weiter.
sheet-share-cancel = Abbrechen
sheet-share-reader = Du schaust zu. Ändern kann den Block, wer den Link zum Mitschreiben hat.
sheet-share-own = Mit eigener Kopie weitermachen
sheet-share-own-what = Du folgst dem geteilten Block dann nicht mehr. Was du jetzt siehst, bleibt hier, und du kannst es ändern.
sheet-share-again = Noch einmal versuchen
sheet-share-anew = Wieder teilen
sheet-share-done = Der Block ist geteilt.
sheet-share-renewed = Es gibt neue Links.
sheet-share-ended = Der Block wird nicht mehr geteilt.

## Warum es nicht ging

sheet-share-offline = Der Server ist nicht erreichbar. Der Block ist in diesem Browser sicher; versuch es später noch einmal.
sheet-share-taken = Dieser Block ist schon unter einem anderen Link geteilt. Frag, wer diesen Link hat.
sheet-share-too-many = Aus diesem Netz sind zu viele Blöcke geteilt worden. Versuch es später noch einmal.
sheet-share-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.

## Wie es steht

sheet-live-coming = Der Block kommt …
sheet-live-coming-offline = Keine Verbindung. Der Block kommt, sobald es eine gibt.
sheet-live-opening = Geteilt · verbinde …
sheet-live-current = Geteilt · alles aktuell
sheet-live-sending = { $count ->
    [one] Geteilt · eine Änderung wird gesendet
   *[other] Geteilt · { $count } Änderungen werden gesendet
}
sheet-live-offline = { $count ->
    [0] Keine Verbindung · du kannst weiterschreiben
    [one] Keine Verbindung · eine Änderung wartet
   *[other] Keine Verbindung · { $count } Änderungen warten
}
sheet-live-reader = Du schaust zu · live
sheet-live-reader-offline = Du schaust zu · keine Verbindung
sheet-live-ended = Dieser Link gilt nicht mehr. Die Kopie hier gehört dir.
sheet-live-ended-empty = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
sheet-live-outdated = Dieser Block wurde mit einer neueren Version geschrieben. Lade die Seite neu.
sheet-live-refused = { $count ->
    [one] Eine Änderung kann nicht geteilt werden: Der Block ist voll.
   *[other] { $count } Änderungen können nicht geteilt werden: Der Block ist voll.
}
