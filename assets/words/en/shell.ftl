# What serves any game: the frame of the app, its home and its reports of faults.

language-name = English
units = VP MB

# Lists: a, b and c
list-none = none
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }

# The players' colours, where a player has no name
colour-red = Red
colour-yellow = Yellow
colour-black = Black
colour-blue = Blue
colour-green = Green

# Home
app-title = { "Supercargo" }
home-motto = You play, the app keeps count.
home-promise = Prices, ships, money and points: counted, explained and never lost.

# Sheets and snackbars
sheet-name = Name
sheet-shown-as = Some of this cannot be displayed here: it appears as { $shown }.
sheet-undrawable = This cannot be displayed here. Please use other letters.
sheet-add = Add
sheet-done = Done
undo = Undo

# Faults
fault-sentence = Something went wrong, but your game is safe. Try that again; if it fails once more, restart the app.

# Files
files-copy = Copy as well
files-copied = Copied to the clipboard.
files-paste = From the clipboard
files-choose = Choose a file
files-written = Saved: { $file } in { $folder }

why-undo = There is nothing to undo.
why-redo = There is nothing to redo.

menu-give-up = Abandon this game
