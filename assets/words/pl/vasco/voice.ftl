# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Numer { $number }: { $player }. { $area }. { $price ->
    [0] Za darmo.
    [one] Kosztuje { $price } Reala.
    [few] Kosztuje { $price } Reale.
   *[many] Kosztuje { $price } Reali.
}
voice-given-up = Numer { $number }: { $player } rezygnuje{ $reals ->
    [0] .
    [one] { " " }i bierze { $reals } Reala.
    [few] { " " }i bierze { $reals } Reale.
   *[many] { " " }i bierze { $reals } Reali.
}
voice-marker = Pierwszy bezpłatny numer: { $marker }.
voice-round = Runda { $round }. Zaczyna { $first }.
voice-nothing-earned = Żaden statek nic nie przynosi.
