# The drawn board

board-numbers = Numery
board-marker = znacznik na { $marker }
board-first-free = za darmo od { $marker }
board-refund = +{ $reals }
board-free = za darmo
board-price = { $reals } R
board-prices = { $least }–{ $most } R
board-chance = { $percent }%
board-slots = { $free ->
    [0] zajęte
   *[other] wolne { $free } z { $slots }
}
board-project-prices = jeden { $one } R · dwa { $two } R
board-deck = stos { $deck }: jeszcze { $left }
board-sao-gabriel = São Gabriel: { $reals } R
board-complete = pełny
board-blindly = losuj w ciemno
board-waits = statek kupiecki
board-to-come = { $count ->
    [0] więcej nie ma
   *[other] jeszcze { $count }
}
board-dias = Dias
board-alvares = Alvares
board-sernigi = Sernigi
board-manuel = Manuel I

# Where nothing is drawn
afar-priced = { $what }: { $price }
afar-free = Wolne numery: { $numbers }
afar-section = sekcja { $section }: { $sailors }
