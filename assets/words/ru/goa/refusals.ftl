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
expected-some-state = что-то, что нужно установить

# Refusals: seats and what is drawn
not-seated = никто не играет цветом { $colour }
player-number = играют от двух до четырёх человек, а не { $found }
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
token-apart = { $cell } не касается последней фишки ({ $last }); фишка { $number } должна

# Refusals: auctions
bid-too-low = ставка должна быть не меньше { $least }
not-enough-ducats = { $player }: не хватает дукатов
auctioneer-bids = { $player } проводит аукцион и не делает ставок

# Refusals: turns and actions
action-taken = в этом ходу действие уже было: { $done }
last-row = { $column } ({ $player }): маркер уже в последнем ряду
wrong-spices = этот шаг стоит: { $wanted }; дано: { $given }
not-enough-ships = нужно: { $wanted }; { $player } имеет: { $has }
harvest-size = { $rest ->
    [one] этот урожай даёт ещё { $rest }, а не { $found }
    [few] этот урожай даёт ещё { $rest }, а не { $found }
   *[many] этот урожай даёт ещё { $rest }, а не { $found }
}
mix-needs-card = корабли и колонистов собирают только с картой «{ $card }»
all-drawn = все карты этой экспедиции ({ $most }) уже взяты
hand-full = { $limit ->
    [one] в этом действии { $player } может держать { $limit } карту, а на руках { $hand }
    [few] в этом действии { $player } может держать { $limit } карты, а на руках { $hand }
   *[many] в этом действии { $player } может держать { $limit } карт, а на руках { $hand }
}
no-cards-left = карт экспедиций больше нет
too-many-extra-cards = { $most ->
    [one] при пасе остаётся не больше { $most } карты доп. действия; { $player } имеет { $has }
    [few] при пасе остаётся не больше { $most } карт доп. действия; { $player } имеет { $has }
   *[many] при пасе остаётся не больше { $most } карт доп. действия; { $player } имеет { $has }
}

# Refusals: fields and spices
no-such-site = { $player }: на месте { $site } ничего нет
not-admitted = { $site } ({ $player }) не принимает: { $spice }
no-room = { $room ->
    [one] { $site } ({ $player }): { $room } свободное поле
    [few] { $site } ({ $player }): { $room } свободных поля
   *[many] { $site } ({ $player }): { $room } свободных полей
}
not-there = { $player }: { $site } — столько пряности { $spice } нет
so-many-spices = { $most ->
    [one] не меньше одной и не больше { $most } пряности, а не { $found }
    [few] не меньше одной и не больше { $most } пряностей, а не { $found }
   *[many] не меньше одной и не больше { $most } пряностей, а не { $found }
}
fill-every-field = { $fields ->
    [one] сразу заполняют { $fields } поле
    [few] сразу заполняют { $fields } поля
   *[many] сразу заполняют { $fields } полей
}

# Refusals: colonies
colony-owned = { $player }: колония { $colony } уже есть
founding-declined = колонистов хватает для { $colony }; колония основана
not-enough-colonists = { $colony }: не хватает { $missing }; { $player } имеет { $has }
no-founding = эту карту играют, пока колония основывается
colony-tile-needed = нужно назвать жетон колонии { $colony }
colony-tile-gone = этого жетона колонии { $colony } уже нет
no-colony-tile = здесь жетон колонии не выбирают

# Refusals: cards
card-played = { $player }: карта в этом ходу уже сыграна
no-card = { $player }: на руках нет карт
card-with-action = «{ $card }» играют вместе с действием

# Refusals: tiles
tile-not-there = { $player }: открытого жетона { $tile } нет
tile-used = { $player }: { $tile } уже использован
tile-not-used-so = { $tile } так не используют
spy-on-another = { $player } называет для шпионажа другого игрока
so-many-sites = { $most ->
    [one] заполняют не больше { $most } места
    [few] заполняют не больше { $most } мест
   *[many] заполняют не больше { $most } мест
}
fill-site = { $room ->
    [one] { $site } заполняют целиком: { $room } пряность
    [few] { $site } заполняют целиком: { $room } пряности
   *[many] { $site } заполняют целиком: { $room } пряностей
}
not-highest = { $column }: этот маркер не самый верхний
duty-size = { $wanted ->
    [one] нужна сразу { $wanted } пряность, а не { $found }
    [few] нужно сразу { $wanted } пряности, а не { $found }
   *[many] нужно сразу { $wanted } пряностей, а не { $found }
}
no-tile-there = { $cell }: здесь нет жетона
not-in-the-box = { $tile } нет среди жетонов в коробке
not-these-goods = { $goods }: здесь этого взять нельзя

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } держит { $hand } карту, а не { $found }
    [few] { $player } держит { $hand } карты, а не { $found }
   *[many] { $player } держит { $hand } карт, а не { $found }
}
too-many-alike = символ { $symbol } есть не больше чем на { $most } картах

# Refusals: corrections
adjust-ducats = { $player }: дукатов не может стать так мало
adjust-ships = { $player }: кораблей не может быть меньше 0
adjust-colonists = { $player }: колонистов не может быть меньше 0
adjust-extra-cards = { $player }: карт доп. действия не может быть меньше 0
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
