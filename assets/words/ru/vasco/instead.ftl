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
nearest-areas = она есть в области { FORM($areas, case: "gen") }
nearest-amount = другая сумма, { $amount }, ещё здесь
nearest-characters = можно выбрать { FORM($characters, case: "gen") }
nearest-project = один проект обойдётся в { $total }
nearest-two-projects = два обойдутся в { $total }; чтобы вернуть выбранный, нажмите на него
nearest-sao-gabriel = проект Сан Габриель обойдётся в { $total }
nearest-sao-gabriel-alone = отдельно он обойдётся в { $total }; чтобы вернуть выбранное, нажмите на него
nearest-no-captain = без капитана выйдет { $total }
nearest-colours = { $colours ->
    [one] { $colours } цвет обойдётся в { $total }
    [few] { $colours } цвета обойдутся в { $total }
   *[many] { $colours } цветов обойдутся в { $total }
}
nearest-sections = матросы есть в секции { $sections }
nearest-captain = один капитан обойдётся в { $total }
nearest-docks = предела { $limit } хватит в { FORM($landing, case: "loc") } на ячейку { $docks }
nearest-launch = можно спустить на воду { $project }
nearest-crew = { $lacking ->
    [one] не хватает ещё { $lacking } человека: { $colours }
    [few] не хватает ещё { $lacking } человек разных цветов: { $colours }
   *[many] не хватает ещё { $lacking } человек разных цветов: { $colours }
}
nearest-pay = имея { $has }, можно действовать только с номера { $least }, так что остаётся спасовать
nearest-give-up = остаётся спасовать
nearest-give-up-for = пас принесёт { $reals }

# What a piece is
piece-number = номер { $number } свободен
piece-disc = номер { $number } занимает { $owner }, область { FORM($area, case: "gen") }
piece-amount = здесь можно взять { $amount }
piece-character = { $character } сейчас у игрока { $owner }
piece-character-free = { $character } ждёт на поле
piece-sailor = это { $colour } матрос секции { $section }
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
    [one] { $player } имеет на поле ещё { $count } капитана
    [few] { $player } имеет на поле ещё { $count } капитанов
   *[many] { $player } имеет на поле ещё { $count } капитанов
}
piece-colours = { $colours ->
    [one] матросы одного цвета стоят { $reals }
    [few] матросы { $colours } цветов стоят { $reals }
   *[many] матросы { $colours } цветов стоят { $reals }
}
piece-project = это проект с пределом { $limit }, экипаж { $crew }
piece-project-earning = это проект с пределом { $limit }, экипаж { $crew }, в море приносит { $earns } в каждое мореплавание
piece-sao-gabriel = проект Сан Габриель можно только купить, диском в области «Проекты»: он стоит { $reals } и сразу спущен на воду
piece-area = { $free ->
    [0] в области { $area } нет свободных ячеек
    [one] в области { $area } свободна { $free } ячейка
    [few] в области { $area } свободны { $free } ячейки
   *[many] в области { $area } свободно { $free } ячеек
}
told-ahead = номер { $number } уже назван заранее (игрок: { $owner }); вернуть его можно на карточке игрока
piece-space = эта клетка пуста до следующего раунда
piece-dock = ячейка { $dock } в { FORM($landing, case: "loc") } свободна
piece-ship = { $owner } держит в { FORM($landing, case: "loc") } корабль с пределом { $limit }
piece-merchant = корабль торговца с пределом { $limit } стоит в { FORM($landing, case: "loc") }
piece-landing = { $free ->
    [0] гавань заполнена: { $landing } приносит каждому кораблю { $vp }
    [one] { $landing }: свободна { $free } ячейка, заполненная гавань приносит каждому кораблю { $vp }
    [few] { $landing }: свободны { $free } ячейки, заполненная гавань приносит каждому кораблю { $vp }
   *[many] { $landing }: свободно { $free } ячеек, заполненная гавань приносит каждому кораблю { $vp }
}
piece-waiting = корабль торговца с пределом { $limit } ждёт отправки
piece-merchants = { $count ->
    [one] впереди ещё { $count } корабль торговца
    [few] впереди ещё { $count } корабля торговца
   *[many] впереди ещё { $count } кораблей торговца
}
piece-vdg-first = этот тайл ставит маркер на { $initial } и приносит суммы { $amounts }
piece-vdg-next = этот тайл сдвигает маркер на { $variation }; в следующем раунде он поставит его на { $initial } и принесёт суммы { $amounts }
piece-vdg-last = этот тайл сдвигает маркер на { $variation }
piece-refund = пас с номером этого ряда принесёт { $reals }

# Why a button does nothing now
why-first-page = Это первая страница.
why-last-dock = В гавани есть хотя бы одна ячейка.
why-most-docks = Больше всего ячеек в гавани — { $most }.
why-set-right = Пока ничего не отличается: сначала нажмите то, что лежит иначе.
