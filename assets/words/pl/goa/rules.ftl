# The rules at hand: chapter by chapter, numbered as in companion/goa/rules/rules.md

rules-chapter-0 = Elementy gry
rules-chapter-1 = Przygotowanie gry
rules-chapter-2 = Przebieg gry
rules-chapter-3 = Wskaźniki aukcji
rules-chapter-4 = Licytacje
rules-chapter-5 = Tury i akcje
rules-chapter-6 = Dodatkowe akcje
rules-chapter-7 = Kolonie
rules-chapter-8 = Karty wypraw
rules-chapter-9 = Żetony
rules-chapter-10 = Koniec gry i punkty
rules-chapter-11 = Warianty
rules-chapter-12 = Co jest tajne
rules-chapter-13 = Poprawki

# 0 The pieces
rule-0-1-title = Gracze
rule-0-1 = Gra od dwóch do czterech osób: czerwony, niebieski, zielony i żółty. Kolejny gracz to zawsze następny zgodnie z ruchem wskazówek zegara.
rule-0-2-title = Żetony A, B i Flaga
rule-0-2 = Jest 29 żetonów fazy A, 29 żetonów fazy B i Flaga.
rule-0-3-title = Żetony kolonii
rule-0-3 = Jest ich 18: 5 Quilon, 4 Cochin, 5 Madras i 4 Calicut.
rule-0-4-title = Karty wypraw
rule-0-4 = Każda z 30 kart ma działanie, liczbę kolonistów (1, 2 lub 3) i jeden z sześciu symboli. Każdy symbol jest na 5 kartach.
rule-0-5-title = Zasoby ogólne
rule-0-5 = Dukatów, statków, kolonistów i przypraw nigdy nie zabraknie i można je rozmieniać w każdej chwili. Kart dodatkowej akcji jest 10.
rule-0-5-decided = Jeśli potrzeba więcej niż 10 kart dodatkowej akcji, i tak się je wydaje.
rule-0-6-title = Plansze i wskaźniki
rule-0-6 = Plansza gracza ma miejsce na 4 plantacje i po jednej kolonii każdej nazwy. Plansza rozwoju ma 5 kolumn po 5 rzędów i w każdej kolumnie znacznik. Wskaźniki aukcji mają numery od 1 do 5.
rule-0-7-title = Inne żetony
rule-0-7 = 8 żetonów Bonanza należy do wariantu. Żetony rund i akcji tylko przypominają.

# 1 Setting up
rule-1-1-title = Rozłożenie żetonów
rule-1-1 = Żetony A tasuje się, ogląda 4 z nich i odkłada do pudełka. Najwyżej 2 mogą być plantacjami: zamiast trzeciej odkłada się inny żeton. Pozostałych 25 rozkłada się losowo, odkryte, w kwadrat 5 na 5.
rule-1-1-decided = Każdy może wiedzieć, co jest w pudełku. Płodzmian nie liczy się tu jako plantacja.
rule-1-2-title = Kolonie i karty
rule-1-2 = Żetony kolonii leżą odkryte, ułożone według nazw. Karty wypraw po przetasowaniu tworzą zakryty stos.
rule-1-3-title = Z czym każdy zaczyna
rule-1-3 = Dwie plansze, po znaczniku w rzędzie 1 każdej kolumny, 4 statki, 2 kolonistów i wskaźniki od numeru 1, o jeden więcej niż graczy.
rule-1-4-title = Kto zaczyna
rule-1-4 = Od najmłodszego gracza każdy kolejno odkrywa wierzchnią kartę stosu. Kto odkryje pierwszego słonia, jest graczem rozpoczynającym. Karty się odrzuca.
rule-1-5-title = Dukaty na początek
rule-1-5 = Gracz rozpoczynający bierze Flagę, bez karty dodatkowej akcji, i 5 dukatów. Pozostali biorą po 10.
rule-1-6-title = Wybór wariantów
rule-1-6 = Warianty uzgadnia się przed przygotowaniem gry. Szybki Start odbywa się tuż przed rundą 1.

