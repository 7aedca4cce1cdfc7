# The table: the bar, the players, the panel, the history

table-vp = ПО
table-first = первый игрок
table-round = Раунд { $round } из { $rounds }
table-round-alone = Раунд { $round }
table-phase-placing = Размещение дисков
table-phase-acting = Совершение действий
table-phase-navigation = Мореплавание
table-next = Далее
table-legend = На каждом номере: сколько может стоить действие с ним, ведь маркер ещё сдвинется, когда все диски размещены.
table-refused = { $said } Правило { $rule }.
table-leave = Ещё раз – на главный экран. Игра продолжится с того же места.

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
table-page = Что имеет { $player }
table-captains-board = { $count ->
    [0] на поле больше нет
   *[other] ещё { $count } на поле
}
table-projects = Проекты

# The menu
menu-turn = Повернуть экран к тому, чей ход
menu-options = Что делает приложение
menu-rules = Правила
menu-home = На главную

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. Конец раунда: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } ставит { $number } в область { FORM($area, case: "gen") }
told-pass = { $player } пасует
told-pass-poor = { $player } не может заплатить за { $number } и пасует
told-pass-nothing = { $number ->
    [0] { $player } ничего не может сделать и пасует
   *[other] { $player } ничего не может сделать с номером { $number } и пасует
}
told-buy = { $player } покупает { $projects }
told-buy-sao-gabriel = { $player } покупает проект Сан Габриель
told-recruit = { $player } нанимает { FORM($recruits, case: "gen") } (секция { $section })
told-recruit-captain = { $player } берёт капитана
told-expedition = { $count ->
    [1] { $player } шлёт корабль { $ships } в { FORM($landing, case: "acc") }
   *[other] { $player } шлёт корабли { $ships } в { FORM($landing, case: "acc") }
}
told-money = { $player } берёт { $reals }
told-host = { $player } выбирает { FORM($character, case: "gen") }
told-host-manuel = { $player } выбирает { FORM($character, case: "gen") } и ставит { $number } в область { FORM($area, case: "gen") }
told-host-sernigi = { $player } выбирает { FORM($character, case: "gen") } и шлёт корабль торговца в { FORM($landing, case: "acc") }
told-send = { $player } шлёт корабль торговца в { FORM($landing, case: "acc") }
told-launch = { $player } спускает на воду { $project }: { $crew }
told-projects = Новые проекты: { $projects }; Сан Габриель: { $sao_gabriel }
told-sailors = Секция { $section } получает { FORM($sailors, case: "gen") }
told-vdg-first = Открыт тайл Васко да Гамы: { $number }
told-vdg = Маркер сдвинут на { $variation }: даром с { $marker }
told-merchant = Корабль торговца: предел { $limit }
told-bag = Из мешочка: { $sailor }
told-adjust = Поправка ({ $player }): { $why }
told-correct = Исправлено: { $why }
told-navigate = Корабли приносят доход и плывут дальше
told-finish = Очки подсчитаны
table-came-before = Такой же тайл уже был в раунде { $round }; если это опечатка, отмените.
table-lay-at-first = Такой же тайл уже был при подготовке к игре; если это опечатка, отмените.

# The history
history-title = История
history-mark = { $what } ({ $mark })
history-undone = отменено
history-redrawn = вытянуто заново
