# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Ładowność
keypad-crew = Załoga
keypad-earnings = Ile daje na Szlaku handlowym
keypad-variation = Wartość zmiany, lewy górny róg
keypad-initial = Numer początkowy, prawy górny róg
keypad-money = Obie kwoty
keypad-first = Pierwsza kwota
keypad-second = Druga kwota

# How sure a value is

# Checking the board
check-all-sailors = Marynarzy jest razem 32, a tutaj wychodzi { $found }.
check-no-dock = Nie ma takiego doku
check-more-docks = Jeszcze jeden dok
check-landings = Porty
check-refund = Za rezygnację
check-slots = Pola akcji
check-sailors = Marynarze
check-players = Gracze: { $players }
check-dock-of = { $landing }, dok { $dock }
check-complete-of = { $landing }, pełny: PZ za statek
check-refund-of = Za rezygnację z { $first }–{ $last }
check-slots-of = { $area }, pola akcji dla { $players } graczy
check-sailors-of = Marynarze: { FORM($colour, case: "nom-pl") }

# The list of sets
sets-own = Nasz egzemplarz
sets-choose = Dotknijcie, aby nim grać
sets-board = Znane wartości planszy: { $known } z { $count }

# Entering the tiles
tiles-project = Projekty ze stosu { $deck }
tiles-vdg = Żetony Vasco da Gama
tiles-merchant = Statki kupieckie
keypad-ship = Ładowność / załoga