# 2 The course
rule-2-1-title = Dwie fazy
rule-2-1 = Faza A ma 4 rundy, potem faza B ma 4. Po nich gra się kończy.
rule-2-2-title = Runda
rule-2-2 = Najpierw wskaźniki aukcji, potem licytacje, po trzy tury każdego gracza i dodatkowe akcje.
rule-2-3-title = Od A do B
rule-2-3 = Po czwartej rundzie fazy A żetony pozostałe w obszarze gry wypadają z gry, a żetony B rozkłada się tak samo. To, co należy do graczy, w tym Flaga, zostaje u nich.
rule-2-4-title = Odkrycie czerwonych żetonów
rule-2-4 = Na początku każdej rundy użyte czerwone żetony znów się odkrywa.

# 3 Placing tokens
rule-3-1-title = Obszar gry
rule-3-1 = Obszar gry ma rzędy i kolumny od 1 do 5. Wokół niego, przy krawędzi, jest 20 miejsc, na których może leżeć Flaga.
rule-3-2-title = Flaga i wskaźnik 1
rule-3-2 = Gracz rozpoczynający kładzie Flagę na pustym miejscu obszaru gry albo przy jego krawędzi, a na niej wskaźnik 1. Co najmniej jeden żeton musi przylegać do niej krawędzią; róg nie wystarczy.
rule-3-3-title = Pozostałe wskaźniki
rule-3-3 = Każdy kolejny gracz kładzie jeden wskaźnik z następnym numerem, a na koniec gracz rozpoczynający swój najwyższy. Wskaźnik leży na żetonie bez wskaźnika, nigdy na pustym miejscu ani na Fladze.
rule-3-4-title = Obok poprzedniego
rule-3-4 = Wskaźnik 2 leży na żetonie obok Flagi, każdy następny obok żetonu z poprzednim wskaźnikiem. Liczą się i krawędzie, i rogi.
rule-3-5-title = Ślepy zaułek
rule-3-5 = Jeśli obok ostatniego wskaźnika nie ma wolnego żetonu, wybiera się dowolny wolny żeton obszaru gry. Następny wskaźnik musi leżeć obok niego.
rule-3-6-title = Miejsca nie zabraknie
rule-3-6 = Zawsze znajdzie się miejsce dla Flagi i żeton dla każdego wskaźnika.

# 4 Auctions
rule-4-1-title = Kolejność licytacji
rule-4-1 = Licytuje się według numerów wskaźników. Pierwsza jest Flaga, ze wskaźnikiem 1.
rule-4-2-title = Licytowanie
rule-4-2 = Od lewej strony właściciela wskaźnika każdy z pozostałych raz pasuje albo podaje stawkę. Każda stawka jest wyższa od poprzedniej i nie większa niż dukaty gracza. Właściciel decyduje ostatni.
rule-4-2-decided = Licytuje się tylko jeden raz dookoła. Kogo nie stać na stawkę, sam pasuje; aplikacja nikogo nie pomija.
rule-4-2-differs = W polskiej instrukcji pierwszy gracz mówi 1 albo pasuje; w angielskiej pierwsza stawka to co najmniej 1. Aplikacja idzie za angielską.
rule-4-3-title = Nikt nie licytuje
rule-4-3 = Jeśli nikt nie podał stawki, właściciel wskaźnika dostaje żeton za darmo.
rule-4-3-decided = Nie może go odmówić.
rule-4-4-title = Sprzedaż albo zakup
rule-4-4 = Właściciel wskaźnika sprzedaje: najwyżej licytujący płaci mu stawkę i bierze żeton. Albo kupuje: płaci do banku o 1 mniej i sam bierze żeton.
rule-4-5-title = Zapłata od razu
rule-4-5 = Dukaty od razu zmieniają właściciela i można nimi licytować dalej. Wskaźnik wraca do swojego gracza.
rule-4-6-title = Kto zdobywa Flagę
rule-4-6 = Bierze kartę dodatkowej akcji i od tej chwili jest graczem rozpoczynającym: w turach tej rundy i przy układaniu wskaźników w następnej.
rule-4-7-title = Działanie żetonu
rule-4-7 = Miejsce żetonu pustoszeje, a żeton działa. Co trzeba przy nim wybrać, wybiera się przed następną licytacją. Można zdobyć dowolnie wiele żetonów.
rule-4-8-title = Bez kart i żetonów
rule-4-8 = Do końca licytacji nikt nie zagrywa kart i nie używa żetonów.
rule-4-8-decided = Wyjątkiem jest tylko to, co zdobyty żeton daje natychmiast.

