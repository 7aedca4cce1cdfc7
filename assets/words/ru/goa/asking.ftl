# What is asked at a table of Goa, and how it can be answered

# What comes and goes
asking-plus = +{ $what }
asking-minus = −{ $what }
asking-nothing = ничего
asking-text = { $what }
asking-field = { $site }, пустое поле { $number }
asking-field-with = { $site }, поле { $number }: { $spice }
pointed = { $piece }. { $asked }
pointed-else = Сейчас вопрос не об этом

# Before the first token
variants = В какие варианты вы играете?
variants-hint = Выберите те, о которых договорились.
variants-do = Готово
variant-quick-start = Быстрый старт
variant-bonanza = Бонанза
variant-open-money = Открытые дукаты
layout = Разложите жетоны { $phase } квадратом 5 × 5.
layout-hint = { $removed ->
    [one] Ещё { $removed } жетон уходит в коробку.
    [few] Ещё { $removed } жетона уходят в коробку, среди них не больше двух плантаций.
   *[many] Ещё { $removed } жетонов уходят в коробку, среди них не больше двух плантаций.
}
layout-later = Готово, жетоны назвать потом
layout-now = Назвать все жетоны сейчас
layout-sweep = названия всех жетонов
layout-unnamed = ещё не назван
layout-cell = Какой жетон лежит здесь: { $cell }?
layout-removed = Какой жетон ушёл в коробку? { $number } из { $of }.
layout-rest = Остальные назвать потом
layout-removed-unknown = Никто не смотрел
elephant = Кто открыл первого слона?
elephant-hint = Начинает самый младший. Выберите имя или номер карты.
elephant-card = карта { $card }, { $player }
quick = { $player }: быстрый старт
quick-hint = Два маркера в ряд 2 или дукаты.
quick-ducats = Взять { $ducats }

# Tokens
place-flag = { $player } кладёт флаг и фишку { $number }
place-flag-hint = У края поля или на пустое место, рядом с жетоном.
place-token = { $player } кладёт фишку { $number }
place-token-hint = На свободный жетон, который касается последнего хотя бы углом.
place-dead-end = Тупик: подойдёт любой свободный жетон.
place-at = { $cell }
place-at-tile = { $cell }: { $tile }
name-tile = Какой жетон лежит здесь: { $cell }?
name-tile-hint = Выберите жетон, на котором лежит фишка.

# Auctions
auction-result = Аукцион: { $lot }
auction-amount = { $lot }: сколько ставит { $player }?
auction-bid = { $player }: { $ducats }
auction-more = больше
auction-by-bids = Ставка за ставкой
auction-by-result = Только итог
auction-other-way = способ записи аукциона
auction-unsold = Ставок нет, берёт { $player }
auction-deal = { $lot }: { $bidder } ставит { $ducats }. Что делает { $player }?
auction-sell = Продать за { $ducats }
auction-buy = Купить за { $ducats }
auction-sold-how = платит { $bidder }, получает { $player }
auction-bought-how = { $player } платит в банк
auction-price = { $ducats }
auction-asks = { $lot }: сколько ставит { $player }?
auction-nobody-yet = Ставок ещё не было.
auction-highest = Высшая ставка: { $player }, { $ducats }.
auction-bids = Поставить { $ducats }
auction-passes = Пас

# What a tile, a colony or a bonus leaves to choose
give-up = { $tile }: от какой плантации отказывается { $player }?
give-up-hint = Её пряности возвращаются в резерв.
give-up-site = { $site }: { $tile }
fill-colony = { $player } основывает колонию { $colony }: какие пряности?
fill-rotation = Севооборот: какую пряность берёт { $player }?
fill-of = { $pair }: { $spices }
take-goods = Что берёт { $player }?
take-spices = { $number ->
    [one] { $player } берёт { $number } пряность
    [few] { $player } берёт { $number } пряности
   *[many] { $player } берёт { $number } пряностей
}
take = Взять: { $goods }
favor = Какой жетон берёт из коробки { $player }?
favor-hint = Он действует так, будто его купили.
loading-onto = Коснитесь поля, чтобы изменить, что туда ляжет.
loading-off = Коснитесь пряности, чтобы изменить, что уходит.
loading-do = Выбрано: { $spices }
loading-take = Выбрано: { $goods }
loading-give = Возвращается: { $spices }

# A turn
turn = Ход: { $player }
turn-hint = { $turn ->
    [4] Дополнительный ход.
   *[other] Ход { $turn } из 3.
} Карт на руках: { $hand }, предел: { $limit }.
turn-does = { $column }: { $brings }
turn-step = { $column }, ряд { $row }: { $brings }
turn-step-to = { $column }, ряд { $row }
turn-founds-with = основать, значение { $value }
turn-found-which = основание колонии
turn-colony = Какую колонию основывает { $player }?
turn-colony-needs = основать колонию { $colony } ({ $need })
turn-draw-one = Взять только одну
turn-forgo = Без действия
turn-harvest-mix = Продолжить урожай, любые товары
turn-harvest-spied = Продолжить урожай по ряду игрока { $of }
turn-goes-on = Назад к ходу: { $player }
turn-done = Готово
turn-ends = { $player } заканчивает
turn-tile-still = { $player }: { $tile }
turn-discards = { $player } сбрасывает карту
extra = { $player }: доп. ход?
extra-pass = { $player } пасует
extra-all-pass = Все остальные пасуют
extra-taken = Доп. ход

