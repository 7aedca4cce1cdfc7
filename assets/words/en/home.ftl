# Home: what can be done from there

home-continue = Continue
home-go-on = Continue: { $game }
home-new-game = New game
home-rematch = Rematch: { $people }
home-take-over = Take over
home-read = Understood
home-games = Games
home-games-note = Go on with an older one, or look at what became of it.
home-not-now = Not now

