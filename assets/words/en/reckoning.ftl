# How a game ended

reckoning-title = The reckoning
reckoning-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
reckoning-go-back = Go back into the game
reckoning-again = Play again

reckoning-in-play = { $vp } in play
reckoning-reals = { $vp } for { $reals }
reckoning-ships = { $vp } for { $ships ->
    [one] one ship
   *[other] { $ships } ships
}

reckoning-tie = The tie
reckoning-tied = { $players } have { $vp } each.
reckoning-tie-table = The table looked at ships and sailors: the pad knows points only.
reckoning-tie-ships = { $player }: { $count ->
    [one] one ship
   *[other] { $count } ships
} in the Navigation area.
reckoning-tie-sailors = { $player }: { $count ->
    [one] one sailor
   *[other] { $count } sailors
} in the supply.
reckoning-tie-won = So { $players } wins.
reckoning-tie-shared = Nothing parts { $players }: they share the victory.

reckoning-decided = What decided it
reckoning-gain = The largest gain at one go: { $player }, { $vp } by { $move } in round { $round }.
reckoning-gains = The largest gain at one go: { $vp }, by { $players }.
reckoning-landing = { $landing } paid most: { $vp } in all, { $rest ->
    [0] all of them
   *[other] { $share } of them
} to { $player }.
reckoning-landing-shared = { $landing } paid most: { $vp } in all, { $share } each to { $players }.
reckoning-landings = { $landings } paid most: { $vp } each.
reckoning-money = Most money was left with { $player }: { $reals }, worth { $vp }.
reckoning-money-shared = Most money was left with { $players }: { $reals } each, worth { $vp }.

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
} · level at the top
standings-behind = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} · { $gap } behind
standings-tap = Tap the points or the money to see where they came from.

# How long everybody thought, where that was measured
reckoning-times = Time to think
reckoning-time = { $player }: { $time }, of it { $placing } for discs and { $acting } for actions
