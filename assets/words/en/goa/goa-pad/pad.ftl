# The score pad of Goa: chapter 10

game-name = { pad-title }: Goa
home-new-goa-pad = { game-name }
newgame-youngest = If in doubt: the player with the flag.

expected-one-thing = one of the lines of the pad

move-settle = a line of the pad

# What is asked
pad-ask-markers = { $player }: row of each marker (row 1: no tap)
pad-ask-colonies = { $player }: colonies founded?
pad-ask-cards = { $player }: cards by symbol?
pad-ask-ducats = { $player }: ducats?
pad-ask-plantations = { $player }: single plantations?
pad-ask-tiles = { $player }: Duty and Missions?
pad-singles = single
pad-foreman = Foreman
pad-duties = Duty
pad-missions = Missions

# What was entered
pad-entry-markers = Progress { $amount }
pad-entry-colonies = Colonies { $amount }
pad-entry-cards = Cards { $amount }
pad-entry-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
pad-entry-plantations = Plantations { $amount }
pad-entry-tiles = Tiles { $amount }

# The ledger, the charts, the reckoning
ledger-markers = markers in rows { $rows }
ledger-colonies = { $colonies ->
    [one] { $colonies } colony founded
   *[other] { $colonies } colonies founded
}
ledger-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
ledger-ducats = counted
ledger-plantations = { $singles ->
    [one] { $singles } single plantation
   *[other] { $singles } single plantations
}
ledger-tiles = Duty and Missions
source-markers = Progress
source-colonies = Colonies
source-cards = Expedition cards
source-ducats = Ducats
source-plantations = Single plantations
source-tiles = Duty and Missions
source-entered = Entered
reckoning-cards = { $vp } for cards
reckoning-tiles = { $vp } for Duty and Missions
reckoning-entered = { $vp } entered

pad-nothing-yet = Whatever you enter stands here. Tap an entry to correct it.
