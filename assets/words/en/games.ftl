# The list of all games

games-title = Games
games-none = No game has been played here yet.
games-under-way = Under way
games-put-aside = Put aside
games-finished = Finished
games-abandoned = Given up
games-more = Older games
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}

games-do-continue = Continue
games-do-put-aside = Put aside
games-do-rename = Rename
games-do-give-up = Give up
games-do-export = Export
games-do-delete = Delete
games-deleted = The game is deleted.
games-given-up = The game is given up.
games-waits = The other game waits on the home screen: { $people }.
games-go-on = Go on with this game
games-import = Bring in a record
games-import-from = Records that lie in { $folder }:
games-no-record = This file holds no record of a game, and no backup.
games-coming = Bring this in?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
games-coming-score = { $player } { $points }
games-coming-backup = A backup. { $games ->
    [one] One game is in it.
   *[other] { $games } games are in it.
}
games-coming-many = A backup of very many games. They come in beside the running game.
games-coming-keep = Bring it in
games-coming-leave = Leave it
games-refused = Move { $move } is refused: { $refusal }.

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

sets-import-from = Drop a file on this window, or tap one that lies in { $folder }:
other-revised = { $kind } is entered anew now; finish that first, or leave it as it was
