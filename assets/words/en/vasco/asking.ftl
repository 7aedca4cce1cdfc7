# What is asked of a group, and how it can be answered

ask-undo = Undo: { $what }
ask-taken-back = { $count ->
    [one] one move taken back
   *[other] { $count } moves taken back
}
ask-other = None of these
ask-section = section { $section }
ask-ships = the ships
ask-blindly = from the bag
ask-revision = entering it anew

# Pieces that come up
ask-picture = Tap the one that came up.
ask-cleared = First put away what nobody bought.
ask-keypad = Tap what is printed on it.
ask-sao-gabriel = Which project lies in the São Gabriel space?
ask-upper = Which project lies in the next upper space?
ask-which = { $place } of { $places }.
ask-sailors = Who came into the next section?
ask-sailors-left = Section { $section }: { $left ->
    [one] one sailor more.
   *[other] { $left } sailors more.
}
ask-vdg = Which tile is turned up?
ask-bag = Who came out of the bag?
ask-merchant = Which merchant ship is the first?
ask-next-merchant = Which merchant ship comes next?
ask-dock = Where does { $player } send the merchant ship?
ask-dock-hint = Any empty dock up to { $limit }. { $player } gets the landing’s bonus.
ask-bonus-natal = Which project does { $player } take?
ask-bonus-boa-gente = Which sailor does { $player } take?
ask-bonus-hint = It is the landing’s bonus.

# Placing discs
place-title = { $player } places a disc
ahead-title = A disc of { $player }, ahead of the turn
ahead-do = Place ahead
ahead-withdraw = Take back number { $number }
ahead-hint = Just one disc, then it is the turn of { $player } again. Tap a number and an area.
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
    [one] one colour
   *[other] { $colours } colours
}
sum-captain = captain
sum-per-sailor = { $sailors ->
    [0] alone
    [one] one sailor
   *[other] { $sailors } sailors
}
sum-dock = docks
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
buy-hint = Tap one or two, or the São Gabriel project.
buy-hint-upper = Tap one or two.
deed-buy = Buy { $projects } for { $cost } R
deed-buy-sao-gabriel = Buy the São Gabriel project for { $cost } R

# Recruiting
recruit-title = { $player } recruits
recruit-hint = Tap sailors of one section, or take the captain alone.
deed-recruit = Recruit for { $cost } R
deed-with-captain = With a captain, { $cost } R
deed-no-captain = No captain left
deed-captain-alone = { $cost ->
    [0] Captain alone, free
   *[other] Captain alone, { $cost } R
}

# Expeditions
expedition-title = { $player } sends ships
expedition-hint = Tap a dock for a ship; tap again for another ship.
expedition-hint-proposed = Tap a landing, or a dock for each ship.
expedition-launch = No ship is launched: launch one first, or give up.
expedition-no-ship = There is no ship to send.
expedition-no-captain = There is no captain to send along.
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
characters-title = { $player } meets a character
characters-hint = Tap a character, or an amount of money.
manuel-title = { $player } places the additional disc
manuel-hint = Tap an area, and the number if both are left.
deed-later = Send it later

# Launching
launch-title = { $player } launches a ship
launch-hint = { $left ->
    [one] One more goes aboard.
   *[other] { $left } more go aboard.
}

# The end of a round and of the game
navigate-title = All actions are taken
navigate-hint = Now the ships earn, and sail on.
deed-navigate = Navigate
finish-title = The last ships
finish-hint = Whoever can may launch a last time: a ship with a captain is worth 3 VP.
finish-hint-nobody = Nobody can launch any more.
deed-finish = Count the points
over-title = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
