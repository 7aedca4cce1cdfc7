# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Numer { $number }: { $player }. { $area }. { $price ->
    [0] Za darmo.
   *[other] Kosztuje { $price }.
}
voice-given-up = Numer { $number }: { $player } rezygnuje{ $reals ->
    [0] .
   *[other] { " " }i bierze { $reals }.
}
voice-marker = Pierwszy bezpłatny numer: { $marker }.
voice-round = Runda { $round }. Zaczyna { $first }.
voice-nothing-earned = Żaden statek nic nie przynosi.
