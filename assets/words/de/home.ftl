# Home: what can be done from there

home-continue = Weiter
home-go-on = Weiter: { $game }
home-new-game = Neues Spiel
home-rematch = Revanche: { $people }
home-take-over = Übernehmen
home-read = Verstanden
home-games = Spiele
home-games-note = Ein älteres weiterspielen oder nachsehen, wie es ausging.
home-not-now = Später

