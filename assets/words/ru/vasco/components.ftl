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
sure-printed = С вашего экземпляра или из правил
sure-inferred = Выведено из правил
sure-assumed = Предположение: сверьте со своим экземпляром

# Checking the board
check-title = Сверка с вашим экземпляром
check-how = Сравните со своим полем: нажмите на то, что отличается, и подтвердите каждую область. Известно значений: { $known } из { $count }.
check-done = Все значения вашего поля известны.
check-tally = { $left ->
    [0] Всё как на вашем поле
    [one] Осталось сверить { $left } значение
    [few] Осталось сверить { $left } значения
   *[many] Осталось сверить { $left } значений
}
check-all-sailors = Всего матросов 32, а здесь выходит { $found }.
check-not-kept = Это сохранится, как только сойдётся.
check-as-printed = Всё как на нашем поле
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
check-tiles-link = Тайлы в вашей коробке

# The list of sets
sets-title = Наборы компонентов
sets-about = Набор — это всё, что напечатано в одном экземпляре игры. О чём молчат правила, то лишь предположение, пока вы не сверите его или тайл не откроется.
sets-own = Наш экземпляр
sets-starter = Начальный набор по правилам
sets-playing = Вы играете с этим набором
sets-choose = Нажмите, чтобы играть с ним
sets-check = Сверить со своим экземпляром
sets-board = Поле: известно { $known } из { $count }
sets-tiles = Тайлы: известно { $known } из { $count }
sets-import = Загрузить набор
sets-imported = Загружено: { $name }
sets-no-set = В этом файле нет ни набора компонентов, ни резервной копии.
sets-do-copy = Копировать
sets-do-rename = Переименовать
sets-do-reset = Вернуть начальный набор
sets-do-export = Сохранить в файл
sets-do-delete = Удалить
sets-was-reset = { $name } — снова начальный набор
sets-was-deleted = Удалено: { $name }

# Entering the tiles
tiles-title = Тайлы в вашей коробке
tiles-progress = { $known } / { $count }
tiles-project = Проекты колоды { $deck }
tiles-vdg = Тайлы Васко да Гамы
tiles-merchant = Корабли торговца
tiles-how = Нажимайте на тайлы, которые есть в вашей коробке, или введите, что напечатано на тайле. Прерваться можно в любой момент: всё сохраняется.
tiles-complete = Все они есть в вашей коробке. Нажмите на тайл, чтобы отменить это.
tiles-as-printed = Все они есть в нашей коробке
check-others = И для другого числа игроков
tiles-fewer = На один тайл меньше
tiles-more = На один тайл больше
why-last-tile = В колоде хотя бы один тайл.
keypad-ship = Предел / экипаж
