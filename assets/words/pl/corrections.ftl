# The table says otherwise, in any game

otherwise-why = Dlaczego?
otherwise-why-counted = Błąd w liczeniu
otherwise-why-bonus = Zapomniana premia
otherwise-why-piece = Nie ten element
otherwise-why-other = Inny powód…
