# The table says otherwise, in any game

otherwise-why = Why?
otherwise-why-counted = Miscounted
otherwise-why-bonus = Forgot a bonus
otherwise-why-piece = Wrong piece
otherwise-why-other = Other…
