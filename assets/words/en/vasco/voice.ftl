# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Number { $number }: { $player }. { $area }. { $price ->
    [0] Free.
   *[other] Costs { $price }.
}
voice-given-up = Number { $number }: { $player } gives up{ $reals ->
    [0] .
   *[other] { " " }and takes { $reals }.
}
voice-marker = First free number: { $marker }.
voice-round = Round { $round }. { $first } begins.
voice-nothing-earned = No ship earns anything.
