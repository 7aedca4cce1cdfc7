# Phase 3 shown step by step, the end of a round, and the reckoning

# What ships earn
voyage-each = { $player } { $amounts }
voyage-both = { $vp } + { $reals }
voyage-ships = { $ships ->
    [1] { $player } { $vp }
   *[other] { $player } { $ships } × { $vp }
}
voyage-income = { $ships ->
    [1] Statek { FORM($landing, case: "in") } zarabia: { $earned }.
   *[other] Statki { FORM($landing, case: "in") } zarabiają: { $earned }.
}
voyage-complete = Pełny port { $landing }: { $earned }.

# How they sail on
voyage-sails = { $count ->
    [1] Do { FORM($to, case: "gen") } płynie dalej { $ships }.
   *[other] Do { FORM($to, case: "gen") } płyną dalej: { $ships }.
}
voyage-leaves = { $count ->
    [1] Brak doku { FORM($to, case: "in") } – wypada z gry: { $ships }
   *[other] Brak doku { FORM($to, case: "in") } – wypadają z gry: { $ships }
}{ $captains ->
    [0] .
    [1] ; kapitan wraca.
   *[other] ; kapitanowie wracają.
}
voyage-home = { $count ->
    [1] Z Calicut wypada z gry { $ships }
   *[other] Z Calicut wypadają z gry: { $ships }
}{ $captains ->
    [0] .
    [1] ; kapitan wraca.
   *[other] ; kapitanowie wracają.
}

# After the last round
voyage-dias = { $player } dostaje 2 PZ za Bartolomeu Diasa.
voyage-alvares = { $player } dostaje misjonarza za Francisco Alvaresa.

# The film
voyage-title-7-1 = Statek kupiecki nie ma dokąd popłynąć
voyage-title-7-2 = Statki na Szlaku handlowym zarabiają
voyage-title-7-3 = Pełne porty dają PZ
voyage-title-7-4 = Statki z pełnych portów płyną dalej
voyage-title-9-1 = Po ostatniej rundzie

# The end of a round: what to do on the table
round-title = Na koniec rundy { $round }
round-leaving = Odłóż do pudełka
round-leaving-amounts = { $count ->
    [1] Kwota { $amounts } wraca do puli.
   *[other] Kwoty { $amounts } wracają do puli.
}
round-offer = Nowe projekty
round-offer-text = Znajdźcie te żetony w stosach: sześć na górne pola, ostatni z pokazanych na pole São Gabriel.
round-merchant = Następny statek kupiecki
round-merchant-text = Połóżcie go odkryty na stosie.
round-sailors = Nowi marynarze
round-sailors-text = Przestawcie ich z zapasu do sekcji.
round-discs = Dyski na portretach
round-discs-text = Wracają do graczy.
round-manuel = Dysk dodatkowej akcji
round-manuel-text = { $loser } oddaje dysk dodatkowej akcji; { $owner } zachowuje swój na następną rundę.
round-next = Runda { $round }
round-alvares = { $player } bierze misjonarza za Francisco Alvaresa.
round-dias = { $track ->
    [0] { $player } ma 2 PZ więcej za Bartolomeu Diasa.
   *[other] { $player } przesuwa znacznik o 2 PZ za Bartolomeu Diasa.
}
round-marker = Znacznik rund staje na { $round }. Pierwszym graczem jest { $first }.

# Who draws
