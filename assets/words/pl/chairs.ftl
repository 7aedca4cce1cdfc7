# Chairs the app plays
chairs-title = Kto za kogo gra
chairs-hint = Aplikacja może zagrać za każdego: mówi, co zrobić na stole, a wy to robicie. Wie tylko tyle, ile wy wszyscy.
chairs-person = ktoś przy stole
chair-thinks = { $player } się zastanawia
chair-enough = Zdecyduj teraz
chair-done = Gotowe
chair-why = Dlaczego?
chair-plain = Wróć do ruchu
chair-others = To brano pod uwagę. Ruch ze 100% na pewno by wygrał.
chair-chance = { $percent }%
menu-chairs = Niech aplikacja zagra za kogoś
