# What lies on the table is right

otherwise-area-figures = Vorräte
otherwise-area-purses = Dukaten
otherwise-area-markers = Marker
otherwise-purses = Wessen Dukaten?
otherwise-purses-note = Tippt auf euren Namen und gebt ein, was ihr zählt, ohne dass andere zusehen. Was die App hatte, wird nicht gezeigt.
otherwise-figure = { $what ->
    [ships] Schiffe von { $player }
    [colonists] Kolonisten von { $player }
    [extra-cards] Zusatzkarten von { $player }
    [hand] Expeditionskarten auf der Hand von { $player }
   *[ducats] Dukaten von { $player }
}
otherwise-by = { $player } { $amount }
otherwise-purse = Dukaten von { $player }
otherwise-marker = { $player }: { $column } in Reihe { $row }
otherwise-hand = { $cards ->
    [one] { $player }: { $cards } Handkarte
   *[other] { $player }: { $cards } Handkarten
}
