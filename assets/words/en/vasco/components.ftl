# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Limit
keypad-crew = Crew
keypad-earnings = What it earns in the Navigation area
keypad-variation = Variation number, upper left
keypad-initial = Initial number, upper right
keypad-money = The two amounts
keypad-first = First amount
keypad-second = Second amount

# How sure a value is

# Checking the board
check-all-sailors = There are 32 sailors in all; this makes { $found }.
check-no-dock = There is no such ship slot
check-more-docks = One more ship slot
check-landings = Landings
check-refund = For giving up
check-slots = Action slots
check-sailors = Sailors
check-players = { $players } players
check-dock-of = { $landing }, ship slot { $dock }
check-complete-of = { $landing }, complete: VP per ship
check-refund-of = For giving up { $first } to { $last }
check-slots-of = { $area }: action slots with { $players } players
check-sailors-of = Sailors, { $colour }

# The list of sets
sets-own = Our copy
sets-choose = Tap to play with it
sets-board = Board: { $known } of { $count } values known

# Entering the tiles
tiles-project = Projects of deck { $deck }
tiles-vdg = Vasco da Gama tiles
tiles-merchant = Merchant ships
keypad-ship = Limit / crew
