# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Zahl { $number }: { $player }. { $area }. { $price ->
    [0] Kostenlos.
   *[other] Kostet { $price }.
}
voice-given-up = Zahl { $number }: { $player } verzichtet{ $reals ->
    [0] .
   *[other] { " " }und nimmt { $reals }.
}
voice-marker = Erste kostenlose Zahl: { $marker }.
voice-round = Runde { $round }. { $first } beginnt.
voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
voice-nothing-earned = Kein Schiff bringt etwas ein.
voice-over = Das Spiel ist zu Ende.
voice-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
