# The score pad: its moves, its refusals, its ledger, its screen

move-score = Eintrag
move-round = Rundenende
move-settle = was am Ende übrig ist

expected-one-thing = eines von vp, reals, landing oder ships

pad-standing = { $player }: { $vp }
pad-without-reals = dieser Block zählt nur SP
pad-reals = { $player } hat nur { $has }
pad-settled = { $player } hat das schon beantwortet
pad-leaders = der Sieg kann nur an { $leaders } gehen: Niemand hat mehr SP

ledger-entered = eingetragen
ledger-landing = { $landing } ist komplett

# How far it is
pad-round = Runde { $round }
pad-final = Schlusswertung

# A new pad
pad-with-reals = Auch Reales zählen
pad-with-reals-note = Neben den Siegpunkten auch das Geld von allen.

# Entering
pad-nothing-yet = Tippt einen Spieler an, dann die Punkte.
pad-ask-vp = Siegpunkte für { $player }
pad-ask-reals = Reales von { $player }
pad-ask-ships = { $player }: wie viele zu Wasser gelassene Schiffe mit Kapitän im Vorrat?
pad-ask-left = { $player }: wie viele Reales übrig?
pad-worth = { $vp } SP
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reales
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}
pad-entry-of = { $player } { $entry }

# Correcting
pad-strike-out = Streichen
pad-undo-round = Rundenende
pad-undo-finish = Spielende

# The end
pad-end-round = Runde { $round } beenden
pad-ask-dias = Runde { $round } ist zu Ende. Wer hat Bartolomeu Dias?
pad-dias-for = { $player } +2
pad-no-dias = Niemand: schon eingetragen
pad-dias-first = Der Startspieler beginnt mit den 2 SP von Bartolomeu Dias (Regel 1.3)
pad-sum = Insgesamt
pad-sum-of = { $rounds } aus den Runden, { $end } am Ende
pad-counted = Alles ist gezählt.
pad-tied = Gleichstand! Wer die meisten Schiffe im Navigationsbereich hat, gewinnt; sind es gleich viele, wer die meisten Matrosen hat.
pad-wins = { $player } gewinnt
pad-shared = Sie teilen sich den Sieg

game-name = Wertungsblock

pad-title = Wertungsblock
home-new-pad = Wertungsblock
