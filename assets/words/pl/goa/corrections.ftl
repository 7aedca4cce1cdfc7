# What lies on the table is right

otherwise-area-figures = Zasoby
otherwise-area-purses = Dukaty
otherwise-area-markers = Znaczniki
otherwise-purses = Czyje dukaty?
otherwise-purses-note = Dotknijcie swojego imienia i wpiszcie, ile liczycie, tak by inni nie widzieli. Tego, co miała aplikacja, nie widać.
otherwise-figure = { $what ->
    [ships] Statki: { $player }
    [colonists] Koloniści: { $player }
    [extra-cards] Karty dodatkowej akcji: { $player }
    [hand] Karty wypraw w ręce: { $player }
   *[ducats] Dukaty: { $player }
}
otherwise-by = { $player } { $amount }
otherwise-purse = dukaty: { $player }
otherwise-marker = { $player }: { $column } w rzędzie { $row }
otherwise-hand = { $cards ->
    [one] { $player }: { $cards } karta w ręce
    [few] { $player }: { $cards } karty w ręce
   *[many] { $player }: { $cards } kart w ręce
}
otherwise-area-spices = Przyprawy
otherwise-area-sites = Żetony
otherwise-area-market = Obszar gry
otherwise-area-round = Runda
otherwise-course-note = Fazę, rundę, gracza rozpoczynającego i nagrody można poprawić, zanim położono flagę.
otherwise-rewards = Pierwszy w rzędzie
otherwise-rewards-note = Dotknijcie karty, którą już dobrano, albo bladej, która jeszcze jest.
otherwise-sites = plantacje i kolonie: { $player }
otherwise-tiles = żetony: { $player }
otherwise-market = obszar gry
otherwise-discard = { $cards ->
    [one] { $cards } karta na stosie odrzuconych kart wypraw
    [few] { $cards } karty na stosie odrzuconych kart wypraw
   *[many] { $cards } kart na stosie odrzuconych kart wypraw
}
otherwise-bonanza = żetony Bonanza
otherwise-in-round = runda { $phase }{ $round }
otherwise-first = zaczyna { $player }
otherwise-reward = { $column }: pierwszy w rzędzie
compare-cards = Karty wypraw
compare-deck = Stos kart wypraw
compare-discard = Stos odrzuconych kart wypraw
