# Przygotowanie gry Goa

newgame-youngest = Kto jest najmłodszy?
newgame-elephant = Najmłodszy gracz odkrywa pierwszą kartę; pierwszy słoń rozstrzyga, kto zaczyna.
newgame-youngest-next = Ostatnio najmłodszą osobą przy stole był gracz { $name }. Dotknijcie tego, kto jest najmłodszy.
home-new-game = Nowa gra w „Goa”
setup-place = Połóż flagę

# Lista
setup-box = Zostaje w pudełku
setup-box-text = To liczy aplikacja: { $things }.
setup-box-ships = karty statków
setup-box-colonists = karty kolonistów
setup-box-extra_cards = karty dodatkowych akcji
setup-players = Co bierze każdy gracz
setup-players-text = Plansza gracza, plansza rozwoju ze znacznikiem w rzędzie 1 każdej kolumny i wskaźniki od 1 do { $tokens }.
setup-players-goods = Do tego { $goods }.
setup-players-counted = Aplikacja policzyła już każdemu: { $goods }.
setup-supplies = Kolonie i karty
setup-supplies-text = Ułóżcie odkryte żetony kolonii według nazw. Potasujcie karty wypraw w zakryty stos i zostawcie miejsce na odrzucone karty wypraw.
setup-market = Obszar gry
setup-market-table = Potasujcie żetony A, obejrzyjcie { $removed } z nich i odłóżcie do pudełka, w tym najwyżej 2 plantacje. Pozostałych 25 rozłóżcie odkrytych w kwadrat 5 × 5.
setup-market-app = Znajdźcie tych 25 żetonów i rozłóżcie je jak na obrazku.
setup-market-removed = Do pudełka: { $tiles }.
setup-bonanza = Bonanza
setup-bonanza-table = Potasujcie 8 żetonów Bonanza i połóżcie po jednym, zakryty, nie patrząc, pod żetonem w każdym rogu.
setup-bonanza-app = Żetony Bonanza zostają w pudełku: aplikacja mówi, co jest pod żetonami w rogach.
setup-elephant = Gracz rozpoczynający
setup-elephant-text = Od najmłodszego gracza każdy kolejno odkrywa wierzchnią kartę wypraw, aż pojawi się słoń. Te karty się odrzuca.
setup-elephant-found = { $first } odkrywa słonia, jest graczem rozpoczynającym i bierze Flagę.
setup-ducats = Dukaty
setup-ducats-text = { $first } dla gracza rozpoczynającego, { $others } dla pozostałych.
setup-ducats-secret = Dukaty graczy są tajne.
setup-ducats-open = Dukaty graczy są jawne.
setup-quick = Szybki Start
setup-quick-text = Od gracza rozpoczynającego każdy kolejno przesuwa dwa różne znaczniki do rzędu 2 albo bierze { $ducats }.

# Home
home-rules = Zasady
home-rules-note = Rozdział po rozdziale, z liczbami z waszej gry.

# What else can stay in the box
setup-box-ducats = dukaty
setup-box-spices = przyprawy
setup-ducats-counted = Aplikacja już policzyła: { $first } dla gracza rozpoczynającego, { $others } dla pozostałych.

# Warianty
setup-variants = Warianty
setup-variants-text = Umówcie się na nie, zanim coś rozłożycie.
setup-variants-none = Gracie bez wariantów.
setup-variants-chosen = Gracie w wariantach: { $variants }.
