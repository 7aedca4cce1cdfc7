# The score pad: its moves, its refusals, its ledger, its screen

expected-one-thing = одно из vp, reals, landing или ships

ledger-landing = гавань { $landing } заполнена

# A new pad
pad-with-reals = Считать и реалы
pad-with-reals-note = Не только победные очки, но и деньги каждого.


# Entering
pad-ask-reals = { $player }: реалы
pad-ask-ships = { $player }: сколько спущенных кораблей с капитаном в резерве?
pad-ask-left = { $player }: сколько осталось реалов?
pad-reals-short = { $reals } Р
figure-reals-range = { $value } реалов
pad-entry-landing = { $amount } { $landing }
pad-entry-reals = { $amount } Р
pad-entry-ships = { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}

# The end
pad-ask-dias = Раунд { $round } окончен. У кого Бартоломеу Диаш?
pad-dias-for = { $player } +2
pad-no-dias = Ни у кого: это уже записано
pad-dias-first = Первый игрок начинает с 2 ПО за Бартоломеу Диаша (правило 1.3)
pad-tied = Ничья! Решает число кораблей в области Мореплавания, потом число матросов.
pad-entry-dias = { $amount } { $dias }
pad-entry-left = { $left } Р

game-name = { pad-title }: Васко да Гама
home-new-pad = { game-name }
