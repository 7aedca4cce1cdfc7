# The game of Goa: its things, its ledger, its standing.

# Figures
units = dukat*
figure-ducats = { $value ->
    [one] { $value } dukat
    [few] { $value } dukaty
   *[many] { $value } dukatów
}
figure-ships = { $value ->
    [one] { $value } statek
    [few] { $value } statki
   *[many] { $value } statków
}
figure-colonists = { $value ->
    [one] { $value } kolonista
    [few] { $value } kolonistów
   *[many] { $value } kolonistów
}
spice-ginger = imbir
spice-cinnamon = cynamon
spice-pepper = pieprz
spice-nutmeg = gałka muszkatołowa
spice-clove = goździki
column-ships = Statki
column-harvest = Żniwa
column-taxes = Podatki
column-expedition = Wyprawy
column-colonies = Kolonie
colony-quilon = Quilon
colony-cochin = Cochin
colony-madras = Madras
colony-calicut = Calicut
symbol-elephant = słoń
symbol-tiger = tygrys
symbol-fish = ryba
symbol-palm = palma
symbol-shell = muszla
symbol-statue = posąg
goods-ships = statki
goods-colonists = kolonistów
goods-spices = przyprawy
the-flag = Flaga
cell = rząd { $row }/kolumna { $column }
space = plantacja { $number }

# Tiles, by kind and what is printed on them
tile-plantation = Plantacja ({ $spice }, { $number })
tile-crop-rotation = Płodzmian
tile-favor = Podarunek
tile-swap = Zamiana
tile-espionage = Szpiegostwo
tile-vice-king = Wicekról
tile-foreman = Plantator ({ $number })
tile-mission = Misja ({ $number })
tile-ships = Statki ({ $number })
tile-colonists = Koloniści ({ $number })
tile-extra-actions = Dodatkowe akcje ({ $number })
tile-settlement = Osada ({ $number })
tile-ships-or-colonists = Statki/Koloniści ({ $number })
tile-expeditions = Wyprawa ({ $number })
tile-red-ship = czerwony Statek ({ $number })
tile-red-colonist = czerwony Kolonista ({ $number })
tile-red-ducats = czerwone Dukaty ({ $number })
tile-red-spice = czerwona Przyprawa ({ $number })
tile-red-expedition = czerwona Wyprawa ({ $number })
tile-extra-harvest = Dodatkowe żniwa ({ $number })
tile-resupply = Sukurs ({ $number })
tile-duty = Pogłówne ({ $number }, +{ $vp })

# Expedition cards, by their power
card-ships2 = 2 statki
card-colonists2 = 2 kolonistów
card-ducats5 = 5 dukatów
card-spices2 = 2 przyprawy
card-sell4 = sprzedaj 4 przyprawy
card-step-for-ducats = postęp za dukaty
card-A-harvest-mix = Żniwa: także statki i koloniści
card-A-found-three = Załóż kolonię: trzy karty
card-A-step-no-spices = Postęp bez przypraw
card-A-step-no-ships = Postęp bez statków

