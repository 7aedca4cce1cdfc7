# The score pad: its moves, its refusals, its ledger, its screen

move-score = запись
move-round = конец раунда
move-settle = запись остатка в конце

expected-one-thing = одно из vp, reals, landing или ships

pad-standing = { $player }: { $vp }
pad-without-reals = в этом блокноте считают только ПО
pad-reals = у игрока { $player } только { $has }
pad-settled = { $player }: это уже записано
pad-leaders = победителем может стать только лидер по ПО: { $leaders }

ledger-entered = введено
ledger-landing = гавань { $landing } заполнена

# How far it is
pad-round = Раунд { $round }
pad-final = Подсчёт очков

# A new pad
pad-with-reals = Считать и реалы
pad-with-reals-note = Не только победные очки, но и деньги каждого.

# Entering
pad-nothing-yet = Выберите игрока, потом очки.
pad-ask-vp = { $player }: победные очки
pad-ask-reals = { $player }: реалы
pad-ask-ships = { $player }: сколько спущенных кораблей с капитаном в резерве?
pad-ask-left = { $player }: сколько осталось реалов?
pad-worth = { $vp } ПО
pad-reals-short = { $reals } Р
figure-reals-range = { $value } реалов
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } Р
pad-entry-ships = { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}
pad-entry-of = { $player } { $entry }

# Correcting
pad-strike-out = Вычеркнуть
pad-undo-round = конец раунда
pad-undo-finish = конец игры

# The end
pad-end-round = Конец раунда { $round }
pad-ask-dias = Раунд { $round } окончен. У кого Бартоломеу Диаш?
pad-dias-for = { $player } +2
pad-no-dias = Ни у кого: это уже записано
pad-dias-first = Первый игрок начинает с 2 ПО за Бартоломеу Диаша (правило 1.3)
pad-sum = Всего
pad-sum-of = { $rounds } за раунды, { $end } в конце
pad-counted = Всё подсчитано.
pad-tied = Ничья! Решает число кораблей в области Мореплавания, потом число матросов.
pad-wins = Побеждает { $player }
pad-shared = Они делят победу

game-name = Блокнот очков

pad-title = Блокнот очков
home-new-pad = Блокнот очков
