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
otherwise-area-spices = Пряности
otherwise-area-sites = Жетоны
otherwise-area-market = Рынок
otherwise-area-round = Раунд
otherwise-course-note = Фазу, раунд, первого игрока и награды можно исправить, пока не поставлен флаг.
otherwise-rewards = Первый в ряду
otherwise-rewards-note = Нажмите на карту, которую уже взяли, или на бледную, которая ещё есть.
otherwise-sites = плантации и колонии: { $player }
otherwise-tiles = жетоны: { $player }
otherwise-market = рынок
otherwise-discard = { $cards ->
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[many] { $cards } карт в сбросе
}
otherwise-bonanza = жетоны Бонанзы
otherwise-in-round = раунд { $phase }{ $round }
otherwise-first = начинает { $player }
otherwise-reward = { $column }: первый в ряду
compare-cards = Карты экспедиций
compare-deck = Колода
compare-discard = Сброс
