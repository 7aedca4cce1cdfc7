# What lies on the table is right

otherwise-area-figures = Запасы
otherwise-area-purses = Дукаты
otherwise-area-markers = Маркеры
otherwise-purses = Чьи дукаты?
otherwise-purses-note = Нажмите на своё имя и введите, сколько насчитали, чтобы другие не видели. Что было у приложения, не показывается.
otherwise-figure = { $what ->
    [ships] Корабли: { $player }
    [colonists] Колонисты: { $player }
    [extra-cards] Карты доп. действия: { $player }
    [hand] Карты экспедиций на руках: { $player }
   *[ducats] Дукаты: { $player }
}
otherwise-by = { $player } { $amount }
otherwise-purse = дукаты: { $player }
otherwise-marker = { $player }: { $column } в ряду { $row }
otherwise-hand = { $cards ->
    [one] { $player }: { $cards } карта на руках
    [few] { $player }: { $cards } карты на руках
   *[many] { $player }: { $cards } карт на руках
}
