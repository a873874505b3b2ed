### Den ledsagede første runde ved bordet: én linje til øjeblikket, indtil den er fulgt.

guide-draw = Begynd din tur med et kort: det øverste i trækbunken eller et, der lyser i afkastbunken.
guide-pile = Et kort, der lyser dybt i afkastbunken, kan blive dit, med alle kort oven på det, fordi du kan spille det med det samme. Eller træk fra trækbunken.
guide-meld = Du kan melde: Tryk på tre af samme værdi eller tre på stribe i samme farve. Det, der ligger på bordet, tæller for dig.
guide-lay = Et af dine kort passer på en melding på bordet. Tryk på det og så på meldingen: Pointene er dine, uanset hvis melding det er.
guide-out = Du har få kort tilbage. Når det sidste er væk, er runden slut, og de andre bliver fanget med deres.
guide-discard = Ikke mere at melde? Slut din tur med et afkast: Vælg et kort og så knappen eller afkastbunken.
guide-watch = Nu spiller de andre. Hold øje med, hvad de tager fra afkastbunken: Det viser, hvad de samler på.
guide-score = Det, du har lagt på bordet, tæller for dig; det, du har tilbage på hånden, tæller imod dig. En total kan godt gå under nul.
guide-skip = Spring tippene over
guide-again = Led mig gennem en runde
guide-learn = En runde trin for trin, og øvelser
