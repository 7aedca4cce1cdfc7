# The table says otherwise, in any game

otherwise-why = Why?
otherwise-why-counted = Miscounted
otherwise-why-bonus = Forgot a bonus
otherwise-why-piece = Wrong piece
otherwise-why-other = Other…

otherwise-title = The table looks different
otherwise-nothing = Nothing has been changed yet
otherwise-do = Correct: { $what }
compare-title = Does your table look like this?
compare-hint = Tap everything that looks the same on your table to tick it off.
compare-ticked = { $ticked } of { $all }
compare-wrong = Looks different
menu-compare = Compare with the table
menu-otherwise = The table looks different
wrong-title = Move { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-event = { $source } ({ $rule })
wrong-anew = That was wrong: re-enter it
wrong-leave-out = It never happened: remove it
wrong-back = { $later ->
    [one] Continue from here: undo the next move
   *[other] Continue from here: undo the next { $later } moves
}
wrong-close = It’s right
amending-brief = Re-entering move { $number }
amending-cancel = Leave as it was
amending-leave-out = Remove the move
otherwise-do-all = { $count ->
    [one] Correct: one change
   *[other] Correct: { $count } changes
}
amending-done = { $later ->
    [0] Done.
    [one] Done. One later move still counts.
   *[other] Done. { $later } later moves still count.
}
why-set-right = Nothing is different yet: first tap whatever is different on your table.
otherwise-clear = Clear
otherwise-set = { $typed ->
    [none] Set
   *[other] Set { $typed }
}
wrong-undone = It was undone and no longer counts.
wrong-drawn = The app drew it.
wrong-forced = There was no other option at that point. If it is wrong, the mistake is in an earlier move.
amending-anew = Instead of “{ $what }”: what really happened?
amending-broken = “{ $what }” no longer fits: { $reason }. What really happened?
amending-unfit = “{ $what }” no longer fits: { $reason }. Answer what is being asked now, or remove the move.
wrong-unsaid = Nobody said it: it came with the move after it.
