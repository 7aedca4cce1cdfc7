# The score pad: its moves, its refusals, its ledger, its screen

expected-one-thing = eines von vp, reals, landing oder ships

ledger-landing = { $landing } ist komplett

# A new pad
pad-with-reals = Auch Reales zählen
pad-with-reals-note = Neben den Siegpunkten auch das Geld von allen.


# Entering
pad-ask-reals = Reales von { $player }
pad-ask-ships = { $player }: wie viele zu Wasser gelassene Schiffe mit Kapitän im Vorrat?
pad-ask-left = { $player }: wie viele Reales übrig?
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reales
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}

# The end
pad-ask-dias = Runde { $round } ist zu Ende. Wer hat Bartolomeu Dias?
pad-dias-for = { $player } +2
pad-no-dias = Niemand: schon eingetragen
pad-dias-first = Der Startspieler beginnt mit den 2 SP von Bartolomeu Dias (Regel 1.3)
pad-tied = Gleichstand! Wer die meisten Schiffe im Navigationsbereich hat, gewinnt; sind es gleich viele, wer die meisten Matrosen hat.
pad-entry-dias = { $amount } { $dias }
pad-entry-left = { $left } R

game-name = { pad-title }: Vasco da Gama
home-new-pad = { game-name }
