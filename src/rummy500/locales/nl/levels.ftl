### Computerspelers en hun tempo.

level-beginner = Beginner
level-beginner-note = Heeft het spel vandaag geleerd: ziet de combinatie die voor de hand ligt en weinig meer.
level-casual = Thuisspeler
level-casual-note = Legt uit en legt aan wat kan, en gooit de duurste nutteloze kaart weg.
level-club = Clubspeler
level-club-note = Onthoudt wat je pakt, let op wat er blijft liggen en roept Rummy.
level-strong = Sterk
level-strong-note = Heeft uit heel veel rondes geleerd wat een kaart waard is, en geeft weinig weg.
level-expert = Expert
level-expert-note = Speelt de ronde vóór elke zet honderden keren in gedachten uit.
level-master = Meester
level-master-note = Speelt de ronde duizenden keren uit, en leest je hand af aan wat je pakt en laat liggen.

levels-fewer-interpreted = Voor sterkere computers mist deze server de gecompileerde spelregels.
# In plaats van een computer van niveau { $level }, die elders gekozen is, speelt hier een van niveau { $plays }.
level-instead = ‘{ $level }’ kan op deze server niet; in plaats daarvan speelt ‘{ $plays }’.

# Waar een computer een beetje toe neigt; het hoort bij zijn naam.
style-daring = Grijpt graag diep in de aflegstapel.
style-careful = Denkt twee keer na voordat hij veel kaarten pakt.
style-tidy = Doet dure kaarten vroeg weg.
style-clinging = Houdt dure kaarten lang vast.

pace-instant = Meteen
pace-brisk = Vlot
pace-calm = Rustig
