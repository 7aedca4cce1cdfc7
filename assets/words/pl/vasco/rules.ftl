# The rules at hand: chapter by chapter, numbered as in companion/vasco/rules.md


rules-chapter-0 = Elementy gry
rules-chapter-1 = Przygotowanie gry
rules-chapter-2 = Kładzenie dysków
rules-chapter-3 = Rozgrywanie akcji
rules-chapter-4 = Projekty i wodowanie
rules-chapter-5 = Rekrutacja i ekspedycja
rules-chapter-6 = Postaci
rules-chapter-7 = Żegluga
rules-chapter-8 = Koniec rundy
rules-chapter-9 = Koniec gry
rules-chapter-10 = Poprawki

# 0 The pieces
rule-0-1-title = Gracze
rule-0-1 = Gra od dwóch do czterech osób: żółty, czerwony, czarny i niebieski. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-0-2-title = Projekty i statki
rule-0-2 = 35 żetonów w trzech stosach ma z jednej strony projekt, a z drugiej jego statek. Każdy ma ładowność od 4 do 11 i załogę od 1 do 5; niektóre dają Reale lub PZ, póki leżą na Szlaku handlowym.
rule-0-3-title = Statki kupieckie i żetony Vasco da Gama
rule-0-3 = 6 statków kupieckich ma tylko ładowność. 9 żetonów Vasco da Gama (VdG) mówi, o ile znacznik się przesuwa (lewy górny róg), gdzie zaczyna (prawy górny róg) i jakie dwie kwoty w Realach są do wzięcia.
rule-0-4-title = Ludziki i dyski
rule-0-4 = 32 marynarzy jest w kolorach turkusowym, fioletowym, szarym i pomarańczowym; 6 misjonarzy jest białych. Każdy gracz ma 7 kapitanów, 4 dyski akcji i 1 dysk dodatkowej akcji.
rule-0-5-title = Numery i pieniądze
rule-0-5 = Numery od 1 do 20 leżą w czterech rzędach po pięć; 21 i 22 należą do Manuela I. Reali nigdy nie zabraknie.

# 1 Setting up
rule-1-1-title = Z czym każdy zaczyna
rule-1-1 = Każdy zaczyna z 0 PZ, 10 Realami, 4 dyskami akcji i 1 kapitanem. Pozostałych 6 kapitanów czeka na planszy.
rule-1-2-title = Sekcje i woreczek
rule-1-2 = Aktywnych jest tyle sekcji, ilu graczy. Wszyscy marynarze trafiają do woreczka, a do każdej aktywnej sekcji losuje się 5.
rule-1-2-decided = Sekcja 1 jest skrajna z prawej. Przy mniejszej liczbie graczy aktywne są sekcje z prawej.
rule-1-3-title = Kto ma którą postać
rule-1-3 = Pierwszy gracz bierze Diasa i 2 PZ. Dalej zgodnie z ruchem wskazówek zegara: w dwie osoby Sernigi; w trzy Alvares i Sernigi; w cztery Alvares, Sernigi i Manuel I. Pozostałe zostają na planszy.
rule-1-4-title = Co dają postaci
rule-1-4 = Kto ma Alvaresa, bierze 1 misjonarza; kto ma Manuela I, bierze swój dysk dodatkowej akcji.
rule-1-5-title = Pierwszy statek kupiecki
rule-1-5 = Przed pierwszą rundą właściciel Sernigiego wysyła statek kupiecki. Dostaje premię portu, ale nie PZ doku.
rule-1-5-decided = To jeden z sześciu; pozostałe pięć tworzy stos, po jednym na rundę. Statek, który nie mieści się w żadnym wolnym doku, wypada z gry.
rule-1-6-title = Pierwsze projekty
rule-1-6 = Trzy stosy leżą odkryte. Wykłada się siedem żetonów ze stosu I: jeden na pole São Gabriel, sześć na górne pola.
rule-1-6-decided = Wierzchni żeton idzie na pole São Gabriel, jak w każdej następnej rundzie.
rule-1-7-title = Żetony Vasco da Gama
rule-1-7 = Tasuje się je zakryte i odkrywa wierzchni.

