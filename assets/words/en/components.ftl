# Component sets: what is printed in one copy of a game, and how sure that is

sure-printed = From your copy, or given in a rulebook
sure-inferred = Worked out from the rulebooks
sure-assumed = Assumed: check your copy
check-title = Check your copy
check-how = Compare with your board: tap what is different, then confirm each area. { $known } of { $count } values are known.
check-done = All the values on your board are known.
check-tally = { $left ->
    [0] Everything matches your board
    [one] { $left } value left to compare
   *[other] { $left } values left to compare
}
check-not-kept = This will be saved as soon as it adds up.
check-as-printed = Everything matches
check-tiles-link = The tiles in your box
sets-title = Component sets
sets-about = A set is everything printed in one copy of the game. Whatever no rulebook states is assumed until you check it or the tile turns up.
sets-starter = Starter set from the rulebooks
sets-playing = You are playing with this set
sets-check = Check your copy
sets-tiles = Tiles: { $known } of { $count } known
sets-import = Import a set
sets-imported = Imported: { $name }
sets-no-set = This file contains neither a component set nor a backup.
sets-do-copy = Copy
sets-do-rename = Rename
sets-do-reset = Reset to the starter set
sets-do-export = Export as a file
sets-do-delete = Delete
sets-was-reset = { $name } is the starter set again
sets-was-deleted = { $name } has been deleted
tiles-title = Tiles in your box
tiles-progress = { $known } / { $count }
tiles-how = Tap the tiles that are in your box, or enter what is printed on one. You can stop at any time: everything is saved.
tiles-complete = All of these are in your box. Tap one to take that back.
tiles-as-printed = All of these are in our box
check-others = For other numbers of players too
tiles-fewer = One tile fewer
tiles-more = One tile more
why-last-tile = A stack has at least one tile.

# Which edition is played, where more than one ships
sets-edition = Which edition do you play?
sets-edition-note = What an older edition holds is partly only assumed. This is asked before your first game; later you choose under “Component sets”.
