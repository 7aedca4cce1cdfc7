# What serves any game: the frame of the app, its home and its reports of faults.

language-name = English

# Lists: a, b and c
list-none = none
list-comma = { $left }, { $right }
list-and = { $left } and { $right }

# The players' colours, where a player has no name
colour-red = Red
colour-yellow = Yellow
colour-black = Black
colour-blue = Blue
