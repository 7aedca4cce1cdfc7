# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = the app is already open elsewhere with these games: you can look at them here, and continue here once it is closed there
store-read-only = the folder with the games cannot be written to ({ $reason }): you can look at the games, but not change them
store-unwritable = you can look at the games, but not change them: { $reason }
store-not-now = the file with your games cannot be opened right now ({ $reason }); nothing in it has been changed: try again
store-newer = these games were saved by a newer version of the app (its files have version { $version }): update the app to continue; nothing has been changed
store-set-aside = the file with your games was damaged; everything intact has been recovered, and the damaged file is still there as { $file }
store-restored = the file with your games was missing; everything in its backups has been restored
store-unreadable = nothing in the file with your games could be read; it is still there as { $file }, and a new one has been started
entered-lost = some of what you entered here earlier could not be restored: enter it again
store-game-cut = { $game }: recovered up to move { $moves } (row { $row } of its journal); { $lost ->
    [0] whether anything came after that is unknown
    [one] one later row is lost
   *[other] { $lost } later rows are lost
}
store-game-behind = the last thing you entered is lost, most likely in { $game }, which is now at move { $moves } (row { $row } of its journal): compare it with the table
store-latest-lost = the last thing you entered is lost
store-game-lost = { $game }: the beginning of its journal is damaged, and the game could not be recovered
store-game-stuck = { $game }: under the rules of this version it can only be followed up to move { $moves } (row { $row } of its journal); the rest stays saved until you make another move
store-none = there is no folder { $folder }

# Writing
store-full = this was not saved because the disk is full: free some space and try again
store-disk-fault = this was not saved because the disk reported an error ({ $reason }): try again
store-busy = this was not saved because another program is using the file: try again
store-fault = this was not saved: { $reason }
store-moved-on = { $game } has been changed elsewhere in the meantime: open it again
store-damaged = the file with your games has been damaged since the app was started; restart the app, and everything intact will be recovered
store-no-game = there is no game { $game }
store-game-unknown = this version of the app does not know the game { $game }

# Bringing in
store-import-new = { $game }: imported, at move { $moves }
store-import-known = { $game }: all of it was already here
store-import-longer = { $game }: continued here, now at move { $moves }
store-import-copy = { $game }: it took a different course from the game you have here, and was added beside it
store-import-refused = { $game }: not imported: { $reason }
store-import-components = another component set is already called { $name }; this one was saved as { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
status-running = in progress
status-finished = finished
status-abandoned = abandoned

expected-row = a row as the journal of a game has it