# 2 Placing discs
rule-2-1-title = Gdzie zaczyna znacznik
rule-2-1 = Odkryty żeton VdG przechodzi na lewo. Znacznik staje przy jego numerze początkowym (prawy górny róg), a jego dwie kwoty kładzie się na Dworze.
rule-2-2-title = Po jednym dysku
rule-2-2 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara: każdy bierze wolny numer od 1 do 20, kładzie go na dysku, a oba na wolnym polu akcji w obszarze. Gdzie nie ma wolnego pola, nikt nie może położyć dysku.
rule-2-3-title = Pola akcji
rule-2-3 = Od liczby graczy zależy, ile pól akcji ma obszar.
rule-2-4-title = Dysk dodatkowej akcji
rule-2-4 = Kto ma Manuela I, kładzie piąty dysk w dowolnej ze swoich tur: z 21 lub 22, i tylko z nimi. Gracza bez dysków się pomija.
rule-2-5-title = Położony dysk zostaje
rule-2-5 = Położonego dysku się nie przesuwa. Faza kończy się, gdy leżą wszystkie dyski.

# 3 Taking actions
rule-3-1-title = Pierwszy bezpłatny numer
rule-3-1 = Odkrywa się następny żeton VdG, a znacznik przesuwa się o jego wartość zmiany (lewy górny róg). Gdzie stanie, tam jest pierwszy bezpłatny numer. Reszta tego żetonu dotyczy następnej rundy.
rule-3-2-title = Wywoływanie numerów
rule-3-2 = Od najniższego numeru do najwyższego: wywołany gracz wykonuje akcję obszaru albo rezygnuje.
rule-3-3-title = Ile kosztuje akcja
rule-3-3 = Numer niższy od pierwszego bezpłatnego kosztuje różnicę; od tego numeru akcja jest za darmo. Płaci się to najpierw, niezależnie od kosztu samej akcji. Kto nie może zapłacić, nie może jej wykonać.
rule-3-4-title = Rezygnacja
rule-3-4 = Rezygnacja od razu daje Reale z rzędu numeru, nawet gdy akcja była za darmo. 21 i 22 nie dają nic.
rule-3-4-differs = Tylko niemiecka instrukcja podaje wprost, że rzędy dają od 1 do 3 Reali; pozostałe odsyłają do planszy.
rule-3-5-title = Potem
rule-3-5 = Numer wraca na swoje miejsce, a dysk do właściciela; pole akcji znów jest wolne. Dysk na portrecie zostaje tam do końca rundy.
rule-3-6-title = Akcja coś zmienia
rule-3-6 = Kto wykonuje akcję, coś kupuje, rekrutuje albo wysyła.
rule-3-6-decided = Akcja, która nic nie zmienia, nie jest przyjmowana: to rezygnacja.

# 4 Projects and launching
rule-4-1-title = Zakup projektów
rule-4-1 = Jedną akcją kupuje się 1 górny projekt za 1 Reala albo 2 za 4 Reale, albo projekt São Gabriel po 1 Realu za każdego członka załogi, której by wymagał. São Gabriel jest od razu zwodowany i nie wymaga załogi.
rule-4-2-title = Sprzedanego się nie uzupełnia
rule-4-2 = Pustych pól nie uzupełnia się w trakcie rundy.
rule-4-3-title = Wodowanie
rule-4-3 = W dowolnej chwili, także poza swoją turą: oddajecie tylu marynarzy i misjonarzy, ilu podaje żeton, każdego w innym kolorze, więc najwyżej jednego misjonarza. Marynarze idą do woreczka, misjonarz wraca na Dwór. Kapitan nie jest potrzebny.

# 5 Recruiting and expeditions
rule-5-1-title = Rekrutacja
rule-5-1 = Marynarze z jednej sekcji kosztują 1, 3, 6 lub 10 Reali za 1, 2, 3 lub 4 kolory, bez względu na liczbę. Można wziąć też 1 kapitana, po 1 Realu za każdego rekrutowanego marynarza; sam jest za darmo.
rule-5-2-title = Wysyłanie statków
rule-5-2 = Jeden lub więcej zwodowanych statków płynie do jednego portu, każdy z kapitanem z puli. Dok mieści jeden statek, o ładowności nie mniejszej niż wartość doku; jeśli pasuje kilka doków, wybiera gracz.
rule-5-3-title = Co statek daje od razu
rule-5-3 = PZ doku i premię portu: Natal 1 górny projekt, Terra de Boa Gente 1 marynarza z sekcji lub w ciemno z woreczka, Mozambique 1 kapitana, Mombasa 2 Reale, Malindi 1 Reala, Calicut nic.
rule-5-3-decided = Marynarza trzeba wziąć, póki jakiś jest w sekcjach lub w woreczku.
rule-5-4-title = Pełny port
rule-5-4 = Port jest pełny, gdy wszystkie jego doki są zajęte.

