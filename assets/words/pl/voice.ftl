# What is said aloud of any game

voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
voice-over = Koniec gry.
voice-winners = { $count ->
    [1] Wygrywa { $winners }.
   *[other] { $winners } wygrywają wspólnie.
}
