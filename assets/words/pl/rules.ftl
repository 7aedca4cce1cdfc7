# The rules at hand

rules-title = Zasady
rules-search = Szukaj
rules-none = Żadna zasada o tym nie mówi. Spróbujcie jednego słowa.
rules-chapter = Rozdział { $number }
rules-now = Teraz
rules-open = Zasada { $rule }
