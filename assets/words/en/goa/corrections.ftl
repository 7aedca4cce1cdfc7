# What lies on the table is right

otherwise-area-figures = Supplies
otherwise-area-purses = Purses
otherwise-area-markers = Markers
otherwise-purses = Whose purse?
otherwise-purses-note = Tap your name and type what you count, unseen by the others. What the app had is not shown.
otherwise-figure = { $what ->
    [ships] Ships of { $player }
    [colonists] Colonists of { $player }
    [extra-cards] Extra action cards of { $player }
    [hand] Expedition cards in { $player }’s hand
   *[ducats] Ducats of { $player }
}
otherwise-by = { $player } { $amount }
otherwise-purse = { $player }’s purse
otherwise-marker = { $player }: { $column } in row { $row }
otherwise-hand = { $cards ->
    [one] { $player }: { $cards } card in hand
   *[other] { $player }: { $cards } cards in hand
}
otherwise-area-spices = Spices
otherwise-area-sites = Tiles
otherwise-area-market = Market
otherwise-area-round = Round
otherwise-course-note = Phase, round, first player and rewards can be corrected before the flag is placed.
otherwise-rewards = First to reach a row
otherwise-rewards-note = Tap a card that has been drawn already, or a pale one that has not.
otherwise-sites = sites of { $player }
otherwise-tiles = tiles of { $player }
otherwise-market = the market
otherwise-discard = { $cards ->
    [one] { $cards } card on the discard pile
   *[other] { $cards } cards on the discard pile
}
otherwise-bonanza = the Bonanza tiles
otherwise-in-round = round { $phase }{ $round }
otherwise-first = { $player } goes first
otherwise-reward = { $column }: first to reach a row
compare-cards = Expedition cards
compare-deck = Deck
compare-discard = Discard pile
