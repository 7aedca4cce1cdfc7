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
