# What is asked at a table of Goa, and how it can be answered

# What comes and goes
asking-plus = +{ $what }
asking-minus = −{ $what }
asking-nothing = nothing
asking-text = { $what }
asking-field = { $site }, empty field { $number }
asking-field-with = { $site }, field { $number }: { $spice }
pointed = { $piece }. { $asked }
pointed-else = This is not what is asked now

# Before the first token
variants = Which variants do you play?
variants-hint = Tap those you have agreed on.
variants-do = That’s it
variant-quick-start = Quick Start
variant-bonanza = Bonanza
variant-open-money = Open ducats
layout = Lay out the { $phase } tiles in a 5 × 5 grid.
layout-hint = { $removed ->
    [one] One more tile goes into the box.
   *[other] Another { $removed } tiles go into the box, at most two of them plantations.
}
layout-later = Done; name each tile later
layout-now = Name all tiles now
layout-sweep = naming all tiles
layout-unnamed = not named yet
layout-cell = Which tile is in { $cell }?
layout-removed = Which tile went into the box? { $number } of { $of }.
layout-rest = Name the rest later
layout-removed-unknown = Nobody looked
elephant = Who turned up the first elephant?
elephant-hint = The youngest player begins. Tap the name, or the number of the card.
elephant-card = card { $card }, { $player }
quick = { $player }: Quick Start
quick-hint = Move two markers to row 2, or take ducats.
quick-ducats = Take { $ducats }

# Tokens
place-flag = { $player } places the flag and token { $number }
place-flag-hint = On the border or an empty cell, next to a tile.
place-token = { $player } places token { $number }
place-token-hint = On a free tile that touches the last one, if only at a corner.
place-dead-end = A dead end: any free tile will do.
place-at = { $cell }
place-at-tile = { $cell }: { $tile }
name-tile = Which tile is in { $cell }?
name-tile-hint = Tap the tile that the token is on.

# Auctions
auction-result = Auction: { $lot }
auction-amount = { $lot }: how much did { $player } bid?
auction-bid = { $player }: { $ducats }
auction-more = higher
auction-by-bids = Bid by bid
auction-by-result = Just the result
auction-other-way = how the auction is entered
auction-unsold = No bids, { $player } gets it
auction-deal = { $lot }: { $bidder } bids { $ducats }. What does { $player } do?
auction-sell = Sell for { $ducats }
auction-buy = Buy for { $ducats }
auction-sold-how = { $bidder } pays { $player }
auction-bought-how = { $player } pays the bank
auction-price = { $ducats }
auction-asks = { $lot }: what does { $player } bid?
auction-nobody-yet = Nobody has bid yet.
auction-highest = { $player } has bid { $ducats }.
auction-bids = Bid { $ducats }
auction-passes = Pass

# What a tile, a colony or a bonus leaves to choose
give-up = { $tile }: which plantation does { $player } give up?
give-up-hint = Its spices go back to the supply.
give-up-site = { $site }: { $tile }
fill-colony = { $player } founds { $colony }: which spices?
fill-rotation = Crop rotation: which spice does { $player } take?
fill-of = { $pair }: { $spices }
take-goods = What does { $player } take?
take-spices = { $number ->
    [one] { $player } takes one spice
   *[other] { $player } takes { $number } spices
}
take = Take { $goods }
favor = Which tile does { $player } take from the box?
favor-hint = It takes effect as if it had been bought.
loading-onto = Tap a field to change what goes there.
loading-off = Tap a spice to change what goes.
loading-do = Take { $spices }
loading-take = Take { $goods }
loading-give = Give back { $spices }

# A turn
turn = { $player }’s turn
turn-hint = { $turn ->
    [4] Extra turn.
   *[other] Turn { $turn } of 3.
} Hand: { $hand } of { $limit }.
turn-does = { $column }: { $brings }
turn-step = { $column } to row { $row }: { $brings }
turn-step-to = { $column } to row { $row }
turn-founds-with = found with { $value }
turn-found-which = founding a colony
turn-colony = Which colony does { $player } found?
turn-colony-needs = found { $colony } ({ $need })
turn-draw-one = Draw just one
turn-forgo = No action
turn-harvest-mix = Harvest on, any goods
turn-harvest-spied = Harvest on with the row of { $of }
turn-goes-on = Back to { $player }’s turn
turn-done = Done
turn-ends = { $player } is done
turn-tile-still = { $player }: { $tile }
turn-discards = { $player } discards a card
extra = { $player }: an extra turn?
extra-pass = { $player } passes
extra-all-pass = All others pass
extra-taken = Extra turn

