# Phase 3 shown step by step, the end of a round, and the reckoning

# What ships earn
voyage-each = { $player } { $amounts }
voyage-both = { $vp } + { $reals }
voyage-ships = { $ships ->
    [one] { $player } { $vp }
   *[other] { $player } { $ships } × { $vp }
}
voyage-income = { $ships ->
    [one] The ship in { $landing } earns { $earned }.
   *[other] Ships in { $landing } earn { $earned }.
}
voyage-complete = { $landing } is complete: { $earned }.

# How they sail on
voyage-sails = { $count ->
    [one] { $ships } sails on to { $to }.
   *[other] { $ships } sail on to { $to }.
}
voyage-leaves = { $count ->
    [one] { $ships } finds no ship slot in { $to } and leaves the game
   *[other] { $ships } find no ship slot in { $to } and leave the game
}{ $captains ->
    [0] .
    [one] ; the captain returns.
   *[other] ; their captains return.
}
voyage-home = { $count ->
    [one] { $ships } leaves Calicut and the game
   *[other] { $ships } leave Calicut and the game
}{ $captains ->
    [0] .
    [one] ; the captain returns.
   *[other] ; their captains return.
}

# After the last round
voyage-dias = { $player } gets 2 VP for Bartolomeu Dias.
voyage-alvares = { $player } gets a missionary for Francisco Alvares.

# The film
voyage-title-7-1 = The merchant ship cannot be sent
voyage-title-7-2 = Ships in the Navigation area earn
voyage-title-7-3 = Complete landings pay
voyage-title-7-4 = Ships of complete landings sail on
voyage-title-9-1 = After the last round

# The end of a round: what to do on the table
round-title = At the end of round { $round }
round-leaving = Put away
round-leaving-amounts = { $count ->
    [one] The amount { $amounts } goes back to the common supply.
   *[other] The amounts { $amounts } go back to the common supply.
}
round-offer = New projects
round-offer-text = Find these in the decks: six for the upper spaces, the last one shown for the São Gabriel space.
round-merchant = Next merchant ship
round-merchant-text = Put it face up on the stack.
round-sailors = New sailors
round-sailors-text = Move these from the pile to the sections.
round-discs = Discs on portraits
round-discs-text = They go back to their players.
round-manuel = Additional disc
round-manuel-text = { $loser } returns the additional disc; { $owner } keeps theirs for the next round.
round-next = Round { $round }
round-alvares = { $player } takes a missionary for Francisco Alvares.
round-dias = { $track ->
    [0] { $player } has received 2 VP for Bartolomeu Dias.
   *[other] { $player } moves 2 VP ahead for Bartolomeu Dias.
}
round-marker = The round marker moves to { $round }. { $first } is first player.

# Who draws
