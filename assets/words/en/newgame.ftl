# A new game: who plays, where they sit, who begins

newgame-title = New game
newgame-chair = Free seat
newgame-who = Who plays?
newgame-new = New person
newgame-guest = Guest
newgame-forget = Remove
newgame-forget-one = Remove { $name }
newgame-forgotten = { $name } has been removed.
newgame-new-person = New person
newgame-done = Done
newgame-sitting = At the table: { $people }
newgame-colour-of = { $colour } (now { $name })
newgame-begins = Who goes first?
newgame-next = This time it would be { $name }. Tap whoever goes first.
newgame-lot = Draw lots
newgame-table = At this table
newgame-start = Start
newgame-too-few = { $lacking ->
    [one] Fill one more seat
   *[other] Fill { $lacking } seats
}

lies-entry = The game has already begun
why-lot = Lots can be drawn once two seats are taken.
why-start = { $lacking ->
    [one] Tap one more name, or the guest, to seat a player.
   *[other] Tap { $lacking } names, or the guest, to seat players.
}
why-full = Every seat is taken: tap a seat to put somebody else there.
why-drawing = The lots are still being drawn.
newgame-sits = Who sits here?
newgame-swaps = Swap { $name } with whom?
newgame-by-app = By the app…
newgame-player = { $name }: { $like }
why-start-app = { $lacking ->
    [one] To fill one more seat, tap a name, the guest, or “Played by the app”.
   *[other] To fill { $lacking } seats, tap names, the guest, or “Played by the app”.
}
