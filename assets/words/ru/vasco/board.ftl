# The drawn board

board-numbers = Номера
board-marker = маркер на { $marker }
board-first-free = бесплатно с { $marker }
board-refund = +{ $reals }
board-free = 0 Р
board-price = { $reals } Р
board-prices = { $least }–{ $most } Р
board-chance = { $percent } %
board-slots = { $free ->
    [0] мест нет
   *[other] свободно { $free } из { $slots }
}
board-project-prices = один { $one } Р · два { $two } Р
board-deck = колода { $deck }: ещё { $left }
board-sao-gabriel = Сан Габриель: { $reals } Р
board-complete = заполнена
board-blindly = тянуть вслепую
board-waits = корабль торговца
board-to-come = { $count ->
    [0] больше нет
   *[other] ещё { $count }
}
board-dias = Диаш
board-alvares = Альварес
board-sernigi = Серниджи
board-manuel = Мануэл I

# Where nothing is drawn
afar-priced = { $what }: { $price }
afar-free = Свободные номера: { $numbers }
afar-section = секция { $section }: { $sailors }
