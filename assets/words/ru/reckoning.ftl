# How a game ended

reckoning-title = Подсчёт очков
reckoning-wins = { $count ->
    [1] Побеждает { $players }
   *[other] { $players } делят победу
}
reckoning-go-back = Вернуться в игру
reckoning-again = Сыграть ещё раз

reckoning-in-play = { $vp } по ходу игры
reckoning-reals = { $vp } за { $reals }
reckoning-ships = { $vp } за { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}

reckoning-tie = Ничья
reckoning-tied = { $players }: поровну, по { $vp }.
reckoning-tie-table = Корабли и матросов вы сравнили за столом: блокнот знает только очки.
reckoning-tie-ships = { $player }: { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
} в области Мореплавания.
reckoning-tie-sailors = { $player }: { $count ->
    [one] { $count } матрос
    [few] { $count } матроса
   *[many] { $count } матросов
} в резерве.
reckoning-tie-won = Значит, побеждает { $players }.
reckoning-tie-shared = { $players } равны во всём и делят победу.

reckoning-decided = Что решило игру
reckoning-gain = Больше всего за один раз: { $player }, { $vp } ({ $move }, раунд { $round }).
reckoning-gains = Больше всего за один раз, { $vp }: { $players }.
reckoning-landing = Больше всего принесла гавань { $landing }: { $vp }, { $rest ->
    [0] и всё это получает { $player }
   *[other] из них { $share } получает { $player }
}.
reckoning-landing-shared = Больше всего принесла гавань { $landing }: { $vp }, из них по { $share } получают { $players }.
reckoning-landings = Больше всего принесли гавани { $landings }: по { $vp }.
reckoning-money = Больше всего денег в конце было у игрока { $player }: { $reals }, это { $vp }.
reckoning-money-shared = Больше всего денег в конце было у игроков { $players }: по { $reals }, это { $vp }.

reckoning-share = Поделиться

# How everybody stands meanwhile
standings-title = Положение
standings-leads = { $rank }. · впереди на { $gap }
standings-level = { $rank }. · делит первое место
standings-behind = { $rank }. · отстаёт на { $gap }
standings-tap = Нажмите на число, чтобы увидеть, откуда оно.

# How long everybody thought, where that was measured
reckoning-times = Время на размышление
reckoning-time = { $player }: { $time }, из них { $placing } на диски и { $acting } на действия

# What was counted otherwise, put right at the end
recount-title = Что лежит открыто
recount-note = Коснитесь того, что на столе иначе, а затем кнопки. Открытая карта убирается касанием.
recount-open = Исправить то, что лежит открыто
recount-do = Внести исправления
