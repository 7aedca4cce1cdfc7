# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Номер { $number }: { $player }. { $area }. { $price ->
    [0] Бесплатно.
   *[other] Стоит { $price }.
}
voice-given-up = Номер { $number }: { $player } пасует{ $reals ->
    [0] .
   *[other] { " " }и берёт { $reals }.
}
voice-marker = Первый бесплатный номер: { $marker }.
voice-round = Раунд { $round }. Начинает { $first }.
voice-nothing-earned = Корабли ничего не приносят.