# 5 Turns
rule-5-1-title = Po trzy tury
rule-5-1 = Od gracza rozpoczynającego każdy kolejno rozgrywa pierwszą turę, potem każdy drugą, potem trzecią.
rule-5-2-title = Tura
rule-5-2 = Tura to jedna akcja. Przed nią, w jej trakcie lub po niej można zagrać jedną kartę i używać swoich żetonów; ani jedno, ani drugie nie jest akcją.
rule-5-2-decided = W jednej turze można użyć kilku żetonów. Z akcji można zrezygnować; tura i tak mija.
rule-5-3-title = W trakcie akcji
rule-5-3 = Niektóre akcje można przerwać, żeby zagrać kartę albo użyć żetonu.
rule-5-3-decided = Są to: żniwa podzielone na części, wyprawa karta po karcie i zakładanie kolonii po odkryciu kart. Jeśli w tym czasie przesunie się znacznik, dalej liczy się jego nowy rząd.
rule-5-4-title = Zwiększ postęp
rule-5-4 = Jeden znacznik przesuwa się o rząd w dół. Płaci się przyprawy pokazane między rzędami, z dowolnych swoich plantacji i kolonii, oraz tyle samo statków.
rule-5-5-title = Zbuduj statki
rule-5-5 = Gracz bierze tyle statków, ile wskazuje jego znacznik w kolumnie Statki.
rule-5-6-title = Przeprowadź żniwa
rule-5-6 = Gracz bierze najwyżej tyle przypraw, ile wskazuje jego znacznik w kolumnie Żniwa, każdą na wolne pole odpowiedniego rodzaju. Na co nie ma miejsca, tego się nie bierze.
rule-5-7-title = Zbierz podatki
rule-5-7 = Gracz bierze z banku tyle dukatów, ile wskazuje jego znacznik w kolumnie Podatki.
rule-5-8-title = Zorganizuj wyprawę
rule-5-8 = Lewa liczba mówi, ile kart można pociągnąć, a prawa, ile najwyżej można ich potem mieć w ręce. Żeby zrobić miejsce, można odrzucić karty albo jedną zagrać.
rule-5-8-decided = Kto zaczyna z liczbą kart powyżej limitu, najpierw musi do niego zejść.
rule-5-8-differs = Polska instrukcja w jednym miejscu zabrania ciągnąć powyżej limitu; w innym, jak angielska, każe tylko odrzucić nadmiar. Aplikacja łączy jedno z drugim.
rule-5-9-title = Limit kart
rule-5-9 = Obowiązuje tylko w tej akcji. Dzięki kartom z innych źródeł można mieć w ręce więcej.
rule-5-10-title = Załóż kolonię
rule-5-10 = Gracz próbuje założyć wybraną kolonię; jak, mówi rozdział o koloniach.
rule-5-11-title = Pierwszy w rzędzie
rule-5-11 = Kto pierwszy ze wszystkich doprowadzi znacznik do rzędu 4 danej kolumny, ciągnie 1 kartę wypraw; tak samo w rzędzie 5.
rule-5-12-title = Wszystkie znaczniki niżej
rule-5-12 = Gdy ostatni znacznik gracza opuszcza rząd 1, gracz bierze 1 kartę dodatkowej akcji. Tak samo jest z rzędami 2, 3 i 4.
rule-5-13-title = Bez względu na sposób
rule-5-13 = Te nagrody nie zależą od tego, co przesunęło znacznik.
rule-5-13-decided = Instrukcje tego nie mówią; aplikacja daje je także za kartę i za Wicekróla.
rule-5-14-title = Odrzucanie, nie handel
rule-5-14 = Kartę można odrzucić w każdej chwili. Przypraw nie przekłada się między polami, a gracze ze sobą nie handlują.
rule-5-14-decided = Nie odrzuca się kart podczas przygotowania gry, na jej końcu ani między odkryciem czegoś a jego skutkiem.

