# What serves any game: the frame of the app, its home and its reports of faults.

language-name = English

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
app-title = Vasco da Gama
home-motto = The table plays, the app keeps the books.
home-promise = Prices, ships, money and points: counted, explained, never lost.

# Sheets and snackbars
sheet-name = Name
sheet-shown-as = Not all of this can be drawn here: it is shown as { $shown }.
sheet-undrawable = None of this can be drawn here. Please write it in other letters.
sheet-add = Add
sheet-done = Done
undo = Undo

# Faults
fault-sentence = Something went wrong, but your game is safe. Do that once more; if it fails again, restart the app.

# Files
files-copy = Copy too
files-copied = It is on the clipboard.
files-paste = What is on the clipboard
files-choose = Choose a file
files-written = Written: { $file } in { $folder }

why-undo = There is nothing to undo.
why-redo = Nothing was undone that could come back.

menu-give-up = Give up this game
