# The game of Goa: its things, its ledger, its standing.

# Figures
units = дукат*
figure-ducats = { $value ->
    [one] { $value } дукат
    [few] { $value } дуката
   *[many] { $value } дукатов
}
figure-ships = { $value ->
    [one] { $value } корабль
    [few] { $value } корабля
   *[many] { $value } кораблей
}
figure-colonists = { $value ->
    [one] { $value } колонист
    [few] { $value } колониста
   *[many] { $value } колонистов
}
spice-ginger = имбирь
spice-cinnamon = корица
spice-pepper = перец
spice-nutmeg = мускатный орех
spice-clove = гвоздика
column-ships = Корабли
column-harvest = Урожай
column-taxes = Налоги
column-expedition = Экспедиции
column-colonies = Колонии
colony-quilon = Куилон
colony-cochin = Кочин
colony-madras = Мадрас
colony-calicut = Каликут
symbol-elephant = слон
symbol-tiger = тигр
symbol-fish = рыба
symbol-palm = пальма
symbol-shell = ракушка
symbol-statue = статуя
goods-ships = корабли
goods-colonists = колонисты
goods-spices = пряности
the-flag = флаг
cell = ряд { $row }/столбец { $column }
space = плантация { $number }

# Tiles, by kind and what is printed on them
tile-plantation = Плантация ({ $spice }, { $number })
tile-crop-rotation = Севооборот
tile-favor = Подарок
tile-swap = Обмен
tile-espionage = Шпионаж
tile-vice-king = Вице-король
tile-foreman = Управляющий ({ $number })
tile-mission = Миссия ({ $number })
tile-ships = Корабли ({ $number })
tile-colonists = Колонисты ({ $number })
tile-extra-actions = Дополнительные действия ({ $number })
tile-settlement = Поселение ({ $number })
tile-ships-or-colonists = Корабли/Колонисты ({ $number })
tile-expeditions = Экспедиции ({ $number })
tile-red-ship = красный Корабль ({ $number })
tile-red-colonist = красный Колонист ({ $number })
tile-red-ducats = красные Дукаты ({ $number })
tile-red-spice = красная Пряность ({ $number })
tile-red-expedition = красная Экспедиция ({ $number })
tile-extra-harvest = Дополнительный урожай ({ $number })
tile-resupply = Пополнение ({ $number })
tile-duty = Подать ({ $number }, +{ $vp })

# Expedition cards, by their power
card-ships2 = 2 корабля
card-colonists2 = 2 колониста
card-ducats5 = 5 дукатов
card-spices2 = 2 пряности
card-sell4 = продать 4 пряности
card-step-for-ducats = шаг за дукаты
card-A-harvest-mix = Урожай: также корабли и колонисты
card-A-found-three = Основание колонии: три карты
card-A-step-no-spices = Шаг без пряностей
card-A-step-no-ships = Шаг без кораблей

