# The Hall of Fame and its statistics

home-hall = Hall of Fame
home-hall-note = Who has won, and how everyone is doing.

hall-title = Hall of Fame
hall-winners = Winners
hall-best = Best scores
hall-people = People
hall-everybody = Everyone
hall-any-number = 2–4 players
hall-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
hall-plays = { $plays ->
    [one] One game
   *[other] { $plays } games
}
hall-none = Nobody is listed here yet: finish a game first.
hall-left-out = Not counted
hall-taken-out = This game no longer counts.
hall-do-take-out = Don’t count it
hall-do-put-back = Count it again

hall-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
hall-tally = { $plays ->
    [one] { $plays } game
   *[other] { $plays } games
} · average { $mean } · best { $best }
hall-sources = Points per game
hall-time = Thinking time: { $time } per game on average
