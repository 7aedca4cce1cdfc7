# The score pad: its moves, its refusals, its ledger, its screen

expected-one-thing = one of vp, reals, landing or ships

ledger-landing = { $landing } is complete

# A new pad
pad-with-reals = Count Reals too
pad-with-reals-note = Not just victory points, but everyone’s money too.


# Entering
pad-ask-reals = Reals of { $player }
pad-ask-ships = { $player }: how many launched ships with a captain in the supply?
pad-ask-left = { $player }: how many Reals left?
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reals
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}

# The end
pad-ask-dias = Round { $round } is over. Who has Bartolomeu Dias?
pad-dias-for = { $player } +2
pad-no-dias = Nobody: already entered
pad-dias-first = The first player starts with the 2 VP for Bartolomeu Dias (rule 1.3)
pad-tied = A tie! The most ships in the Navigation area decide, then the most sailors.
pad-entry-dias = { $amount } { $dias }
pad-entry-left = { $left } R

game-name = { pad-title }: Vasco da Gama
home-new-pad = { game-name }
