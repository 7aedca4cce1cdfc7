# The score pad of Goa: chapter 10

game-name = { pad-title }: Goa
home-new-goa-pad = { game-name }
newgame-youngest = W razie wątpliwości: gracz z Flagą.

expected-one-thing = jeden z wierszy zapisu

move-settle = wiersz zapisu

# What is asked
pad-ask-markers = { $player }: rząd każdego znacznika (rząd 1: bez dotknięcia)
pad-ask-colonies = { $player }: założone kolonie?
pad-ask-cards = { $player }: karty według symboli?
pad-ask-ducats = { $player }: dukaty?
pad-ask-plantations = { $player }: małe plantacje?
pad-ask-tiles = { $player }: Pogłówne i Misje?
pad-singles = małe
pad-foreman = Plantator
pad-duties = Pogłówne
pad-missions = Misje

# What was entered
pad-entry-markers = Postęp { $amount }
pad-entry-colonies = Kolonie { $amount }
pad-entry-cards = Karty { $amount }
pad-entry-ducats = { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
pad-entry-plantations = Plantacje { $amount }
pad-entry-tiles = Żetony { $amount }

# The ledger, the charts, the reckoning
ledger-markers = znaczniki w rzędach { $rows }
ledger-colonies = { $colonies ->
    [one] { $colonies } założona kolonia
    [few] { $colonies } założone kolonie
   *[many] { $colonies } założonych kolonii
}
ledger-cards = { $cards ->
    [one] { $cards } karta w ręce
    [few] { $cards } karty w ręce
   *[many] { $cards } kart w ręce
}
ledger-ducats = policzone
ledger-plantations = { $singles ->
    [one] { $singles } mała plantacja
    [few] { $singles } małe plantacje
   *[many] { $singles } małych plantacji
}
ledger-tiles = Pogłówne i Misje
source-markers = Postęp
source-colonies = Kolonie
source-cards = Karty wypraw
source-ducats = Dukaty
source-plantations = Małe plantacje
source-tiles = Pogłówne i Misje
source-entered = Wpisane
reckoning-cards = { $vp } za karty
reckoning-tiles = { $vp } za Pogłówne i Misje
reckoning-entered = { $vp } wpisane

pad-nothing-yet = Tu pojawi się to, co wpiszecie. Dotknijcie wpisu, aby go poprawić.
