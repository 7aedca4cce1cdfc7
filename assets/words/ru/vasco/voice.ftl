# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Номер { $number }: { $player }. { $area }. { $price ->
    [0] Бесплатно.
    [one] Стоит { $price } реал.
    [few] Стоит { $price } реала.
   *[many] Стоит { $price } реалов.
}
voice-given-up = Номер { $number }: { $player } пасует{ $reals ->
    [0] .
    [one] { " " }и берёт { $reals } реал.
    [few] { " " }и берёт { $reals } реала.
   *[many] { " " }и берёт { $reals } реалов.
}
voice-marker = Первый бесплатный номер: { $marker }.
voice-round = Раунд { $round }. Начинает { $first }.
voice-nothing-earned = Корабли ничего не приносят.
