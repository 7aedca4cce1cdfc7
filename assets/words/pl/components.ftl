# Component sets: what is printed in one copy of a game, and how sure that is

sure-printed = Z waszego egzemplarza albo z instrukcji
sure-inferred = Wywnioskowane z instrukcji
sure-assumed = Przypuszczalne: sprawdźcie na swoim
check-title = Sprawdzanie egzemplarza
check-how = Porównajcie ze swoją planszą: dotknijcie tego, co się różni, i potwierdźcie każdy obszar. Znane wartości: { $known } z { $count }.
check-done = Wszystkie wartości waszej planszy są znane.
check-tally = { $left ->
    [0] Wszystko jak na waszej planszy
    [one] Do porównania: { $left } wartość
    [few] Do porównania: { $left } wartości
   *[many] Do porównania: { $left } wartości
}
check-not-kept = Zapisze się, gdy tylko będzie się zgadzać.
check-as-printed = Wszystko się zgadza
check-tiles-link = Żetony w waszym pudełku
sets-title = Zestawy elementów
sets-about = Zestaw to wszystko, co nadrukowano w jednym egzemplarzu gry. Czego nie podaje żadna instrukcja, jest przypuszczalne, dopóki tego nie sprawdzicie albo żeton się nie pojawi.
sets-starter = Zestaw startowy z instrukcji
sets-playing = Gracie z tym zestawem
sets-check = Sprawdź egzemplarz
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
tiles-title = Żetony w pudełku
tiles-progress = { $known } / { $count }
tiles-how = Dotknijcie żetonów, które są w waszym pudełku, albo wpiszcie, co jest na którymś. Możecie przerwać w każdej chwili: wszystko się zapisuje.
tiles-complete = Wszystkie są w waszym pudełku. Dotknijcie żetonu, aby to cofnąć.
tiles-as-printed = Wszystkie są w naszym pudełku
check-others = Także dla innej liczby graczy
tiles-fewer = Jeden żeton mniej
tiles-more = Jeden żeton więcej
why-last-tile = Stos ma co najmniej jeden żeton.

# Which edition is played, where more than one ships
sets-edition = W które wydanie gracie?
sets-edition-note = Zawartość starszego wydania jest po części tylko przypuszczalna. To pytanie pada przed pierwszą grą; później wybieracie w „Zestawach elementów”.
