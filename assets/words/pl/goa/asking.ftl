# What is asked at a table of Goa, and how it can be answered

# What comes and goes
asking-plus = +{ $what }
asking-minus = −{ $what }
asking-nothing = nic
asking-text = { $what }
asking-field = { $site }, puste pole { $number }
asking-field-with = { $site }, pole { $number }: { $spice }
pointed = { $piece }. { $asked }
pointed-else = Teraz pytanie jest o coś innego

# Before the first token
variants = W jakie warianty gracie?
variants-hint = Dotknijcie tych, na które się umówiliście.
variants-do = Gotowe
variant-quick-start = Szybki Start
variant-bonanza = Bonanza
variant-open-money = Jawne dukaty
layout = Rozłóżcie żetony { $phase } w kwadrat 5 × 5.
layout-hint = { $removed ->
    [one] Jeszcze jeden żeton trafia do pudełka.
    [few] Jeszcze { $removed } żetony trafiają do pudełka, w tym najwyżej dwie plantacje.
   *[many] Jeszcze { $removed } żetonów trafia do pudełka, w tym najwyżej dwie plantacje.
}
layout-later = Gotowe, żetony nazwiemy później
layout-now = Nazwijmy teraz wszystkie żetony
layout-sweep = nazywanie wszystkich żetonów
layout-unnamed = jeszcze nienazwany
layout-cell = Jaki żeton leży tutaj: { $cell }?
layout-removed = Jaki żeton trafił do pudełka? { $number } z { $of }.
layout-rest = Resztę nazwiemy później
layout-removed-unknown = Nikt nie widział
elephant = Kto odkrył pierwszego słonia?
elephant-hint = Zaczyna najmłodszy gracz. Dotknijcie imienia albo numeru karty.
elephant-card = karta { $card }, { $player }
quick = { $player }: Szybki Start
quick-hint = Dwa znaczniki do rzędu 2 albo dukaty.
quick-ducats = Wybierz: { $ducats }

# Tokens
place-flag = { $player } kładzie flagę i wskaźnik { $number }
place-flag-hint = Przy krawędzi albo na pustym miejscu, obok żetonu.
place-token = { $player } kładzie wskaźnik { $number }
place-token-hint = Na wolnym żetonie, który styka się z ostatnim, choćby rogiem.
place-dead-end = Ślepy zaułek: może to być każdy wolny żeton.
place-at = { $cell }
place-at-tile = { $cell }: { $tile }
name-tile = Jaki żeton leży tutaj: { $cell }?
name-tile-hint = Dotknijcie żetonu, na którym leży wskaźnik.

# Auctions
auction-result = Licytacja: { $lot }
auction-amount = { $lot }: ile oferuje { $player }?
auction-bid = { $player }: { $ducats }
auction-more = więcej
auction-by-bids = Oferta po ofercie
auction-by-result = Tylko wynik
auction-other-way = sposób podawania licytacji
auction-unsold = Brak ofert, bierze { $player }
auction-deal = { $lot }: { $bidder } oferuje { $ducats }. Co robi { $player }?
auction-sell = Sprzedaj za { $ducats }
auction-buy = Kup za { $ducats }
auction-sold-how = płaci { $bidder }, dostaje { $player }
auction-bought-how = { $player } płaci do banku
auction-price = { $ducats }
auction-asks = { $lot }: ile oferuje { $player }?
auction-nobody-yet = Nie ma jeszcze żadnej oferty.
auction-highest = Najwyższa oferta: { $player }, { $ducats }.
auction-bids = Zaoferuj { $ducats }
auction-passes = Spasuj

# What a tile, a colony or a bonus leaves to choose
give-up = { $tile }: którą plantację odrzuca { $player }?
give-up-hint = Jej przyprawy wracają do zasobów ogólnych.
give-up-site = { $site }: { $tile }
fill-colony = { $player } zakłada kolonię { $colony }: jakie przyprawy?
fill-rotation = Płodzmian: jaką przyprawę bierze { $player }?
fill-of = { $pair }: { $spices }
take-goods = Co bierze { $player }?
take-spices = { $number ->
    [one] { $player } bierze jedną przyprawę
    [few] { $player } bierze { $number } przyprawy
   *[many] { $player } bierze { $number } przypraw
}
take = Wybierz: { $goods }
favor = Jaki żeton bierze z pudełka { $player }?
favor-hint = Działa tak, jakby został kupiony.
loading-onto = Dotknijcie pola, by zmienić, co tam trafi.
loading-off = Dotknijcie przyprawy, by zmienić, co wraca do zasobów.
loading-do = Wybrano: { $spices }
loading-take = Wybrano: { $goods }
loading-give = Wraca do zasobów: { $spices }

# A turn
turn = Tura: { $player }
turn-hint = { $turn ->
    [4] Dodatkowa akcja.
   *[other] Akcja { $turn } z 3.
} Karty w ręce: { $hand }, limit: { $limit }.
turn-does = { $column }: { $brings }
turn-step = { $column }, rząd { $row }: { $brings }
turn-step-to = { $column }, rząd { $row }
turn-founds-with = założenie, wartość { $value }
turn-found-which = założenie kolonii
turn-colony = Jaką kolonię zakłada { $player }?
turn-colony-needs = załóż kolonię { $colony } ({ $need })
turn-draw-one = Tylko jedna karta
turn-forgo = Bez akcji
turn-harvest-mix = Dalsze żniwa, dowolne zasoby
turn-harvest-spied = Dalsze żniwa z rzędu gracza { $of }
turn-goes-on = Powrót do tury: { $player }
turn-done = Gotowe
turn-ends = { $player } kończy
turn-tile-still = { $player }: { $tile }
turn-discards = { $player } odrzuca kartę
extra = { $player }: dodatkowa akcja?
extra-pass = { $player } pasuje
extra-all-pass = Wszyscy pozostali pasują
extra-taken = Dodatkowa akcja

