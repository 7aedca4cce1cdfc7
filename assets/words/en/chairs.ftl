# Chairs the app plays
chairs-title = Who plays for whom
chairs-hint = The app can play for anybody: it says what to do on the table, and you do it. It knows only what you all know.
chairs-person = Somebody at the table
chair-thinks = { $player } is thinking
chair-share = { $percent }% thought through
chair-enough = Decide now
chair-done = Done
chair-why = Why?
chair-plain = Back to the move
chair-chance = { $percent }%
menu-chairs = Let the app play for somebody

# What a game was decided by
looked-back-title = Where was it decided?
looked-back-share = Chances of winning as the app sees them, decision by decision; looked at { $percent }% so far.
looked-back-done = Chances of winning as the app sees them, decision by decision, and what cost most of them.
looked-back-made = Round { $round }: { $what } ({ $percent }%)
looked-back-better = Better, it seems: { $what } ({ $percent }%)

# What would you do?
advice-ask = What would you do?
advice-take = Do that
advice-away = Hide
advice-only = Nothing else is worth considering here.
advice-alike = Played on from here many times, the best moves come out almost alike.
advice-best = Played on from here many times, this comes out best.

# Tried out
menu-try = Try something out
tried-on = Tried out: nothing of this counts.
tried-on-back = Back to the game
tried-moment = A moment of a finished game: nothing of this counts.
tried-moment-back = Back
tried-over = The trial is over. Nothing of it counts.
looked-back-chances = Chances
chair-at-a-glance = Decided at a glance, by rules of thumb.
chair-anew = The announced move can no longer be made ({ $why }); this is a new decision.
chair-announced = It was announced before.
chair-chances = In percent: how likely { $player } is to win.
advice-so-far = The best so far.
