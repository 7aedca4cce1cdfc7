# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Zahl { $number }: { $player }. { $area }. { $price ->
    [0] Kostenlos.
    [one] Kostet { $price } Real.
   *[other] Kostet { $price } Reales.
}
voice-given-up = Zahl { $number }: { $player } verzichtet{ $reals ->
    [0] .
    [one] { " " }und nimmt { $reals } Real.
   *[other] { " " }und nimmt { $reals } Reales.
}
voice-marker = Erste kostenlose Zahl: { $marker }.
voice-round = Runde { $round }. { $first } beginnt.
voice-nothing-earned = Kein Schiff bringt etwas ein.
