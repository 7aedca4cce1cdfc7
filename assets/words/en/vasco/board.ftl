# The drawn board

board-numbers = Numbers
board-marker = marker at { $marker }
board-first-free = first free: { $marker }
board-refund = +{ $reals }
board-free = free
board-price = { $reals } R
board-prices = { $least }–{ $most } R
board-chance = { $percent }%
board-slots = { $free ->
    [0] full
   *[other] { $free } of { $slots } free
}
board-project-prices = one { $one } R · two { $two } R
board-deck = deck { $deck }: { $left } left
board-sao-gabriel = São Gabriel: { $reals } R
board-complete = complete
board-blindly = draw blindly
board-waits = merchant ship
board-to-come = { $count ->
    [0] no more to come
   *[other] { $count } to come
}
board-dias = Dias
board-alvares = Alvares
board-sernigi = Sernigi
board-manuel = Manuel I

# Where nothing is drawn
afar-priced = { $what }: { $price }
afar-free = Free numbers: { $numbers }
afar-section = section { $section }: { $sailors }
