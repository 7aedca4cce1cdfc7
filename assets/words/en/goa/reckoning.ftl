# How a game stands and how it ended: by the lines of the final score, and by source

sheet-title = Goa
chart-ducats = Ducats, move by move

source-start = Set-up
source-flag = With the flag
source-bid = Bought from others
source-sale = Sold to others
source-purchase = Bought from the bank
source-tile = Tiles
source-resupply = Resupply
source-bonanza = Bonanza tiles
source-give-up = Given up
source-colony = Colonies
source-progress = Cost of progress
source-marker = Progress
source-reward = First in a row
source-complete = All markers in a row
source-build-ships = Ships built
source-build-ships-spied = Ships built by spying
source-taxes = Taxes
source-taxes-spied = Taxes by spying
source-harvest = Harvests
source-harvest-spied = Harvests by spying
source-expedition = Expeditions
source-founding = Cost of colonies
source-failed = Colonies not founded
source-card = Cards played
source-discard = Cards discarded
source-extra = Extra turns
source-quick-start = Quick Start
source-symbols = Cards in hand
source-adjust = Adjusted
source-correct = Corrected
source-most-ducats = Most ducats

reckoning-markers = { $vp } for progress
reckoning-colonies = { $vp } for colonies
reckoning-plantations = { $vp } for single plantations
reckoning-duties = { $vp } for Duty
reckoning-missions = { $vp } for Missions
reckoning-bonanzas = { $vp } for Bonanza tiles
reckoning-symbols = { $vp } for { $number } × { $symbol }
reckoning-most-ducats = { $vp } for the most ducats
reckoning-tie-ducats = { $player }: { $ducats }

reckoning-dearest = The most expensive lot: { $lot }, { $ducats } ({ $player }).
reckoning-dearest-lots = The most expensive lots: { $lots }, { $ducats } each.
reckoning-sold = { $count ->
    [one] { $players } earned the most by selling: { $ducats }.
   *[other] { $players } earned the most by selling: { $ducats } each.
}

reckoning-time = { $player }: { $time }, of which { $auctions } bidding and { $turns } taking turns

chart-bought = What the tiles cost and brought
