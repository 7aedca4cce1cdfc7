# Home: what can be done from there

home-continue = Continue
home-go-on = Continue: { $game }
home-rematch = Rematch: { $people }
home-take-over = Continue here
home-read = Got it
home-games = Games
home-games-note = Continue an older game, or see how it ended.
home-not-now = Not now

