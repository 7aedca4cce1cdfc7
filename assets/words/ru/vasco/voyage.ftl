# Phase 3 shown step by step, the end of a round, and the reckoning

# What ships earn
voyage-each = { $player } { $amounts }
voyage-both = { $vp } + { $reals }
voyage-ships = { $ships ->
    [1] { $player } { $vp }
   *[other] { $player } { $ships } × { $vp }
}
voyage-income = { $ships ->
    [1] Корабль в { FORM($landing, case: "loc") } приносит: { $earned }.
   *[other] Корабли в { FORM($landing, case: "loc") } приносят: { $earned }.
}
voyage-complete = Гавань { $landing } заполнена: { $earned }.

# How they sail on
voyage-sails = { $count ->
    [1] { $ships } плывёт дальше в { FORM($to, case: "acc") }.
   *[other] { $ships } плывут дальше в { FORM($to, case: "acc") }.
}
voyage-leaves = { $count ->
    [1] { $ships } не находит ячейки в { FORM($to, case: "loc") } и уходит из игры
   *[other] { $ships } не находят ячейки в { FORM($to, case: "loc") } и уходят из игры
}{ $captains ->
    [0] .
    [1] ; капитан возвращается.
   *[other] ; капитаны возвращаются.
}
voyage-home = { $count ->
    [1] { $ships } покидает Каликут и игру
   *[other] { $ships } покидают Каликут и игру
}{ $captains ->
    [0] .
    [1] ; капитан возвращается.
   *[other] ; капитаны возвращаются.
}

# After the last round
voyage-dias = { $player } получает 2 ПО за Бартоломеу Диаша.
voyage-alvares = { $player } получает миссионера за Франсиско Альвареса.

# The film
voyage-title-7-1 = Кораблю торговца некуда плыть
voyage-title-7-2 = Корабли в области Мореплавания приносят доход
voyage-title-7-3 = Заполненные гавани приносят ПО
voyage-title-7-4 = Корабли из заполненных гаваней плывут дальше
voyage-title-9-1 = После последнего раунда

# The end of a round: what to do on the table
round-title = В конце раунда { $round }
round-leaving = Убрать
round-leaving-amounts = { $count ->
    [1] Сумма { $amounts } возвращается в банк.
   *[other] Суммы { $amounts } возвращаются в банк.
}
round-offer = Новые проекты
round-offer-text = Найдите эти тайлы в колодах: шесть на верхние клетки, последний из показанных — на клетку Сан Габриель.
round-merchant = Следующий корабль торговца
round-merchant-text = Положите его на колоду лицом вверх.
round-sailors = Новые матросы
round-sailors-text = Переставьте этих матросов из кучки в секции.
round-discs = Диски на портретах
round-discs-text = Они возвращаются игрокам.
round-manuel = Дополнительный диск
round-manuel-text = { $loser } возвращает дополнительный диск; { $owner } оставляет свой на следующий раунд.
round-next = Раунд { $round }
round-alvares = { $player } берёт миссионера за Франсиско Альвареса.
round-dias = { $track ->
    [0] { $player } получает 2 ПО за Бартоломеу Диаша.
   *[other] { $player } двигает маркер на 2 ПО за Бартоломеу Диаша.
}
round-marker = Маркер раунда переходит на { $round }. { $first } — первый игрок.

# Who draws
