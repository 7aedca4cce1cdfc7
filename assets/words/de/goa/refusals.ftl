# Why a move of Goa is not accepted.

# What a record must hold
expected-kind = eine Art von Zug
expected-column = eine Spalte
expected-colony = eine Kolonie
expected-spice = ein Gewürz
expected-goods = Schiffe, Kolonisten oder Gewürze
expected-card = eine Karte wie ships2
expected-card-of-progress = A_step_no_spices oder A_step_no_ships
expected-card-of-harvest = A_harvest_mix
expected-tile = ein Plättchen wie clove/2
expected-kept-tile = ein Plättchen, das man behält
expected-turned-tile = ein Plättchen, das verdeckt liegen kann
expected-plantation = eine Plantage oder Fruchtwechsel
expected-tile-of-A = ein Plättchen der Phase A
expected-tile-of-B = ein Plättchen der Phase B
expected-colony-tile = ein Kolonieplättchen wie pepper/nutmeg, oder any
expected-five-of-each-symbol = Karten mit jedem Symbol fünfmal
expected-some-spices = mindestens ein Gewürz
expected-space = ein Plantagenfeld
expected-bonus = genau ein Bonus
expected-different-rows = verschiedene Reihen
expected-corners = verschiedene Ecken des Rasters
expected-phase = A oder B
expected-change = eine Änderung nach oben oder unten
expected-some-state = etwas, das gesetzt werden soll

# Refusals: seats and what is drawn
not-seated = niemand spielt { $colour }
player-number = es spielen zwei bis vier, nicht { $found }
not-yours = das entscheidet { $turn }, nicht { $player }
not-of-A = { $tile } ist kein Plättchen der Phase A
not-of-B = { $tile } ist kein Plättchen der Phase B
removed-number = { $wanted } Plättchen kommen in die Schachtel, nicht { $found }
removed-plantations = höchstens { $most } der Plättchen in der Schachtel sind Plantagen
turned-number = { $wanted ->
    [one] jetzt wird { $wanted } Karte aufgedeckt, nicht { $found }
   *[other] jetzt werden { $wanted } Karten aufgedeckt, nicht { $found }
}
two-columns = der Schnellstart bewegt zwei verschiedene Marker

# Refusals: placing tokens
no-such-place = { $cell } liegt weder im Raster noch daneben
flag-on-tile = bei { $cell } liegt ein Plättchen; die Flagge braucht einen leeren Platz
flag-beside-nothing = kein Plättchen berührt { $cell } mit einer Kante
token-on-nothing = bei { $cell } liegt kein Plättchen für Stein { $number }
token-taken = bei { $cell } liegt schon ein Stein; Stein { $number } braucht ein freies Plättchen
token-apart = { $cell } berührt nicht den letzten Stein bei { $last }; Stein { $number } muss das

# Refusals: auctions
bid-too-low = das Gebot muss mindestens { $least } sein
not-enough-ducats = { $player } hat nicht genug Dukaten
auctioneer-bids = { $player } versteigert das Plättchen und bietet nicht

# Refusals: turns and actions
action-taken = dieser Zug hatte schon seine Aktion: { $done }
last-row = { $column } von { $player } ist in der letzten Reihe
wrong-spices = dieser Schritt kostet: { $wanted }; gegeben: { $given }
not-enough-ships = dieser Schritt kostet { $wanted }; { $player } hat { $has }
harvest-size = { $rest ->
    [one] diese Ernte bringt noch { $rest }, nicht { $found }
   *[other] diese Ernte bringt noch { $rest }, nicht { $found }
}
mix-needs-card = Schiffe und Kolonisten erntet man nur mit der Karte „{ $card }“
all-drawn = alle { $most } Karten dieser Expedition sind gezogen
hand-full = { $limit ->
    [one] in dieser Aktion darf { $player } { $limit } Karte halten und hat { $hand }
   *[other] in dieser Aktion darf { $player } { $limit } Karten halten und hat { $hand }
}
no-cards-left = es ist keine Expeditionskarte mehr da
too-many-extra-cards = { $most ->
    [one] wer passt, behält höchstens { $most } Zusatzkarte; { $player } hat { $has }
   *[other] wer passt, behält höchstens { $most } Zusatzkarten; { $player } hat { $has }
}

