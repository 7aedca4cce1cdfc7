# The drawn board

board-numbers = Zahlen
board-marker = Marker bei { $marker }
board-first-free = kostenlos ab { $marker }
board-refund = +{ $reals }
board-free = kostenlos
board-price = { $reals } R
board-prices = { $least }–{ $most } R
board-chance = { $percent } %
board-slots = { $free ->
    [0] voll
   *[other] { $free } von { $slots } frei
}
board-project-prices = eins { $one } R · zwei { $two } R
board-deck = Stapel { $deck }: noch { $left }
board-sao-gabriel = São Gabriel: { $reals } R
board-complete = komplett
board-blindly = blind ziehen
board-waits = Handelsschiff
board-to-come = { $count ->
    [0] keines mehr
   *[other] noch { $count }
}
board-dias = Dias
board-alvares = Alvares
board-sernigi = Sernigi
board-manuel = Manuel I.

# Where nothing is drawn
afar-priced = { $what }: { $price }
afar-free = Freie Zahlen: { $numbers }
afar-section = Abschnitt { $section }: { $sailors }
