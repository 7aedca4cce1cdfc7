# How a game stands and how it ended: by the lines of the final score, and by source

sheet-title = Гоа
chart-ducats = Дукаты по ходам

source-start = Подготовка к игре
source-flag = Вместе с флагом
source-bid = Куплено у других
source-sale = Продано другим
source-purchase = Куплено у банка
source-tile = Жетоны
source-resupply = Пополнение
source-bonanza = Жетоны «Бонанза»
source-give-up = Сброшено
source-colony = Колонии
source-progress = Цена развития
source-marker = Развитие
source-reward = Первый в ряду
source-complete = Все маркеры в ряду
source-build-ships = Постройка кораблей
source-build-ships-spied = Постройка кораблей, шпионаж
source-taxes = Налоги
source-taxes-spied = Налоги, шпионаж
source-harvest = Урожай
source-harvest-spied = Урожай, шпионаж
source-expedition = Экспедиции
source-founding = Цена колоний
source-failed = Неоснованные колонии
source-card = Сыгранные карты
source-discard = Сброшенные карты
source-extra = Дополнительные ходы
source-quick-start = Быстрый старт
source-symbols = Карты на руках
source-adjust = Исправления
source-correct = Исправления
source-most-ducats = Больше всех дукатов

reckoning-markers = { $vp } за развитие
reckoning-colonies = { $vp } за колонии
reckoning-plantations = { $vp } за одиночные плантации
reckoning-duties = { $vp } за Подати
reckoning-missions = { $vp } за Миссии
reckoning-bonanzas = { $vp } за жетоны «Бонанза»
reckoning-symbols = { $vp } за { $number } × { $symbol }
reckoning-most-ducats = { $vp } за дукаты
reckoning-tie-ducats = { $player }: { $ducats }

reckoning-dearest = Самый дорогой лот: { $lot }, { $ducats } ({ $player }).
reckoning-dearest-lots = Самые дорогие лоты: { $lots }, по { $ducats }.
reckoning-sold = { $count ->
    [1] Больше всего на продажах: { $players }, { $ducats }.
   *[other] Больше всего на продажах: { $players }, по { $ducats }.
}

reckoning-time = { $player }: { $time }, из них { $auctions } на аукционах и { $turns } в свои ходы

chart-bought = Сколько стоили жетоны и что дали
