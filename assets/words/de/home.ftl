# Home: what can be done from there

home-continue = Weiter
home-new-game = Neues Spiel
home-rematch = Revanche: { $people }
home-take-over = Übernehmen
home-read = Verstanden
home-games = Spiele
home-games-note = Ein älteres weiterspielen, oder sehen, was daraus wurde.
home-rules = Regeln
home-rules-note = Kapitel für Kapitel, mit dem, was sie in eurem Spiel ausmachen.
home-component-sets = Spielmaterial
home-component-sets-note = Was in eurem Exemplar gedruckt steht.
home-check-copy = Vergleichen
home-check-copy-offer = Keine Anleitung nennt alles, was gedruckt ist. Vergleicht den Plan der App einmal mit eurem: Das dauert eine Minute.
home-not-now = Später
