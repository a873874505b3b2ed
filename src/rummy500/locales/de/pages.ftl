### Was um die Seiten zum Lesen herum und zwischen ihren Teilen steht. Die langen Texte sind in pages/*.md.

pages-skip = Zum Text
pages-ways = Seiten
pages-way-rules = Regeln
pages-way-variants = Varianten
pages-way-house-rules = Hausregeln
pages-way-tips = Tipps
pages-way-glossary = Glossar
pages-way-origins = Herkunft
pages-way-lesson = Lektion
pages-way-daily-deal = Runde des Tages
pages-way-score-sheet = Spielblock
# Auf einem Knopf, der zum Spiel führt
pages-play = Spielen
# Knöpfe zu den Seiten des Programms
pages-go-daily = Runde des Tages spielen
pages-go-sheet = Spielblock öffnen
pages-footer = Rummy 500: kostenlos, ohne Anmeldung und ohne Werbung.
pages-untranslated = Diese Seite ist noch nicht übersetzt; hier steht sie auf Englisch.
pages-unknown = Diese Seite gibt es nicht
pages-unknown-text = Vielleicht wurde die Adresse nicht ganz kopiert, oder die Seite ist umgezogen. Die Seiten oben gibt es alle.
pages-unknown-home = Zum Spiel
# The title where a reader has asked for too much at once
pages-busy = Einen Moment, bitte

## Die Regeln

# Es folgen Zahlen von 2 bis 8, jede ein Link
pages-rules-seats = Die Regeln für so viele Mitspieler:

## Bilder: $cards sind Karten in Worten mit Kommas

pages-picture-cards = { $cards }
pages-picture-hand = Eine Hand: { $cards }
pages-picture-pile = Ein Ablagestapel, die älteste Karte links: { $cards }. Angehoben ab { $reached }.

## Überschriften von Kästen

pages-box-example = Beispiel
pages-box-tradition = Alter Rat
pages-box-measured = Nachgemessen
pages-box-disagreed = Wo die Bücher sich widersprechen

## Varianten

pages-variants-books = Wie Bücher und Familien spielen
pages-variants-own = Eigene Spiele
pages-variants-length = Kürzer und länger
pages-variants-back = Alle Varianten
pages-variant-title = Rummy 500: { $variant }
pages-variant-play = Genau nach diesen Regeln spielen
pages-variant-rules = Alle Regeln dieser Variante
pages-variant-differs = Was anders ist
# Hinter einem Wert, der nicht wie üblich ist
pages-variant-usual = (sonst: { $value })
pages-variant-words = Im Wortlaut der Regeln
pages-variant-else = Alles andere ist wie in den Standardregeln.
pages-variant-same = Das sind die Standardregeln, ohne jede Änderung.

## Hausregeln

pages-house-usual = – Standard
pages-house-range = Jede Zahl von { $low } bis { $high }.
pages-house-worth = { $what }: { $worth }
# Es folgen Namen von Varianten, jede mit ihrem Wert in Klammern
pages-house-variants = Anders gespielt in:

## Die Lektion

pages-lesson-play = Selbst durchspielen

## Der Spielblock: eine Tabelle mit zwei Rechnungen

pages-sheet-sums = Gezählt vom Regelwerk dieser Seite
pages-sheet-laid = Auf dem Tisch
pages-sheet-caught = Auf der Hand
pages-sheet-points = Ergebnis
pages-sheet-nothing = nichts