# Refusals: fields and spices
no-such-site = { $player } hat nichts bei { $site }
not-admitted = { $site } von { $player } nimmt keinen { $spice }
no-room = { $room ->
    [one] { $site } von { $player } hat { $room } leeres Feld
   *[other] { $site } von { $player } hat { $room } leere Felder
}
not-there = { $player } hat nicht so viel { $spice } bei { $site }
so-many-spices = { $most ->
    [one] mindestens ein und höchstens { $most } Gewürz, nicht { $found }
   *[other] mindestens ein und höchstens { $most } Gewürze, nicht { $found }
}
fill-every-field = { $fields ->
    [one] { $fields } Feld wird sofort gefüllt
   *[other] alle { $fields } Felder werden sofort gefüllt
}

# Refusals: colonies
colony-owned = { $player } hat { $colony } schon
founding-declined = die Kolonisten reichen für { $colony }; es wird gegründet
not-enough-colonists = für { $colony } fehlen { $missing }; { $player } hat { $has }
no-founding = diese Karte spielt man, solange eine Gründung offen ist
colony-tile-needed = sagt, welches Plättchen von { $colony } genommen wird
colony-tile-gone = dieses Plättchen von { $colony } ist vergeben
no-colony-tile = hier wird kein Kolonieplättchen gewählt

# Refusals: cards
card-played = { $player } hat die eine Karte dieses Zuges schon gespielt
no-card = { $player } hat keine Karte auf der Hand
card-with-action = „{ $card }“ spielt man mit der Aktion

# Refusals: tiles
tile-not-there = { $player } hat kein offenes { $tile }
tile-used = { $player } hat { $tile } schon genutzt
tile-not-used-so = { $tile } nutzt man nicht so
spy-on-another = { $player } nennt für die Spionage jemand anderen
so-many-sites = { $most ->
    [one] höchstens { $most } Ort wird gefüllt
   *[other] höchstens { $most } Orte werden gefüllt
}
fill-site = { $room ->
    [one] { $site } wird ganz gefüllt: { $room } Gewürz
   *[other] { $site } wird ganz gefüllt: { $room } Gewürze
}
not-highest = { $column } gehört nicht zu den obersten Markern
duty-size = { $wanted ->
    [one] das kostet { $wanted } Gewürz auf einmal, nicht { $found }
   *[other] das kostet { $wanted } Gewürze auf einmal, nicht { $found }
}
no-tile-there = bei { $cell } liegt kein Plättchen
not-in-the-box = { $tile } ist nicht unter den Plättchen in der Schachtel
not-these-goods = { $goods } gibt es hier nicht

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } hält { $hand } Karte, nicht { $found }
   *[other] { $player } hält { $hand } Karten, nicht { $found }
}
too-many-alike = das Symbol { $symbol } ist auf höchstens { $most } Karten

# Refusals: corrections
adjust-ducats = so tief können die Dukaten von { $player } nicht fallen
adjust-ships = { $player } kann nicht weniger als 0 Schiffe haben
adjust-colonists = { $player } kann nicht weniger als 0 Kolonisten haben
adjust-extra-cards = { $player } kann nicht weniger als 0 Zusatzkarten haben
correct-at-end = Raster und Ablagestapel werden nicht mehr gebraucht
correct-course = Phase, Runde, Startspieler, Belohnungen und Bonanza setzt man nur, wenn die Flagge dran ist
correct-phase-alone = eine andere Phase kommt mit ihrem Raster
hand-lies-open = die Hand von { $player } liegt offen
no-bonanza-played = dieses Spiel läuft ohne Bonanza
bonanza-under-nothing = bei { $cell } liegt kein Plättchen, unter dem ein Bonanza-Plättchen liegen könnte
too-many-colony-tiles = so viele Plättchen von { $colony } gibt es nicht
too-many-cards = es gibt nur { $most } Karten im Spiel
too-few-tiles = { $wanted ->
    [one] die kommenden Runden brauchen { $wanted } Plättchen; im Raster liegen { $found }
   *[other] die kommenden Runden brauchen { $wanted } Plättchen; im Raster liegen { $found }
}
