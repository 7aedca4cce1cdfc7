# Chairs the app plays
chairs-title = Kto za kogo gra
chairs-hint = Aplikacja może zagrać za każdego: mówi, co zrobić na stole, a wy to robicie. Wie tylko tyle, ile wy wszyscy.
chairs-person = Ktoś przy stole
chair-thinks = { $player } się zastanawia
chair-share = przemyślane w { $percent }%
chair-enough = Zdecyduj teraz
chair-done = Gotowe
chair-why = Dlaczego?
chair-plain = Wróć do ruchu
chair-chance = { $percent }%
menu-chairs = Niech aplikacja zagra za kogoś

# What a game was decided by
looked-back-title = Co zadecydowało?
looked-back-share = Szanse na wygraną według aplikacji, decyzja po decyzji; przejrzano dotąd { $percent }%.
looked-back-done = Szanse na wygraną według aplikacji, decyzja po decyzji, oraz to, co najwięcej kosztowało.
looked-back-made = Runda { $round }: { $what } ({ $percent }%)
looked-back-better = Chyba lepiej: { $what } ({ $percent }%)

# What would you do?
advice-ask = Co radzisz?
advice-take = Zrób tak
advice-away = Schowaj
advice-only = Nic innego właściwie nie wchodzi tu w grę.
advice-alike = Po wielu próbnych rozgrywkach od tego miejsca najlepsze ruchy wypadają prawie tak samo.
advice-best = Po wielu próbnych rozgrywkach od tego miejsca ten ruch wypada najlepiej.

# Tried out
menu-try = Wypróbuj coś
tried-on = Próba: nic się nie liczy.
tried-on-back = Wróć do gry
tried-moment = Chwila z zakończonej gry: nic z tego się nie liczy.
tried-moment-back = Wróć
tried-over = Koniec próby. Nic z niej się nie liczy.
looked-back-chances = Szanse
chair-at-a-glance = Decyzja zapadła na pierwszy rzut oka, według prostych zasad.
chair-anew = Zapowiedzianego ruchu nie da się już wykonać ({ $why }); to nowa decyzja.
chair-announced = Ten ruch był już zapowiedziany.
chair-chances = W procentach: jak prawdopodobne, że { $player } wygra.
advice-so-far = To na razie najlepszy ruch.
