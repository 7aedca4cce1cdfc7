# A game that has begun without the app: the table is entered as it lies

lies-area-round = Раунд
lies-area-figures = Очки и деньги
lies-area-crew = Капитаны и матросы
lies-area-tiles = Проекты и корабли
lies-area-docks = Ячейки кораблей
lies-area-sections = Наём
lies-area-offer = Проекты на поле
lies-area-stacks = Открытые тайлы

lies-round = Какой раунд сейчас начнётся?
lies-round-note = Здесь и на следующих страницах указывайте только то, что у вас на столе иначе.
lies-board = поле
lies-characters-note = У кого какой персонаж?
lies-first = Первый игрок
lies-figures = ПО и реалы
lies-tiles = Перед игроками
lies-tiles-note = Выберите игрока, чьи проекты или корабли вводите. Нажмите на проект, чтобы спустить его на воду, или на корабль, чтобы убрать его.
lies-tile-of = Проект игрока { $player }
lies-ship-of = Спущенный корабль игрока { $player }
lies-keypad = Введите, что на нём напечатано.
lies-picture = Нажмите на нужный; точки — любой другой.
lies-assumed = Эти тайлы лишь предполагаются: нажмите на точно такой же, как у вас; точки — любой другой.
lies-docks-note = Нажмите на ячейку, которая у вас на столе иная.
lies-dock = { $landing }, ячейка { $dock }
lies-dock-note = Корабль торговца или корабль игрока: чей и какой?
lies-section = Секция { $section }
lies-sections-note = Недостающие до пяти матросы считаются оранжевыми, пока вы не введёте и оранжевых.
lies-offer-note = Тайл в рамке лежит на клетке Сан Габриель. Нажмите на проект, чтобы убрать его.
lies-sao-gabriel = На клетке Сан Габриель
lies-upper = На следующей верхней клетке
lies-vdg = Тайл Васко да Гамы
lies-merchant = Корабль торговца
lies-none-told = Нажмите на тот, что открыт; если не выбрать, его вытянет приложение.
