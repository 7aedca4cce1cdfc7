# Phase 3 shown step by step, the end of a round, and the reckoning

# What ships earn
voyage-each = { $player } { $amounts }
voyage-both = { $vp } + { $reals }
voyage-ships = { $ships ->
    [one] { $player } { $vp }
   *[other] { $player } { $ships } × { $vp }
}
voyage-income = { $ships ->
    [one] Das Schiff in { $landing } bringt { $earned } ein.
   *[other] Die Schiffe in { $landing } bringen { $earned } ein.
}
voyage-complete = { $landing } ist komplett: { $earned }.

# How they sail on
voyage-sails = { $count ->
    [one] { $ships } segelt weiter nach { $to }.
   *[other] { $ships } segeln weiter nach { $to }.
}
voyage-leaves = { $count ->
    [one] { $ships } findet in { $to } kein Schiffsfeld und verlässt das Spiel
   *[other] { $ships } finden in { $to } kein Schiffsfeld und verlassen das Spiel
}{ $captains ->
    [0] .
    [one] ; der Kapitän kommt zurück.
   *[other] ; die Kapitäne kommen zurück.
}
voyage-home = { $count ->
    [one] { $ships } verlässt Calicut und das Spiel
   *[other] { $ships } verlassen Calicut und das Spiel
}{ $captains ->
    [0] .
    [one] ; der Kapitän kommt zurück.
   *[other] ; die Kapitäne kommen zurück.
}

# After the last round
voyage-dias = { $player } bekommt 2 SP für Bartolomeu Dias.
voyage-alvares = { $player } bekommt einen Missionar für Francisco Alvares.

# The film
voyage-title-7-1 = Das Handelsschiff findet keinen Platz
voyage-title-7-2 = Schiffe im Navigationsbereich bringen etwas ein
voyage-title-7-3 = Komplette Häfen bringen SP
voyage-title-7-4 = Schiffe aus kompletten Häfen segeln weiter
voyage-title-9-1 = Nach der letzten Runde

# The end of a round: what to do on the table
round-title = Am Ende von Runde { $round }
round-leaving = Wegräumen
round-leaving-amounts = { $count ->
    [one] Der Betrag { $amounts } kommt in den Vorrat zurück.
   *[other] Die Beträge { $amounts } kommen in den Vorrat zurück.
}
round-offer = Neue Projekte
round-offer-text = Sucht diese aus den Stapeln heraus: sechs für die oberen Felder, das zuletzt gezeigte für das „São Gabriel“-Feld.
round-merchant = Nächstes Handelsschiff
round-merchant-text = Legt es offen auf den Stapel.
round-sailors = Neue Matrosen
round-sailors-text = Stellt diese vom Haufen in die Abschnitte.
round-discs = Scheiben auf Porträts
round-discs-text = Sie gehen an ihre Spieler zurück.
round-manuel = Zusätzliche Scheibe
round-manuel-text = { $loser } gibt die zusätzliche Aktionsscheibe zurück; { $owner } behält die eigene.
round-next = Runde { $round }
round-alvares = { $player } nimmt einen Missionar für Francisco Alvares.
round-dias = { $track ->
    [0] { $player } hat 2 SP für Bartolomeu Dias bekommen.
   *[other] { $player } rückt für Bartolomeu Dias 2 SP vor.
}
round-marker = Der Rundenmarker kommt auf { $round }. Startspieler: { $first }.

# Who draws
