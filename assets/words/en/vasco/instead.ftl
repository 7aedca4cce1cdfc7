# Why not: what a refusal names instead, and what a piece is that nobody asks for now.

pointed = { $piece }. { $asked }

# What is possible instead
nearest-numbers = { $count ->
    [one] { $numbers } is free
   *[other] { $numbers } are free
}
nearest-numbers-of-many = { $count ->
    [one] the nearest free is { $numbers }
   *[other] the nearest free are { $numbers }
}
nearest-areas = there is one in { $areas }
nearest-amount = the other amount, { $amount }, is still there
nearest-characters = { $characters } can be hosted
nearest-project = a single project comes to { $total }
nearest-two-projects = two come to { $total }; tap a chosen one to take it back
nearest-sao-gabriel = the São Gabriel project comes to { $total }
nearest-sao-gabriel-alone = by itself it comes to { $total }; tap what is chosen to take it back
nearest-no-captain = without the captain it comes to { $total }
nearest-colours = { $colours ->
    [one] one colour comes to { $total }
   *[other] { $colours } colours come to { $total }
}
nearest-sections = section { $sections } holds sailors
nearest-captain = the captain alone comes to { $total }
nearest-docks = limit { $limit } is enough for dock { $docks } in { $landing }
nearest-launch = { $project } can be launched
nearest-crew = { $lacking ->
    [one] one more is needed, in { $colours }
   *[other] { $lacking } more are needed, each in another colour: { $colours }
}
nearest-pay = { $has } will do from number { $least } on, so all that is left is to give up
nearest-give-up = all that is left is to give up
nearest-give-up-for = giving up brings { $reals }

# What a piece is
piece-number = { $number } is free
piece-disc = { $number } is { $owner }’s, in { $area }
piece-amount = { $amount } can be had here
piece-character = { $character } is with { $owner }
piece-character-free = { $character } is on the board
piece-sailor = this is a { $colour } sailor of section { $section }
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
piece-project = this is a project of limit { $limit } for a crew of { $crew }
piece-project-earning = this is a project of limit { $limit } for a crew of { $crew }, which at sea earns { $earns } in each navigation
piece-sao-gabriel = the São Gabriel project can only be bought, with a disc in Projects: it costs { $reals } and is launched at once
piece-area = { $free ->
    [0] { $area } has no empty slot
    [one] { $area } has one empty slot
   *[other] { $area } has { $free } empty slots
}
told-ahead = number { $number } is told ahead for { $owner }, whose card lets you take it back
piece-space = this space stays empty until the next round
piece-dock = dock { $dock } in { $landing } is free
piece-ship = { $owner }’s ship of limit { $limit } lies in { $landing }
piece-merchant = a merchant ship of limit { $limit } lies in { $landing }
piece-landing = { $free ->
    [0] { $landing } is complete and brings each of its ships { $vp }
    [one] { $landing } has one dock free and brings each ship { $vp } when complete
   *[other] { $landing } has { $free } docks free and brings each ship { $vp } when complete
}
piece-waiting = the merchant ship of limit { $limit } waits to be sent
piece-merchants = { $count ->
    [one] one merchant ship is still to come
   *[other] { $count } merchant ships are still to come
}
piece-vdg-first = this tile starts the marker at { $initial } and brings the amounts { $amounts }
piece-vdg-next = this tile moves the marker by { $variation }; next round it starts the marker at { $initial } and brings the amounts { $amounts }
piece-vdg-last = this tile moves the marker by { $variation }
piece-refund = giving up a number of this row brings { $reals }

# Why a button does nothing now
why-first-page = This is the first page.
why-last-dock = A landing has one dock at least.
why-most-docks = A landing has { $most } docks at the most.
why-set-right = Nothing is different yet: first tap what lies differently.