# Cards and tiles
card-step = { $player } plays { $card }: which column?
card-now = { $player } plays { $card }
card-sell = Sell { $spices }: { $brings }
harvest-mix = { $player } harvests any goods
harvest-mix-hint = Together at most { $most }. Tap a field, ships or colonists.
harvest-spied = { $player } harvests with the row of { $of }
tile-used-now = { $player } uses { $tile }
swap-hint = Which tile of the market is taken for it?
vice-king-hint = Which of the highest markers moves down?
spying = On whom does { $player } spy?
spying-hint = That player’s row counts.
spying-text = { $what }
spying-does = { $of }, { $column }: { $brings }
spying-harvest = { $of }, { $column }: up to { $most }
spying-colony = { $of }: found { $colony }

# Founding
turned-for-founding = Which cards did { $player } turn up?
turned-for-resupply = Which cards does { $player } turn up for Resupply?
turned-hint = { $cards ->
    [one] One card: tap its colonists.
   *[other] { $cards } cards: tap their colonists.
}
turned-cards = { $colonists } colonists
settle = { $player } founds { $colony }
settle-short = { $player } lacks colonists for { $colony }
settle-hint = Tap the tile and its spices.
settle-need = colonists needed
settle-value = value of Colonies
settle-turned = cards turned up
settle-missing = still to be paid
settle-number = { $number }
settle-fail = Don’t found { $colony }

# Bonanza, and the end
bonanza = Which Bonanza tile does { $player } turn up?
bonanza-hint = It was under the tile.
hand = { $player } reveals the hand
hand-hint = { $cards ->
    [one] One more card: tap its symbol.
   *[other] { $cards } more cards: tap their symbols.
}
game-is-over = The game is over.

# A purse that does not suffice by the app’s count
short = { $player } does not have enough ducats
short-hint = That is what the app has counted. If { $player } has them on the table, the table is right.
short-has-it = The purse on the table has it
short-back = It was a mistake
short-said = not enough ducats
short-why = the purse on the table has it

# A tile the set does not have
typed-kind = Which kind of tile is it?
typed-number = What is printed on it?

# Where nothing else would end the last turn
round-over = The round is over
round-over-hint = { $player } may still play a card or use tiles.
round-over-do = End the round
game-over-do = To the final scoring

# What a turn lacks, and what is about to be lost
turn-step-lacks = { $column } to row { $row }, lacking: { $lacking }
turn-colony-odds = found { $colony } ({ $need }, { $percent }%)
turn-losing = Still unused: { $tiles }.
settle-odds = With a third card: { $percent }%.
asking-spices = { $number ->
    [one] { $number } spice
   *[other] { $number } spices
}
asking-times = { $number } × { $what }
turn-somebody-discards = Somebody discards a card
turn-who-discards = Whose card is it? Which one, nobody has to say.
hand-no-more = No more cards
hand-one-more = One card more
hand-why = counted when revealed
afar-site = { $site }: { $spices }
afar-column = { $what } (row { $row })
afar-empty = { $fields ->
    [one] one empty field
   *[other] { $fields } empty fields
}
afar-face-down = { $tile }, face down
afar-token = { $player }, token { $number }: { $cell }
afar-lot = { $player }, token { $number } ({ $cell }): { $lot }. { $does }
afar-colony = { $colony } ({ $need }), tiles left: { $left }

# What a variant changes
variant-quick-start-changes = each begins with two markers in row 2, or with { $ducats } more
variant-bonanza-changes = there is a hidden bonus under each corner of the market
variant-open-money-changes = ducats are open to all
variant-told = { $variant }: { $changes }
