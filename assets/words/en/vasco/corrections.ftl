# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-title = The table says otherwise
otherwise-area-figures = Points and money
otherwise-area-sailors = Sailors
otherwise-area-tiles = Tiles
otherwise-area-docks = Docks
otherwise-area-characters = Characters
otherwise-area-round = Round
otherwise-figure = { $what ->
    [vp] VP of { $player }
    [reals] Reals of { $player }
    [captains] Captains before { $player }
   *[missionaries] Missionaries before { $player }
}
otherwise-clear = Clear
otherwise-set = { $typed ->
    [none] Set
   *[other] Set { $typed }
}
otherwise-sailors-board = On the board and in the bag
otherwise-sailors-players = Before the players
otherwise-sailors-note = Tap a sailor who is not there, then where he is.
otherwise-bag = the bag
otherwise-sailor = Where is this { $colour } sailor really?
otherwise-tiles-note = Tap one that does not lie there, then where it does. The empty ones at the end tell one more: a project, or a launched ship.
otherwise-offer-note = The framed one lies in the São Gabriel space. Tap one that lies elsewhere, or an empty space.
otherwise-tile = Where does this one really lie?
otherwise-to-upper = on offer
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = in a dock
otherwise-to-ships = before its owner
otherwise-to-nowhere = out of the game
otherwise-to-other = it is another
otherwise-dock = In which dock?
otherwise-other = Which one is it?
otherwise-more = Which one lies there?
otherwise-docks-note = Tap a ship that lies elsewhere, or an empty dock that is taken.
otherwise-which-note = A launched ship, a merchant ship, or whose it is and which.
otherwise-amounts = The two amounts
otherwise-amounts-note = Tap one that is not as shown.
otherwise-amount = What lies there?
otherwise-taken = taken
otherwise-round-note = Round and first player can be set right before the first disc of a round is placed.
otherwise-nothing = Nothing changed yet
otherwise-do = Set right: { $what }
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
    [sailors] sailors of { $player }
    [projects] projects of { $player }
    [ships] ships of { $player }
   *[characters] characters of { $player }
}
otherwise-in-round = round { $round }
otherwise-first = { $player } begins

# Comparing
compare-title = Does your table look like this?
compare-hint = Tap what looks the same on your table, to tick it off.
compare-ticked = { $ticked } of { $all }
compare-wrong = Looks different
compare-track = Score track
compare-stacks = Face up

# That was wrong
menu-compare = Compare with the table
menu-otherwise = The table says otherwise
wrong-title = Move { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-anew = That was wrong: enter it anew
wrong-leave-out = It never happened: leave it out
wrong-back = { $later ->
    [one] Go on from here: undo the move after it
   *[other] Go on from here: undo the { $later } moves after it
}
wrong-close = It is right
wrong-undone = It was undone and no longer counts.
wrong-drawn = The app drew it.
wrong-forced = Nothing else was possible then. If it is wrong, an earlier move is.
amending-anew = Instead of “{ $what }”: what was it really?
amending-brief = Move { $number } anew
amending-cancel = Leave it
amending-broken = “{ $what }” no longer fits: { $reason }. What was it really?
amending-launch = “{ $what }” no longer fits: { $reason }. Launch otherwise, or leave it out.
amending-unfit = “{ $what }” no longer fits: { $reason }. Answer what is asked now, or leave it out.
amending-leave-out = Leave it out
otherwise-do-all = { $count ->
    [one] Set right: one change
   *[other] Set right: { $count } changes
}
amending-done = { $later ->
    [0] Done.
    [one] Done. One later move was kept.
   *[other] Done. { $later } later moves were kept.
}