# 6 Characters
rule-6-1-title = Pieniądze albo postać
rule-6-1 = Weźcie jedną z kwot, które jeszcze leżą, albo ugośćcie postać: weźcie jej żeton, z planszy lub od właściciela, od razu skorzystajcie z przywileju i zostawcie dysk na portrecie. Można ugościć postać, która teraz nic nie daje, ponownie ugościć swoją i mieć ich kilka.
rule-6-1-decided = Postaci z dyskiem na portrecie nikt już w tej rundzie nie ugości, nawet ten sam gracz.
rule-6-2-title = Bartolomeu Dias
rule-6-2 = Od razu 2 PZ. Kto ma go na koniec rundy, dostaje kolejne 2 PZ i zaczyna następną.
rule-6-3-title = Francisco Alvares
rule-6-3 = Od razu 1 misjonarz i 1 na koniec każdej rundy, jeśli jest jeszcze na planszy. Kto go wtedy nie dostanie, nie dostanie go też później.
rule-6-4-title = Girolamo Sernigi
rule-6-4 = Prawo wysłania statku kupieckiego, teraz albo na początku Żeglugi. Statek nie wymaga załogi ani kapitana, wpływa do wolnego doku o wartości nie wyższej niż jego ładowność i daje premię portu, ale nie PZ. Potem nie należy do nikogo.
rule-6-5-title = Manuel I
rule-6-5 = Weźcie dysk dodatkowej akcji i 21 lub 22, co zostało, i od razu połóżcie oba na dowolnym wolnym polu akcji.
rule-6-5-decided = Dysk, którym ugoszczono Manuela I, najpierw idzie na portret, więc jego dawne pole jest wolne.
rule-6-5-differs = Tylko niemiecka instrukcja mówi wprost, że w tej samej rundzie nikt nie dostaje drugiej dodatkowej akcji. Aplikacja trzyma się jej.

# 7 Navigation
rule-7-1-title = Statek kupiecki
rule-7-1 = Jeśli nie został wysłany, właściciel Sernigiego musi wysłać go teraz i dostaje premię.
rule-7-1-decided = Jeśli nie mieści się w żadnym wolnym doku, wypada z gry.
rule-7-2-title = Statki zarabiają
rule-7-2 = Każdy statek gracza na Szlaku handlowym daje Reale i PZ, które są na nim podane.
rule-7-3-title = Pełne porty dają PZ
rule-7-3 = Każdy statek gracza w pełnym porcie daje PZ tego portu. Statki kupieckie nikomu nic nie dają.
rule-7-4-title = Statki płyną dalej
rule-7-4 = Od Calicut w dół do Natal: statki z pełnego portu muszą płynąć, zaczynając od lewego, każdy do skrajnego lewego wolnego doku następnego portu, na jaki pozwala jego ładowność. Jeśli takiego nie ma, statek wypada z gry; z Calicut wypada zawsze.
rule-7-5-title = Kapitanowie wracają
rule-7-5 = Statek, który wypada z gry, oddaje kapitana właścicielowi. Dalsza podróż nie daje ani PZ, ani premii.
rule-7-5-differs = Według rosyjskiej instrukcji wracają wszyscy kapitanowie, według pozostałych trzech tylko ci ze statków, które wypadają. Aplikacja trzyma się tych trzech.
rule-7-6-title = Pełny dopiero po żegludze
rule-7-6 = Port, który zapełnił się w ten sposób, da PZ dopiero w następnej rundzie i dopiero wtedy jego statki popłyną dalej.

# 8 The end of a round
rule-8-1-title = Nowe projekty
rule-8-1 = Niesprzedane projekty wypadają z gry, także São Gabriel. Siedem nowych pochodzi z najniższego stosu: wierzchni na pole São Gabriel, sześć na górne pola. Gdy stos się skończy, bierze się następny.
rule-8-2-title = Następny statek kupiecki
rule-8-2 = Odkrywa się go.
rule-8-3-title = Pozostałe kwoty
rule-8-3 = Wracają do wspólnej puli.
rule-8-4-title = Znacznik rund
rule-8-4 = Przesuwa się o 1 pole do przodu.
rule-8-5-title = Nowi marynarze
rule-8-5 = Od sekcji 1 do każdej aktywnej losuje się 3 marynarzy, ale najwyżej tylu, ilu się zmieści: w sekcji jest miejsce dla 5. Gdy woreczek jest pusty, uzupełnianie się kończy.
rule-8-6-title = Alvares i Dias
rule-8-6 = Alvares daje właścicielowi 1 misjonarza, jeśli jest. Dias daje 2 PZ, a jego właściciel jest pierwszym graczem.
rule-8-7-title = Dyski na portretach
rule-8-7 = Wracają do graczy.
rule-8-8-title = Gdy Manuel I zmienił właściciela
rule-8-8 = Kto go stracił, oddaje dysk dodatkowej akcji. Nowy właściciel zachowuje swój na następną rundę.

