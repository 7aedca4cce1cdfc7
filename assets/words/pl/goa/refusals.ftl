# Why a move of Goa is not accepted.

# What a record must hold
expected-kind = rodzaj ruchu
expected-column = kolumna
expected-colony = kolonia
expected-spice = przyprawa
expected-goods = statki, koloniści lub przyprawy
expected-card = karta, na przykład ships2
expected-card-of-progress = A_step_no_spices lub A_step_no_ships
expected-card-of-harvest = A_harvest_mix
expected-tile = żeton, na przykład clove/2
expected-kept-tile = żeton, który się zatrzymuje
expected-turned-tile = żeton, który może leżeć zakryty
expected-plantation = plantacja lub Płodzmian
expected-tile-of-A = żeton fazy A
expected-tile-of-B = żeton fazy B
expected-colony-tile = żeton kolonii, na przykład pepper/nutmeg, lub any
expected-five-of-each-symbol = karty, na których każdy symbol jest pięć razy
expected-some-spices = co najmniej jedna przyprawa
expected-space = miejsce na plantację
expected-bonus = dokładnie jedna premia
expected-different-rows = różne rzędy
expected-corners = różne narożniki obszaru gry
expected-phase = A lub B
expected-change = zmiana w górę lub w dół
expected-some-state = coś do poprawienia

# Refusals: seats and what is drawn
not-seated = nikt nie gra kolorem { $colour }
player-number = w Goa gra od dwóch do czterech osób, nie { $found }
not-yours = o tym decyduje { $turn }, a nie { $player }
not-of-A = { $tile } to nie żeton fazy A
not-of-B = { $tile } to nie żeton fazy B
removed-number = do pudełka odkłada się tyle żetonów: { $wanted }, nie { $found }
removed-plantations = wśród odłożonych żetonów plantacji może być najwyżej { $most }
turned-number = { $wanted ->
    [one] teraz odkrywa się { $wanted } kartę, nie { $found }
    [few] teraz odkrywa się { $wanted } karty, nie { $found }
   *[many] teraz odkrywa się { $wanted } kart, nie { $found }
}
two-columns = Szybki Start przesuwa dwa różne znaczniki

# Refusals: placing tokens
no-such-place = { $cell }: takiego miejsca nie ma na planszy ani przy niej
flag-on-tile = { $cell }: leży tu żeton, a flaga potrzebuje pustego miejsca
flag-beside-nothing = { $cell }: żaden żeton nie przylega tu krawędzią
token-on-nothing = { $cell }: nie ma tu żetonu dla wskaźnika { $number }
token-taken = { $cell }: leży tu już wskaźnik; wskaźnik { $number } potrzebuje wolnego żetonu
token-apart = { $cell } nie sąsiaduje z ostatnim wskaźnikiem ({ $last }), a wskaźnik { $number } musi leżeć obok niego

# Refusals: auctions
bid-too-low = oferta musi wynosić co najmniej { $least }
not-enough-ducats = { $player } nie ma dość dukatów
auctioneer-bids = { $player } prowadzi tę licytację, więc nie składa ofert

# Refusals: turns and actions
action-taken = w tej turze akcja już była: { $done }
last-row = { $column } ({ $player }): znacznik jest w ostatnim rzędzie
wrong-spices = ten postęp kosztuje: { $wanted }; podano: { $given }
not-enough-ships = potrzeba: { $wanted }; { $player } ma: { $has }
harvest-size = { $rest ->
    [0] te żniwa nie mogą dać nic więcej
    [one] te żniwa dają jeszcze { $rest }, nie { $found }
    [few] te żniwa dają jeszcze { $rest }, nie { $found }
   *[many] te żniwa dają jeszcze { $rest }, nie { $found }
}
mix-needs-card = statki i kolonistów zbiera się tylko z kartą „{ $card }”
all-drawn = wszystkie karty tej wyprawy ({ $most }) już pociągnięto
hand-full = { $limit ->
    [one] w tej akcji { $player } może mieć w ręce { $limit } kartę, a ma { $hand }
    [few] w tej akcji { $player } może mieć w ręce { $limit } karty, a ma { $hand }
   *[many] w tej akcji { $player } może mieć w ręce { $limit } kart, a ma { $hand }
}
no-cards-left = nie ma już kart wypraw do pociągnięcia
too-many-extra-cards = { $most ->
    [one] pasując, można zatrzymać najwyżej { $most } kartę dodatkowej akcji; { $player } ma { $has }
    [few] pasując, można zatrzymać najwyżej { $most } karty dodatkowej akcji; { $player } ma { $has }
   *[many] pasując, można zatrzymać najwyżej { $most } kart dodatkowej akcji; { $player } ma { $has }
}

