# What is asked of a group, and how it can be answered

ask-undo = Отменить: { $what }
ask-taken-back = { $count ->
    [one] отменён { $count } ход
    [few] отменены { $count } хода
   *[many] отменено { $count } ходов
}
ask-other = Ни один из них
ask-section = секция { $section }
ask-ships = корабли
ask-blindly = из мешочка
ask-revision = ввод заново

# Pieces that come up
ask-picture = Нажмите на то, что вытянули.
ask-cleared = Сначала уберите некупленные проекты.
ask-keypad = Введите, что на нём напечатано.
ask-sao-gabriel = Какой проект лежит на клетке Сан Габриель?
ask-upper = Какой проект на следующей верхней клетке?
ask-which = { $place } из { $places }.
ask-sailors = Кто попал в следующую секцию?
ask-sailors-left = Секция { $section }: { $left ->
    [one] ещё { $left } матрос.
    [few] ещё { $left } матроса.
   *[many] ещё { $left } матросов.
}
ask-vdg = Какой тайл открыт?
ask-bag = Кого вытянули из мешочка?
ask-merchant = Какой корабль торговца первый?
ask-next-merchant = Какой корабль торговца следующий?
ask-dock = { $player }: куда плывёт корабль торговца?
ask-dock-hint = Любая пустая ячейка до { $limit }. { $player } получает бонус гавани.
ask-bonus-natal = { $player }: какой взять проект?
ask-bonus-boa-gente = { $player }: какого взять матроса?
ask-bonus-hint = Это бонус гавани.

# Placing discs
place-title = { $player } ставит диск
ahead-title = { $player } ставит диск заранее
ahead-do = Поставить заранее
ahead-withdraw = Отменить номер { $number }
ahead-hint = Только один диск, затем снова ходит { $player }. Выберите номер и область.
place-hint = { $left ->
    [one] Остался { $left } диск. Выберите номер и область.
    [few] Осталось { $left } диска. Выберите номер и область.
   *[many] Осталось { $left } дисков. Выберите номер и область.
}

# What an action costs and brings
deed-pass = { $reals ->
    [0] Спасовать
   *[other] Спасовать: +{ $reals } Р
}
sum-act = за действие
sum-act-dear = { $marker } − { $number }
sum-act-free = даром с { $marker }
sum-projects = проекты
sum-sao-gabriel = Сан Габриель
sum-sailors = матросы
sum-colours = { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
}
sum-captain = капитан
sum-per-sailor = { $sailors ->
    [0] без матросов
    [one] { $sailors } матрос
    [few] { $sailors } матроса
   *[many] { $sailors } матросов
}
sum-dock = ячейки
sum-mozambique = бонус
sum-mombasa = бонус
sum-malindi = бонус
sum-of = из { $reals } Р
sum-reals = { $reals } Р
sum-gain-vp = +{ $amount } ПО
sum-gain-reals = +{ $amount } Р
sum-gain-captains = { $amount ->
    [one] +{ $amount } капитан
    [few] +{ $amount } капитана
   *[many] +{ $amount } капитанов
}

# Buying projects
buy-title = { $player } покупает проекты
buy-hint = Выберите один-два проекта или Сан Габриель.
buy-hint-upper = Выберите один-два проекта.
deed-buy = Купить { $projects } за { $cost } Р
deed-buy-sao-gabriel = Купить Сан Габриель за { $cost } Р

# Recruiting
recruit-title = { $player } нанимает
recruit-hint = Выберите матросов одной секции или только капитана.
deed-recruit = Нанять за { $cost } Р
deed-with-captain = С капитаном: { $cost } Р
deed-no-captain = Капитанов больше нет
deed-captain-alone = { $cost ->
    [0] Капитан даром
   *[other] Только капитан: { $cost } Р
}

# Expeditions
expedition-title = { $player } шлёт корабли
expedition-hint = Нажмите на ячейку для корабля, ещё раз — для другого.
expedition-hint-proposed = Выберите гавань или ячейку для каждого корабля.
expedition-launch = Ни один корабль не на воде: спустите корабль или спасуйте.
expedition-no-ship = Отправить некого: кораблей нет.
expedition-no-captain = Нет капитана для корабля.
deed-send = { $ships ->
    [one] Отправить корабль в { FORM($landing, case: "acc") }
    [few] Отправить { $ships } корабля в { FORM($landing, case: "acc") }
   *[many] Отправить { $ships } кораблей в { FORM($landing, case: "acc") }
}
deed-send-for = { $ships ->
    [one] Отправить корабль в { FORM($landing, case: "acc") } за { $cost } Р
    [few] Отправить { $ships } корабля в { FORM($landing, case: "acc") } за { $cost } Р
   *[many] Отправить { $ships } кораблей в { FORM($landing, case: "acc") } за { $cost } Р
}
ask-bonus-of = Бонус гавани за корабль { $ship } из { $ships }.

# Characters
characters-title = { $player } в области Персонажей
characters-hint = Выберите персонажа или сумму реалов.
manuel-title = { $player } ставит дополнительный диск
manuel-hint = Выберите область и номер, если есть оба.
deed-later = Отправить позже

# Launching
launch-title = { $player } спускает корабль на воду
launch-hint = { $left ->
    [one] На борт — ещё { $left } человек.
    [few] На борт — ещё { $left } человека.
   *[many] На борт — ещё { $left } человек.
}

# The end of a round and of the game
navigate-title = Все действия совершены
navigate-hint = Корабли приносят доход и плывут дальше.
deed-navigate = Мореплавание
finish-title = Последние корабли
finish-hint = Кто может, спускает корабли последний раз: корабль с капитаном стоит 3 ПО.
finish-hint-nobody = Больше никто не может спустить корабль.
deed-finish = Подсчитать очки
over-title = { $count ->
    [1] Победа: { $winners }
   *[other] { $winners } делят победу
}
