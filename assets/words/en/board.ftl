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
board-project-prices = 1: 1 R · 2: 4 R
board-sao-gabriel = São Gabriel: { $reals } R
board-complete = complete
board-dias = Dias
board-alvares = Alvares
board-sernigi = Sernigi
board-manuel = Manuel I
