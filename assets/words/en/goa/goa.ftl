# The game of Goa: its things, its ledger, its standing.

# Figures
units = ducat ducats
figure-ducats = { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
figure-ships = { $value ->
    [one] { $value } ship
   *[other] { $value } ships
}
figure-colonists = { $value ->
    [one] { $value } colonist
   *[other] { $value } colonists
}
spice-ginger = ginger
spice-cinnamon = cinnamon
spice-pepper = pepper
spice-nutmeg = nutmeg
spice-clove = clove
column-ships = Ships
column-harvest = Harvest
column-taxes = Taxes
column-expedition = Expedition
column-colonies = Colonies
colony-quilon = Quilon
colony-cochin = Cochin
colony-madras = Madras
colony-calicut = Calicut
symbol-elephant = elephant
symbol-tiger = tiger
symbol-fish = fish
symbol-palm = palm
symbol-shell = shell
symbol-statue = statue
goods-ships = ships
goods-colonists = colonists
goods-spices = spices
the-flag = the flag
cell = row { $row }/column { $column }
space = plantation { $number }

# Tiles, by kind and what is printed on them
tile-plantation = Plantation ({ $spice }, { $number })
tile-crop-rotation = Crop rotation
tile-favor = Favor
tile-swap = Swap
tile-espionage = Espionage
tile-vice-king = Vice-king
tile-foreman = Foreman ({ $number })
tile-mission = Mission ({ $number })
tile-ships = Ships ({ $number })
tile-colonists = Colonists ({ $number })
tile-extra-actions = Extra actions ({ $number })
tile-settlement = Settlement ({ $number })
tile-ships-or-colonists = Ships/Colonists ({ $number })
tile-expeditions = Expeditions ({ $number })
tile-red-ship = red Ship ({ $number })
tile-red-colonist = red Colonist ({ $number })
tile-red-ducats = red Ducats ({ $number })
tile-red-spice = red Spice ({ $number })
tile-red-expedition = red Expedition ({ $number })
tile-extra-harvest = Extra harvest ({ $number })
tile-resupply = Resupply ({ $number })
tile-duty = Duty ({ $number }, +{ $vp })

# Expedition cards, by their power
card-ships2 = 2 ships
card-colonists2 = 2 colonists
card-ducats5 = 5 ducats
card-spices2 = 2 spices
card-sell4 = sell 4 spices
card-step-for-ducats = Progress for ducats
card-A-harvest-mix = Harvest: ships and colonists too
card-A-found-three = Found a colony: three cards
card-A-step-no-spices = Progress without spices
card-A-step-no-ships = Progress without ships

# Kinds of move
move-variants = choosing the variants
move-layout = laying out the tiles
move-elephant = finding the first elephant
move-tile = naming the tile
move-turned = turning up cards
move-bonanza = taking the Bonanza tile’s bonus
move-hand = revealing a hand
move-quick = the quick start
move-place = placing an auction token
move-bid = bidding
move-pass = passing
move-auction = noting the result of the auction
move-sell = selling
move-buy = buying
move-give-up = giving up a plantation
move-fill = filling the fields
move-take = taking goods
move-favor = taking the tile for the Favor
move-extra = taking an extra turn
move-progress = making progress
move-ships = building ships
move-taxes = collecting taxes
move-harvest = harvesting
move-draw = drawing a card
move-found = founding a colony
move-settle = finishing the founding
move-card = playing a card
move-use = using a tile
move-end = ending the turn
move-discard = discarding a card
move-adjust = a correction
move-correct = a correction
move-begin = the start

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } VP
    [ducats] { $amount ->
        [one] { $amount } ducat
       *[other] { $amount } ducats
    }
    [ships] { $amount ->
        [one] { $amount } ship
       *[other] { $amount } ships
    }
    [colonists] { $amount ->
        [one] { $amount } colonist
       *[other] { $amount } colonists
    }
    [extra_cards] { $amount ->
        [one] { $amount } extra action card
       *[other] { $amount } extra action cards
    }
    [hand] { $amount ->
        [one] { $amount } Expedition card
       *[other] { $amount } Expedition cards
    }
    [ginger] { $amount } ginger
    [cinnamon] { $amount } cinnamon
    [pepper] { $amount } pepper
    [nutmeg] { $amount } nutmeg
    [clove] { $amount ->
        [one] { $amount } clove
       *[other] { $amount } cloves
    }
   *[other] { $amount } { $what }
}
ledger-start = set-up
ledger-flag = with the flag
ledger-bid = { $lot } bought from { $other }
ledger-sale = { $lot } sold to { $other }
ledger-purchase = { $lot } bought, paid to the bank
ledger-tile = { $tile }
ledger-resupply = Resupply
ledger-bonanza = Bonanza tile
ledger-give-up = gave up { $tile }
ledger-colony = colony { $colony }
ledger-progress = { $column }: progress to row { $row }
ledger-marker = { $column } marker in row { $row }
ledger-reward = first to reach row { $row } of { $column }
ledger-complete = all markers in row { $row } or lower
ledger-build-ships = Build ships
ledger-build-ships-spied = Build ships, by spying on { $of }
ledger-taxes = taxes
ledger-taxes-spied = taxes, by spying on { $of }
ledger-harvest = harvest
ledger-harvest-spied = harvest, by spying on { $of }
ledger-expedition = expedition
ledger-founding = for founding { $colony }
ledger-failed = { $colony } was not founded
ledger-card = card: { $card }
ledger-discard = discarded
ledger-extra = for an extra turn
ledger-quick-start = quick start
ledger-symbols = { $number } × { $symbol }
ledger-most-ducats = most ducats
ledger-adjust = corrected: { $why }
ledger-correct = corrected: { $why }

# The standing
standing = { $player }: { $vp }
standing-over = { $player }: { $vp }, { $ducats }
standing-open = not counting cards in hand and the points for the most ducats

# In a table of the ledger: what came or went
what-ducats = ducats
what-ships = ships
what-colonists = colonists
what-extra-cards = extra action cards
what-hand = Expedition cards
what-ginger = ginger
what-cinnamon = cinnamon
what-pepper = pepper
what-nutmeg = nutmeg
what-clove = cloves

game-name = Goa

# The places around the market
cell-top = top edge/column { $column }
cell-bottom = bottom edge/column { $column }
cell-left = left edge/row { $row }
cell-right = right edge/row { $row }
