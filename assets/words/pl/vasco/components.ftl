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
sure-printed = Z waszego egzemplarza albo z instrukcji
sure-inferred = Wywnioskowane z instrukcji
sure-assumed = Przypuszczalne: sprawdźcie na swoim

# Checking the board
check-title = Sprawdzanie egzemplarza
check-how = Porównajcie ze swoją planszą: dotknijcie tego, co się różni, i potwierdźcie każdy obszar. Znane wartości: { $known } z { $count }.
check-done = Wszystkie wartości waszej planszy są znane.
check-tally = { $left ->
    [0] Wszystko jak na waszej planszy
    [one] Do porównania: { $left } wartość
    [few] Do porównania: { $left } wartości
   *[many] Do porównania: { $left } wartości
}
check-all-sailors = Marynarzy jest razem 32, a tutaj wychodzi { $found }.
check-not-kept = Zapisze się, gdy tylko będzie się zgadzać.
check-as-printed = Wszystko się zgadza
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
check-tiles-link = Żetony w waszym pudełku

# The list of sets
sets-title = Zestawy elementów
sets-about = Zestaw to wszystko, co nadrukowano w jednym egzemplarzu gry. Czego nie podaje żadna instrukcja, jest przypuszczalne, dopóki tego nie sprawdzicie albo żeton się nie pojawi.
sets-own = Nasz egzemplarz
sets-starter = Zestaw startowy z instrukcji
sets-playing = Gracie tym zestawem
sets-choose = Dotknijcie, aby nim grać
sets-check = Sprawdź egzemplarz
sets-board = Znane wartości planszy: { $known } z { $count }
sets-tiles = Znane żetony: { $known } z { $count }
sets-import = Wczytaj zestaw
sets-imported = Wczytano: { $name }
sets-no-set = W tym pliku nie ma ani zestawu elementów, ani kopii zapasowej.
sets-do-copy = Kopiuj
sets-do-rename = Zmień nazwę
sets-do-reset = Przywróć zestaw startowy
sets-do-export = Zapisz do pliku
sets-do-delete = Usuń
sets-was-reset = { $name } jest znów zestawem startowym
sets-was-deleted = Usunięto: { $name }

# Entering the tiles
tiles-title = Żetony w pudełku
tiles-progress = { $known } / { $count }
tiles-project = Projekty ze stosu { $deck }
tiles-vdg = Żetony Vasco da Gama
tiles-merchant = Statki kupieckie
tiles-how = Dotknijcie żetonów, które są w waszym pudełku, albo wpiszcie, co jest na którymś. Możecie przerwać w każdej chwili: wszystko się zapisuje.
tiles-complete = Wszystkie są w waszym pudełku. Dotknijcie żetonu, aby to cofnąć.
tiles-as-printed = Wszystkie są w naszym pudełku
check-others = Także dla innej liczby graczy
tiles-fewer = Jeden żeton mniej
tiles-more = Jeden żeton więcej
why-last-tile = Stos ma co najmniej jeden żeton.
keypad-ship = Ładowność / załoga