# 6 Extra turns
rule-6-1-title = Jedna karta, jedna tura
rule-6-1 = Po trzecich turach, od gracza rozpoczynającego i dalej w koło: gracz zagrywa kartę dodatkowej akcji i rozgrywa jeszcze jedną turę albo pasuje. Karta wraca do zasobów ogólnych.
rule-6-2-title = Pasowanie
rule-6-2 = Pasować można tylko, mając najwyżej 1 kartę dodatkowej akcji. Kto spasował, w tej rundzie już ich nie zagrywa.
rule-6-3-title = Koniec rundy
rule-6-3 = Runda kończy się, gdy wszyscy spasowali.
rule-6-4-title = Nie ma czego zagrać
rule-6-4 = Bez karty dodatkowej akcji nie ma dodatkowej akcji.
rule-6-4-decided = Aplikacja pasuje wtedy za gracza. Karta zdobyta podczas dodatkowej akcji liczy się od razu.

# 7 Colonies
rule-7-1-title = Ilu kolonistów
rule-7-1 = Gracz wskazuje kolonię, której jeszcze nie ma. Quilon wymaga 6 kolonistów, Cochin 8, Madras 10, Calicut 12.
rule-7-2-title = Liczenie kolonistów
rule-7-2 = Liczą się koloniści, których wskazuje znacznik w kolumnie Kolonie; nie zużywa się ich. Potem odkrywa się dwie karty i ich koloniści też się liczą.
rule-7-3-title = Trzecia karta
rule-7-3 = Odpowiednia karta wypraw pozwala odkryć trzecią. Można ją zagrać po zobaczeniu pierwszych dwóch.
rule-7-3-decided = Aplikacja pyta o nią dopiero po tych dwóch.
rule-7-4-title = Dość albo za mało
rule-7-4 = Jeśli to wystarcza, kolonia zostaje założona bez opłat. Jeśli nie, można dopłacić dokładnie brakujących kolonistów.
rule-7-4-decided = Gdy nie trzeba dopłacać, z założenia nie można zrezygnować.
rule-7-5-title = Przed decyzją
rule-7-5 = Do tej chwili można użyć żetonu albo zagrać kartę tej tury, na przykład po więcej kolonistów.
rule-7-5-decided = Jeśli w tym czasie przesunie się znacznik w kolumnie Kolonie, liczy się jego nowy rząd.
rule-7-6-title = Gdy się nie uda
rule-7-6 = Kto nie może lub nie chce dopłacić, nie zakłada kolonii. Nie traci kolonistów i bierze 1 z zasobów ogólnych.
rule-7-7-title = Odkryte karty
rule-7-7 = Odrzuca się je w każdym przypadku, także kartę zagraną po trzecią.
rule-7-7-differs = Polska instrukcja mówi w jednym miejscu o stosie odrzuconych kart kolonistów; tak jak w angielskiej, jest tylko stos odrzuconych kart wypraw.
rule-7-8-title = Nowa kolonia
rule-7-8 = Gracz wybiera żeton tej nazwy i od razu go uzupełnia. Quilon ma 1 pole na jedną z dwóch swoich przypraw, Cochin 1 na dowolną; Madras ma 2 pola na swoje dwie przyprawy, Calicut 2 na dowolne.
rule-7-9-title = Ponowne uzupełnianie
rule-7-9 = Przy każdym uzupełnianiu przyprawę na każde pole wybiera się od nowa. Kolonii nigdy się nie odrzuca i starczy ich dla wszystkich.

