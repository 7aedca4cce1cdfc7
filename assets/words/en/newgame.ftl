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
newgame-done = Done
newgame-sitting = At the table: { $people }
newgame-colour-of = { $colour } (now { $name })
newgame-begins = Who begins?
newgame-next = This time it would be { $name }. Tap whoever begins.
newgame-farthest = In doubt, whoever has travelled farthest.
newgame-lot = Draw lots
newgame-table = At this table
newgame-start = Start
newgame-too-few = Two people or more
