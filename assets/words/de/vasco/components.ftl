# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Limit
keypad-crew = Besatzung
keypad-earnings = Bringt im Navigationsbereich
keypad-variation = Variationszahl, oben links
keypad-initial = Initialzahl, oben rechts
keypad-money = Die zwei Beträge
keypad-first = Erster Betrag
keypad-second = Zweiter Betrag

# How sure a value is

# Checking the board
check-all-sailors = Insgesamt gibt es 32 Matrosen; hier sind es { $found }.
check-no-dock = Dieses Schiffsfeld gibt es nicht
check-more-docks = Ein Schiffsfeld mehr
check-landings = Häfen
check-refund = Für den Verzicht
check-slots = Aktionsfelder
check-sailors = Matrosen
check-players = { $players } Spieler
check-dock-of = { $landing }, Schiffsfeld { $dock }
check-complete-of = { $landing }, komplett: SP je Schiff
check-refund-of = Für den Verzicht auf { $first } bis { $last }
check-slots-of = { $area }, Aktionsfelder bei { $players } Spielern
check-sailors-of = Matrosen, { FORM($colour, case: "short") }

# The list of sets
sets-own = Unser Exemplar
sets-choose = Antippen, um damit zu spielen
sets-board = { $known } von { $count } Werten des Plans bekannt

# Entering the tiles
tiles-project = Projekte von Stapel { $deck }
tiles-vdg = VdG-Plättchen
tiles-merchant = Handelsschiffe
keypad-ship = Limit / Besatzung
