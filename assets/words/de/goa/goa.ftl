# The game of Goa: its things, its ledger, its standing.

# Figures
units = Dukat Dukaten
figure-ducats = { $value ->
    [one] { $value } Dukat
   *[other] { $value } Dukaten
}
figure-ships = { $value ->
    [one] { $value } Schiff
   *[other] { $value } Schiffe
}
figure-colonists = { $value ->
    [one] { $value } Kolonist
   *[other] { $value } Kolonisten
}
spice-ginger = Ingwer
spice-cinnamon = Zimt
spice-pepper = Pfeffer
spice-nutmeg = Muskat
spice-clove = Nelken
column-ships = Schiffe
column-harvest = Ernte
column-taxes = Steuern
column-expedition = Expedition
column-colonies = Kolonien
colony-quilon = Quilon
colony-cochin = Cochin
colony-madras = Madras
colony-calicut = Calicut
symbol-elephant = Elefant
symbol-tiger = Tiger
symbol-fish = Fisch
symbol-palm = Palme
symbol-shell = Muschel
symbol-statue = Statue
goods-ships = Schiffe
goods-colonists = Kolonisten
goods-spices = Gewürze
the-flag = die Flagge
cell = Reihe { $row }/Spalte { $column }
space = Plantage { $number }

# Tiles, by kind and what is printed on them
tile-plantation = Plantage ({ $spice }, { $number })
tile-crop-rotation = Fruchtwechsel
tile-favor = Gunst
tile-swap = Tausch
tile-espionage = Spionage
tile-vice-king = Vizekönig
tile-foreman = Verwalter ({ $number })
tile-mission = Mission ({ $number })
tile-ships = Schiffe ({ $number })
tile-colonists = Kolonisten ({ $number })
tile-extra-actions = Zusatzaktionen ({ $number })
tile-settlement = Siedlung ({ $number })
tile-ships-or-colonists = Schiffe/Kolonisten ({ $number })
tile-expeditions = Expeditionen ({ $number })
tile-red-ship = rotes Schiff ({ $number })
tile-red-colonist = roter Kolonist ({ $number })
tile-red-ducats = rote Dukaten ({ $number })
tile-red-spice = rotes Gewürz ({ $number })
tile-red-expedition = rote Expedition ({ $number })
tile-extra-harvest = Zusatzernte ({ $number })
tile-resupply = Nachschub ({ $number })
tile-duty = Abgabe ({ $number }, +{ $vp })

# Expedition cards, by their power
card-ships2 = 2 Schiffe
card-colonists2 = 2 Kolonisten
card-ducats5 = 5 Dukaten
card-spices2 = 2 Gewürze
card-sell4 = 4 Gewürze verkaufen
card-step-for-ducats = Fortschritt für Dukaten
card-A-harvest-mix = Ernte: auch Schiffe und Kolonisten
card-A-found-three = Kolonie gründen: drei Karten
card-A-step-no-spices = Fortschritt ohne Gewürze
card-A-step-no-ships = Fortschritt ohne Schiffe

# Kinds of move
move-variants = Varianten wählen
move-layout = Plättchen auslegen
move-elephant = ersten Elefanten aufdecken
move-tile = Plättchen nennen
move-turned = Karten aufdecken
move-bonanza = Bonanza-Plättchen nutzen
move-hand = Handkarten aufdecken
move-quick = Schnellstart
move-place = Auktionsstein legen
move-bid = bieten
move-pass = passen
move-auction = Auktionsergebnis nennen
move-sell = verkaufen
move-buy = kaufen
move-give-up = Plantage aufgeben
move-fill = Felder füllen
move-take = Güter nehmen
move-favor = Plättchen für die Gunst nehmen
move-extra = Zusatzzug
move-progress = Fortschritt
move-ships = Schiffe bauen
move-taxes = Steuern eintreiben
move-harvest = ernten
move-draw = Karten ziehen
move-found = Kolonie gründen
move-settle = Gründung abschließen
move-card = Karte ausspielen
move-use = Plättchen nutzen
move-end = Zug beenden
move-discard = Karte abwerfen
move-adjust = Berichtigung
move-correct = Berichtigung
move-begin = Spielbeginn

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } SP
    [ducats] { $amount ->
        [one] { $amount } Dukat
       *[other] { $amount } Dukaten
    }
    [ships] { $amount ->
        [one] { $amount } Schiff
       *[other] { $amount } Schiffe
    }
    [colonists] { $amount ->
        [one] { $amount } Kolonist
       *[other] { $amount } Kolonisten
    }
    [extra_cards] { $amount ->
        [one] { $amount } Zusatzkarte
       *[other] { $amount } Zusatzkarten
    }
    [hand] { $amount ->
        [one] { $amount } Expeditionskarte
       *[other] { $amount } Expeditionskarten
    }
    [ginger] { $amount } Ingwer
    [cinnamon] { $amount } Zimt
    [pepper] { $amount } Pfeffer
    [nutmeg] { $amount } Muskat
    [clove] { $amount ->
        [one] { $amount } Nelke
       *[other] { $amount } Nelken
    }
   *[other] { $amount } { $what }
}
ledger-start = Spielaufbau
ledger-flag = mit der Flagge
ledger-bid = { $lot } von { $other } ersteigert
ledger-sale = { $lot } an { $other } versteigert
ledger-purchase = { $lot } gekauft, an die Bank gezahlt
ledger-tile = { $tile }
ledger-resupply = Nachschub
ledger-bonanza = Bonanza-Plättchen
ledger-give-up = aufgegeben: { $tile }
ledger-colony = Kolonie { $colony }
ledger-progress = { $column }, Schritt in Reihe { $row }
ledger-marker = { $column } in Reihe { $row }
ledger-reward = zuerst in Reihe { $row } von { $column }
ledger-complete = alle Marker in Reihe { $row } oder tiefer
ledger-build-ships = Schiffe bauen
ledger-build-ships-spied = Schiffe bauen, durch Spionage bei { $of }
ledger-taxes = Steuern
ledger-taxes-spied = Steuern, durch Spionage bei { $of }
ledger-harvest = Ernte
ledger-harvest-spied = Ernte, durch Spionage bei { $of }
ledger-expedition = Expedition
ledger-founding = für die Gründung von { $colony }
ledger-failed = { $colony } wurde nicht gegründet
ledger-card = Karte: { $card }
ledger-discard = abgeworfen
ledger-extra = für einen Zusatzzug
ledger-quick-start = Schnellstart
ledger-symbols = { $number } × { $symbol }
ledger-most-ducats = die meisten Dukaten
ledger-adjust = berichtigt: { $why }
ledger-correct = berichtigt: { $why }

# The standing
standing = { $player }: { $vp }
standing-over = { $player }: { $vp }, { $ducats }
standing-open = ohne die Handkarten und ohne die SP für die meisten Dukaten

# In a table of the ledger: what came or went
what-ducats = Dukaten
what-ships = Schiffe
what-colonists = Kolonisten
what-extra-cards = Zusatzkarten
what-hand = Expeditionskarten
what-ginger = Ingwer
what-cinnamon = Zimt
what-pepper = Pfeffer
what-nutmeg = Muskat
what-clove = Nelken

game-name = Goa

# Die Plätze rund um den Markt
cell-top = Rand oben/Spalte { $column }
cell-bottom = Rand unten/Spalte { $column }
cell-left = Rand links/Reihe { $row }
cell-right = Rand rechts/Reihe { $row }
