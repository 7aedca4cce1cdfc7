# The guided game: each is told once, at the moment it first matters

lesson-place = Numer na dysku mówi, kiedy działacie: niskie wcześnie, ale za Reale, wysokie późno i zwykle za darmo. Obszar mówi, co robicie. Kładziecie po jednym dysku: dotknijcie numeru, potem obszaru.
lesson-number = Niskie numery działają wcześnie, ale mogą kosztować Reale; wysokie działają późno i zwykle za darmo. Granica jest mniej więcej przy { $marker }: przesunie się najwyżej o 3, gdy wszyscy położą dyski.
lesson-areas = Punkty dają statki: kupcie projekt (Pracownia), zdobądźcie załogę i kapitana (Punkt rekrutacji), wyślijcie statek (Szlak handlowy). Dwór daje pieniądze i pomoc.
lesson-additional = { $player } ma Manuela I, a więc w tej rundzie także piąty dysk. Kładzie się go z numerem 21 lub 22: działa na końcu i za darmo.
lesson-price = Pierwszy bezpłatny numer to { $marker }. Numer { $number } jest o { $price } niższy, więc sama akcja kosztuje { $price } R. Za zakupy i rekrutację płacicie osobno.
lesson-free = Od { $marker } akcja jest za darmo. Płacicie tylko za to, co bierzecie.
lesson-projects = Z projektu powstaje statek. Może wpłynąć do doku o wartości nie wyższej niż jego ładowność, czyli duża liczba; ludziki obok to potrzebna załoga. Jeden projekt kosztuje 1 Reala, dwa kosztują 4.
lesson-recruiting = Weźcie dowolnie wielu marynarzy z jednej sekcji. Płacicie za kolory, nie za liczbę marynarzy: jeden kolor kosztuje 1 Reala, dwa 3, trzy 6, cztery 10. Załoga musi być różnokolorowa.
lesson-captain = Każdy statek na morzu potrzebuje kapitana; kapitan wraca, gdy statek wypada z gry. Z marynarzami kosztuje 1 Reala za każdego z nich, sam jest za darmo.
lesson-launch = { $player } może zwodować statek: marynarze, każdy innego koloru, wchodzą na pokład, a potem wracają do woreczka. To nie akcja: można to zrobić w każdej chwili.
lesson-sailing = Statek z kapitanem płynie do wolnego doku o wartości nie wyższej niż jego ładowność. Wartość doku to od razu punkty, a port daje premię.
lesson-no-ship = Bez zwodowanego statku i kapitana nie ma czego wysłać. Zwodujcie statek teraz, jeśli się da, albo zrezygnujcie i weźcie Reale.
lesson-characters = Weźcie kwotę albo ugośćcie postać: Dias daje 2 PZ i pierwszeństwo w następnej rundzie, Alvares misjonarza, który pasuje do każdej załogi, Sernigi statek kupiecki, Manuel I dodatkowy dysk.
lesson-give-up = Nie trzeba działać: za rezygnację dostaje się tyle, ile widać na przycisku.
lesson-complete = Wszystkie doki są zajęte: port { $landing } jest pełny. Podczas żeglugi każdy statek gracza daje w nim { $points } PZ, potem statki popłyną dalej.
lesson-merchant = Statek kupiecki nie należy do nikogo. { $player } ma Sernigiego i wysyła ten statek do dowolnego wolnego doku o wartości nie wyższej niż jego ładowność: statek daje premię portu i pomaga go zapełnić.
lesson-navigation = Teraz każdy statek na morzu daje to, co ma nadrukowane. Gdzie zajęte są wszystkie doki portu, statki dają też punkty tego portu, a potem płyną dalej.
lesson-round = Nowa runda: są nowe projekty i marynarze, a wszystkie dyski wróciły. Statki zostają na morzu i znów zarabiają.
lesson-last-round = Ostatnia runda. Co teraz nie wypłynie, da niewiele: na koniec 3 Reale to 1 PZ, a zwodowany statek z kapitanem przed graczem to 3 PZ.
lesson-reckoning = Zwodujcie, co jeszcze się da. Potem 3 Reale to 1 PZ, a każdy zwodowany statek przed graczem, dla którego jest kapitan, to 3 PZ. Wygrywa, kto ma najwięcej PZ.

# Where they are offered
