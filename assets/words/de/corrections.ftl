# The table says otherwise, in any game

otherwise-why = Warum?
otherwise-why-counted = Verzählt
otherwise-why-bonus = Bonus vergessen
otherwise-why-piece = Falsches Spielteil
otherwise-why-other = Etwas anderes …
