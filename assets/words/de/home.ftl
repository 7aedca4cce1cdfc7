# Home: what can be done from there

home-continue = Weiter
home-go-on = Weiter: { $game }
home-new-game = Neues Spiel
home-rematch = Revanche: { $people }
home-take-over = Übernehmen
home-read = Verstanden
home-games = Spiele
home-games-note = Ein älteres weiterspielen oder nachsehen, wie es ausging.
home-rules = Regeln
home-rules-note = Kapitel für Kapitel, mit den Zahlen eures Spiels.
home-component-sets = Spielmaterial
home-component-sets-note = Was auf euren Teilen gedruckt steht.
home-check-copy = Vergleichen
home-check-copy-offer = Keine Spielregel nennt alles, was gedruckt ist. Vergleicht den Spielplan der App einmal mit eurem: Das dauert eine Minute.
home-not-now = Später

pad-title = Wertungsblock
home-new-pad = Wertungsblock
