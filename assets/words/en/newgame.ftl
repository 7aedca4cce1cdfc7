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
newgame-lot = Draw lots
newgame-table = At this table
newgame-start = Start
newgame-too-few = Two people or more

lies-entry = The game has begun already
why-lot = Lots are drawn among two people or more.
why-start = { $lacking ->
    [one] Tap one more name, or the guest, to seat somebody.
   *[other] Tap { $lacking } names, or the guest, to seat people.
}
why-full = Every chair is taken: tap a chair to seat somebody else there.
why-drawing = The lot is still on its way.
