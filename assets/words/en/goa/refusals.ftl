# Why a move of Goa is not accepted.

# What a record must hold
expected-kind = a kind of move
expected-column = a column
expected-colony = a colony
expected-spice = a spice
expected-goods = ships, colonists or spices
expected-card = a card such as ships2
expected-card-of-progress = A_step_no_spices or A_step_no_ships
expected-card-of-harvest = A_harvest_mix
expected-tile = a tile such as clove/2
expected-kept-tile = a tile that is kept
expected-turned-tile = a tile that can lie face down
expected-plantation = a plantation or Crop rotation
expected-tile-of-A = a tile of phase A
expected-tile-of-B = a tile of phase B
expected-colony-tile = a colony tile such as pepper/nutmeg, or any
expected-five-of-each-symbol = cards with each symbol five times
expected-some-spices = one spice at least
expected-space = a plantation space
expected-bonus = exactly one bonus
expected-different-rows = different rows
expected-corners = different corners of the grid
expected-phase = A or B
expected-change = a change, up or down
expected-some-state = something that is to be set

# Refusals: seats and what is drawn
not-seated = nobody plays { $colour }
player-number = two to four play, not { $found }
not-yours = { $turn } decides this, not { $player }
not-of-A = { $tile } is no tile of phase A
not-of-B = { $tile } is no tile of phase B
removed-number = { $wanted } tiles go back into the box, not { $found }
removed-plantations = at most { $most } of the tiles that go into the box are plantations
turned-number = { $wanted ->
    [one] { $wanted } card is turned up now, not { $found }
   *[other] { $wanted } cards are turned up now, not { $found }
}
two-columns = the quick start moves two different markers

# Refusals: placing tokens
no-such-place = { $cell } is neither in the grid nor beside it
flag-on-tile = a tile lies at { $cell }; the flag needs an empty place
flag-beside-nothing = no tile touches { $cell } by an edge
token-on-nothing = no tile lies at { $cell } for token { $number }
token-taken = a token lies at { $cell } already; token { $number } needs a free tile
token-apart = { $cell } does not touch the last token at { $last }; token { $number } must

# Refusals: auctions
bid-too-low = the bid must be at least { $least }
not-enough-ducats = { $player } has not enough ducats
auctioneer-bids = { $player } auctions the tile and does not bid

# Refusals: turns and actions
action-taken = this turn has had its action: { $done }
last-row = { $column } of { $player } is in the last row
wrong-spices = this step costs: { $wanted }; given: { $given }
not-enough-ships = this step takes { $wanted }; { $player } has { $has }
harvest-size = { $rest ->
    [one] this harvest may take { $rest } more, not { $found }
   *[other] this harvest may take { $rest } more, not { $found }
}
mix-needs-card = ships and colonists are harvested only with the card “{ $card }”
all-drawn = all { $most } cards of this expedition are drawn
hand-full = { $limit ->
    [one] in this action { $player } may hold { $limit } card and has { $hand }
   *[other] in this action { $player } may hold { $limit } cards and has { $hand }
}
no-cards-left = no Expedition card is left to draw
too-many-extra-cards = { $most ->
    [one] who passes keeps { $most } extra card at most; { $player } has { $has }
   *[other] who passes keeps { $most } extra cards at most; { $player } has { $has }
}

# Refusals: fields and spices
no-such-site = { $player } has nothing at { $site }
not-admitted = { $site } of { $player } takes no { $spice }
no-room = { $room ->
    [one] { $site } of { $player } has { $room } empty field
   *[other] { $site } of { $player } has { $room } empty fields
}
not-there = { $player } has not that much { $spice } at { $site }
so-many-spices = { $most ->
    [one] at least one and at most { $most } spice, not { $found }
   *[other] at least one and at most { $most } spices, not { $found }
}
fill-every-field = { $fields ->
    [one] { $fields } field is filled at once
   *[other] all { $fields } fields are filled at once
}

# Refusals: colonies
colony-owned = { $player } has { $colony } already
founding-declined = the colonists suffice for { $colony }; it is founded
not-enough-colonists = { $colony } lacks { $missing }; { $player } has { $has }
no-founding = this card is played while a founding is open
colony-tile-needed = say which tile of { $colony } is taken
colony-tile-gone = this tile of { $colony } is gone
no-colony-tile = no colony tile is chosen here

# Refusals: cards
card-played = { $player } has played the one card of this turn
no-card = { $player } has no card in hand
card-with-action = “{ $card }” is played with its action

# Refusals: tiles
tile-not-there = { $player } has no { $tile } lying face up
tile-used = { $player } has used { $tile } already
tile-not-used-so = { $tile } is not used like this
spy-on-another = { $player } names another player for Espionage
so-many-sites = { $most ->
    [one] { $most } site is filled at most
   *[other] { $most } sites are filled at most
}
fill-site = { $room ->
    [one] { $site } is filled whole: { $room } spice
   *[other] { $site } is filled whole: { $room } spices
}
not-highest = { $column } is not among the highest markers
duty-size = { $wanted ->
    [one] this takes { $wanted } spice at once, not { $found }
   *[other] this takes { $wanted } spices at once, not { $found }
}
no-tile-there = no tile lies at { $cell }
not-in-the-box = { $tile } is not among the tiles in the box
not-these-goods = { $goods } cannot be taken here

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } holds { $hand } card, not { $found }
   *[other] { $player } holds { $hand } cards, not { $found }
}
too-many-alike = the symbol { $symbol } is on no more than { $most } cards

# Refusals: corrections
adjust-ducats = the ducats of { $player } cannot fall so low
adjust-ships = { $player } cannot have fewer than 0 ships
adjust-colonists = { $player } cannot have fewer than 0 colonists
adjust-extra-cards = { $player } cannot have fewer than 0 extra cards
correct-at-end = grid and discard pile are of no use any more
correct-course = phase, round, first player, rewards and Bonanza are set only where the flag is due
correct-phase-alone = another phase comes with its grid
hand-lies-open = the hand of { $player } lies open
no-bonanza-played = this game is played without Bonanza
bonanza-under-nothing = no tile lies at { $cell } for a Bonanza tile to be under
too-many-colony-tiles = there are not so many tiles of { $colony }
too-many-cards = there are only { $most } cards in the game
too-few-tiles = { $wanted ->
    [one] the rounds still to come take { $wanted } tile; { $found } lie in the grid
   *[other] the rounds still to come take { $wanted } tiles; { $found } lie in the grid
}
