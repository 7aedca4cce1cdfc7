# Home: what can be done from there

home-continue = Graj dalej
home-go-on = Graj dalej: { $game }
home-new-game = Nowa gra
home-rematch = Rewanż: { $people }
home-take-over = Przejmij
home-read = Rozumiem
home-games = Gry
home-games-note = Wróć do starszej albo zobacz, jak się skończyła.
home-not-now = Nie teraz

