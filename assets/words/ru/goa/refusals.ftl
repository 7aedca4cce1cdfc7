# Why a move of Goa is not accepted.

# What a record must hold
expected-kind = вид хода
expected-column = столбец
expected-colony = колония
expected-spice = пряность
expected-goods = корабли, колонисты или пряности
expected-card = карта, например ships2
expected-card-of-progress = A_step_no_spices или A_step_no_ships
expected-card-of-harvest = A_harvest_mix
expected-tile = жетон, например clove/2
expected-kept-tile = жетон, который остаётся у игрока
expected-turned-tile = жетон, который может лежать лицом вниз
expected-plantation = плантация или севооборот
expected-tile-of-A = жетон фазы A
expected-tile-of-B = жетон фазы B
expected-colony-tile = жетон колонии, например pepper/nutmeg, или any
expected-five-of-each-symbol = карты, на которых каждый символ встречается пять раз
expected-some-spices = хотя бы одна пряность
expected-space = место для плантации
expected-bonus = ровно один бонус
expected-different-rows = разные ряды
expected-corners = разные углы поля
expected-phase = A или B
expected-change = изменение вверх или вниз
expected-some-state = что-то, что нужно исправить

# Refusals: seats and what is drawn
not-seated = никто не играет цветом { $colour }
player-number = в Goa играют от двух до четырёх человек, а не { $found }
not-yours = это решает { $turn }, а не { $player }
not-of-A = { $tile } — не жетон фазы A
not-of-B = { $tile } — не жетон фазы B
removed-number = в коробку убирают жетонов: { $wanted }, а не { $found }
removed-plantations = среди убранных жетонов плантаций не больше { $most }
turned-number = { $wanted ->
    [one] сейчас открывают { $wanted } карту, а не { $found }
    [few] сейчас открывают { $wanted } карты, а не { $found }
   *[many] сейчас открывают { $wanted } карт, а не { $found }
}
two-columns = быстрый старт двигает два разных маркера

# Refusals: placing tokens
no-such-place = { $cell }: такого места нет ни на поле, ни у его края
flag-on-tile = { $cell }: здесь лежит жетон, а флагу нужно пустое место
flag-beside-nothing = { $cell }: ни один жетон не касается этого места стороной
token-on-nothing = { $cell }: здесь нет жетона для фишки { $number }
token-taken = { $cell }: здесь уже лежит фишка; фишке { $number } нужен свободный жетон
token-apart = { $cell } не рядом с последней фишкой ({ $last }), а фишка { $number } должна быть рядом

# Refusals: auctions
bid-too-low = ставка должна быть не меньше { $least }
not-enough-ducats = у игрока { $player } не хватает дукатов
auctioneer-bids = { $player } проводит этот аукцион и ставок не делает

# Refusals: turns and actions
action-taken = в этом ходу действие уже было: { $done }
last-row = { $column } ({ $player }): маркер уже в последнем ряду
wrong-spices = этот шаг стоит: { $wanted }; дано: { $given }
not-enough-ships = нужно: { $wanted }; у игрока { $player }: { $has }
harvest-size = { $rest ->
    [0] этот урожай больше ничего не даст
    [one] этот урожай даст ещё { $rest }, а не { $found }
    [few] этот урожай даст ещё { $rest }, а не { $found }
   *[many] этот урожай даст ещё { $rest }, а не { $found }
}
mix-needs-card = корабли и колонистов собирают только с картой «{ $card }»
all-drawn = все карты этой экспедиции ({ $most }) уже взяты
hand-full = { $limit ->
    [one] в этом действии у игрока { $player } может быть { $limit } карта, а на руках { $hand }
    [few] в этом действии у игрока { $player } может быть { $limit } карты, а на руках { $hand }
   *[many] в этом действии у игрока { $player } может быть { $limit } карт, а на руках { $hand }
}
no-cards-left = карт экспедиций больше нет
too-many-extra-cards = { $most ->
    [one] при пасе остаётся не больше { $most } карты доп. действия; у игрока { $player }: { $has }
    [few] при пасе остаётся не больше { $most } карт доп. действия; у игрока { $player }: { $has }
   *[many] при пасе остаётся не больше { $most } карт доп. действия; у игрока { $player }: { $has }
}

