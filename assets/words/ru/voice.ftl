# What is said aloud of any game

voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
voice-over = Партия окончена.
voice-winners = { $count ->
    [1] Побеждает { $winners }.
   *[other] { $winners } делят победу.
}
