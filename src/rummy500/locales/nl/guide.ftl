### De begeleide eerste ronde aan tafel: één regel voor het moment, tot hij is opgevolgd.

guide-draw = Je beurt begint met een kaart: tik de stok aan, of een oplichtende kaart van de aflegstapel.
guide-pile = Een oplichtende kaart diep in de aflegstapel kun je pakken, met alle kaarten erboven, omdat je hem meteen kunt spelen. Of trek van de stok.
guide-meld = Je kunt uitleggen: tik op drie kaarten van dezelfde waarde, of drie op een rij in één kleur. Wat op tafel ligt, telt voor jou.
guide-lay = Een van je kaarten past bij een combinatie op tafel. Tik op die kaart, en dan op de combinatie: de punten zijn voor jou, van wie de combinatie ook is.
guide-out = Je hebt nog maar weinig kaarten. Is de laatste weg, dan is de ronde afgelopen en blijven de anderen met hun kaarten zitten.
guide-discard = Niets meer uit te leggen? Sluit je beurt af door een kaart af te leggen: kies hem, en dan de knop of de stapel.
guide-watch = Nu spelen de anderen. Let op wat ze van de stapel pakken: dat laat zien wat ze sparen.
guide-score = Wat je op tafel hebt gelegd, telt voor jou; wat in je hand blijft, tegen je. Een totaal mag onder nul komen.
guide-skip = Geen tips meer
guide-again = Een ronde met begeleiding spelen
guide-learn = Een ronde stap voor stap, en oefeningen
