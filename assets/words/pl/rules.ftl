# The rules at hand

rules-title = Zasady
rules-search = Szukaj
rules-none = Żadna zasada o tym nie mówi. Spróbujcie jednego słowa.
rules-chapter = Rozdział { $number }
rules-now = Teraz
rules-open = Zasada { $rule }
rules-of = Zasada { $rule }: { $title }
rules-contents = Spis treści
rules-decided = Interpretacja aplikacji
rules-differs = Instrukcje się różnią