# 8 Cards
rule-8-1-title = Jedna karta w turze
rule-8-1 = W turze, także dodatkowej, zagrywa się najwyżej jedną kartę i odrzuca ją. Większość pasuje do każdej tury, karty oznaczone A tylko do akcji, którą zmieniają.
rule-8-1-decided = Kartę odrzuca się, zanim zadziała. Kartę A zagrywa się razem z jej akcją; karta do żniw działa od tej części, z którą ją zagrano.
rule-8-2-title = Gdy stos się skończy
rule-8-2 = Karty odrzucone tasuje się w nowy stos. Jeśli i ich nie ma, ciągnie się tyle, ile jest.
rule-8-2-decided = Karty odkryte do zakładania kolonii lub do Sukursu nie należą jeszcze do odrzuconych.
rule-8-3-title = Karty na koniec
rule-8-3 = Karty, które na koniec zostały w ręce, dają punkty.
rule-8-4-title = 2 statki
rule-8-4 = Bierze się 2 statki.
rule-8-5-title = 2 kolonistów
rule-8-5 = Bierze się 2 kolonistów.
rule-8-6-title = 5 dukatów
rule-8-6 = Bierze się 5 dukatów z banku.
rule-8-7-title = 2 przyprawy
rule-8-7 = Bierze się 2 dowolne przyprawy na wolne pola odpowiedniego rodzaju; bez miejsca nie bierze się nic.
rule-8-7-decided = Można wziąć mniej, ale co najmniej jedną.
rule-8-8-title = Sprzedaż przypraw
rule-8-8 = Sprzedaje się od 1 do 4 swoich przypraw po 3 dukaty.
rule-8-9-title = Postęp za dukaty
rule-8-9 = Jeden znacznik przesuwa się o rząd w dół za tyle dukatów, ile podano na karcie. Nie kosztuje to przypraw ani statków i nie jest akcją.
rule-8-10-title = Mieszane żniwa
rule-8-10 = (A) Podczas żniw zamiast przypraw można brać także statki i kolonistów, w dowolnej mieszance; razem tyle, na ile pozwalają żniwa.
rule-8-11-title = Trzy karty na kolonię
rule-8-11 = (A) Przy zakładaniu kolonii odkrywa się trzy karty zamiast dwóch.
rule-8-12-title = Postęp bez przypraw
rule-8-12 = (A) Postęp kosztuje tylko statki.
rule-8-13-title = Postęp bez statków
rule-8-13 = (A) Postęp kosztuje tylko przyprawy.