# Kinds of move
move-variants = выбор вариантов
move-layout = раскладка жетонов
move-elephant = поиск первого слона
move-tile = название жетона
move-turned = открытие карт
move-bonanza = использование жетона «Бонанза»
move-hand = показ карт с руки
move-quick = быстрый старт
move-place = размещение фишки аукциона
move-bid = ставка
move-pass = пас
move-auction = итог аукциона
move-sell = продажа
move-buy = покупка
move-give-up = отказ от плантации
move-fill = заполнение полей
move-take = получение товаров
move-favor = взятие жетона за «Подарок»
move-extra = дополнительный ход
move-progress = шаг развития
move-ships = постройка кораблей
move-taxes = сбор налогов
move-harvest = сбор урожая
move-draw = взятие карты
move-found = основание колонии
move-settle = завершение основания
move-card = розыгрыш карты
move-use = использование жетона
move-end = конец хода
move-discard = сброс карты
move-adjust = исправление
move-correct = исправление
move-begin = начало

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } ПО
    [ducats] { $amount ->
        [one] { $amount } дукат
        [few] { $amount } дуката
       *[many] { $amount } дукатов
    }
    [ships] { $amount ->
        [one] { $amount } корабль
        [few] { $amount } корабля
       *[many] { $amount } кораблей
    }
    [colonists] { $amount ->
        [one] { $amount } колонист
        [few] { $amount } колониста
       *[many] { $amount } колонистов
    }
    [extra_cards] { $amount ->
        [one] { $amount } карта доп. действия
        [few] { $amount } карты доп. действия
       *[many] { $amount } карт доп. действия
    }
    [hand] { $amount ->
        [one] { $amount } карта экспедиции
        [few] { $amount } карты экспедиции
       *[many] { $amount } карт экспедиции
    }
    [ginger] { $amount ->
        [one] { $amount } пряность (имбирь)
        [few] { $amount } пряности (имбирь)
       *[many] { $amount } пряностей (имбирь)
    }
    [cinnamon] { $amount ->
        [one] { $amount } пряность (корица)
        [few] { $amount } пряности (корица)
       *[many] { $amount } пряностей (корица)
    }
    [pepper] { $amount ->
        [one] { $amount } пряность (перец)
        [few] { $amount } пряности (перец)
       *[many] { $amount } пряностей (перец)
    }
    [nutmeg] { $amount ->
        [one] { $amount } пряность (мускатный орех)
        [few] { $amount } пряности (мускатный орех)
       *[many] { $amount } пряностей (мускатный орех)
    }
    [clove] { $amount ->
        [one] { $amount } пряность (гвоздика)
        [few] { $amount } пряности (гвоздика)
       *[many] { $amount } пряностей (гвоздика)
    }
   *[other] { $amount } { $what }
}
ledger-start = подготовка к игре
ledger-flag = вместе с флагом
ledger-bid = покупка: { $lot }, продаёт { $other }
ledger-sale = продажа: { $lot }, покупает { $other }
ledger-purchase = покупка: { $lot }, плата в банк
ledger-tile = { $tile }
ledger-resupply = Пополнение
ledger-bonanza = жетон «Бонанза»
ledger-give-up = сброшено: { $tile }
ledger-colony = колония { $colony }
ledger-progress = { $column }, шаг в ряд { $row }
ledger-marker = { $column } в ряду { $row }
ledger-reward = первый в ряду { $row }: { $column }
ledger-complete = все маркеры не выше ряда { $row }
ledger-build-ships = постройка кораблей
ledger-build-ships-spied = постройка кораблей, шпионаж: { $of }
ledger-taxes = налоги
ledger-taxes-spied = налоги, шпионаж: { $of }
ledger-harvest = урожай
ledger-harvest-spied = урожай, шпионаж: { $of }
ledger-expedition = экспедиция
ledger-founding = за основание колонии { $colony }
ledger-failed = { $colony }: колония не основана
ledger-card = карта: { $card }
ledger-discard = сброшена
ledger-extra = за дополнительный ход
ledger-quick-start = быстрый старт
ledger-symbols = { $number } × { $symbol }
ledger-most-ducats = больше всех дукатов
ledger-adjust = исправлено: { $why }
ledger-correct = исправлено: { $why }

# The standing
standing = { $player }: { $vp }
standing-over = { $player }: { $vp }, { $ducats }
standing-open = без карт на руках и без ПО за дукаты

# In a table of the ledger: what came or went
what-ducats = дукаты
what-ships = корабли
what-colonists = колонисты
what-extra-cards = карты доп. действия
what-hand = карты экспедиций
what-ginger = имбирь
what-cinnamon = корица
what-pepper = перец
what-nutmeg = мускатный орех
what-clove = гвоздика

game-name = Гоа

# Места вокруг рынка
cell-top = верхний край/столбец { $column }
cell-bottom = нижний край/столбец { $column }
cell-left = левый край/ряд { $row }
cell-right = правый край/ряд { $row }
