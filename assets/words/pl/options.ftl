# What a group chooses for its table

options-box = Co zostaje w pudełku
options-help = Pomoc
options-draw = Kto losuje

options-preset-all = Wszystko
options-preset-draws = Żetony i marynarze
options-preset-none = Nic
options-box-note = To, co zostaje w pudełku, zastępuje aplikacja.
options-coins = Monety
options-coins-note = Aplikacja liczy Reale wszystkich graczy.
options-track = Tor punktacji
options-track-note = Aplikacja liczy punkty wszystkich graczy.
options-vdg = Żetony Vasco da Gama
options-vdg-note = Aplikacja je tasuje i odkrywa.
options-sailors = Woreczek marynarzy
options-sailors-note = Aplikacja losuje; marynarzy bierzecie z odkrytego zapasu.

options-help-none = Brak
options-help-facts = Fakty
options-help-odds = Szanse
options-help-none-note = Aplikacja reaguje na to, co robicie, i nic więcej.
options-help-facts-note = Aplikacja pokazuje, co teraz ile kosztuje i daje.
options-help-odds-note = Aplikacja pokazuje też szanse i podpowiada ruchy. Niektórzy nazywają to oszukiwaniem.

options-projects = Aplikacja losuje projekty
options-projects-note = Bierzcie ze stosów żetony, które wskaże.
options-merchants = Aplikacja losuje statki kupieckie
options-merchants-note = Bierzcie ze stosu statek, który wskaże.
options-unknown = Będzie to możliwe po wpisaniu żetonów waszego egzemplarza w Zestawach elementów.

options-summary = { $preset ->
    [all] Monety, tor punktacji, żetony i woreczek zostają w pudełku.
    [draws] Żetony i woreczek zostają w pudełku.
    [none] Nic nie zostaje w pudełku.
   *[other] Część rzeczy zostaje w pudełku.
} { $help ->
    [none] Bez pomocy.
    [facts] Pomoc: fakty.
   *[odds] Pomoc: szanse i podpowiedzi.
}

# How far a game is
progress-setup = Przygotowanie
progress-placing = Runda { $round } · rozmieszczanie dysków
progress-acting = Runda { $round } · akcje
progress-ending = Koniec rundy { $round }
progress-final = Ostatnie wodowania
progress-over = Gra skończona