# 9 Tiles
rule-9-1-title = Flaga
rule-9-1 = Jej właściciel jest graczem rozpoczynającym i dostaje kartę dodatkowej akcji. Nie można jej wziąć za Zamianę.
rule-9-2-title = Plantacja
rule-9-2 = (A, B) Ma 1, 2 lub 3 pola na jedną przyprawę. Kładzie się ją na swojej planszy i od razu uzupełnia.
rule-9-3-title = Piąta plantacja
rule-9-3 = Kto ma 4, najpierw odrzuca jedną, razem z jej przyprawami. Mała (1 pole) zostaje u niego zakryta i nadal daje punkty; większa wypada z gry. Na planszę już nie wraca.
rule-9-3-decided = Nową trzeba położyć, na miejscu, które się zwolniło.
rule-9-4-title = Płodzmian
rule-9-4 = Działa jak mała plantacja, ale na dowolną przyprawę, za każdym razem wybieraną od nowa. Nie daje PZ.
rule-9-4-decided = Należy do fazy A. Odrzucony wypada z gry; Plantator go nie liczy, a Dodatkowe żniwa mogą go uzupełnić.
rule-9-5-title = Plantator
rule-9-5 = (A) Na koniec każda mała plantacja gracza, także zakryta, jest warta 3 PZ zamiast 1.
rule-9-6-title = Misja
rule-9-6 = (B) Zostaje zakryta u gracza i na koniec daje podane na niej 2 lub 3 PZ.
rule-9-7-title = Statki
rule-9-7 = (A, B) Od razu bierze się 4 statki.
rule-9-8-title = Koloniści
rule-9-8 = (A, B) Od razu bierze się 4 kolonistów.
rule-9-9-title = Dodatkowe akcje
rule-9-9 = (A, B) Od razu bierze się 2 karty dodatkowej akcji.
rule-9-10-title = Osada
rule-9-10 = (A, B) Od razu bierze się 1 statek, 1 kolonistę i 1 kartę dodatkowej akcji.
rule-9-11-title = Statki/Koloniści
rule-9-11 = (A, B) Od razu bierze się 3 statki albo 3 kolonistów, bez mieszania.
rule-9-12-title = Wyprawa
rule-9-12 = (A, B) Od razu ciągnie się podane na żetonie 2 lub 3 karty, nawet ponad limit.
rule-9-13-title = Podarunek
rule-9-13 = (B) Działa od razu: bierze się żeton z pudełka.
rule-9-14-title = Zamiana
rule-9-14 = (B) W jednej ze swoich tur gracz bierze dowolny żeton z obszaru gry i kładzie Zamianę na jego miejscu, gdzie znów można ją licytować. Dostaje też leżący tam żeton Bonanza.
rule-9-14-decided = Można wziąć inną Zamianę. Żeton o działaniu natychmiastowym działa teraz; innych można użyć w tej turze lub później.
rule-9-14-differs = Według angielskiej instrukcji wziętego żetonu można użyć od razu lub później; polska mówi tylko: zgodnie z jego rodzajem. Aplikacja idzie za rodzajem żetonu.
rule-9-15-title = Podarunek: pudełko
rule-9-15 = (B) Gracz ogląda 8 żetonów odłożonych do pudełka przed obiema fazami i bierze jeden. Podarunek się odrzuca.
rule-9-15-decided = Żeton, który wymaga tury, czeka na najbliższą turę gracza. Jeśli pudełko jest puste, Podarunek nic nie daje.
rule-9-16-title = Użycie musi coś dać
rule-9-16 = Żetonu używa się po to, żeby coś za niego dostać.
rule-9-16-decided = Użycia, które nic by nie zmieniło, się nie przyjmuje. Wyjątkiem jest Szpiegostwo: zbudować statki lub zebrać podatki można też za 0.
rule-9-17-title = Czerwone żetony
rule-9-17 = Raz na rundę, w swojej turze; potem się je zakrywa. (A) Statek: 1 statek. Kolonista: 1 kolonista. Dukaty: 3 dukaty. Przyprawa: 1 dowolna, na którą jest miejsce. (B) Wyprawa: 1 karta, nawet ponad limit.
rule-9-17-differs = Polska instrukcja mówi: od najbliższej rundy; angielska: w późniejszej akcji. W przykładzie obu żeton działa jeszcze w tej samej rundzie i na to pozwala aplikacja.
rule-9-18-title = Raz w grze
rule-9-18 = Dodatkowe żniwa, Sukurs, Szpiegostwo i Wicekróla po użyciu się odrzuca. Pogłówne zostaje u gracza.
rule-9-19-title = Dodatkowe żniwa
rule-9-19 = (B) Uzupełnia się wszystkie wolne pola na najwyżej trzech swoich plantacjach i koloniach.
rule-9-20-title = Sukurs
rule-9-20 = (B) Odkrywa się dwie karty i sumuje ich kolonistów. Dopiero potem gracz wybiera: tyle przypraw, na ile ma miejsce, albo kolonistów, albo statków. Karty się odrzuca.
rule-9-21-title = Szpiegostwo
rule-9-21 = (B) Gracz buduje statki, przeprowadza żniwa, zbiera podatki albo zakłada kolonię ze znacznikiem innego gracza. Zysk należy do niego.
rule-9-21-decided = Jest to akcja obok zwykłej. Karta A do niej może być kartą tej tury. Nieudane założenie daje kolonistę. Nie można go użyć w trakcie zakładania kolonii.
rule-9-22-title = Wicekról
rule-9-22 = (B) Znacznik stojący najwyżej przesuwa się za darmo o rząd w dół. Jeśli jest ich kilka, gracz wybiera jeden.
rule-9-23-title = Pogłówne
rule-9-23 = (A, B) Zwraca się naraz 6 przypraw i odwraca żeton: na koniec daje 5 PZ. Niewykorzystany nie daje nic.

