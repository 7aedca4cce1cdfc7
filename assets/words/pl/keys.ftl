# The keyboard: what each key does

keys-title = Klawisze
keys-everywhere = Wszędzie
keys-game = W grze
keys-move = Następny element w tym kierunku
keys-stop = Następna grupa: plansza, panel, gracze, pasek
keys-tap = Dotknięcie
keys-back = Powrót
keys-help = Ta strona
keys-main = Główny przycisk
keys-menu = Menu
keys-redo = Ponów
keys-repeat = Powtórz na głos, gdy głos jest włączony
keys-settings = Klawiatura
keys-settings-note = Wszystkie klawisze na jednej stronie: można grać bez dotykania ekranu.
keys-cap-arrows = Strzałki
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-help = F1
keys-cap-ctrl = Ctrl
