# The guided game: each is told once, at the moment it first matters

lesson-place = Numer dysku mówi, kiedy działasz: niskie wcześniej i za Reale, wysokie później i zwykle za darmo. Obszar mówi, co robisz. Kładziecie po jednym dysku: dotknij numeru, potem obszaru.
lesson-number = Niskie numery działają wcześniej, ale mogą kosztować Reale; wysokie działają późno i zwykle za darmo. Granica to mniej więcej { $marker }: przesunie się najwyżej o 3, gdy leżą wszystkie dyski.
lesson-areas = Punkty dają statki: kup projekt (Pracownia), zdobądź załogę i kapitana (Punkt rekrutacji), wyślij w drogę (Szlak handlowy). Dwór daje pieniądze i pomoc.
lesson-additional = { $player } ma Manuela I, a więc w tej rundzie także piąty dysk. Kładzie się go z 21 lub 22: działa na końcu i za darmo.
lesson-price = Pierwszy bezpłatny numer to { $marker }. Numer { $number } jest o { $price } niższy, więc sama akcja kosztuje { $price } R. To, co kupujesz lub werbujesz, płacisz osobno.
lesson-free = Od { $marker } akcja jest bezpłatna. Płacisz tylko za to, co bierzesz.
lesson-projects = Z projektu powstaje statek. Może wpłynąć do doku nie wyższego niż jego duża liczba; postacie obok to potrzebna załoga. Jeden kosztuje 1 Reala, dwa kosztują 4.
lesson-recruiting = Weź dowolnie wielu marynarzy z jednej sekcji. Płacisz za kolory, nie za głowy: jeden kolor kosztuje 1 Reala, dwa 3, trzy 6, cztery 10. Załoga musi być różnokolorowa.
lesson-captain = Każdy statek na morzu potrzebuje kapitana; wraca on, gdy statek opuszcza grę. Z marynarzami kosztuje 1 Reala za każdego z nich, sam jest za darmo.
lesson-launch = { $player } może zwodować statek: marynarze, każdy innego koloru, wchodzą na pokład, a potem wracają do woreczka. To nie akcja i można to zrobić w każdej chwili.
lesson-sailing = Statek z kapitanem płynie do wolnego doku nie wyższego niż jego liczba. Liczba doku to od razu punkty, a port daje premię.
lesson-no-ship = Bez zwodowanego statku i kapitana nie ma czego wysłać. Zwoduj teraz, jeśli możesz, albo zrezygnuj i weź Reale.
lesson-characters = Weź kwotę albo przyjmij postać: Dias daje 2 PZ i pierwszeństwo w następnej rundzie, Alvares misjonarza, który pasuje do każdej załogi, Sernigi statek kupiecki, Manuel I dodatkowy dysk.
lesson-give-up = Nikt nie musi działać: za rezygnację dostaje się tyle, ile jest na przycisku.
lesson-complete = Wszystkie doki są zajęte: { $landing } jest portem kompletnym. Podczas żeglugi każdy statek gracza da tam { $points } PZ, po czym popłyną dalej.
lesson-merchant = Statek kupiecki nie należy do nikogo. { $player } ma Sernigiego i wysyła go do dowolnego wolnego doku nie wyższego niż jego liczba: daje premię portu i pomaga go zapełnić.
lesson-navigation = Teraz każdy statek na morzu przynosi to, co ma nadrukowane. Gdzie zajęte są wszystkie doki portu, statki dają też punkty tego portu i płyną dalej.
lesson-round = Nowa runda: są nowe projekty i marynarze, a wszystkie dyski wróciły. Statki zostają na morzu i znów zarabiają.
lesson-last-round = Ostatnia runda. Co teraz nie wypłynie, da niewiele: na koniec 3 Reale to 1 PZ, a zwodowany statek z kapitanem w zasobach to 3 PZ.
lesson-reckoning = Zwodujcie, co jeszcze można. Potem 3 Reale to 1 PZ, a każdy zwodowany statek w zasobach, dla którego jest kapitan, to 3 PZ. Wygrywa, kto ma najwięcej PZ.

lesson-off = Bez wskazówek

# Where they are offered
guide-title = Wskazówki
guide-on = Nauka podczas gry
guide-on-note = Każda rzecz jest wyjaśniona w zdaniu lub dwóch, gdy pierwszy raz ma znaczenie. Włączone znowu, zaczynają od nowa.
guide-offer = Wasza pierwsza gra?
guide-offer-note = Wskazówki wyjaśniają każdą rzecz, gdy pierwszy raz ma znaczenie. Nikt nie musi znać zasad.
