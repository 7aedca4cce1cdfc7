# The score pad: its moves, its refusals, its ledger, its screen

move-score = an entry
move-round = the end of a round
move-settle = what is left at the end

expected-one-thing = one of vp, reals, landing or ships

pad-standing = { $player }: { $vp }
pad-without-reals = this pad counts VP only
pad-reals = { $player } has only { $has }
pad-settled = { $player } has been asked for that already
pad-leaders = only { $leaders } can win: they have the most VP

ledger-entered = entered
ledger-landing = { $landing } is complete
