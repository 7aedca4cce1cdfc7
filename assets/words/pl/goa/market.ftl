# Rynek, sakiewki i to, co aplikacja mówi na głos przy stole Goa

# Sakiewki
purse-hold = Przytrzymajcie palec na sakiewce, aby do niej zajrzeć. Może to zrobić tylko jej właściciel.

# Co daje licytowany żeton, w kilku słowach
does-flag = Odtąd gracz rozpoczynający. Od razu: { $what }.
does-plantation = Od razu pełna: { $what }.
does-crop-rotation = Jedno pole na dowolną przyprawę, wybieraną za każdym razem. Bez punktów.
does-at-once = Od razu: { $what }.
does-either = Od razu: { $one } albo { $other }.
does-each-round = Raz na rundę: { $what }.
does-vp = Na koniec: { $what }.
does-foreman = Na koniec: { $what } za każdą małą plantację.
does-swap = W swojej turze: wymiana na dowolny żeton z obszaru gry.
does-favor = Od razu: jeden z żetonów odłożonych do pudełka.
does-espionage = Jednorazowo: akcja ze znacznikiem innego gracza.
does-extra-harvest = { $number ->
    [one] Jednorazowo: wszystkie wolne pola w jednym miejscu.
    [few] Jednorazowo: wszystkie wolne pola najwyżej w { $number } miejscach.
   *[many] Jednorazowo: wszystkie wolne pola najwyżej w { $number } miejscach.
}
does-resupply = { $number ->
    [one] Jednorazowo: odkrywa się kartę i bierze tyle zasobów jednego rodzaju.
    [few] Jednorazowo: odkrywa się { $number } karty i bierze tyle zasobów jednego rodzaju.
   *[many] Jednorazowo: odkrywa się { $number } kart i bierze tyle zasobów jednego rodzaju.
}
does-vice-king = Jednorazowo: najmniej zaawansowany (najwyżej leżący) znacznik przesuwa się za darmo o rząd w dół.
does-duty = Do zwrotu naraz: { $what }. Na koniec: { $vp }.
auction-then = { $hint } Potem jeszcze: { $players }.

# Na głos
voice-round = Runda { $phase }{ $round }. Zaczyna { $first }.
voice-place = { $player }, wskaźnik { $number }.
voice-flag = { $player } kładzie flagę.
voice-auction = Licytacja: { $lot }. Zaczyna { $player }.
voice-bid = { $highest } oferuje { $ducats }. { $player }?
voice-nobody = Jeszcze nikt nie licytował. { $player }?
voice-decides = { $bidder } oferuje { $ducats }. { $player } sprzedaje czy kupuje?
voice-turn = Tura: { $player }.
voice-extra = { $player }, dodatkowa akcja?
voice-gets = { $lot } bierze { $player }. Cena: { $ducats }.
voice-gets-free = { $lot } bierze za darmo { $player }.

# Amounts that are not in sight
auction-more-by = { $player } licytuje więcej niż { $ducats }

# A tile that is only looked at, and what it does
pointed-lot = { $lot }. { $does }
