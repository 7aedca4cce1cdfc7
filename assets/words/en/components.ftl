# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Limit
keypad-crew = Crew
keypad-earnings = Earns in the Navigation area
keypad-initial = Initial number
keypad-variation = Variation
keypad-first = First amount
keypad-second = Second amount