# Kinds of move
move-variants = wybór wariantów
move-layout = rozłożenie żetonów
move-elephant = odkrycie pierwszego słonia
move-tile = nazwanie żetonu
move-turned = odkrycie kart
move-bonanza = wykorzystanie żetonu Bonanza
move-hand = wyłożenie kart z ręki
move-quick = Szybki Start
move-place = zagranie wskaźnika aukcji
move-bid = złożenie oferty
move-pass = pas
move-auction = podanie wyniku licytacji
move-sell = sprzedaż
move-buy = zakup
move-give-up = odrzucenie plantacji
move-fill = uzupełnienie pól
move-take = pobranie zasobów
move-favor = wzięcie żetonu za Podarunek
move-extra = zagranie dodatkowej akcji
move-progress = zwiększenie postępu
move-ships = zbudowanie statków
move-taxes = zebranie podatków
move-harvest = przeprowadzenie żniw
move-draw = pociągnięcie karty
move-found = założenie kolonii
move-settle = rozstrzygnięcie zakładania kolonii
move-card = zagranie karty
move-use = użycie żetonu
move-end = koniec tury
move-discard = odrzucenie karty
move-adjust = { $case ->
    [acc] poprawkę
   *[nom] poprawka
}
move-correct = { $case ->
    [acc] poprawkę
   *[nom] poprawka
}
move-begin = początek

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } PZ
    [ducats] { $amount ->
        [one] { $amount } dukat
        [few] { $amount } dukaty
       *[many] { $amount } dukatów
    }
    [ships] { $amount ->
        [one] { $amount } statek
        [few] { $amount } statki
       *[many] { $amount } statków
    }
    [colonists] { $amount ->
        [one] { $amount } kolonista
        [few] { $amount } kolonistów
       *[many] { $amount } kolonistów
    }
    [extra_cards] { $amount ->
        [one] { $amount } karta dodatkowej akcji
        [few] { $amount } karty dodatkowej akcji
       *[many] { $amount } kart dodatkowej akcji
    }
    [hand] { $amount ->
        [one] { $amount } karta wypraw
        [few] { $amount } karty wypraw
       *[many] { $amount } kart wypraw
    }
    [ginger] { $amount ->
        [one] { $amount } przyprawa (imbir)
        [few] { $amount } przyprawy (imbir)
       *[many] { $amount } przypraw (imbir)
    }
    [cinnamon] { $amount ->
        [one] { $amount } przyprawa (cynamon)
        [few] { $amount } przyprawy (cynamon)
       *[many] { $amount } przypraw (cynamon)
    }
    [pepper] { $amount ->
        [one] { $amount } przyprawa (pieprz)
        [few] { $amount } przyprawy (pieprz)
       *[many] { $amount } przypraw (pieprz)
    }
    [nutmeg] { $amount ->
        [one] { $amount } przyprawa (gałka muszkatołowa)
        [few] { $amount } przyprawy (gałka muszkatołowa)
       *[many] { $amount } przypraw (gałka muszkatołowa)
    }
    [clove] { $amount ->
        [one] { $amount } przyprawa (goździki)
        [few] { $amount } przyprawy (goździki)
       *[many] { $amount } przypraw (goździki)
    }
   *[other] { $amount } { $what }
}
ledger-start = przygotowanie gry
ledger-flag = z Flagą
ledger-bid = zakup: { $lot }, sprzedaje { $other }
ledger-sale = sprzedaż: { $lot }, kupuje { $other }
ledger-purchase = zakup: { $lot }, zapłata do banku
ledger-tile = { $tile }
ledger-resupply = Sukurs
ledger-bonanza = żeton Bonanza
ledger-give-up = odrzucono: { $tile }
ledger-colony = kolonia { $colony }
ledger-progress = { $column }, postęp do rzędu { $row }
ledger-marker = { $column } w rzędzie { $row }
ledger-reward = pierwszy w rzędzie { $row }: { $column }
ledger-complete = wszystkie znaczniki co najmniej w rzędzie { $row }
ledger-build-ships = budowa statków
ledger-build-ships-spied = budowa statków, Szpiegostwo: { $of }
ledger-taxes = podatki
ledger-taxes-spied = podatki, Szpiegostwo: { $of }
ledger-harvest = żniwa
ledger-harvest-spied = żniwa, Szpiegostwo: { $of }
ledger-expedition = wyprawa
ledger-founding = na założenie kolonii { $colony }
ledger-failed = { $colony }: kolonii nie założono
ledger-card = karta: { $card }
ledger-discard = odrzucona
ledger-extra = na dodatkową akcję
ledger-quick-start = Szybki Start
ledger-symbols = { $number } × { $symbol }
ledger-most-ducats = najwięcej dukatów
ledger-adjust = poprawka: { $why }
ledger-correct = poprawka: { $why }

# The standing
standing = { $player }: { $vp }
standing-over = { $player }: { $vp }, { $ducats }
standing-open = bez kart w ręce i bez premii za najwięcej dukatów

# In a table of the ledger: what came or went
what-ducats = dukaty
what-ships = statki
what-colonists = koloniści
what-extra-cards = karty dodatkowej akcji
what-hand = karty wypraw
what-ginger = imbir
what-cinnamon = cynamon
what-pepper = pieprz
what-nutmeg = gałka muszkatołowa
what-clove = goździki

game-name = Goa

# Miejsca wokół rynku
cell-top = górna krawędź/kolumna { $column }
cell-bottom = dolna krawędź/kolumna { $column }
cell-left = lewa krawędź/rząd { $row }
cell-right = prawa krawędź/rząd { $row }