# 9 The end of the game
rule-9-1-title = Alvares i Dias
rule-9-1 = Alvares daje jeszcze raz 1 misjonarza, Dias 2 PZ.
rule-9-2-title = Ostatnie wodowanie
rule-9-2 = Każdy może jeszcze zwodować statki i umieścić kapitanów na zwodowanych statkach w swojej puli.
rule-9-2-decided = Kapitanów stawia na statkach aplikacja, po jednym na zwodowany statek, na ile ich starczy.
rule-9-2-differs = Angielska instrukcja nie wymaga do wodowania kapitana, pozostałe trzy tak. Aplikacja trzyma się angielskiej.
rule-9-3-title = Ostatnie PZ
rule-9-3 = 1 PZ za każde 3 Reale i 3 PZ za każdy zwodowany statek z kapitanem w puli.
rule-9-4-title = Kto wygrywa
rule-9-4 = Wygrywa, kto ma najwięcej PZ. Przy remisie liczą się własne statki na Szlaku handlowym, potem marynarze w puli.
rule-9-4-decided = Jeśli nadal jest remis, wygrywają wspólnie.
rule-9-5-title = Księga chwały
rule-9-5 = Tam zapisuje się imię zwycięzcy.

# 10 Corrections
rule-10-1-title = Rację ma stół
rule-10-1 = Do końca gry możecie poprawić PZ, Reale, kapitanów lub misjonarzy gracza i podać powód. Kapitanowie i misjonarze przechodzą między pulą a planszą; nic nie spada poniżej zera.
rule-10-2-title = Wszystko inne
rule-10-2 = Możecie też poprawić marynarzy, projekty, statki, postaci, sekcje, doki, projekty do kupienia i kwoty, a rundę i pierwszego gracza, póki nie leży żaden dysk. Zawartość woreczka i planszy z tego wynika. Na co nie starcza elementów, nie jest przyjmowane.

