# A game that has begun without the app: the table is entered as it lies

lies-area-round = Runda
lies-area-figures = Punkty i pieniądze
lies-area-crew = Kapitanowie i marynarze
lies-area-tiles = Projekty i statki
lies-area-docks = Doki
lies-area-sections = Rekrutacja
lies-area-offer = Projekty do kupienia
lies-area-stacks = Odkryte żetony

lies-round = Która runda się zaczyna?
lies-round-note = Tu i na następnych stronach podajcie tylko to, co u was jest inaczej.
lies-board = plansza
lies-characters-note = Kto gości którą postać?
lies-first = Pierwszy gracz
lies-figures = PZ i Reale
lies-tiles = Przed graczami
lies-tiles-note = Wskażcie gracza, którego projekty lub statki podajecie. Dotknijcie projektu, aby go zwodować, albo statku, aby go usunąć.
lies-tile-of = Projekt gracza { $player }
lies-ship-of = Zwodowany statek gracza { $player }
lies-keypad = Dotknijcie tego, co jest na żetonie.
lies-picture = Dotknijcie właściwego; kropki oznaczają dowolny inny.
lies-assumed = Te żetony są tylko przypuszczalne: dotknijcie takiego samego jak wasz; kropki oznaczają dowolny inny.
lies-docks-note = Dotknijcie doku, który u was wygląda inaczej.
lies-dock = { $landing }, dok { $dock }
lies-dock-note = Statek kupiecki albo statek gracza: czyj i który?
lies-section = Sekcja { $section }
lies-sections-note = Brakujący do pięciu marynarze liczą się jako pomarańczowi, dopóki nie podacie też pomarańczowych.
lies-offer-note = Ten w ramce leży na polu São Gabriel. Dotknijcie projektu, aby go zabrać.
lies-sao-gabriel = Na polu São Gabriel
lies-upper = Na następnym górnym polu
lies-vdg = Żeton Vasco da Gama
lies-merchant = Statek kupiecki
lies-none-told = Wskażcie ten odkryty; jeśli żadnego nie wskażecie, wylosuje go aplikacja.
