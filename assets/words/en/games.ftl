# The list of all games

games-title = Games
games-none = No games have been played here yet.
games-under-way = In progress
games-put-aside = Set aside
games-finished = Finished
games-abandoned = Abandoned
games-more = Older games
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}

games-do-continue = Continue
games-do-put-aside = Set aside
games-do-rename = Rename
games-do-give-up = Abandon
games-do-export = Export
games-do-delete = Delete
games-deleted = The game has been deleted.
games-given-up = The game has been abandoned.
games-waits = Your other game is waiting on the home screen: { $people }.
games-go-on = Continue this game
games-import = Import a game record
games-import-from = Game records in { $folder }:
games-no-record = This file contains neither a game record nor a backup.
games-coming = Import this?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
games-coming-score = { $player } { $points }
games-coming-backup = A backup with { $games ->
    [one] one game.
   *[other] { $games } games.
}
games-coming-many = A backup with a great many games. You can go on playing while they are imported.
games-coming-keep = Import
games-coming-leave = Cancel
games-refused = Move { $move } is not accepted: { $refusal }.

day = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

figure-vp = { $value } VP
winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}

sets-import-from = Drop a file on this window, or tap one of those in { $folder }:
other-revised = you are still re-entering another move ({ $kind }); finish that first, or leave it as it was

# What the headless command says of games its players played.
duel-share = { $player }: { $share }% won, between { $low }% and { $high }% with 95% certainty ({ $games } games)
