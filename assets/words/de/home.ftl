# Home: what can be done from there

home-continue = Weiter
home-go-on = Weiter: { $game }
home-rematch = Revanche: { $people }
home-take-over = Hier weiterspielen
home-read = Verstanden
home-games = Partien
home-games-note = Eine ältere weiterspielen oder nachsehen, wie sie ausging.
home-not-now = Später