# Cards and tiles
card-step = { $player } играет карту «{ $card }»: какой столбец?
card-now = { $player } играет карту «{ $card }»
card-sell = Продать: { $spices }; { $brings }
harvest-mix = { $player } собирает любые товары
harvest-mix-hint = Вместе не больше { $most }. Коснитесь поля, кораблей или колонистов.
harvest-spied = { $player } собирает урожай по ряду игрока { $of }
tile-used-now = { $player } использует жетон: { $tile }
swap-hint = Какой жетон с поля берётся взамен?
vice-king-hint = Какой из верхних маркеров сдвинуть?
spying = За кем шпионит { $player }?
spying-hint = Считается ряд этого игрока.
spying-text = { $what }
spying-does = { $of }, { $column }: { $brings }
spying-harvest = { $of }, { $column }: до { $most }
spying-colony = { $of }: основать колонию { $colony }

# Founding
turned-for-founding = Какие карты открывает { $player }?
turned-for-resupply = Пополнение: какие карты открывает { $player }?
turned-hint = { $cards ->
    [one] { $cards } карта: выберите её колонистов.
    [few] { $cards } карты: выберите их колонистов.
   *[many] { $cards } карт: выберите их колонистов.
}
turned-cards = колонисты: { $colonists }
settle = { $player } основывает колонию { $colony }
settle-short = { $player }: не хватает колонистов на колонию { $colony }
settle-hint = Выберите жетон с его пряностями.
settle-need = нужно колонистов
settle-value = значение столбца «Колонии»
settle-turned = открытые карты
settle-missing = осталось заплатить
settle-number = { $number }
settle-fail = Не основывать колонию { $colony }

# Bonanza, and the end
bonanza = Какой жетон «Бонанза» открывает { $player }?
bonanza-hint = Он лежал под жетоном.
hand = { $player } показывает карты с руки
hand-hint = { $cards ->
    [one] Ещё { $cards } карта: выберите её символ.
    [few] Ещё { $cards } карты: выберите их символы.
   *[many] Ещё { $cards } карт: выберите их символы.
}
game-is-over = Партия окончена.

# A purse that does not suffice by the app’s count
short = У игрока { $player } не хватает дукатов
short-hint = Так насчитало приложение. Если на столе у игрока { $player } дукаты есть, прав стол.
short-has-it = На столе хватает
short-back = Это ошибка
short-said = не хватает дукатов
short-why = на столе дукатов хватало

# A tile the set does not have
typed-kind = Какого вида этот жетон?
typed-number = Что на нём напечатано?

# Where nothing else would end the last turn
round-over = Раунд окончен
round-over-hint = { $player } ещё может сыграть карту или использовать жетоны.
round-over-do = Завершить раунд
game-over-do = К подсчёту очков

# What a turn lacks, and what is about to be lost
turn-step-lacks = { $column }, ряд { $row }, не хватает: { $lacking }
turn-colony-odds = основать колонию { $colony } ({ $need }, { $percent } %)
turn-losing = Ещё не использовано: { $tiles }.
settle-odds = С третьей картой: { $percent } %.
asking-spices = { $number ->
    [one] { $number } пряность
    [few] { $number } пряности
   *[many] { $number } пряностей
}
asking-times = { $number } × { $what }
turn-somebody-discards = Кто-то сбрасывает карту
turn-who-discards = Чья это карта? Какая именно, говорить не нужно.
hand-no-more = Больше карт нет
hand-one-more = На одну карту больше
hand-why = подсчитано при раскрытии
afar-site = { $site }: { $spices }
afar-column = { $what } (ряд { $row })
afar-empty = { $fields ->
    [one] { $fields } пустое поле
    [few] { $fields } пустых поля
   *[many] { $fields } пустых полей
}
afar-face-down = { $tile }, лицом вниз
afar-token = { $player }, фишка { $number }: { $cell }
afar-lot = { $player }, фишка { $number } ({ $cell }): { $lot }. { $does }
afar-colony = { $colony } ({ $need }), осталось жетонов: { $left }

# Что меняет вариант
variant-quick-start-changes = у каждого в начале два маркера в ряду 2 или дополнительно { $ducats }
variant-bonanza-changes = под каждым углом рынка скрыт бонус
variant-open-money-changes = дукаты всех лежат открыто
variant-told = { $variant }: { $changes }
