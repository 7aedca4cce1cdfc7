# Home: what can be done from there

home-continue = Graj dalej
home-go-on = Graj dalej: { $game }
home-rematch = Rewanż: { $people }
home-take-over = Graj tutaj
home-read = Rozumiem
home-games = Gry
home-games-note = Wróćcie do starszej albo zobaczcie, jak się skończyła.
home-not-now = Nie teraz

