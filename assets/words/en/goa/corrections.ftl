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
