# The guided game: each is told once, at the moment it first matters

lesson-flag = { $player } zaczyna i kładzie flagę ze wskaźnikiem 1 obok żetonu. Kto wylicytuje flagę, jest odtąd pierwszym graczem i dostaje kartę dodatkowej akcji.
lesson-token = Żeton pod wskaźnikiem trafia na licytację. Musi stykać się z poprzednim, wystarczy róg. Od tego, gdzie położycie wskaźnik, zależy, dokąd sięgną następni.
lesson-auction = Licytacja obiega stół raz: każdy podaje jedną kwotę albo pasuje. Wskaźnik ma { $auctioneer } i mówi na końcu. Gdy nikt nie licytuje, bierze żeton za darmo.
lesson-sell-or-buy = { $auctioneer } sprzedaje i dostaje zaoferowaną kwotę albo kupuje sam za 1 dukata mniej, płacąc do banku. Żetony, których chcą inni, dają więc dukaty.
lesson-secret-money = Dukaty są tajne. Przytrzymajcie palec na własnej sakiewce, by do niej zajrzeć; inni nie patrzą. Nikt nie może zaoferować więcej, niż ma.
lesson-give-up = Miejsca są na cztery plantacje. Odrzucona mała zostaje u gracza { $player } i dalej daje PZ; większa wypada z gry.
lesson-turn = Każdy wykonuje trzy akcje, po jednej w turze. Dotknijcie kolumny: statki, żniwa, podatki, karty albo kolonia, tyle, ile daje jej rząd. Albo przesuńcie znacznik w dół.
lesson-card = Raz w turze można do akcji zagrać kartę wypraw. Karty, które zostaną w ręce, dają punkty na końcu, jeśli mają te same symbole.
lesson-red-tile = Czerwonego żetonu można użyć raz w rundzie, w dowolnej swojej turze. Nieużyty w rundzie przepada, więc dotknijcie go na czas.
lesson-progress = Postęp przesuwa znacznik o rząd w dół. Krok 1 kosztuje jedną przyprawę i jeden statek, krok 2 po dwa i tak dalej. Niższe rzędy dają więcej, na końcu nawet { $row }.
lesson-harvest = Żniwa zapełniają puste pola, tyle, ile podaje rząd, każde pasującą przyprawą. Przyprawami płaci się za postęp. Większe plantacje mieszczą więcej.
lesson-expedition = Wyprawa pozwala ciągnąć karty, do limitu kart w jej rzędzie. Pomagają w jednej turze albo dają punkty na końcu.
lesson-colony = Kolonia wymaga kolonistów: Quilon najmniej, Calicut najwięcej. Liczy się też rząd kolonii i dwie odkryte karty; płacicie tylko to, czego brakuje.
lesson-settle = Jeśli wystarczy, kolonia jest za darmo. Jeśli nie, { $player } dopłaca brakujących kolonistów albo rezygnuje i dostaje jednego kolonistę.
lesson-reward = Kto pierwszy dojdzie w kolumnie do rzędu 4, od razu ciągnie kartę. To samo dotyczy rzędu 5.
lesson-all-rows = Jeden znacznik jeszcze został w tyle. Gdy wszystkie pięć zejdzie o rząd niżej, { $player } dostaje kartę dodatkowej akcji.
lesson-extra = Każdą kartę dodatkowej akcji można zagrać za jeszcze jedną turę. Spasować może, kto ma najwyżej jedną; zachowa ją na następną rundę.
lesson-round = Nowa runda: czerwone żetony znów leżą odkryte, licytujecie nowe żetony. Cztery rundy gra się żetonami A, potem cztery żetonami B.
lesson-phase-b = Faza B: pozostałe żetony wypadają z gry, wykładacie nowe. Wszystko, co macie, zostaje. Karty, kolonie i niskie rzędy liczą się teraz bardziej.
lesson-last-round = To ostatnia runda. Liczą się znaczniki, kolonie, małe plantacje, karty z tym samym symbolem i { $ducats } za najwięcej dukatów; reszta jest już mało warta.
lesson-hand = Karty z ręki wykłada się na stół. Im więcej takich samych symboli, tym lepiej: pięć daje { $alike }. Najwięcej dukatów daje { $ducats }.
