# What is asked of a group, and how it can be answered

ask-section = section { $section }
ask-ships = the ships
ask-blindly = from the bag

# Pieces that come up
ask-picture = Tap the one that was drawn.
ask-cleared = First put away the projects nobody bought.
ask-keypad = Tap what is printed on it.
ask-sao-gabriel = Which project is in the São Gabriel space?
ask-upper = Which project is in the next upper space?
ask-which = { $place } of { $places }.
ask-sailors = Which sailors were drawn for the next section?
ask-sailors-left = Section { $section }: { $left ->
    [one] one more sailor.
   *[other] { $left } more sailors.
}
ask-vdg = Which tile is turned up?
ask-bag = Which sailor was drawn from the bag?
ask-merchant = Which merchant ship is the first?
ask-next-merchant = Which merchant ship comes next?
ask-dock = Where does { $player } send the merchant ship?
ask-dock-hint = Any empty ship slot up to { $limit }. { $player } gets the landing’s bonus.
ask-bonus-natal = Which project does { $player } take?
ask-bonus-boa-gente = Which sailor does { $player } take?
ask-bonus-hint = This is the landing’s bonus.

# Placing discs
place-title = { $player } places a disc
ahead-title = { $player } places a disc early
ahead-do = Place early
ahead-withdraw = Take back number { $number }
ahead-hint = Just one disc, then it is { $player }’s turn again. Tap a number and an area.
place-hint = { $left ->
    [one] One disc left. Tap a number and an area.
   *[other] { $left } discs left. Tap a number and an area.
}

# What an action costs and brings
deed-pass = { $reals ->
    [0] Give up
   *[other] Give up, take { $reals } R
}
sum-act = to act
sum-act-dear = { $marker } − { $number }
sum-act-free = free from { $marker }
sum-projects = projects
sum-sao-gabriel = São Gabriel
sum-sailors = sailors
sum-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
sum-captain = captain
sum-per-sailor = { $sailors ->
    [0] alone
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
}
sum-dock = ship slots
sum-mozambique = bonus
sum-mombasa = bonus
sum-malindi = bonus
sum-of = of { $reals } R
sum-reals = { $reals } R
sum-gain-vp = +{ $amount } VP
sum-gain-reals = +{ $amount } R
sum-gain-captains = { $amount ->
    [one] +1 captain
   *[other] +{ $amount } captains
}

# Buying projects
buy-title = { $player } buys projects
buy-hint = Tap one or two projects, or the São Gabriel project.
buy-hint-upper = Tap one or two projects.
deed-buy = { $projects ->
    [one] Buy the project for { $cost } R
   *[other] Buy { $projects } projects for { $cost } R
}
deed-buy-sao-gabriel = Buy the São Gabriel project for { $cost } R

# Recruiting
recruit-title = { $player } recruits
recruit-hint = Tap sailors in one section, or take just a captain.
deed-recruit = Recruit for { $cost } R
deed-with-captain = With a captain, { $cost } R
deed-no-captain = No captain left
deed-captain-alone = { $cost ->
    [0] Just a captain, free
   *[other] Just a captain, { $cost } R
}

# Expeditions
expedition-title = { $player } sends ships
expedition-hint = Tap a ship slot for a ship; tap it again for another ship.
expedition-hint-proposed = Tap a landing, or a ship slot for each ship.
expedition-launch = None of your ships is launched: launch one first, or give up.
expedition-no-ship = There is no ship to send.
expedition-no-captain = There is no captain to go along.
deed-send = { $ships ->
    [one] Send a ship to { $landing }
   *[other] Send { $ships } ships to { $landing }
}
deed-send-for = { $ships ->
    [one] Send a ship to { $landing } for { $cost } R
   *[other] Send { $ships } ships to { $landing } for { $cost } R
}
ask-bonus-of = The landing’s bonus for ship { $ship } of { $ships }.

# Characters
characters-title = { $player }: character or money
characters-hint = Tap a character, or an amount of money.
manuel-title = { $player } places the additional disc
manuel-hint = Tap an area, and a number if both are left.
deed-later = Send it later

# Launching
launch-title = { $player } launches a ship
launch-hint = { $left ->
    [one] One more crew member is needed.
   *[other] { $left } more crew members are needed.
}

# The end of a round and of the game
navigate-title = All actions have been taken
navigate-hint = Now the ships earn and sail on.
deed-navigate = Sail on
finish-title = The last ships
finish-hint = Last chance to launch: each ship with a captain is worth 3 VP.
deed-finish = Count the points
deed-last-launch = Launch { $ship } · +{ $points }
deed-finish-without = { $count ->
    [one] Count now: { $points } lost
   *[other] Count now: up to { $points } lost
}
over-title = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}

# What can be tapped, as it is called by whoever cannot see it
spot-dock = { $landing }, ship slot { $place }, value { $dock }
spot-sailor = { $colour } sailor, section { $section }
spot-sao-gabriel = São Gabriel: { $ship }
spot-taken = no longer there
spot-vdg = { $variation }, starts at { $initial }, amounts { $amounts }
spot-merchant = merchant ship, limit { $limit }
launch-with = launch { $ship } with { $crew } ({ $player })
launch-choosing = launch { $ship } with another crew ({ $player })

# What a payment leaves too little for
sum-leaves = leaves { $reals } R
sum-too-little = too little for number { $number }

# Pictures of projects that nobody compared with the copy
ask-likely = Tap the one that was drawn, if it is here: these are not compared with your copy yet.
