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
voice-nothing-earned = Kein Schiff bringt etwas ein.
