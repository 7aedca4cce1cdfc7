# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = the app is already running elsewhere with these games: here they can be looked at, and taken over once it is closed
store-read-only = nothing can be written where the games are kept ({ $reason }): they can be looked at, but not changed
store-unwritable = the games can be looked at, but not changed: { $reason }
store-not-now = the file with the games cannot be opened just now ({ $reason }): nothing in it has been changed; try again
store-newer = these games were kept by a newer version of the app (its files are of version { $version }): update the app to play on; nothing has been changed
store-set-aside = the file with the games was damaged; all in it that is valid was saved, and the damaged file is kept as { $file }
store-restored = the file with the games was gone; what its backups held is here again
store-unreadable = nothing in the file with the games could be read; it is kept as { $file }, and a new one begins
store-game-cut = { $game }: saved up to move { $moves }, the end of row { $row } of its journal; { $lost ->
    [0] whether anything followed cannot be told
    [one] one later row is lost
   *[other] { $lost } later rows are lost
}
store-game-behind = what was written last is lost, most likely in { $game }, which is now at move { $moves }, row { $row } of its journal: compare it with the table
store-latest-lost = what was written last is lost
store-game-lost = { $game }: the beginning of its journal is damaged, and it could not be saved
store-game-stuck = { $game }: by the rules of this version it goes on only up to move { $moves }, row { $row } of its journal; the rest is kept until you make another move
store-none = there is no folder { $folder }

# Writing
store-full = this was not kept, for the disk is full: free some space and do it again
store-disk-fault = this was not kept, for the disk reported a fault: do it again ({ $reason })
store-busy = this was not kept, for another program is using the file: do it again
store-fault = this was not kept: { $reason }
store-moved-on = { $game } was changed elsewhere meanwhile: open it again
store-damaged = the file with the games has been damaged since the app was started; start the app again, and what is valid is saved
store-no-game = there is no game { $game }
store-game-unknown = this version of the app does not know the game { $game }

# Bringing in
store-import-new = { $game }: brought in, at move { $moves }
store-import-known = { $game }: all of it is here already
store-import-longer = { $game }: goes on here, now at move { $moves }
store-import-copy = { $game }: went another way than the game that is here, and is kept beside it
store-import-refused = { $game }: not brought in, for { $reason }
store-import-components = another component set is called { $name }; this one is kept as { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
status-running = running
status-finished = finished
status-abandoned = given up

expected-row = a row as the journal of a game has it
