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
expected-some-state = etwas, das zu berichtigen ist

# Refusals: seats and what is drawn
not-seated = niemand spielt { $colour }
player-number = Goa ist für zwei bis vier Spieler, nicht für { $found }
not-yours = das entscheidet { $turn }, nicht { $player }
not-of-A = { $tile } ist kein Plättchen der Phase A
not-of-B = { $tile } ist kein Plättchen der Phase B
removed-number = { $wanted } Plättchen kommen zurück in die Schachtel, nicht { $found }
removed-plantations = von den Plättchen für die Schachtel dürfen höchstens { $most } Plantagen sein
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
token-apart = { $cell } liegt nicht neben dem letzten Stein bei { $last }, Stein { $number } muss aber dort liegen

# Refusals: auctions
bid-too-low = das Gebot muss mindestens { $least } sein
not-enough-ducats = { $player } hat nicht genug Dukaten
auctioneer-bids = { $player } versteigert das Plättchen und darf nicht mitbieten

# Refusals: turns and actions
action-taken = in diesem Zug gab es schon eine Aktion: { $done }
last-row = { $column }: Der Marker von { $player } ist schon in der letzten Reihe
wrong-spices = dieser Schritt kostet: { $wanted }; gegeben: { $given }
not-enough-ships = dieser Schritt kostet { $wanted }; { $player } hat { $has }
harvest-size = { $rest ->
    [0] diese Ernte kann nichts mehr bringen
    [one] diese Ernte kann noch { $rest } bringen, nicht { $found }
   *[other] diese Ernte kann noch { $rest } bringen, nicht { $found }
}
mix-needs-card = Schiffe und Kolonisten könnt ihr nur mit der Karte „{ $card }“ ernten
all-drawn = alle { $most } Karten dieser Expedition sind gezogen
hand-full = { $limit ->
    [one] bei dieser Aktion darf { $player } { $limit } Karte auf der Hand haben und hat { $hand }
   *[other] bei dieser Aktion darf { $player } { $limit } Karten auf der Hand haben und hat { $hand }
}
no-cards-left = es gibt keine Expeditionskarten mehr zu ziehen
too-many-extra-cards = { $most ->
    [one] wer passt, behält höchstens { $most } Zusatzkarte; { $player } hat { $has }
   *[other] wer passt, behält höchstens { $most } Zusatzkarten; { $player } hat { $has }
}

# Refusals: fields and spices
no-such-site = { $player } hat dort nichts: { $site }
not-admitted = dort ist kein Platz für { $spice }: { $site } von { $player }
no-room = { $room ->
    [0] { $site } von { $player } hat kein leeres Feld
    [one] { $site } von { $player } hat { $room } leeres Feld
   *[other] { $site } von { $player } hat { $room } leere Felder
}
not-there = so viel hat { $player } dort nicht: { $spice } ({ $site })
so-many-spices = { $most ->
    [one] genau ein Gewürz, nicht { $found }
   *[other] mindestens ein und höchstens { $most } Gewürze, nicht { $found }
}
fill-every-field = { $fields ->
    [one] das eine Feld muss sofort gefüllt werden
   *[other] alle { $fields } Felder müssen sofort gefüllt werden
}

# Refusals: colonies
colony-owned = { $player } hat { $colony } schon
founding-declined = die Kolonisten reichen für { $colony }, also wird die Kolonie gegründet
not-enough-colonists = für { $colony } sind noch nötig: { $missing }; vorhanden bei { $player }: { $has }
no-founding = diese Karte könnt ihr nur spielen, während eine Kolonie gegründet wird
colony-tile-needed = wählt, welches Plättchen von { $colony } genommen wird
colony-tile-gone = dieses Plättchen von { $colony } ist vergeben
no-colony-tile = hier gibt es kein Kolonieplättchen zu wählen

# Refusals: cards
card-played = { $player } hat die eine Karte dieses Zuges schon gespielt
no-card = { $player } hat keine Karte auf der Hand
card-with-action = „{ $card }“ könnt ihr nur mit der Aktion spielen

# Refusals: tiles
tile-not-there = dieses Plättchen liegt bei { $player } nicht offen: { $tile }
tile-used = { $player } hat dieses Plättchen schon genutzt: { $tile }
tile-not-used-so = so lässt sich dieses Plättchen nicht nutzen: { $tile }
spy-on-another = { $player } muss für die Spionage jemand anderen wählen
so-many-sites = { $most ->
    [one] ihr könnt höchstens { $most } Plantage oder Kolonie füllen
   *[other] ihr könnt höchstens { $most } Plantagen oder Kolonien füllen
}
fill-site = { $room ->
    [one] { $site } muss ganz gefüllt werden: { $room } Gewürz
   *[other] { $site } muss ganz gefüllt werden: { $room } Gewürze
}
not-highest = { $column }: Das ist keiner der obersten Marker
duty-size = { $wanted ->
    [one] das kostet { $wanted } Gewürz auf einmal, nicht { $found }
   *[other] das kostet { $wanted } Gewürze auf einmal, nicht { $found }
}
no-tile-there = bei { $cell } liegt kein Plättchen
not-in-the-box = { $tile } ist nicht unter den Plättchen in der Schachtel
not-these-goods = { $goods } gibt es hier nicht

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } hat { $hand } Karte auf der Hand, nicht { $found }
   *[other] { $player } hat { $hand } Karten auf der Hand, nicht { $found }
}
too-many-alike = das Symbol { $symbol } ist auf höchstens { $most } Karten

# Refusals: corrections
adjust-ducats = so viele Dukaten hat { $player } nicht
adjust-ships = { $player } kann nicht weniger als 0 Schiffe haben
adjust-colonists = { $player } kann nicht weniger als 0 Kolonisten haben
adjust-extra-cards = { $player } kann nicht weniger als 0 Zusatzkarten haben
correct-at-end = Raster und Ablagestapel werden nicht mehr gebraucht
correct-course = Phase, Runde, Startspieler, Belohnungen und Bonanza lassen sich nur berichtigen, bevor die Flagge liegt
correct-phase-alone = eine andere Phase braucht auch ihr Raster
hand-lies-open = die Handkarten von { $player } sind schon aufgedeckt
no-bonanza-played = diese Partie läuft ohne Bonanza
bonanza-under-nothing = bei { $cell } liegt kein Plättchen, unter dem ein Bonanza-Plättchen liegen könnte
too-many-colony-tiles = so viele Plättchen von { $colony } gibt es nicht
too-many-cards = es gibt nur { $most } Karten im Spiel
too-few-tiles = { $wanted ->
    [one] die kommenden Runden brauchen { $wanted } Plättchen; im Raster liegen { $found }
   *[other] die kommenden Runden brauchen { $wanted } Plättchen; im Raster liegen { $found }
}

harvest-no-room = { $player } hat kein freies Feld
spices-missing = zu diesem Schritt fehlt noch: { $missing }
