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
expected-kept-tile = a tile that players keep
expected-turned-tile = a tile that can be face down
expected-plantation = a plantation or Crop rotation
expected-tile-of-A = a tile of phase A
expected-tile-of-B = a tile of phase B
expected-colony-tile = a colony tile such as pepper/nutmeg, or any
expected-five-of-each-symbol = cards with each symbol five times
expected-some-spices = at least one spice
expected-space = a plantation space
expected-bonus = exactly one bonus
expected-different-rows = different rows
expected-corners = different corners of the grid
expected-phase = A or B
expected-change = a change, up or down
expected-some-state = something to be corrected

# Refusals: seats and what is drawn
not-seated = nobody plays { $colour }
player-number = Goa is for two to four players, not { $found }
not-yours = { $turn } decides this, not { $player }
not-of-A = { $tile } is not a tile of phase A
not-of-B = { $tile } is not a tile of phase B
removed-number = { $wanted } tiles go back into the box, not { $found }
removed-plantations = at most { $most } of the tiles that go into the box can be plantations
turned-number = { $wanted ->
    [one] { $wanted } card is to be turned up now, not { $found }
   *[other] { $wanted } cards are to be turned up now, not { $found }
}
two-columns = the quick start moves two different markers

# Refusals: placing tokens
no-such-place = { $cell } is neither in the grid nor next to it
flag-on-tile = there is a tile at { $cell }; the flag needs an empty place
flag-beside-nothing = { $cell } does not share an edge with any tile
token-on-nothing = there is no tile at { $cell } for token { $number }
token-taken = there is already a token at { $cell }; token { $number } needs a tile without one
token-apart = { $cell } is not next to the last token at { $last }, but token { $number } has to be

# Refusals: auctions
bid-too-low = the bid must be at least { $least }
not-enough-ducats = { $player } does not have enough ducats
auctioneer-bids = { $player } auctions the tile and cannot bid

# Refusals: turns and actions
action-taken = this turn has already had its action: { $done }
last-row = { $player }’s { $column } marker is already in the last row
wrong-spices = this step costs { $wanted }; given: { $given }
not-enough-ships = this step costs { $wanted }; { $player } has { $has }
harvest-size = { $rest ->
    [0] this harvest cannot bring anything more
    [one] this harvest can bring { $rest } more, not { $found }
   *[other] this harvest can bring { $rest } more, not { $found }
}
mix-needs-card = ships and colonists can only be harvested with the card “{ $card }”
all-drawn = all { $most } cards of this expedition have been drawn
hand-full = { $limit ->
    [one] { $player } may hold { $limit } card during this action and has { $hand }
   *[other] { $player } may hold { $limit } cards during this action and has { $hand }
}
no-cards-left = there are no Expedition cards left to draw
too-many-extra-cards = { $most ->
    [one] a player who passes may keep { $most } extra action card; { $player } has { $has }
   *[other] a player who passes may keep { $most } extra action cards; { $player } has { $has }
}

# Refusals: fields and spices
no-such-site = { $player } has nothing at { $site }
not-admitted = { $player }’s { $site } cannot hold { $spice }
no-room = { $room ->
    [0] { $player }’s { $site } has no empty field
    [one] { $player }’s { $site } has { $room } empty field
   *[other] { $player }’s { $site } has { $room } empty fields
}
not-there = { $player } does not have that much { $spice } at { $site }
so-many-spices = { $most ->
    [one] exactly one spice, not { $found }
   *[other] at least one and at most { $most } spices, not { $found }
}
fill-every-field = { $fields ->
    [one] the one field has to be filled at once
   *[other] all { $fields } fields have to be filled at once
}

# Refusals: colonies
colony-owned = { $player } already has { $colony }
founding-declined = there are enough colonists for { $colony }, so it is founded
not-enough-colonists = { $colony } still needs { $missing }; { $player } has { $has }
no-founding = this card can only be played while a colony is being founded
colony-tile-needed = choose which { $colony } tile to take
colony-tile-gone = this { $colony } tile is gone
no-colony-tile = there is no colony tile to choose here

# Refusals: cards
card-played = { $player } has already played a card this turn
no-card = { $player } has no cards in hand
card-with-action = “{ $card }” can only be played with its action

# Refusals: tiles
tile-not-there = { $player } has no face-up { $tile }
tile-used = { $player } has already used { $tile }
tile-not-used-so = { $tile } is not used like this
spy-on-another = { $player } has to choose another player for Espionage
so-many-sites = { $most ->
    [one] at most { $most } plantation or colony can be filled
   *[other] at most { $most } plantations or colonies can be filled
}
fill-site = { $room ->
    [one] { $site } has to be filled up: { $room } spice
   *[other] { $site } has to be filled up: { $room } spices
}
not-highest = { $column } is not one of the highest markers
duty-size = { $wanted ->
    [one] this costs { $wanted } spice in one go, not { $found }
   *[other] this costs { $wanted } spices in one go, not { $found }
}
no-tile-there = there is no tile at { $cell }
not-in-the-box = { $tile } is not among the tiles in the box
not-these-goods = { $goods } cannot be taken here

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } has { $hand } card in hand, not { $found }
   *[other] { $player } has { $hand } cards in hand, not { $found }
}
too-many-alike = the symbol { $symbol } is on no more than { $most } cards

# Refusals: corrections
adjust-ducats = { $player } does not have that many ducats
adjust-ships = { $player } cannot have fewer than 0 ships
adjust-colonists = { $player } cannot have fewer than 0 colonists
adjust-extra-cards = { $player } cannot have fewer than 0 extra action cards
correct-at-end = the grid and the discard pile are no longer needed
correct-course = phase, round, first player, rewards and Bonanza can only be corrected before the flag is placed
correct-phase-alone = a different phase needs its grid as well
hand-lies-open = { $player }’s hand has already been revealed
no-bonanza-played = this game is played without Bonanza
bonanza-under-nothing = there is no tile at { $cell } that a Bonanza tile could be under
too-many-colony-tiles = there are not that many { $colony } tiles
too-many-cards = there are only { $most } cards in the game
too-few-tiles = { $wanted ->
    [one] the rounds to come need { $wanted } tile; there are { $found } in the grid
   *[other] the rounds to come need { $wanted } tiles; there are { $found } in the grid
}

harvest-no-room = { $player } has no free field
spices-missing = this step also needs { $missing }
