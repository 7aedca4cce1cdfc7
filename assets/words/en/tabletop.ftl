# The table: the bar, the players, the panel, the history

table-vp = VP
table-first = first player
table-round = Round { $round } of { $rounds }
table-phase-placing = Place discs
table-phase-acting = Take actions
table-phase-navigation = Navigation
table-next = Next
table-refused = { $said } Rule { $rule }.
