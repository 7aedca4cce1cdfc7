# The score pad of Goa: chapter 10

game-name = { pad-title }: Гоа
home-new-goa-pad = { game-name }
newgame-youngest = Если сомневаетесь: игрок с флагом.

expected-one-thing = одна из строк блокнота

move-settle = строка блокнота

# What is asked
pad-ask-markers = { $player }: ряд каждого маркера (ряд 1: не нажимать)
pad-ask-colonies = { $player }: основанные колонии?
pad-ask-cards = { $player }: карты по символам?
pad-ask-ducats = { $player }: дукаты?
pad-ask-plantations = { $player }: одиночные плантации?
pad-ask-tiles = { $player }: Подати и Миссии?
pad-singles = одиночные
pad-foreman = Управляющий
pad-duties = Подать
pad-missions = Миссии

# What was entered
pad-entry-markers = Развитие { $amount }
pad-entry-colonies = Колонии { $amount }
pad-entry-cards = Карты { $amount }
pad-entry-ducats = { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}
pad-entry-plantations = Плантации { $amount }
pad-entry-tiles = Жетоны { $amount }

# The ledger, the charts, the reckoning
ledger-markers = маркеры в рядах { $rows }
ledger-colonies = { $colonies ->
    [one] { $colonies } основанная колония
    [few] { $colonies } основанные колонии
   *[many] { $colonies } основанных колоний
}
ledger-cards = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
}
ledger-ducats = подсчитано
ledger-plantations = { $singles ->
    [one] { $singles } одиночная плантация
    [few] { $singles } одиночные плантации
   *[many] { $singles } одиночных плантаций
}
ledger-tiles = Подати и Миссии
source-markers = Развитие
source-colonies = Колонии
source-cards = Карты экспедиций
source-ducats = Дукаты
source-plantations = Одиночные плантации
source-tiles = Подати и Миссии
source-entered = Введено
reckoning-cards = { $vp } за карты
reckoning-tiles = { $vp } за Подати и Миссии
reckoning-entered = { $vp } введено

pad-nothing-yet = Здесь появятся записи. Нажмите на запись, чтобы исправить её.
