# The table: the bar, the players, the panel, the history

table-vp = ПО
table-first = первый игрок
table-round = Раунд { $round } из { $rounds }
table-round-alone = Раунд { $round }
table-phase-placing = Размещение дисков
table-phase-acting = Совершение действий
table-phase-navigation = Мореплавание
table-next = Далее
table-legend = На номере: сколько может стоить действие. Маркер ещё сдвинется, когда все диски будут поставлены.

# Launching
table-could-launch = { $player } может спустить корабль
table-launch = На воду
table-launch-crew = На воду…
table-other-crew = Другой экипаж
table-lacks = { $crew ->
    [one] нужен { $crew } цвет
    [few] нужно { $crew } цвета
   *[many] нужно { $crew } цветов
}, есть { $has }

# A player's page
table-captains-board = { $count ->
    [0] на поле больше нет
   *[other] ещё { $count } на поле
}
table-projects = Проекты

# The menu

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. Конец раунда: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } ставит номер { $number } в область { FORM($area, case: "gen") }
told-pass = { $player } пасует
told-pass-poor = { $player } не может заплатить за номер { $number } и пасует
told-pass-nothing = { $number ->
    [0] { $player } ничего не может сделать и пасует
   *[other] { $player } ничего не может сделать с номером { $number } и пасует
}
told-buy = { $player } покупает { $projects }
told-buy-sao-gabriel = { $player } покупает проект Сан Габриель
told-recruit = { $player } нанимает { FORM($recruits, case: "gen") } (секция { $section })
told-recruit-captain = { $player } берёт капитана
told-expedition = { $count ->
    [1] { $player } отправляет корабль { $ships } в { FORM($landing, case: "acc") }
   *[other] { $player } отправляет корабли { $ships } в { FORM($landing, case: "acc") }
}
told-money = { $player } берёт { $reals }
told-money-paid = { $player } платит { $price } за действие и берёт { $reals }
told-host = { $player } выбирает { FORM($character, case: "gen") }
told-host-manuel = { $player } выбирает { FORM($character, case: "gen") } и ставит номер { $number } в область { FORM($area, case: "gen") }
told-host-sernigi = { $player } выбирает { FORM($character, case: "gen") } и отправляет корабль торговца в { FORM($landing, case: "acc") }
told-send = { $player } отправляет корабль торговца в { FORM($landing, case: "acc") }
told-launch = { $player } спускает на воду { $project }; на борту: { $crew }
told-projects = Новые проекты: пределы { $projects }; Сан Габриель: { $sao_gabriel }
told-sailors = Секция { $section } получает { FORM($sailors, case: "gen") }
told-vdg-first = Открыт тайл Васко да Гамы: начальный номер { $number }
told-vdg = Маркер сдвигается на { $variation }: первый бесплатный номер — { $marker }
told-merchant = Следующий корабль торговца: предел { $limit }
told-bag = Из мешочка: { FORM($sailor, case: "person") }
told-adjust = Исправлено ({ $player }): { $why }
told-correct = Исправлено: { $why }
told-navigate = Корабли приносят доход и плывут дальше
told-finish = Подсчёт очков
table-came-before = Такой же тайл уже был в раунде { $round }; если вы опечатались, отмените ход.
table-lay-at-first = Такой же тайл уже был при подготовке к игре; если вы опечатались, отмените ход.