# 10 The end
rule-10-1-title = Koniec gry
rule-10-1 = Gra kończy się po dodatkowych akcjach ostatniej rundy. Niczego już się nie używa; dukaty i karty wykłada się na stół.
rule-10-2-title = Znaczniki postępu
rule-10-2 = W rzędach od 1 do 5 znacznik jest wart 0, 1, 3, 6 lub 10 PZ.
rule-10-3-title = Założone kolonie
rule-10-3 = 1, 2, 3 lub 4 kolonie są warte 1, 3, 6 lub 10 PZ.
rule-10-4-title = Karty w ręce
rule-10-4 = W każdym symbolu od 1 do 5 jednakowych kart daje 1, 3, 6, 10 lub 15 PZ.
rule-10-5-title = Najwięcej dukatów
rule-10-5 = Daje 3 PZ. Przy remisie każdy z remisujących dostaje 3.
rule-10-6-title = Plantacje i żetony
rule-10-6 = Każda mała plantacja jest warta 1 PZ, z Plantatorem 3; spełnione Pogłówne 5; Misja tyle, ile na niej podano, tak samo PZ na żetonach Bonanza.
rule-10-7-title = Kto wygrywa
rule-10-7 = Wygrywa, kto ma najwięcej PZ, a przy remisie ten z nich, kto ma najwięcej dukatów.
rule-10-7-decided = Jeśli nadal jest remis, dzielą się zwycięstwem.

# 11 Variants
rule-11-1-title = Szybki Start
rule-11-1 = Przed rundą 1, od gracza rozpoczynającego, każdy przesuwa dwa różne znaczniki do rzędu 2 albo bierze 10 dukatów.
rule-11-1-decided = Trzeba wybrać jedno z dwojga.
rule-11-2-title = Bonanza
rule-11-2 = Na początku każdej fazy tasuje się 8 żetonów Bonanza i kładzie po jednym, nieoglądanym, pod czterema żetonami narożnymi.
rule-11-3-title = Zdobycie żetonu Bonanza
rule-11-3 = Kto zdobywa leżący na nim żeton, w licytacji lub za Zamianę, od razu dostaje premię. Żeton położony tam później za Zamianę już jej nie ma.
rule-11-3-decided = Najpierw działa żeton z wierzchu, potem żeton Bonanza.
rule-11-4-title = Bonanza w fazie B
rule-11-4 = Na fazę B znów losuje się cztery żetony Bonanza.
rule-11-4-decided = Znów tasuje się wszystkie 8. Przyprawy wymagają miejsca, inaczej przepadają; karty ciągnie się nawet ponad limit; PZ zostają.
rule-11-4-differs = Angielski spis elementów oznacza żetony Bonanza literami A i B, choć zasady i angielskie, i polskie każą tasować wszystkie. Tak robi aplikacja.

# 12 Secrets
rule-12-1-title = Co się ukrywa
rule-12-1 = Dukaty graczy są tajne.
rule-12-1-decided = Tajne jest też, jakie karty ma gracz, ale nie ile. Wszystko inne jest jawne, także żetony zakryte dopiero po obejrzeniu.
rule-12-2-title = Dukaty krążą jawnie
rule-12-2 = Każdą zapłatę widzą wszyscy, więc kto ma dobrą pamięć, policzyłby każdą sumę. Aplikacja je zna, ale ich nie pokazuje.
rule-12-3-title = Czego aplikacja nie pokazuje
rule-12-3 = Nie pokazuje innym sum, kolejności według pieniędzy ani najwyższej możliwej stawki. Gdy brakuje pieniędzy, mówi tylko: za mało dukatów.
rule-12-4-title = Własne dukaty
rule-12-4 = Na własnym urządzeniu widać je zawsze, na wspólnym tylko, póki trzyma się przycisk. Można też grać z jawnymi dukatami.
rule-12-5-title = Wyniki w trakcie gry
rule-12-5 = Do końca gry nie obejmują kart w ręce ani PZ za najwięcej dukatów.
rule-12-6-title = Co się zapisuje
rule-12-6 = Z pociągniętych kart tylko ich liczbę; co jest na karcie, dopiero gdy wszyscy ją widzieli.
rule-12-7-title = Gdy ciągnie aplikacja
rule-12-7 = Jeśli gracie bez stosu kart, ciągnie aplikacja. To, co jest na karcie, trafia do zapisu gry dopiero wtedy, gdy zobaczą ją wszyscy.
rule-12-8-title = Odrzucanie w tajemnicy
rule-12-8 = Przy odrzuceniu karty zapisuje się tylko, ile kart zostało.
rule-12-8-decided = Karty nie trzeba pokazywać.
rule-12-9-title = Czego się nie sprawdza
rule-12-9 = Aplikacja nie może wiedzieć, czy gracz ma kartę, którą zagrywa. Sprawdza, czy w ogóle ma karty i czy na koniec żaden symbol nie pojawia się więcej niż 5 razy.
rule-12-10-title = Porównanie dukatów
rule-12-10 = Każdy może na osobności porównać swoje dukaty z sumą w aplikacji.
rule-12-10-decided = Jeśli się różnią, poprawia je tylko sam gracz: innym odmowa coś by zdradziła.

