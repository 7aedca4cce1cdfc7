# What a group chooses for its table

options-box = Co zostaje w pudełku
options-draw = Kto losuje

options-preset-all = Wszystko
options-preset-draws = Żetony i marynarze
options-preset-none = Nic
options-box-note = To, co zostaje w pudełku, zastępuje aplikacja.
options-coins = Monety
options-coins-app = Aplikacja liczy Reale wszystkich graczy.
options-coins-people = Każdy ma prawdziwe monety; aplikacja liczy równolegle.
options-coins-short = monety
options-track = Tor punktacji
options-track-app = Aplikacja liczy punkty wszystkich graczy.
options-track-people = Przesuwacie znaczniki na planszy; aplikacja liczy równolegle.
options-track-short = tor punktacji
options-vdg = Żetony Vasco da Gama
options-vdg-app = Aplikacja je tasuje i odkrywa.
options-vdg-people = Odkrywacie je i podajecie aplikacji, który to żeton.
options-vdg-short = żetony
options-sailors = Woreczek marynarzy
options-sailors-app = Aplikacja losuje; marynarzy bierzecie z odkrytego zapasu.
options-sailors-people = Losujecie z woreczka i podajecie aplikacji, którzy marynarze wypadli.
options-sailors-short = woreczek

options-projects = Aplikacja losuje projekty
options-projects-app = Weźcie ze stosów żetony, które wskaże.
options-projects-people = Podajecie aplikacji, które żetony wypadły.
options-merchants = Aplikacja losuje statki kupieckie
options-merchants-app = Weźcie ze stosu statek, który wskaże.
options-merchants-people = Podajecie aplikacji, który statek wypadł.
options-unknown = Będzie to możliwe po wpisaniu żetonów waszego egzemplarza w Zestawach elementów.

# How far a game is
progress-setup = Przygotowanie
progress-placing = Runda { $round } · rozmieszczanie dysków
progress-acting = Runda { $round } · akcje
progress-navigation = Runda { $round } · żegluga
progress-ending = Koniec rundy { $round }
progress-final = Ostatnie wodowania
progress-over = Gra zakończona

# What is done on the table where the app begins to draw in the middle of a game
options-vdg-from-now = Odłóżcie żetony Vasco da Gama: od teraz odkrywa je aplikacja.
options-sailors-from-now = Odłóżcie woreczek, a marynarzy z niego zostawcie w odkrytym zapasie: od teraz losuje aplikacja.
options-projects-from-now = Od teraz aplikacja mówi, które projekty wyłożyć: znajdźcie je w stosach.
options-merchants-from-now = Od teraz aplikacja mówi, który statek kupiecki odkryć: znajdźcie go w stosie.
