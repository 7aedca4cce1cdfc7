# What is said aloud of any game

voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voice-over = The game is over.
voice-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
