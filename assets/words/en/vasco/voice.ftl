# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Number { $number }: { $player }. { $area }. { $price ->
    [0] Free.
    [one] Costs { $price } Real.
   *[other] Costs { $price } Reals.
}
voice-given-up = Number { $number }: { $player } gives up{ $reals ->
    [0] .
    [one] { " " }and takes { $reals } Real.
   *[other] { " " }and takes { $reals } Reals.
}
voice-marker = First free number: { $marker }.
voice-round = Round { $round }. { $first } begins.
voice-nothing-earned = No ship earns anything.
