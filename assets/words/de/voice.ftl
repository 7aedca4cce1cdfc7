# What is said aloud of any game

voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
voice-over = Die Partie ist zu Ende.
voice-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
