# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-area-figures = Points and money
otherwise-area-sailors = Sailors
otherwise-area-tiles = Tiles
otherwise-area-docks = Ship slots
otherwise-area-characters = Characters
otherwise-area-round = Round
otherwise-figure = { $what ->
    [vp] VP of { $player }
    [reals] Reals of { $player }
    [captains] Captains in { $player }’s supply
   *[missionaries] Missionaries in { $player }’s supply
}
otherwise-sailors-board = On the board and in the bag
otherwise-sailors-players = In the players’ supplies
otherwise-sailors-note = Tap a sailor that is in the wrong place, then tap where it really is.
otherwise-bag = the bag
otherwise-sailor = Where is this { $colour } sailor really?
otherwise-tiles-note = Tap a tile that is in the wrong place, then choose where it really is. Use the empty ones at the end to add a project or a launched ship.
otherwise-offer-note = The framed one is in the São Gabriel space. Tap a project that is really elsewhere, or an empty space.
otherwise-tile = Where is this one really?
otherwise-to-upper = on offer
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = in a ship slot
otherwise-to-ships = with its owner
otherwise-to-nowhere = out of the game
otherwise-to-other = a different one
otherwise-dock = In which ship slot?
otherwise-other = Which one is it?
otherwise-more = Which one is there?
otherwise-docks-note = Tap a ship that is really elsewhere, or a slot that is shown empty but is occupied.
otherwise-which-note = A launched ship, a merchant ship, or a player’s ship: whose, and which?
otherwise-amounts = The two amounts
otherwise-amounts-note = Tap an amount that is different.
otherwise-amount = What is there?
otherwise-taken = taken
otherwise-round-note = Round and first player can be corrected before the first disc of a round is placed.
otherwise-by = { $player } { $by } { $what ->
    [vp] VP
    [reals] { $count ->
        [one] Real
       *[other] Reals
    }
    [captains] { $count ->
        [one] captain
       *[other] captains
    }
   *[missionaries] { $count ->
        [one] missionary
       *[other] missionaries
    }
}
otherwise-of = { $what ->
    [sailors] { $player }’s sailors
    [projects] { $player }’s projects
    [ships] { $player }’s ships
   *[characters] { $player }’s characters
}
otherwise-in-round = round { $round }
otherwise-first = { $player } goes first

# Comparing
compare-track = Score track
compare-stacks = Face up

# That was wrong
amending-launch = “{ $what }” no longer fits: { $reason }. Launch in some other way, or remove the move.
