# Рынок, кошельки и то, что объявляется вслух за столом Гоа

# Кошельки
purse-hold = Чтобы заглянуть в кошелёк, держите на нём палец. Это может только его владелец.

# Что даёт лот, в нескольких словах
does-flag = Отныне первый игрок. Сразу: { $what }.
does-plantation = Сразу заполнена: { $what }.
does-crop-rotation = Одно поле для любой пряности, каждый раз на выбор. Без очков.
does-at-once = Сразу: { $what }.
does-either = Сразу: { $one } или { $other }.
does-each-round = Раз в раунд: { $what }.
does-vp = В конце: { $what }.
does-foreman = В конце: { $what } за каждую одиночную плантацию.
does-swap = В свой ход: обмен на любой жетон рынка.
does-favor = Сразу: один из жетонов, лежащих в коробке.
does-espionage = Один раз: действие по маркеру другого игрока.
does-extra-harvest = { $number ->
    [one] Один раз: все пустые поля одного места.
    [few] Один раз: все пустые поля не более чем { $number } мест.
   *[many] Один раз: все пустые поля не более чем { $number } мест.
}
does-resupply = { $number ->
    [one] Один раз: откройте карту и возьмите столько товаров одного вида.
    [few] Один раз: откройте { $number } карты и возьмите столько товаров одного вида.
   *[many] Один раз: откройте { $number } карт и возьмите столько товаров одного вида.
}
does-vice-king = Один раз: самый верхний маркер бесплатно сдвигается на ряд вниз.
does-duty = Отдать за один раз: { $what }. В конце: { $vp }.
auction-then = { $hint } Затем ещё могут сделать ставку: { $players }.

# Вслух
voice-round = Раунд { $phase }{ $round }. Начинает { $first }.
voice-place = { $player }, фишка { $number }.
voice-flag = { $player } кладёт флаг.
voice-auction = Аукцион: { $lot }. Начинает { $player }.
voice-bid = { $highest } ставит { $ducats }. { $player }?
voice-nobody = Ставок пока нет. { $player }?
voice-decides = { $bidder } ставит { $ducats }. { $player } продаёт или покупает?
voice-turn = Ход: { $player }.
voice-extra = { $player }, дополнительный ход?
voice-gets = { $lot } получает { $player }. Цена: { $ducats }.
voice-gets-free = { $lot } бесплатно получает { $player }.

# Amounts that are not in sight
auction-more-by = { $player } ставит больше, чем { $ducats }

# A tile that is only looked at, and what it does
pointed-lot = { $lot }. { $does }
