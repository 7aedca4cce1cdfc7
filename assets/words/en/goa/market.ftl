# The market, the purses, and what is called aloud at the table of Goa

# Purses
purse-hold = Keep a finger on the purse to look into it. It is its owner’s alone.

# What a lot does, in a few words
does-flag = First player from now on. At once: { $what }.
does-plantation = Filled at once: { $what }.
does-crop-rotation = One field for any spice, chosen again each time. No points.
does-at-once = At once: { $what }.
does-either = At once: { $one } or { $other }.
does-each-round = Once a round: { $what }.
does-vp = At the end: { $what }.
does-foreman = At the end: { $what } for each single plantation.
does-swap = In your turn: trade it for any tile in the market.
does-favor = At once: choose one of the tiles in the box.
does-espionage = Once: take an action with another player’s marker.
does-extra-harvest = { $number ->
    [one] Once: fill all empty fields of one site.
   *[other] Once: fill all empty fields of up to { $number } sites.
}
does-resupply = { $number ->
    [one] Once: turn up a card and take that many goods of one kind.
   *[other] Once: turn up { $number } cards and take that many goods of one kind.
}
does-vice-king = Once: your highest marker moves down one row for free.
does-duty = Give back { $what } in one go: { $vp } at the end.
auction-then = { $hint } Still to bid after that: { $players }.

# Called aloud
voice-round = Round { $phase }{ $round }. { $first } begins.
voice-place = { $player }, token { $number }.
voice-flag = { $player } places the flag.
voice-auction = Up for auction: { $lot }. { $player } speaks first.
voice-bid = { $highest } bids { $ducats }. { $player }?
voice-nobody = No bid yet. { $player }?
voice-decides = { $bidder } bids { $ducats }. Does { $player } sell or buy?
voice-turn = { $player }’s turn.
voice-extra = { $player }, an extra turn?
voice-gets = { $player } gets { $lot } for { $ducats }.
voice-gets-free = { $player } gets { $lot } for free.

# Amounts that are not in sight
auction-more-by = { $player } bids more than { $ducats }

# A tile that is only looked at, and what it does
pointed-lot = { $lot }. { $does }