# Refusals: fields and spices
no-such-site = { $player } nic tam nie ma: { $site }
not-admitted = { $site } ({ $player }): nie ma tu miejsca na przyprawę { $spice }
no-room = { $room ->
    [0] { $site } ({ $player }) nie ma wolnych pól
    [one] { $site } ({ $player }) ma { $room } wolne pole
    [few] { $site } ({ $player }) ma { $room } wolne pola
   *[many] { $site } ({ $player }) ma { $room } wolnych pól
}
not-there = { $player } nie ma tam tyle: { $spice } ({ $site })
so-many-spices = { $most ->
    [one] dokładnie jedna przyprawa, nie { $found }
    [few] co najmniej jedna i najwyżej { $most } przyprawy, nie { $found }
   *[many] co najmniej jedna i najwyżej { $most } przypraw, nie { $found }
}
fill-every-field = { $fields ->
    [one] trzeba od razu uzupełnić to jedno pole
    [few] trzeba od razu uzupełnić wszystkie { $fields } pola
   *[many] trzeba od razu uzupełnić wszystkie { $fields } pól
}

# Refusals: colonies
colony-owned = { $player } ma już kolonię { $colony }
founding-declined = kolonistów wystarcza na { $colony }, więc kolonia zostaje założona
not-enough-colonists = { $colony }: wymagane jeszcze { $missing }; { $player }: { $has }
no-founding = tę kartę można zagrać tylko podczas zakładania kolonii
colony-tile-needed = wybierzcie żeton kolonii { $colony }
colony-tile-gone = tego żetonu kolonii { $colony } już nie ma
no-colony-tile = tu nie wybiera się żetonu kolonii

# Refusals: cards
card-played = { $player }: w tej turze karta została już zagrana
no-card = { $player } nie ma kart w ręce
card-with-action = „{ $card }” można zagrać tylko razem z akcją

# Refusals: tiles
tile-not-there = { $player } nie ma odkrytego żetonu { $tile }
tile-used = { $player }: ten żeton został już użyty ({ $tile })
tile-not-used-so = tego żetonu nie używa się w ten sposób ({ $tile })
spy-on-another = { $player } musi wybrać do Szpiegostwa innego gracza
so-many-sites = { $most ->
    [one] uzupełnia się najwyżej { $most } plantację lub kolonię
    [few] uzupełnia się najwyżej { $most } plantacje lub kolonie
   *[many] uzupełnia się najwyżej { $most } plantacji lub kolonii
}
fill-site = { $room ->
    [one] { $site } uzupełnia się do pełna: { $room } przyprawa
    [few] { $site } uzupełnia się do pełna: { $room } przyprawy
   *[many] { $site } uzupełnia się do pełna: { $room } przypraw
}
not-highest = { $column }: to nie jest najwyżej stojący znacznik
duty-size = { $wanted ->
    [one] to wymaga naraz { $wanted } przyprawy, nie { $found }
    [few] to wymaga naraz { $wanted } przypraw, nie { $found }
   *[many] to wymaga naraz { $wanted } przypraw, nie { $found }
}
no-tile-there = { $cell }: nie leży tu żaden żeton
not-in-the-box = tego żetonu nie ma w pudełku ({ $tile })
not-these-goods = tego nie można tu wziąć: { $goods }

# Refusals: the end
hand-number = { $hand ->
    [one] { $player } ma w ręce { $hand } kartę, nie { $found }
    [few] { $player } ma w ręce { $hand } karty, nie { $found }
   *[many] { $player } ma w ręce { $hand } kart, nie { $found }
}
too-many-alike = symbol { $symbol } jest najwyżej na { $most } kartach

# Refusals: corrections
adjust-ducats = { $player } nie ma tylu dukatów
adjust-ships = { $player } nie może mieć mniej niż 0 statków
adjust-colonists = { $player } nie może mieć mniej niż 0 kolonistów
adjust-extra-cards = { $player } nie może mieć mniej niż 0 kart dodatkowej akcji
correct-at-end = obszar gry i stos odrzuconych kart wypraw nie są już potrzebne
correct-course = fazę, rundę, gracza rozpoczynającego, nagrody i Bonanzę ustawia się tylko przed położeniem flagi
correct-phase-alone = inną fazę podaje się razem z obszarem gry
hand-lies-open = karty z ręki ({ $player }) są już wyłożone
no-bonanza-played = ta gra toczy się bez wariantu Bonanza
bonanza-under-nothing = { $cell }: nie ma tu żetonu, pod którym leżałby żeton Bonanza
too-many-colony-tiles = tylu żetonów kolonii { $colony } nie ma
too-many-cards = w grze jest tylko { $most } kart
too-few-tiles = { $wanted ->
    [one] pozostałe rundy wymagają { $wanted } żetonu; w obszarze gry leży { $found }
    [few] pozostałe rundy wymagają { $wanted } żetonów; w obszarze gry leży { $found }
   *[many] pozostałe rundy wymagają { $wanted } żetonów; w obszarze gry leży { $found }
}

harvest-no-room = { $player } nie ma wolnego pola
spices-missing = do tego postępu brakuje: { $missing }
