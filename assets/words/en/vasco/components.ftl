# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Limit
keypad-crew = Crew
keypad-earnings = Earns in the Navigation area
keypad-variation = Variation, upper left
keypad-initial = Initial number, upper right
keypad-money = Its two amounts
keypad-first = First amount
keypad-second = Second amount

# How sure a value is
sure-printed = On your copy, or stated in a rulebook
sure-inferred = Worked out from the rulebooks
sure-assumed = Assumed: your copy decides

# Checking the board
check-title = Check your copy
check-how = Compare with your board: tap what differs, then confirm each area. { $known } of { $count } values are known.
check-done = All values of your board are known.
check-tally = { $left ->
    [0] All as on your board
    [one] { $left } value still to be compared
   *[other] { $left } values still to be compared
}
check-all-sailors = There are 32 sailors in all; here there are { $found }.
check-not-kept = This is kept as soon as it is right.
check-as-printed = All as on our board
check-no-dock = No such dock
check-more-docks = One dock more
check-landings = Landings
check-refund = For giving up
check-slots = Slots
check-sailors = Sailors
check-players = { $players } players
check-dock-of = { $landing }, dock { $dock }
check-complete-of = { $landing }, complete: VP per ship
check-refund-of = For giving up { $first } to { $last }
check-slots-of = { $area }, slots with { $players } players
check-sailors-of = Sailors, { $colour }
check-tiles-link = The tiles in your box

# The list of sets
sets-title = Component sets
sets-about = A set is what is printed in a copy of the game. What no rulebook states is assumed, until you check it or the tile comes up.
sets-own = Our copy
sets-starter = Starter set from the rulebooks
sets-playing = You play with this set
sets-choose = Tap to play with it
sets-check = Check your copy
sets-board = { $known } of { $count } values of the board known
sets-tiles = { $known } of { $count } tiles known
sets-import = Bring in a set
sets-imported = Here now: { $name }
sets-no-set = This file holds no set of components, and no backup.
sets-do-copy = Copy
sets-do-rename = Rename
sets-do-reset = Reset to the starter set
sets-do-export = Export as a file
sets-do-delete = Delete
sets-was-reset = { $name } is the starter set again
sets-was-deleted = { $name } is deleted

# Entering the tiles
tiles-title = Tiles in your box
tiles-progress = { $known } / { $count }
tiles-project = Projects of deck { $deck }
tiles-vdg = Vasco da Gama tiles
tiles-merchant = Merchant ships
tiles-how = Tap the tiles that are in your box, or enter what is printed on one. Stop whenever you like: all is kept.
tiles-complete = All of these are as in your box. Tap one to take that back.
tiles-as-printed = All of these are in our box
check-others = For other numbers of players too
tiles-fewer = One tile fewer
tiles-more = One tile more
why-last-tile = A stack has one tile at least.
keypad-ship = Limit / crew
