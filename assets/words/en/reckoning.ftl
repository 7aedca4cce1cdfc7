# How a game ended

reckoning-title = Final scoring
reckoning-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
reckoning-go-back = Back to the game
reckoning-again = Play again

reckoning-in-play = { $vp } during play
reckoning-reals = { $vp } for { $reals }
reckoning-ships = { $vp } for { $ships ->
    [one] one ship
   *[other] { $ships } ships
}

reckoning-tie = The tie
reckoning-tied = { $players } have { $vp } each.
reckoning-tie-table = You compared ships and sailors at the table: the score pad only knows the points.
reckoning-tie-ships = { $player }: { $count ->
    [one] one ship
   *[other] { $count } ships
} in the Navigation area.
reckoning-tie-sailors = { $player }: { $count ->
    [one] one sailor
   *[other] { $count } sailors
} in the supply.
reckoning-tie-won = So { $players } wins.
reckoning-tie-shared = { $players } are equal in everything and share the victory.

reckoning-decided = What made the difference
reckoning-gain = The biggest gain in one go: { $player }, { $vp } ({ $move }, round { $round }).
reckoning-gains = The biggest gain in one go: { $vp }, by { $players }.
reckoning-landing = { $landing } paid the most: { $vp } in all, { $rest ->
    [0] all of them
   *[other] { $share } of them
} to { $player }.
reckoning-landing-shared = { $landing } paid the most: { $vp } in all, { $share } each to { $players }.
reckoning-landings = { $landings } paid the most: { $vp } each.
reckoning-money = { $player } had the most money left: { $reals }, worth { $vp }.
reckoning-money-shared = { $players } had the most money left: { $reals } each, worth { $vp }.

reckoning-share = Share

# How everybody stands meanwhile
standings-title = Standings
standings-leads = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} · leads by { $gap }
standings-level = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} · tied for the lead
standings-behind = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} · { $gap } behind
standings-tap = Tap a figure to see where it came from.

# How long everybody thought, where that was measured
reckoning-times = Thinking time
reckoning-time = { $player }: { $time }, of which { $placing } placing discs and { $acting } taking actions

# What was counted otherwise, put right at the end
recount-title = What was revealed
recount-note = Tap what is different on your table, and then the button. A tap on a revealed card removes it.
recount-open = Correct what was revealed
recount-do = Make these corrections
