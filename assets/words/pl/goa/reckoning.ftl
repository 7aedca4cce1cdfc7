# How a game stands and how it ended: by the lines of the final score, and by source

sheet-title = Goa
chart-ducats = Dukaty, ruch po ruchu

source-start = Przygotowanie gry
source-flag = Z Flagą
source-bid = Kupione od innych
source-sale = Sprzedane innym
source-purchase = Kupione od banku
source-tile = Żetony
source-resupply = Sukurs
source-bonanza = Żetony Bonanza
source-give-up = Odrzucone
source-colony = Kolonie
source-progress = Koszt postępu
source-marker = Postęp
source-reward = Pierwszy w rzędzie
source-complete = Wszystkie znaczniki w rzędzie
source-build-ships = Budowa statków
source-build-ships-spied = Budowa statków, Szpiegostwo
source-taxes = Podatki
source-taxes-spied = Podatki, Szpiegostwo
source-harvest = Żniwa
source-harvest-spied = Żniwa, Szpiegostwo
source-expedition = Wyprawy
source-founding = Koszt kolonii
source-failed = Niezałożone kolonie
source-card = Zagrane karty
source-discard = Odrzucone karty
source-extra = Dodatkowe akcje
source-quick-start = Szybki Start
source-symbols = Karty w ręce
source-adjust = Poprawki
source-correct = Poprawki
source-most-ducats = Najwięcej dukatów

reckoning-markers = { $vp } za postęp
reckoning-colonies = { $vp } za kolonie
reckoning-plantations = { $vp } za małe plantacje
reckoning-duties = { $vp } za Pogłówne
reckoning-missions = { $vp } za Misje
reckoning-bonanzas = { $vp } za żetony Bonanza
reckoning-symbols = { $vp } za { $number } × { $symbol }
reckoning-most-ducats = { $vp } za najwięcej dukatów
reckoning-tie-ducats = { $player }: { $ducats }

reckoning-dearest = Najdroższa licytacja: { $lot }, { $ducats } ({ $player }).
reckoning-dearest-lots = Najdroższe licytacje: { $lots }, po { $ducats }.
reckoning-sold = { $count ->
    [1] Najwięcej ze sprzedaży: { $players }, { $ducats }.
   *[other] Najwięcej ze sprzedaży: { $players }, po { $ducats }.
}

reckoning-time = { $player }: { $time }, w tym { $auctions } w licytacjach i { $turns } w swoich turach

chart-bought = Ile kosztowały i co dały żetony
