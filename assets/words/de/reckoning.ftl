# How a game ended

reckoning-title = Schlusswertung
reckoning-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
}
reckoning-go-back = Zurück ins Spiel
reckoning-again = Noch eine Partie

reckoning-in-play = { $vp } im Spiel
reckoning-reals = { $vp } für { $reals }
reckoning-ships = { $vp } für { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}

reckoning-tie = Gleichstand
reckoning-tied = { $players } haben je { $vp }.
reckoning-tie-table = Schiffe und Matrosen habt ihr am Tisch verglichen: Der Wertungsblock kennt nur die Punkte.
reckoning-tie-ships = { $player }: { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} im Navigationsbereich.
reckoning-tie-sailors = { $player }: { $count ->
    [one] ein Matrose
   *[other] { $count } Matrosen
} im Vorrat.
reckoning-tie-won = Also gewinnt { $players }.
reckoning-tie-shared = { $players } sind in allem gleichauf und teilen sich den Sieg.

reckoning-decided = Was den Ausschlag gab
reckoning-gain = Der größte Gewinn auf einen Schlag: { $player }, { $vp } ({ $move }, Runde { $round }).
reckoning-gains = Der größte Gewinn auf einen Schlag: { $vp }, von { $players }.
reckoning-landing = { $landing } brachte am meisten: zusammen { $vp }, { $rest ->
    [0] alle
   *[other] davon { $share }
} für { $player }.
reckoning-landing-shared = { $landing } brachte am meisten: zusammen { $vp }, davon je { $share } für { $players }.
reckoning-landings = { $landings } brachten am meisten: je { $vp }.
reckoning-money = Am meisten Geld hatte am Ende { $player }: { $reals }, das sind { $vp }.
reckoning-money-shared = Am meisten Geld hatten am Ende { $players }: je { $reals }, das sind { $vp }.

reckoning-share = Teilen

# How everybody stands meanwhile
standings-title = Spielstand
standings-leads = { $rank }. · führt mit { $gap }
standings-level = { $rank }. · gleichauf an der Spitze
standings-behind = { $rank }. · { $gap } zurück
standings-tap = Tippt eine Zahl an und ihr seht, woher sie kommt.

# How long everybody thought, where that was measured
reckoning-times = Bedenkzeit
reckoning-time = { $player }: { $time }, davon { $placing } für Scheiben und { $acting } für Aktionen

# What was counted otherwise, put right at the end
recount-title = Was offen liegt
recount-note = Tippt an, was auf eurem Tisch anders ist, und dann auf den Knopf. Eine offene Karte verschwindet durch Antippen.
recount-open = Berichtigen, was offen liegt
recount-do = So berichtigen
