# The Hall of Fame and its statistics

home-hall = Hall of Fame
home-hall-note = Who won, and how everybody does.

hall-title = Hall of Fame
hall-winners = Winners
hall-best = Best
hall-people = People
hall-everybody = Everybody
hall-any-number = 2–4 players
hall-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
hall-plays = { $plays ->
    [one] One play
   *[other] { $plays } plays
}
hall-none = Nobody is inscribed yet: finish a game.
hall-left-out = Taken out
hall-taken-out = The play counts no more.
hall-do-take-out = Take out
hall-do-put-back = Put back

hall-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
hall-tally = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
} · average { $mean } · best { $best }
hall-sources = Points a play
hall-time = Time to think: { $time } a play on average
