# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Предел
keypad-crew = Экипаж
keypad-earnings = Доход в области Мореплавания
keypad-variation = Изменение, слева вверху
keypad-initial = Начальный номер, справа вверху
keypad-money = Две суммы реалов
keypad-first = Первая сумма
keypad-second = Вторая сумма

# How sure a value is

# Checking the board
check-all-sailors = Всего матросов 32, а здесь выходит { $found }.
check-no-dock = Такой ячейки нет
check-more-docks = Ещё одна ячейка
check-landings = Гавани
check-refund = За пас
check-slots = Ячейки действия
check-sailors = Матросы
check-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
check-dock-of = { $landing }, ячейка { $dock }
check-complete-of = { $landing }, заполнена: ПО за корабль
check-refund-of = За пас с номерами { $first }–{ $last }
check-slots-of = { $area }: ячейки действия при { $players } игроках
check-sailors-of = Матросы: { FORM($colour, case: "nom-many") }

# The list of sets
sets-own = Наш экземпляр
sets-choose = Нажмите, чтобы играть с ним
sets-board = Поле: известно { $known } из { $count }

# Entering the tiles
tiles-project = Проекты колоды { $deck }
tiles-vdg = Тайлы Васко да Гамы
tiles-merchant = Корабли торговца
keypad-ship = Предел / экипаж
