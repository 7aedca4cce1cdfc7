# What is asked of a group, and how it can be answered

ask-section = секция { $section }
ask-ships = корабли
ask-blindly = из мешочка

# Pieces that come up
ask-picture = Нажмите на то, что вытянули.
ask-cleared = Сначала уберите некупленные проекты.
ask-keypad = Введите, что на нём напечатано.
ask-sao-gabriel = Какой проект лежит на клетке Сан Габриель?
ask-upper = Какой проект лежит на следующей верхней клетке?
ask-which = { $place } из { $places }.
ask-sailors = Каких матросов вытянули в следующую секцию?
ask-sailors-left = Секция { $section }: { $left ->
    [one] ещё { $left } матрос.
    [few] ещё { $left } матроса.
   *[many] ещё { $left } матросов.
}
ask-vdg = Какой тайл открыт?
ask-bag = Какого матроса вытянули из мешочка?
ask-merchant = Какой корабль торговца первый?
ask-next-merchant = Какой корабль торговца следующий?
ask-dock = { $player }: куда отправить корабль торговца?
ask-dock-hint = Любая пустая ячейка до { $limit }. { $player } получит бонус гавани.
ask-bonus-natal = { $player }: какой взять проект?
ask-bonus-boa-gente = { $player }: какого взять матроса?
ask-bonus-hint = Это бонус гавани.

# Placing discs
place-title = { $player } ставит диск
ahead-title = { $player } ставит диск заранее
ahead-do = Поставить заранее
ahead-withdraw = Вернуть номер { $number }
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
sum-act = за ход
sum-act-dear = { $marker } − { $number }
sum-act-free = бесплатно с { $marker }
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
buy-hint = Выберите один или два проекта либо проект Сан Габриель.
buy-hint-upper = Выберите один или два проекта.
deed-buy = { $projects ->
    [one] Купить проект за { $cost } Р
    [few] Купить { $projects } проекта за { $cost } Р
   *[many] Купить { $projects } проектов за { $cost } Р
}
deed-buy-sao-gabriel = Купить Сан Габриель за { $cost } Р

# Recruiting
recruit-title = { $player } нанимает
recruit-hint = Выберите матросов одной секции или возьмите только капитана.
deed-recruit = Нанять за { $cost } Р
deed-with-captain = С капитаном: { $cost } Р
deed-no-captain = Капитанов больше нет
deed-captain-alone = { $cost ->
    [0] Только капитан: бесплатно
   *[other] Только капитан: { $cost } Р
}

# Expeditions
expedition-title = { $player } отправляет корабли
expedition-hint = Нажмите на ячейку для корабля; ещё раз — для другого корабля.
expedition-hint-proposed = Выберите гавань или ячейку для каждого корабля.
expedition-launch = Ни один корабль не спущен на воду: сначала спустите корабль или спасуйте.
expedition-no-ship = Отправлять нечего: кораблей нет.
expedition-no-captain = Нет капитана для этого плавания.
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
characters-title = { $player }: персонаж или деньги
characters-hint = Выберите персонажа или сумму.
manuel-title = { $player } ставит дополнительный диск
manuel-hint = Выберите область, а если остались оба номера, то и номер.
deed-later = Отправить позже

# Launching
launch-title = { $player } спускает корабль на воду
launch-hint = { $left ->
    [one] Нужен ещё { $left } член экипажа.
    [few] Нужно ещё { $left } члена экипажа.
   *[many] Нужно ещё { $left } членов экипажа.
}

# The end of a round and of the game
navigate-title = Все действия совершены
navigate-hint = Теперь корабли приносят доход и плывут дальше.
deed-navigate = Плыть дальше
finish-title = Последние корабли
finish-hint = Последняя возможность спустить корабль: каждый корабль с капитаном стоит 3 ПО.
deed-finish = Подсчитать очки
deed-last-launch = Спустить на воду { $ship } · +{ $points }
deed-finish-without = { $count ->
    [1] Подсчитать сейчас: потеря { $points }
   *[other] Подсчитать сейчас: потеря до { $points }
}
over-title = { $count ->
    [1] Побеждает { $winners }
   *[other] { $winners } делят победу
}

# What can be tapped, as it is called by whoever cannot see it
spot-dock = { $landing }, ячейка { $place }, значение { $dock }
spot-sailor = { $colour } матрос, секция { $section }
spot-sao-gabriel = Сан Габриель: { $ship }
spot-taken = уже нет
spot-vdg = { $variation }, начало с { $initial }, суммы { $amounts }
spot-merchant = корабль торговца, предел { $limit }
launch-with = спустить на воду { $ship }, экипаж: { $crew } ({ $player })
launch-choosing = спустить на воду { $ship } с другим экипажем ({ $player })

# What a payment leaves too little for
sum-leaves = останется { $reals } Р
sum-too-little = мало на номер { $number }

# Pictures of projects that nobody compared with the copy
ask-likely = Нажмите на тот, что вытянули, если он здесь есть: с вашим экземпляром они ещё не сверены.
