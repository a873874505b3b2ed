### Warum Hausregeln nicht gelesen oder gespielt werden können: die Felder und die Abhilfe. Namen der Felder aus rules-fields.ftl.

error-unknown-field = Eine Hausregel „{ $field }“ gibt es nicht.
error-bad-value = { $field }: „{ $value }“ geht nicht. Möglich sind { $choices }.
error-bad-seats = { field-seats }: { $seats } geht nicht, spielen können { $low } bis { $high }.
error-too-few-cards = { field-seats } und { field-hand-size }: { $cards } Karten sind zu wenig, um { $seats } Mitspielern je { $hand } zu geben und einen Talon zu behalten. Gib höchstens { $most }, oder spielt mit mehr Kartenspielen oder weniger Leuten.
error-uneven-teams = { field-seats } und { field-teams }: { $seats } Mitspieler ergeben keine { $teams } gleich großen Teams von mindestens zwei. Wähle eine andere Zahl von Mitspielern oder Teams.
error-duty-never = { field-pile-duty-by } und { field-pile-duty }: Verlangt wird eine neue Figur, aber die genommene Karte muss nie gespielt werden. Wähle eine andere { field-pile-duty }, oder „{ field-rummy-call }“ in voller Form.
error-too-few-jokers = { field-jokers-wild } und { field-jokers-per-deck }: Joker, die nicht frei sind, bilden nur miteinander Figuren, und { $jokers ->
    [one] ein Joker ergibt
   *[other] { $jokers } Joker ergeben
} keinen Satz. Lass freie Joker zu, oder spielt mit keinem oder mit mindestens drei.
error-jokers-no-use = { field-jokers-wild } und { field-sets }: Joker, die nicht frei sind, bilden nur Sätze, und Sätze sind aus. Lass freie Joker zu, erlaube Sätze, oder spielt ohne Joker.
error-bad-manners = { $field }: „{ $value }“ geht nicht. Möglich sind { $choices }.
error-bad-share-text = Diese Regeln lassen sich nicht lesen: Der Link ist beschädigt.
error-other-share-version = Diese Regeln stammen aus einer anderen Version des Programms ({ $version }).