# Cards and tiles
card-step = { $player } zagrywa kartę „{ $card }”: która kolumna?
card-now = { $player } zagrywa kartę „{ $card }”
card-sell = Sprzedaj: { $spices }; { $brings }
harvest-mix = { $player } zbiera dowolne zasoby
harvest-mix-hint = Razem najwyżej { $most }. Dotknijcie pola, statków lub kolonistów.
harvest-spied = { $player } przeprowadza żniwa z rzędu gracza { $of }
tile-used-now = { $player } używa żetonu: { $tile }
swap-hint = Który żeton z obszaru gry w zamian?
vice-king-hint = Który z najwyżej stojących znaczników się przesuwa?
spying = Kogo szpieguje { $player }?
spying-hint = Liczy się rząd tego gracza.
spying-text = { $what }
spying-does = { $of }, { $column }: { $brings }
spying-harvest = { $of }, { $column }: do { $most }
spying-colony = { $of }: załóż kolonię { $colony }

# Founding
turned-for-founding = Co odkrywa { $player }?
turned-for-resupply = Sukurs: jakie karty odkrywa { $player }?
turned-hint = { $cards ->
    [one] Jedna karta: dotknijcie jej kolonistów.
    [few] { $cards } karty: dotknijcie ich kolonistów.
   *[many] { $cards } kart: dotknijcie ich kolonistów.
}
turned-cards = koloniści: { $colonists }
settle = { $player } zakłada kolonię { $colony }
settle-short = { $player } ma za mało kolonistów na kolonię { $colony }
settle-hint = Dotknijcie żetonu z przyprawami.
settle-need = wymagani koloniści
settle-value = wartość kolumny Kolonie
settle-turned = odkryte karty
settle-missing = do dołożenia
settle-number = { $number }
settle-fail = Nie zakładaj kolonii { $colony }

# Bonanza, and the end
bonanza = Jaki żeton Bonanza odkrywa { $player }?
bonanza-hint = Leżał pod żetonem.
hand = { $player } wykłada karty z ręki
hand-hint = { $cards ->
    [one] Jeszcze jedna karta: dotknijcie jej symbolu.
    [few] Jeszcze { $cards } karty: dotknijcie ich symboli.
   *[many] Jeszcze { $cards } kart: dotknijcie ich symboli.
}
game-is-over = Gra jest skończona.

# A purse that does not suffice by the app’s count
short = { $player } nie ma dość dukatów
short-hint = Tak wynika z obliczeń aplikacji. Jeśli { $player } ma je na stole, rację ma stół.
short-has-it = Na stole wystarcza
short-back = To pomyłka
short-said = za mało dukatów
short-why = na stole dukatów wystarczało

# A tile the set does not have
typed-kind = Jaki to rodzaj żetonu?
typed-number = Co jest na nim nadrukowane?

# Where nothing else would end the last turn
round-over = Runda jest skończona
round-over-hint = { $player } może jeszcze zagrać kartę lub użyć żetonów.
round-over-do = Zakończcie rundę
game-over-do = Do punktacji końcowej

# What a turn lacks, and what is about to be lost
turn-step-lacks = { $column }, rząd { $row }, brakuje: { $lacking }
turn-colony-odds = załóż kolonię { $colony } ({ $need }, { $percent }%)
turn-losing = Jeszcze nieużyte: { $tiles }.
settle-odds = Z trzecią kartą: { $percent }%.
asking-spices = { $number ->
    [one] { $number } przyprawa
    [few] { $number } przyprawy
   *[many] { $number } przypraw
}
asking-times = { $number } × { $what }
turn-somebody-discards = Ktoś odrzuca kartę
turn-who-discards = Czyja to karta? Nie trzeba mówić, która.
hand-no-more = Więcej kart nie ma
hand-one-more = Jedna karta więcej
hand-why = policzone przy wykładaniu
afar-site = { $site }: { $spices }
afar-column = { $what } (rząd { $row })
afar-empty = { $fields ->
    [one] jedno puste pole
    [few] { $fields } puste pola
   *[other] { $fields } pustych pól
}
afar-face-down = { $tile }, zakryty żeton
afar-token = { $player }, wskaźnik { $number }: { $cell }
afar-lot = { $player }, wskaźnik { $number } ({ $cell }): { $lot }. { $does }
afar-colony = { $colony } ({ $need }), pozostałe żetony: { $left }

# Co zmienia wariant
variant-quick-start-changes = każdy zaczyna z dwoma znacznikami w rzędzie 2 albo bierze dodatkowo { $ducats }
variant-bonanza-changes = w każdym rogu obszaru gry pod żetonem leży zakryta premia
variant-open-money-changes = dukaty wszystkich leżą odkryte
variant-told = { $variant }: { $changes }
