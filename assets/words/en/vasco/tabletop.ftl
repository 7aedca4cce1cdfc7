# The table: the bar, the players, the panel, the history

table-vp = VP
table-first = first player
table-round = Round { $round } of { $rounds }
table-round-alone = Round { $round }
table-phase-placing = Place discs
table-phase-acting = Take actions
table-phase-navigation = Navigation
table-next = Next
table-legend = On each number: what acting with it may cost. The marker still moves once all discs are placed.

# Launching
table-could-launch = { $player } could launch
table-launch = Launch
table-launch-crew = Launch…
table-other-crew = Other crew
table-lacks = needs { $crew ->
    [one] one colour
   *[other] { $crew } colours
}, has { $has }

# A player's page
table-captains-board = { $count ->
    [0] none left on the board
   *[other] { $count } more on the board
}
table-projects = Projects

# The menu

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. The round ends: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } places { $number } in { $area }
told-pass = { $player } gives up
told-pass-poor = { $player } cannot pay for { $number } and gives up
told-pass-nothing = { $number ->
    [0] { $player } can do nothing and gives up
   *[other] { $player } can do nothing with { $number } and gives up
}
told-buy = { $player } buys { $projects }
told-buy-sao-gabriel = { $player } buys the São Gabriel project
told-recruit = { $player } recruits { $recruits } (section { $section })
told-recruit-captain = { $player } takes a captain
told-expedition = { $count ->
    [one] { $player } sends ship { $ships } to { $landing }
   *[other] { $player } sends ships { $ships } to { $landing }
}
told-money = { $player } takes { $reals }
told-money-paid = { $player } pays { $price } to act and takes { $reals }
told-host = { $player } hosts { $character }
told-host-manuel = { $player } hosts { $character } and places { $number } in { $area }
told-host-sernigi = { $player } hosts { $character } and sends the merchant ship to { $landing }
told-send = { $player } sends the merchant ship to { $landing }
told-launch = { $player } launches { $project } with { $crew }
told-projects = New projects: limits { $projects }; São Gabriel: { $sao_gabriel }
told-sailors = Section { $section } gets { $sailors }
told-vdg-first = A Vasco da Gama tile is turned up: initial number { $number }
told-vdg = The marker moves { $variation }: the first free number is { $marker }
told-merchant = Next merchant ship: limit { $limit }
told-bag = From the bag: { FORM($sailor, case: "person") }
told-adjust = Corrected for { $player }: { $why }
told-correct = Corrected: { $why }
told-navigate = The ships earn and sail on
told-finish = Final scoring
table-came-before = The same tile already came up in round { $round }; if you mistyped it, undo.
table-lay-at-first = The same tile was already there at set-up; if you mistyped it, undo.
