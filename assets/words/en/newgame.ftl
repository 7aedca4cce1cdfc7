# A new game: who plays, where they sit, who begins

newgame-title = New game
newgame-chair = Free chair
newgame-who = Who plays?
newgame-new = New person
newgame-guest = Guest
newgame-forget = Forget
newgame-forget-one = Forget { $name }
newgame-forgotten = { $name } is forgotten.
newgame-new-person = New person
newgame-name = Name
newgame-add = Add
newgame-done = Done
newgame-sitting = At the table: { $people }
newgame-colour-of = { $colour } (now { $name })
newgame-begins = Who begins?
newgame-farthest = In doubt, whoever has travelled farthest.
newgame-lot = Draw lots
newgame-table = At this table
newgame-start = Start
newgame-too-few = Two people or more
undo = Undo

# Home
home-continue = Continue
home-new-game = New game
home-rematch = Rematch: { $people }
home-take-over = Take over
home-read = Understood
home-games = Games
home-games-note = Go on with an older one, or look at what became of it.
home-component-sets = Component sets
home-component-sets-note = What is printed in your copy of the game.
home-settings = Settings
home-settings-note = Language, light, what stays in the box, help.

# Settings
settings-title = Settings
settings-language = Language
settings-dark = Dark
settings-dark-note = For evenings, and to spare the battery.
