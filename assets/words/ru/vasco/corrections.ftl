# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-area-figures = Очки и деньги
otherwise-area-sailors = Матросы
otherwise-area-tiles = Тайлы
otherwise-area-docks = Ячейки кораблей
otherwise-area-characters = Персонажи
otherwise-area-round = Раунд
otherwise-figure = { $what ->
    [vp] { $player }: ПО
    [reals] { $player }: реалы
    [captains] { $player }: капитаны в резерве
   *[missionaries] { $player }: миссионеры в резерве
}
otherwise-sailors-board = На поле и в мешочке
otherwise-sailors-players = В резерве игроков
otherwise-sailors-note = Нажмите на матроса, который стоит не там, потом укажите, где он на самом деле.
otherwise-bag = мешочек
otherwise-sailor = Где на самом деле этот { $colour } матрос?
otherwise-tiles-note = Нажмите на тайл, который лежит не там, и выберите, где он на самом деле. Пустые в конце добавляют проект или спущенный корабль.
otherwise-offer-note = Тайл в рамке лежит на клетке Сан Габриель. Нажмите на проект, который на самом деле в другом месте, или на пустую клетку.
otherwise-tile = Где он лежит на самом деле?
otherwise-to-upper = на поле
otherwise-to-sao-gabriel = Сан Габриель
otherwise-to-dock = в ячейке
otherwise-to-ships = у владельца
otherwise-to-nowhere = вне игры
otherwise-to-other = это другой
otherwise-dock = В какой ячейке?
otherwise-other = Какой это тайл?
otherwise-more = Какой там лежит?
otherwise-docks-note = Нажмите на корабль, который на самом деле в другом месте, или на ячейку, показанную пустой, если она занята.
otherwise-which-note = Спущенный корабль, корабль торговца или корабль игрока: чей и какой?
otherwise-amounts = Две суммы
otherwise-amounts-note = Нажмите на сумму, которая отличается.
otherwise-amount = Что там на самом деле?
otherwise-taken = взята
otherwise-round-note = Раунд и первого игрока можно исправить, пока в раунде не поставили первый диск.
otherwise-by = { $player } { $by } { $what ->
    [vp] ПО
    [reals] { $count ->
        [one] реал
        [few] реала
       *[many] реалов
    }
    [captains] { $count ->
        [one] капитан
        [few] капитана
       *[many] капитанов
    }
   *[missionaries] { $count ->
        [one] миссионер
        [few] миссионера
       *[many] миссионеров
    }
}
otherwise-of = { $what ->
    [sailors] матросы ({ $player })
    [projects] проекты ({ $player })
    [ships] корабли ({ $player })
   *[characters] персонажи ({ $player })
}
otherwise-in-round = раунд { $round }
otherwise-first = начинает { $player }

# Comparing
compare-track = Дорожка подсчёта очков
compare-stacks = Открытые тайлы

# That was wrong
amending-launch = «{ $what }» больше не подходит: { $reason }. Спустите корабль иначе или уберите ход.
