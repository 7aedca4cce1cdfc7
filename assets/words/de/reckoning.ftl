# How a game ended

reckoning-title = Die Abrechnung
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
reckoning-tie-table = Schiffe und Matrosen habt ihr am Tisch verglichen: Der Block kennt nur Punkte.
reckoning-tie-ships = { $player }: { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} im Navigationsbereich.
reckoning-tie-sailors = { $player }: { $count ->
    [one] ein Matrose
   *[other] { $count } Matrosen
} im Vorrat.
reckoning-tie-won = Also gewinnt { $players }.
reckoning-tie-shared = Nichts trennt { $players }: Sie teilen sich den Sieg.

reckoning-decided = Was den Ausschlag gab
reckoning-gain = Der größte Gewinn auf einmal: { $player }, { $vp } ({ $move }) in Runde { $round }.
reckoning-gains = Der größte Gewinn auf einmal: { $vp }, von { $players }.
reckoning-landing = { $landing } brachte am meisten: zusammen { $vp }, { $rest ->
    [0] alle
   *[other] { $share } davon
} an { $player }.
reckoning-landing-shared = { $landing } brachte am meisten: zusammen { $vp }, je { $share } davon an { $players }.
reckoning-landings = { $landings } brachten am meisten: je { $vp }.
reckoning-money = Am meisten Geld behielt { $player }: { $reals }, das sind { $vp }.
reckoning-money-shared = Am meisten Geld behielten { $players }: je { $reals }, das sind { $vp }.

reckoning-share = Teilen

# How everybody stands meanwhile
standings-title = Spielstand
standings-leads = { $rank }. · führt mit { $gap }
standings-level = { $rank }. · gleichauf an der Spitze
standings-behind = { $rank }. · { $gap } zurück
standings-tap = Tippt auf die Punkte oder das Geld: Hier steht, woher sie kommen.

# How long everybody thought, where that was measured
reckoning-times = Bedenkzeit
reckoning-time = { $player }: { $time }, davon { $placing } für Scheiben und { $acting } für Aktionen
