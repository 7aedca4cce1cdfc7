# Why not: what a refusal names instead, and what a piece is that nobody asks for now.

pointed = { $piece }. { $asked }

# What is possible instead
nearest-numbers = { $count ->
    [one] { $numbers } is available
   *[other] { $numbers } are available
}
nearest-numbers-of-many = { $count ->
    [one] the nearest one available is { $numbers }
   *[other] the nearest ones available are { $numbers }
}
nearest-areas = there is an empty one in { $areas }
nearest-amount = the other amount, { $amount }, is still there
nearest-characters = you can host { $characters }
nearest-project = a single project costs { $total } in all
nearest-two-projects = two projects cost { $total } in all; tap a chosen one to put it back
nearest-sao-gabriel = the São Gabriel project costs { $total } in all
nearest-sao-gabriel-alone = on its own it costs { $total } in all; tap what you have chosen to put it back
nearest-no-captain = without the captain it is { $total } in all
nearest-colours = { $colours ->
    [one] one colour costs { $total } in all
   *[other] { $colours } colours cost { $total } in all
}
nearest-sections = there are sailors in section { $sections }
nearest-captain = the captain alone costs { $total } in all
nearest-docks = limit { $limit } is enough for ship slot { $docks } in { $landing }
nearest-docks-of-many = limit { $limit } fits ship slot { $docks } in { $landing }, for example
nearest-launch = { $project } can be launched
nearest-crew = { $lacking ->
    [one] one more is needed: { FORM($colours, case: "person") }
   *[other] { $lacking } more are needed, all different: { FORM($colours, case: "person") }
}
nearest-pay = { $has } would only pay for number { $least } or higher: you must give up
nearest-give-up = you can only give up
nearest-give-up-for = giving up brings { $reals }

# What a piece is
piece-number = number { $number } is available
piece-disc = number { $number } is { $owner }’s disc in { $area }
piece-amount = { $amount } can be taken here
piece-character = { $owner } has { $character }
piece-character-free = { $character } is on the board
piece-sailor = this is { FORM($colour, case: "person") } in section { $section }
piece-section = { $count ->
    [one] section { $section } holds one sailor
   *[other] section { $section } holds { $count } sailors
}
piece-bag = { $count ->
    [one] the bag holds one sailor
   *[other] the bag holds { $count } sailors
}
piece-captains = { $count ->
    [one] { $player } has one captain left on the board
   *[other] { $player } has { $count } captains left on the board
}
piece-colours = { $colours ->
    [one] sailors of one colour cost { $reals }
   *[other] sailors of { $colours } colours cost { $reals }
}
piece-project = this is a project with limit { $limit } and a crew of { $crew }
piece-project-earning = this is a project with limit { $limit } and a crew of { $crew }; at sea it earns { $earns } every navigation
piece-sao-gabriel = the São Gabriel project can only be bought, with a disc in Projects: it costs { $reals } and is launched at once
piece-area = { $free ->
    [0] { $area } has no empty action slot
    [one] { $area } has one empty action slot
   *[other] { $area } has { $free } empty action slots
}
told-ahead = number { $number } is already planned for { $owner }; you can take it back on that player’s card
piece-space = this space stays empty until the next round
piece-dock = ship slot { $dock } in { $landing } is empty
piece-ship = { $owner } has a ship with limit { $limit } in { $landing }
piece-merchant = there is a merchant ship with limit { $limit } in { $landing }
piece-landing = { $free ->
    [0] { $landing } is complete and earns each of its ships { $vp }
    [one] { $landing } has one empty ship slot; once complete, it earns each of its ships { $vp }
   *[other] { $landing } has { $free } empty ship slots; once complete, it earns each of its ships { $vp }
}
piece-waiting = the merchant ship with limit { $limit } is waiting to be sent
piece-merchants = { $count ->
    [one] one merchant ship is still to come
   *[other] { $count } merchant ships are still to come
}
piece-vdg-first = this tile puts the marker on { $initial } and offers the amounts { $amounts }
piece-vdg-next = this tile moves the marker by { $variation }; next round it puts the marker on { $initial } and offers the amounts { $amounts }
piece-vdg-last = this tile moves the marker by { $variation }
piece-refund = giving up a number in this row brings { $reals }

# Why a button does nothing now
why-last-dock = A landing has at least one ship slot.
why-most-docks = A landing has at most { $most } ship slots.

nearest-captain-free = a captain alone is free