# Refusals: fields and spices
no-such-site = у игрока { $player } там ничего нет: { $site }
not-admitted = { $site } ({ $player }) не принимает: { $spice }
no-room = { $room ->
    [0] { $site } ({ $player }): свободных полей нет
    [one] { $site } ({ $player }): { $room } свободное поле
    [few] { $site } ({ $player }): { $room } свободных поля
   *[many] { $site } ({ $player }): { $room } свободных полей
}
not-there = у игрока { $player } нет там столько: { $spice } ({ $site })
so-many-spices = { $most ->
    [1] ровно одна пряность, а не { $found }
    [one] не меньше одной и не больше { $most } пряности, а не { $found }
    [few] не меньше одной и не больше { $most } пряностей, а не { $found }
   *[many] не меньше одной и не больше { $most } пряностей, а не { $found }
}
fill-every-field = { $fields ->
    [one] надо сразу заполнить { $fields } поле
    [few] надо сразу заполнить все { $fields } поля
   *[many] надо сразу заполнить все { $fields } полей
}

# Refusals: colonies
colony-owned = у игрока { $player } уже есть колония { $colony }
founding-declined = колонистов для { $colony } хватает, поэтому колония основана
not-enough-colonists = { $colony }, ещё требуется: { $missing }; у игрока { $player }: { $has }
no-founding = эту карту можно сыграть, только пока основывают колонию
colony-tile-needed = выберите жетон колонии { $colony }
colony-tile-gone = этого жетона колонии { $colony } уже нет
no-colony-tile = здесь жетон колонии не выбирают

# Refusals: cards
card-played = { $player }: карта в этом ходу уже сыграна
no-card = у игрока { $player } нет карт на руках
card-with-action = «{ $card }» можно сыграть только вместе с действием

# Refusals: tiles
tile-not-there = у игрока { $player } нет открытого жетона «{ $tile }»
tile-used = у игрока { $player } этот жетон уже использован: { $tile }
tile-not-used-so = этот жетон так не используют: { $tile }
spy-on-another = для шпионажа нужен другой игрок, а не { $player }
so-many-sites = { $most ->
    [one] заполняют не больше { $most } плантации или колонии
    [few] заполняют не больше { $most } плантаций или колоний
   *[many] заполняют не больше { $most } плантаций или колоний
}
fill-site = { $room ->
    [one] { $site } заполняют целиком: { $room } пряность
    [few] { $site } заполняют целиком: { $room } пряности
   *[many] { $site } заполняют целиком: { $room } пряностей
}
not-highest = { $column }: этот маркер не из самых продвинутых
duty-size = { $wanted ->
    [one] нужна сразу { $wanted } пряность, а не { $found }
    [few] нужно сразу { $wanted } пряности, а не { $found }
   *[many] нужно сразу { $wanted } пряностей, а не { $found }
}
no-tile-there = { $cell }: здесь нет жетона
not-in-the-box = этого жетона нет в коробке: { $tile }
not-these-goods = такие товары здесь взять нельзя: { $goods }

# Refusals: the end
hand-number = { $hand ->
    [one] у игрока { $player } на руках { $hand } карта, а не { $found }
    [few] у игрока { $player } на руках { $hand } карты, а не { $found }
   *[many] у игрока { $player } на руках { $hand } карт, а не { $found }
}
too-many-alike = символ { $symbol } есть не больше чем на { $most } картах

# Refusals: corrections
adjust-ducats = у игрока { $player } нет столько дукатов
adjust-ships = у игрока { $player } не может быть меньше 0 кораблей
adjust-colonists = у игрока { $player } не может быть меньше 0 колонистов
adjust-extra-cards = у игрока { $player } не может быть меньше 0 карт доп. действия
correct-at-end = поле и сброс больше не нужны
correct-course = фазу, раунд, первого игрока, награды и «Бонанзу» задают только перед размещением флага
correct-phase-alone = другую фазу задают вместе с полем
hand-lies-open = карты на руках ({ $player }) уже открыты
no-bonanza-played = эта партия идёт без варианта «Бонанза»
bonanza-under-nothing = { $cell }: здесь нет жетона, под которым лежал бы жетон «Бонанза»
too-many-colony-tiles = столько жетонов колонии { $colony } нет
too-many-cards = в игре только { $most } карт
too-few-tiles = { $wanted ->
    [one] на оставшиеся раунды нужен { $wanted } жетон; на поле лежит { $found }
    [few] на оставшиеся раунды нужно { $wanted } жетона; на поле лежит { $found }
   *[many] на оставшиеся раунды нужно { $wanted } жетонов; на поле лежит { $found }
}

harvest-no-room = у игрока { $player } нет свободных полей
spices-missing = для этого шага не хватает: { $missing }