# 13 Corrections
rule-13-2-title = Nazywanie żetonów
rule-13-2 = Żetony obszaru gry wpisujecie tak, jak leżą na stole.
rule-13-2-decided = Wszystkie 25 naraz albo każdy dopiero wtedy, gdy leży na nim wskaźnik lub bierze go Zamiana. Żetony z pudełka są potrzebne tylko do Podarunku.
rule-13-8-title = Ilości
rule-13-8 = Stół ma rację: póki nie wyłożono ostatniej ręki, możecie poprawić dukaty, statki, kolonistów lub karty dodatkowej akcji gracza i podać powód. Nic nie spada poniżej 0.
rule-13-8-decided = Nikt nie może mieć mniej dukatów niż jego stawka, póki jest najwyższa; najpierw cofnijcie stawkę.
rule-13-9-title = Wszystko inne
rule-13-9 = Między turami także znaczniki, plantacje, kolonie, żetony, karty w ręce, obszar gry i karty odrzucone; przed położeniem Flagi również fazę, rundę, gracza rozpoczynającego i nagrody. Nie przyjmuje się tego, na co nie pozwalają elementy gry.
rule-13-9-decided = Poprawiony znacznik nie daje nagrody; nagrody jego rzędu i rzędów nad nim przepadają.

# What a rule amounts to now
now-round = Trwa faza { $phase }, runda { $round }.
now-first = Graczem rozpoczynającym jest { $player }.
now-grid = { $count ->
    [one] W obszarze gry leży { $count } żeton.
    [few] W obszarze gry leżą { $count } żetony.
   *[many] W obszarze gry leży { $count } żetonów.
}
now-offer = Sprzedaż przynosi { $bid }, zakup kosztuje { $price }.
now-each = { $player }: { $value }
now-harvest = { $player }: { $count ->
    [one] { $count } przyprawa
    [few] { $count } przyprawy
   *[many] { $count } przypraw
}
now-expedition = { $player }: ciągnie najwyżej { $draw }, limit { $limit }, w ręce { $hand }
now-step = { $player }, { $column }: { $goods }
now-rewards = Rząd { $row }, nagroda wciąż do zdobycia: { $columns }
now-extra-cards = { $player }: { $count ->
    [one] { $count } karta dodatkowej akcji
    [few] { $count } karty dodatkowej akcji
   *[many] { $count } kart dodatkowej akcji
}
now-missing = { $colony }, wciąż brakuje: { $colonists }
now-deck = Karty w stosie: { $deck }, odrzucone: { $discard }

# Other words by which a rule is searched for; they are never shown
also-1-4 = pierwszy gracz, kto pierwszy
also-2-3 = zmiana fazy, nowe żetony, usunąć
also-4-2 = przebić, zadeklarować, oferta, ofertę, podbić
also-4-3 = gratis, bezpłatnie
also-5-2 = tuż przed, pominąć
also-5-4 = plansza rozwoju, rozwijać, zaawansowanie, poziom
also-5-8 = dociągnąć, dobierać, limit kart w ręce
also-5-14 = wymiana, sprzedać innym, wyrzucić
also-6-1 = premia, jeszcze jedna akcja
also-7-1 = zwerbować, populacja, wymaganie
also-8-2 = przetasować, wyczerpany
also-9-3 = zastąpić, usunąć, dołożyć
also-10-7 = zwycięzca, rozstrzygnięcie
also-12-1 = ukryte, zasłonka, poufne
also-13-8 = błąd, pomyłka, zła kwota
