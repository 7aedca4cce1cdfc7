# The table says otherwise, in any game

otherwise-why = Dlaczego?
otherwise-why-counted = Źle policzono
otherwise-why-bonus = Pominięto premię
otherwise-why-piece = Nie ten element
otherwise-why-other = Inny powód…
