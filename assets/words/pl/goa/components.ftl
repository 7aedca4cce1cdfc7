# Component sets of Goa: what is printed in one copy of the game
sets-own = Nasz egzemplarz
sets-choose = Dotknijcie, aby nim grać
sets-board = Plansza i kolonie: znane wartości { $known } z { $count }
sets-tiles = Żetony i karty: znane { $known } z { $count }
sets-goa-2012-starter = Wydanie z 2012 roku, z instrukcji
sets-goa-2004-starter = Wydanie z 2004 roku, przypuszczalne
sets-about = Zestaw to wszystko, co nadrukowano w jednym egzemplarzu gry. Czego nie podaje żadna instrukcja, jest przypuszczalne, dopóki tego nie sprawdzicie albo żeton się nie pojawi.
check-tiles-link = Żetony i karty w waszym pudełku

# The development board, as it is printed
check-development = Plansza rozwoju
check-vp = PZ, statki
check-vp-of = Punkty zwycięstwa w rzędzie { $row }
check-ships-paid-of = Statki za krok do rzędu { $row }
check-value-of = { $column }, rząd { $row }
check-draw-of = Wyprawy, rząd { $row }: karty do dobrania
check-limit-of = Wyprawy, rząd { $row }: najwięcej kart na ręce
check-price-of = { $column }: przyprawa za krok do rzędu { $row }
check-no-spice = Jedna przyprawa mniej
check-more-spice = Jedna przyprawa więcej
why-last-spice = Krok kosztuje co najmniej jedną przyprawę.
why-most-spice = Krok kosztuje najwyżej { $most } przypraw.

# Colonies, the start and the scoring
check-colonies = Kolonie
check-colonies-need-of = { $colony }: potrzebni koloniści
check-colonies-fields-of = { $colony }: pola
check-colonies-tiles-of = { $colony }, żeton { $place }
check-no-colony = Jeden żeton mniej
check-more-colony = Jeden żeton więcej
why-last-colony = Kolonia ma co najmniej { $least } żetony.
why-most-colony = Kolonia ma najwyżej { $most } żetonów.
check-start = Początek gry i jedna karta
check-start-ships = Statki dla każdego gracza
check-start-colonists = Koloniści dla każdego gracza
check-start-first-ducats = Dukaty dla gracza rozpoczynającego
check-start-other-ducats = Dukaty dla pozostałych
check-step-for-ducats = Karta „postęp za dukaty”: cena każdego kroku
check-step-for-ducats-of = Karta „postęp za dukaty”: dukaty za krok do rzędu { $row }
check-scoring = Punktacja
check-scoring-colonies = PZ za 0 do 4 kolonii
check-scoring-colonies-of = PZ według liczby kolonii: { $number }
check-scoring-same-symbol = PZ za 0 do 5 kart z tym samym symbolem
check-scoring-same-symbol-of = PZ według liczby kart z tym samym symbolem: { $number }
check-scoring-most-ducats = PZ za najwięcej dukatów
check-scoring-single-plantation = PZ za małą plantację

# Tiles and cards in the box
tiles-title = Żetony i karty w pudełku
tiles-how = Dotknijcie tego, co jest w waszym pudełku, albo wpiszcie, co nadrukowano. Możecie przerwać w każdej chwili: wszystko się zapisuje.
tiles-complete = Wszystkie są w waszym pudełku. Dotknijcie czegoś, aby to cofnąć.
tiles-fewer = Jeden żeton mniej
tiles-more = Jeden żeton więcej
tiles-tiles = Żetony fazy { $phase }
tiles-cards = Karty wypraw
tiles-bonanza = Żetony Bonanza
check-five-of-each = Każdy z sześciu symboli jest na dokładnie pięciu kartach.
check-number-of-tiles = Faza ma od { $low } do { $high } żetonów: 25 na obszar gry, reszta wraca do pudełka. Tak byłoby ich { $found }.
check-number-of-cards = Kart wypraw jest łącznie { $high }; tak byłoby ich { $found }.
check-number-of-bonanza = Żetonów Bonanza jest łącznie { $high }; tak byłoby ich { $found }.
keypad-tiles-A = Żeton fazy A
keypad-tiles-B = Żeton fazy B
keypad-kind = Rodzaj żetonu
keypad-number = Liczba na nim
keypad-power = Co daje karta
keypad-colonists = Koloniści na niej
keypad-symbol = Symbol
keypad-gives = Co daje
keypad-amount = Ile tego

# Home
home-component-sets = Zestawy elementów
home-component-sets-note = Co nadrukowano w waszym egzemplarzu i które to wydanie.
home-check-copy = Porównaj
home-check-copy-offer = Żadna instrukcja nie podaje wszystkiego, co nadrukowano. Porównajcie raz plansze w aplikacji ze swoimi: to zajmie minutę.

# Setting up: which edition is played
sets-goa-2012-starter-short = 2012
sets-goa-2004-starter-short = 2004
