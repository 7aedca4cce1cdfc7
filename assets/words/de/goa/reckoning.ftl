# How a game stands and how it ended: by the lines of the final score, and by source

sheet-title = Goa
chart-ducats = Dukaten, Zug um Zug

source-start = Spielaufbau
source-flag = Mit der Flagge
source-bid = Von anderen ersteigert
source-sale = An andere versteigert
source-purchase = Von der Bank gekauft
source-tile = Plättchen
source-resupply = Nachschub
source-bonanza = Bonanza-Plättchen
source-give-up = Aufgegeben
source-colony = Kolonien
source-progress = Kosten des Fortschritts
source-marker = Fortschritt
source-reward = Zuerst in einer Reihe
source-complete = Alle Marker in einer Reihe
source-build-ships = Gebaute Schiffe
source-build-ships-spied = Schiffe durch Spionage
source-taxes = Steuern
source-taxes-spied = Steuern durch Spionage
source-harvest = Ernten
source-harvest-spied = Ernten durch Spionage
source-expedition = Expeditionen
source-founding = Kosten der Kolonien
source-failed = Nicht gegründete Kolonien
source-card = Gespielte Karten
source-discard = Abgeworfene Karten
source-extra = Zusatzzüge
source-quick-start = Schnellstart
source-symbols = Handkarten
source-adjust = Berichtigt
source-correct = Berichtigt
source-most-ducats = Die meisten Dukaten

reckoning-markers = { $vp } für den Fortschritt
reckoning-colonies = { $vp } für Kolonien
reckoning-plantations = { $vp } für Einzelplantagen
reckoning-duties = { $vp } für Abgaben
reckoning-missions = { $vp } für Missionen
reckoning-bonanzas = { $vp } für Bonanza-Plättchen
reckoning-symbols = { $vp } für { $number } × { $symbol }
reckoning-most-ducats = { $vp } für die meisten Dukaten
reckoning-tie-ducats = { $player }: { $ducats }

reckoning-dearest = Am teuersten war: { $lot }, { $ducats } ({ $player }).
reckoning-dearest-lots = Am teuersten waren: { $lots }, je { $ducats }.
reckoning-sold = { $count ->
    [one] { $players } hat am meisten mit Verkäufen verdient: { $ducats }.
   *[other] { $players } haben am meisten mit Verkäufen verdient: je { $ducats }.
}

reckoning-time = { $player }: { $time }, davon { $auctions } beim Bieten und { $turns } in den eigenen Zügen

chart-bought = Was die Plättchen kosteten und brachten
