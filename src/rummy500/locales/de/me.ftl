### Die eigenen Zahlen und Wertungszahlen, die Seite für andere, und alles, was der Server über einen Gast aufhebt.

me-title = Deine Zahlen
me-loading = Wird geladen …
me-failed = Das konnte nicht geholt werden. Bitte versuch es noch einmal.
me-try-again = Noch einmal versuchen
me-none = Hier siehst du, wie du spielst, sobald deine erste Partie vorbei ist.
me-unknown = Mit diesem Browser hat hier noch niemand am Tisch gesessen, also ist nichts über ihn gespeichert.
me-play = Eine Partie spielen

## Was jemand gespielt hat

me-career = Partien und Runden
me-matches = Partien
me-wins = Gewonnen
me-wins-share = { $wins } ({ $percent } %)
me-mean = Punkte je Runde
me-best = Beste Runde
me-reach = Tiefster Griff
me-reach-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
me-reach-why = Die meisten Karten auf einmal vom Ablagestapel.
me-presets = Lieblingsregeln
me-preset-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

## Wertungszahlen

me-ratings = Wertungszahlen
me-ratings-none = Noch keine Partie hat für eine Wertungszahl gezählt.
me-pool = { $seats ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
    [7] Zu siebt
   *[other] Zu acht
}
me-rated = { $count ->
    [one] nach einer Partie
   *[other] nach { $count } Partien
}
me-spread = plus/minus { $spread }
me-level = Spielt etwa so gut wie Computer der Stärke „{ $level }“.
me-early = Noch grob geschätzt: Mit jeder Partie wird die Zahl genauer.
me-curve = Wertungszahl über { $count } Partien: anfangs { $first }, jetzt { $last }; höchste { $high }, niedrigste { $low }.
me-how = Wie Wertungszahlen entstehen
me-how-counts = Eine Partie zählt, wenn sie zu Ende gespielt wurde, und zwar nach einer unveränderten Vorlage. Jede Spielerzahl hat ihre eigene Wertungszahl; Partner werden als Team gewertet.
me-how-start = Alle fangen bei { $start } an, wo die Stärke „{ $level }“ steht. Wer besser abschneidet als erwartet, steigt, und zwar umso mehr, je stärker die anderen sind. Die Wertungszahlen der Computer ändern sich nie.
me-how-left = Wer vorher geht, zählt als Letzter. Hat ein Computer die Partie für dich zu Ende gespielt oder die meisten deiner Züge gemacht, kann sie deine Wertungszahl nicht verbessern.
me-how-spread = „Plus/minus“ sagt, wie sicher die Zahl ist: In neunzehn von zwanzig Fällen liegt die wahre Stärke in diesem Bereich.
me-how-daily = Die Runde des Tages hat ihre eigenen Bestenlisten und zählt hier nicht.

## Die letzten Partien

me-recent = Deine letzten Partien
me-recent-what = { $preset }, { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
   *[other] zu acht
}
me-won = Gewonnen
me-place = Platz { $place }
me-left = Vorher gegangen
me-change = Wertungszahl { $change }
me-unrated = zählt nicht für die Wertungszahl

## Die Seite für andere

me-public = Eine Seite für andere
me-public-why = Nichts davon ist öffentlich. Wenn du willst, gibt es eine Seite mit deinem Namen, deinen Zahlen und Wertungszahlen für alle, die den Link haben. Einzelne Partien stehen dort nicht.
me-public-is = Wer diesen Link hat, sieht deinen Namen, deine Zahlen und Wertungszahlen.
me-public-name = Name auf der Seite
me-public-link = Link zu deiner Seite
me-public-text = Meine Zahlen bei Rummy 500:
me-publish = Seite anlegen
me-rename = Namen ändern
me-hide = Seite wieder löschen
me-published = Deine Seite ist da.
me-renamed = Der Name ist geändert.
me-hidden = Die Seite ist weg, und ihr Link führt ins Leere.

## Was aufgehoben wird: zum Mitnehmen und zum Löschen

me-data = Deine Daten
me-data-why = Konten gibt es hier nicht. Der Server kennt diesen Browser an einem zufälligen Cookie; alles, was er dazu speichert, kannst du als Datei haben oder löschen.
me-export = Alles als Datei speichern
me-delete = Alles löschen
me-delete-title = Wirklich alles löschen?
me-delete-what = Für immer weg sind: das Cookie, auch auf Geräten, die du verbunden hast, die Liste deiner Tische, deine Zahlen und Wertungszahlen, deine Seite und deine Runden des Tages.
me-delete-tables = Wo gerade noch eine Partie läuft, übernimmt ein Computer deinen Platz.
me-delete-stays = Was bleibt, sind die Runden deiner Tische, mit dem Namen, den du dort hattest: Sie gehören auch den anderen, und sie beweisen, wie gegeben wurde. Geteilte Spielblöcke bleiben ebenfalls, genauso die Einstellungen und Spielblöcke in diesem Browser.
me-delete-type = Schreib „{ $word }“, damit es nicht aus Versehen geschieht:
me-delete-word = löschen
me-delete-now = Alles löschen
me-delete-not = Behalten
me-deleted = Alles ist gelöscht. Der Server kennt diesen Browser nicht mehr.

## Die Seite von jemandem

profile-page = Zahlen von { $name }
profile-none = Diese Seite gibt es nicht, oder sie wurde gelöscht.
error-unknown-profile = Diese Seite gibt es nicht, oder sie wurde gelöscht.
