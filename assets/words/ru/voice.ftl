# What is said aloud: short, in whole words, without signs that no voice can read

voice-call = Номер { $number }: { $player }. { $area }. { $price ->
    [0] Даром.
   *[other] Стоит { $price }.
}
voice-given-up = Номер { $number }: { $player } пасует{ $reals ->
    [0] .
   *[other] { " " }и берёт { $reals }.
}
voice-marker = Первый бесплатный номер: { $marker }.
voice-round = Раунд { $round }. Начинает { $first }.
voice-has = { $player }: { $what }.
voice-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
voice-nothing-earned = Корабли ничего не приносят.
voice-over = Игра окончена.
voice-winners = { $count ->
    [1] Побеждает { $winners }.
   *[other] { $winners } делят победу.
}
