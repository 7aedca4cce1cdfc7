# Home: what can be done from there

home-continue = Continue
home-go-on = Continue: { $game }
home-new-game = New game
home-rematch = Rematch: { $people }
home-take-over = Take over
home-read = Understood
home-games = Games
home-games-note = Go on with an older one, or look at what became of it.
home-rules = Rules
home-rules-note = Chapter by chapter, with what they come to in your game.
home-component-sets = Component sets
home-component-sets-note = What is printed in your copy of the game.
home-check-copy = Compare
home-check-copy-offer = No rulebook states all that is printed. Compare the app’s board with yours once: it takes a minute.
home-not-now = Not now

pad-title = Score pad
home-new-pad = Score pad
