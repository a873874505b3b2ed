### Computerspillere, og hvor hurtigt de spiller.

level-beginner = Begynder
level-beginner-note = Har lært spillet i dag: ser den oplagte melding og ikke meget andet.
level-casual = Hyggespiller
level-casual-note = Melder og bygger på, hvor det går, og kaster sit dyreste ubrugelige kort af.
level-club = Klubspiller
level-club-note = Holder øje med, hvad du tager op, vurderer afkastbunken og råber Rummy.
level-strong = Stærk
level-strong-note = Har lært af rigtig mange runder, hvad et kort er værd, og giver sjældent de andre en chance.
level-expert = Ekspert
level-expert-note = Spiller runden til ende hundredvis af gange i hovedet før hvert træk.
level-master = Mester
level-master-note = Spiller runden igennem tusindvis af gange og læser din hånd ud fra, hvad du tager, og hvad du lader ligge.

levels-fewer-interpreted = Stærkere computere kræver den kompilerede regelbog, som denne server ikke har.
# I stedet for en computer på niveauet { $level }, som blev valgt et andet sted, spiller en på niveauet { $plays }.
level-instead = Denne server har ikke »{ $level }«; »{ $plays }« spiller i stedet.

# Hvad en computer hælder lidt til; det følger med dens navn.
style-daring = Tager gerne dybt i afkastbunken.
style-careful = Tænker sig om to gange, før den tager mange kort op.
style-tidy = Skiller sig tidligt af med dyre kort.
style-clinging = Holder længe fast i dyre kort.

pace-instant = Straks
pace-brisk = Raskt
pace-calm = I ro og mag
