# The table: the bar, the players, the panel, the history

table-vp = SP
table-first = Startspieler
table-round = Runde { $round } von { $rounds }
table-round-alone = Runde { $round }
table-phase-placing = Platzieren
table-phase-acting = Aktionen
table-phase-navigation = Navigation
table-next = Danach
table-legend = Auf jeder Zahl: was die Aktion mit ihr kosten kann. Der Marker rückt noch, wenn alle Scheiben liegen.

# Launching
table-could-launch = { $player } kann ein Schiff zu Wasser lassen
table-launch = Zu Wasser
table-launch-crew = Zu Wasser …
table-other-crew = Andere Besatzung
table-lacks = braucht { $crew ->
    [one] eine Farbe
   *[other] { $crew } Farben
}, hat { $has }

# A player's page
table-captains-board = { $count ->
    [0] keiner mehr auf dem Plan
   *[other] noch { $count } auf dem Plan
}
table-projects = Projekte

# The menu

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. Die Runde endet: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } legt die { $number } { FORM($area, case: "to") }
told-pass = { $player } verzichtet
told-pass-poor = { $player } kann für die { $number } nicht zahlen und verzichtet
told-pass-nothing = { $number ->
    [0] { $player } kann nichts tun und verzichtet
   *[other] { $player } kann mit der { $number } nichts tun und verzichtet
}
told-buy = { $player } kauft { $projects }
told-buy-sao-gabriel = { $player } kauft das „São Gabriel“-Projekt
told-recruit = { $player } rekrutiert { $recruits } (Abschnitt { $section })
told-recruit-captain = { $player } nimmt einen Kapitän
told-expedition = { $count ->
    [one] { $player } schickt Schiff { $ships } nach { $landing }
   *[other] { $player } schickt die Schiffe { $ships } nach { $landing }
}
told-money = { $player } nimmt { $reals }
told-money-paid = { $player } zahlt { $price } für die Aktion und nimmt { $reals }
told-host = { $player } übernimmt { $character }
told-host-manuel = { $player } übernimmt { $character } und legt die { $number } { FORM($area, case: "to") }
told-host-sernigi = { $player } übernimmt { $character } und schickt das Handelsschiff nach { $landing }
told-send = { $player } schickt das Handelsschiff nach { $landing }
told-launch = { $player } lässt { $project } zu Wasser; an Bord: { FORM($crew, case: "short") }
told-projects = Neue Projekte: Limit { $projects }; São Gabriel: { $sao_gabriel }
told-sailors = Abschnitt { $section } bekommt { $sailors }
told-vdg-first = Ein VdG-Plättchen wird aufgedeckt: Initialzahl { $number }
told-vdg = Der Marker rückt um { $variation }: kostenlos ab { $marker }
told-merchant = Nächstes Handelsschiff: Limit { $limit }
told-bag = Aus dem Beutel: { $sailor }
told-adjust = Berichtigt für { $player }: { $why }
told-correct = Berichtigt: { $why }
told-navigate = Die Schiffe bringen etwas ein und segeln weiter
told-finish = Schlusswertung
table-came-before = Dasselbe Plättchen kam schon in Runde { $round }; wenn ihr euch vertippt habt, macht es rückgängig.
table-lay-at-first = Dasselbe Plättchen lag schon beim Aufbau; wenn ihr euch vertippt habt, macht es rückgängig.
