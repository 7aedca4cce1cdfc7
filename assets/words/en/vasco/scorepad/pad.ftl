# The score pad: its moves, its refusals, its ledger, its screen

move-score = an entry
move-round = the end of a round
move-settle = what is left at the end

expected-one-thing = one of vp, reals, landing or ships

pad-standing = { $player }: { $vp }
pad-without-reals = this pad counts VP only
pad-reals = { $player } has only { $has }
pad-settled = { $player } has already answered that
pad-leaders = only { $leaders } can win: nobody has more VP

ledger-entered = entered
ledger-landing = { $landing } is complete

# How far it is
pad-round = Round { $round }
pad-final = Final scoring

# A new pad
pad-with-reals = Count Reals too
pad-with-reals-note = Not just victory points, but everyone’s money too.

# Entering
pad-nothing-yet = Tap a player, then the points.
pad-ask-vp = Victory points for { $player }
pad-ask-reals = Reals of { $player }
pad-ask-ships = { $player }: how many launched ships with a captain in the supply?
pad-ask-left = { $player }: how many Reals left?
pad-worth = { $vp } VP
pad-reals-short = { $reals } R
figure-reals-range = { $value } Reals
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } R
pad-entry-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
pad-entry-of = { $player } { $entry }

# Correcting
pad-strike-out = Strike out
pad-undo-round = end of round
pad-undo-finish = end of the game

# The end
pad-end-round = End round { $round }
pad-ask-dias = Round { $round } is over. Who has Bartolomeu Dias?
pad-dias-for = { $player } +2
pad-no-dias = Nobody: already entered
pad-dias-first = The first player starts with the 2 VP for Bartolomeu Dias (rule 1.3)
pad-sum = Total
pad-sum-of = { $rounds } in the rounds, { $end } at the end
pad-counted = Everything has been counted.
pad-tied = A tie! The most ships in the Navigation area decide, then the most sailors.
pad-wins = { $player } wins
pad-shared = They share the victory

game-name = Score pad

pad-title = Score pad
home-new-pad = Score pad