# What a rule amounts to now
now-sections = { $sections ->
    [one] Aktywna jest { $sections } sekcja.
    [few] Aktywne są { $sections } sekcje.
   *[many] Aktywnych jest { $sections } sekcji.
}
now-bag = { $count ->
    [0] Woreczek jest pusty.
    [one] W woreczku jest { $count } marynarz.
    [few] W woreczku jest { $count } marynarzy.
   *[many] W woreczku jest { $count } marynarzy.
}
now-owner = { $player } ma { FORM($character, case: "acc") }.
now-unowned = { $character } jest na planszy.
now-turn = { $player } kładzie dysk.
now-slots = { $area }: { $count ->
    [0] nie ma wolnych pól akcji.
    [one] { $count } wolne pole akcji.
    [few] { $count } wolne pola akcji.
   *[many] { $count } wolnych pól akcji.
}
now-marker = Znacznik stoi przy { $marker }; gdy się przesunie, pierwszy bezpłatny numer będzie od { $least } do { $most }.
now-first-free = Pierwszy bezpłatny numer to { $marker }.
now-called = Wywołano numer { $number } ({ $player }).
now-price = Pierwszy bezpłatny numer to { $marker }: akcja z { $number } kosztuje { FORM($price, case: "acc") }.
now-free = Pierwszy bezpłatny numer to { $marker }: akcja z { $number } jest za darmo.
now-give-up = Rezygnacja z { $number } daje { FORM($reals, case: "acc") }.
now-rows = Od najniższego rzędu do najwyższego rezygnacja daje w Realach: { $amounts }.
now-upper = { $count ->
    [0] Nie ma już górnych projektów.
    [one] Został { $count } górny projekt.
    [few] Zostały { $count } górne projekty.
   *[many] Zostało { $count } górnych projektów.
}
now-sao-gabriel = São Gabriel kosztuje { FORM($reals, case: "acc") }.
now-sao-gabriel-sold = Projekt São Gabriel jest sprzedany.
now-launch = Mogą zwodować statek: { $players }.
now-section = Wszyscy z sekcji { $section }: { $reals }; z kapitanem { $both }.
now-captains = { $player }: { $count ->
    [0] na planszy nie ma już kapitanów.
    [one] na planszy jest jeszcze { $count } kapitan.
    [few] na planszy jest jeszcze { $count } kapitanów.
   *[many] na planszy jest jeszcze { $count } kapitanów.
}
now-docks = { $landing }, wolne doki: { $docks }.
now-complete = Pełny port { $landing }: { $vp } za każdy statek.
now-none-complete = Żaden port nie jest pełny.
now-amounts = Do wzięcia, w Realach: { $amounts }.
now-no-amounts = Obie kwoty są już wzięte.
now-hosted = W tej rundzie ugoszczono: { $characters }.
now-missionaries = { $count ->
    [0] Na planszy nie ma już misjonarzy.
    [one] Na planszy jest jeszcze { $count } misjonarz.
    [few] Na planszy jest jeszcze { $count } misjonarzy.
   *[many] Na planszy jest jeszcze { $count } misjonarzy.
}
now-merchant = Statek kupiecki ma ładowność { $limit }.
now-merchant-sent = Statek kupiecki jest wysłany.
now-earns = { $player }: byłoby { $vp } i { $reals }.
now-paid = { $player }: byłoby { $vp }.
now-sails = { $landing }: { $count ->
    [one] { $count } statek popłynąłby dalej.
    [few] { $count } statki popłynęłyby dalej.
   *[many] { $count } statków popłynęłoby dalej.
}
now-leaves = { $landing }: { $count ->
    [one] { $count } statek wypadłby z gry.
    [few] { $count } statki wypadłyby z gry.
   *[many] { $count } statków wypadłoby z gry.
}
now-returns = { $player }: { $count ->
    [one] wróciłby { $count } kapitan.
    [few] wróciliby { $count } kapitanowie.
   *[many] wróciłoby { $count } kapitanów.
}
now-round = Trwa runda { $round } z { $rounds }.
now-first = Pierwszym graczem jest { $player }.
now-reals = { $player }: { $reals } to { $vp }.
now-ships = { $player }: { $count ->
    [one] { $count } statek z kapitanem to { $vp }.
    [few] { $count } statki z kapitanami to { $vp }.
   *[many] { $count } statków z kapitanami to { $vp }.
}
now-leads = { $players }: { $vp }, jak dotąd najwięcej.

# Other words by which a rule is searched for; they are never shown
also-1-1 = przygotowanie, monety na start, tor punktacji, znacznik punktacji
also-2-2 = kolejność, żeton akcji, numer kolejności, rozmieszczenie, cylinder, obszar z numerami
also-3-1 = odsłonić, darmowa akcja, bezpłatna akcja, pionek, odkryć
also-3-3 = cena, opłata, zapłacić, drogo
also-3-4 = pas, pasować, rekompensata, zwrot, spasować, zrezygnować, wers
also-4-1 = projekt statku, stocznia, zakup, kupić projekt, Pracownia, zwodowanie
also-4-3 = obsadzić statek, budowa, wodowanie, pokład, odwrócić
also-5-1 = zatrudnić, werbunek, rekrutacja, załoga, Punkt rekrutacji, rekrutacyjny, zatrudnianie, rekrutować
also-5-2 = rejs, wyprawa, podróż, wypłynąć, ekspedycja, nabrzeże, przystań, zorganizowanie ekspedycji, Szlak handlowy, pokład, wysyłać, wysłać
also-5-3 = nagroda, korzyść, wybrzeże, bonus
also-5-4 = pełny, zajęty, zapełniony, kompletny
also-6-1 = przychylność, postać, poparcie, gościć, portret, goszczenie, Dwór
also-6-2 = pierwszy gracz, rozpoczynający, lider
also-6-3 = ksiądz, kapłan, mnich, zakonnik
also-6-4 = kupiec, statek handlowy, handlarz
also-7-2 = przychód, wypłata, zarobek
also-7-4 = płynąć dalej, przesunąć, Kalikat, usuwane z gry, odrzucone
also-8-1 = uzupełnić, dołożyć, porządki
also-8-5 = uzupełnić, dobrać
also-8-6 = pierwszy gracz, następna runda
also-9-3 = punktacja końcowa, koniec gry, punkty zwycięstwa
also-9-4 = remis, zwycięzca
also-0-2 = strona z projektem, strona ze statkiem, awers, rewers
also-1-3 = podróżował najdalej, rozdzielić
also-3-2 = rozgrywanie, wykonanie, rozpatrywanie
also-6-5 = król
