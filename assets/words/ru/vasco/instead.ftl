# Почему нельзя: что можно вместо этого, и что это за деталь, если сейчас речь не о ней.

pointed = { $piece }. { $asked }

# What is possible instead
nearest-numbers = { $count ->
    [one] свободен номер { $numbers }
    [few] свободны номера { $numbers }
   *[many] свободны номера { $numbers }
}
nearest-numbers-of-many = { $count ->
    [one] ближайший свободный — { $numbers }
    [few] ближайшие свободные — { $numbers }
   *[many] ближайшие свободные — { $numbers }
}
nearest-areas = есть свободная в области { FORM($areas, case: "gen") }
nearest-amount = другая сумма ещё здесь: { $amount }
nearest-characters = можно выбрать { FORM($characters, case: "gen") }
nearest-project = один проект стоит в сумме { $total }
nearest-two-projects = два проекта стоят в сумме { $total }; чтобы вернуть выбранный, нажмите на него
nearest-sao-gabriel = проект Сан Габриель стоит в сумме { $total }
nearest-sao-gabriel-alone = отдельно он стоит в сумме { $total }; чтобы вернуть выбранное, нажмите на него
nearest-no-captain = без капитана в сумме выйдет { $total }
nearest-colours = { $colours ->
    [one] { $colours } цвет стоит в сумме { $total }
    [few] { $colours } цвета стоят в сумме { $total }
   *[many] { $colours } цветов стоят в сумме { $total }
}
nearest-sections = матросы есть в секции { $sections }
nearest-captain = один капитан стоит в сумме { $total }
nearest-docks = предела { $limit } хватит в { FORM($landing, case: "loc") } для ячейки { $docks }
nearest-docks-of-many = предела { $limit } хватит, например, в { FORM($landing, case: "loc") } для ячейки { $docks }
nearest-launch = можно спустить на воду { $project }
nearest-crew = { $lacking ->
    [one] нужен ещё { $lacking } член экипажа: { FORM($colours, case: "person") }
    [few] нужно ещё { $lacking } члена экипажа, все разные: { FORM($colours, case: "person") }
   *[many] нужно ещё { $lacking } членов экипажа, все разные: { FORM($colours, case: "person") }
}
nearest-pay = денег ({ $has }) хватит только с номера { $least }: придётся спасовать
nearest-give-up = остаётся только спасовать
nearest-give-up-for = пас принесёт { $reals }

# What a piece is
piece-number = номер { $number } свободен
piece-disc = номер { $number } лежит на диске ({ $owner }) в области { FORM($area, case: "gen") }
piece-amount = здесь можно взять { $amount }
piece-character = { $character } сейчас у игрока { $owner }
piece-character-free = { $character } на поле
piece-sailor = это { $colour } матрос из секции { $section }
piece-section = { $count ->
    [one] секция { $section }: { $count } матрос
    [few] секция { $section }: { $count } матроса
   *[many] секция { $section }: { $count } матросов
}
piece-bag = { $count ->
    [one] в мешочке { $count } матрос
    [few] в мешочке { $count } матроса
   *[many] в мешочке { $count } матросов
}
piece-captains = { $count ->
    [one] у игрока { $player } на поле ещё { $count } капитан
    [few] у игрока { $player } на поле ещё { $count } капитана
   *[many] у игрока { $player } на поле ещё { $count } капитанов
}
piece-colours = { $colours ->
    [one] матросы одного цвета стоят { $reals }
    [few] матросы { $colours } цветов стоят { $reals }
   *[many] матросы { $colours } цветов стоят { $reals }
}
piece-project = это проект с пределом { $limit } и экипажем { $crew }
piece-project-earning = это проект с пределом { $limit } и экипажем { $crew }; в море каждое мореплавание приносит { $earns }
piece-sao-gabriel = проект Сан Габриель можно только купить, диском в области Проектов: он стоит { $reals } и сразу спущен на воду
piece-area = { $free ->
    [0] в области { FORM($area, case: "gen") } нет пустых ячеек
    [one] в области { FORM($area, case: "gen") } пуста { $free } ячейка
    [few] в области { FORM($area, case: "gen") } пусты { $free } ячейки
   *[many] в области { FORM($area, case: "gen") } пусто { $free } ячеек
}
told-ahead = номер { $number } уже занят заранее ({ $owner }); вернуть его можно на карточке этого игрока
piece-space = эта клетка останется пустой до следующего раунда
piece-dock = ячейка { $dock } в { FORM($landing, case: "loc") } пуста
piece-ship = в { FORM($landing, case: "loc") } стоит корабль с пределом { $limit } ({ $owner })
piece-merchant = корабль торговца с пределом { $limit } стоит в { FORM($landing, case: "loc") }
piece-landing = { $free ->
    [0] гавань { $landing } заполнена и приносит каждому своему кораблю { $vp }
    [one] в { FORM($landing, case: "loc") } пуста { $free } ячейка; заполненная гавань принесёт каждому кораблю { $vp }
    [few] в { FORM($landing, case: "loc") } пусты { $free } ячейки; заполненная гавань принесёт каждому кораблю { $vp }
   *[many] в { FORM($landing, case: "loc") } пусто { $free } ячеек; заполненная гавань принесёт каждому кораблю { $vp }
}
piece-waiting = корабль торговца с пределом { $limit } ждёт отправки
piece-merchants = { $count ->
    [one] впереди ещё { $count } корабль торговца
    [few] впереди ещё { $count } корабля торговца
   *[many] впереди ещё { $count } кораблей торговца
}
piece-vdg-first = этот тайл ставит маркер на { $initial } и даёт суммы { $amounts }
piece-vdg-next = этот тайл сдвигает маркер на { $variation }; в следующем раунде он поставит его на { $initial } и даст суммы { $amounts }
piece-vdg-last = этот тайл сдвигает маркер на { $variation }
piece-refund = пас с номером этого ряда приносит { $reals }

# Why a button does nothing now
why-last-dock = В гавани хотя бы одна ячейка.
why-most-docks = В гавани не больше { $most } ячеек.

nearest-captain-free = один капитан, без матросов, бесплатно
