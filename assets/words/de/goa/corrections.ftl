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
otherwise-area-spices = Gewürze
otherwise-area-sites = Plättchen
otherwise-area-market = Markt
otherwise-area-round = Runde
otherwise-course-note = Phase, Runde, Startspieler und Belohnungen lassen sich ändern, bevor die Flagge liegt.
otherwise-rewards = Zuerst in einer Reihe
otherwise-rewards-note = Tippt auf eine Karte, die schon gezogen ist, oder auf eine blasse, die es noch gibt.
otherwise-sites = Plantagen und Kolonien von { $player }
otherwise-tiles = Plättchen von { $player }
otherwise-market = der Markt
otherwise-discard = { $cards ->
    [one] { $cards } Karte auf dem Ablagestapel
   *[other] { $cards } Karten auf dem Ablagestapel
}
otherwise-bonanza = die Bonanza-Plättchen
otherwise-in-round = Runde { $phase }{ $round }
otherwise-first = { $player } beginnt
otherwise-reward = { $column }: zuerst in einer Reihe
compare-cards = Expeditionskarten
compare-deck = Nachziehstapel
compare-discard = Ablagestapel
