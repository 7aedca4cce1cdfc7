# Home: what can be done from there

home-continue = Graj dalej
home-go-on = Graj dalej: { $game }
home-new-game = Nowa gra
home-rematch = Rewanż: { $people }
home-take-over = Przejmij
home-read = Rozumiem
home-games = Gry
home-games-note = Wróć do starszej albo zobacz, jak się skończyła.
home-rules = Zasady
home-rules-note = Rozdział po rozdziale, z liczbami z waszej gry.
home-component-sets = Zestawy elementów
home-component-sets-note = Co nadrukowano w waszym egzemplarzu gry.
home-check-copy = Porównaj
home-check-copy-offer = Żadna instrukcja nie podaje wszystkiego, co nadrukowano. Porównaj raz planszę aplikacji ze swoją: to minuta.
home-not-now = Nie teraz

pad-title = Notes punktowy
home-new-pad = Notes punktowy
