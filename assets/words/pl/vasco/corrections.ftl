# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-title = Na stole jest inaczej
otherwise-area-figures = Punkty i pieniądze
otherwise-area-sailors = Marynarze
otherwise-area-tiles = Żetony
otherwise-area-docks = Doki
otherwise-area-characters = Postaci
otherwise-area-round = Runda
otherwise-figure = { $what ->
    [vp] PZ: { $player }
    [reals] Reale: { $player }
    [captains] Kapitanowie w puli: { $player }
   *[missionaries] Misjonarze w puli: { $player }
}
otherwise-clear = Wyczyść
otherwise-set = { $typed ->
    [none] Wpisz
   *[other] Wpisz { $typed }
}
otherwise-sailors-board = Na planszy i w woreczku
otherwise-sailors-players = W pulach graczy
otherwise-sailors-note = Dotknijcie marynarza, który jest w złym miejscu, a potem miejsca, gdzie jest naprawdę.
otherwise-bag = woreczek
otherwise-sailor = Gdzie naprawdę jest ten { $colour } marynarz?
otherwise-tiles-note = Dotknijcie żetonu, który jest w złym miejscu, i wybierzcie, gdzie jest naprawdę. Puste na końcu służą do dodania projektu lub zwodowanego statku.
otherwise-offer-note = Ten w ramce leży na polu São Gabriel. Dotknijcie projektu, który naprawdę leży gdzie indziej, albo pustego pola.
otherwise-tile = Gdzie naprawdę leży ten żeton?
otherwise-to-upper = do kupienia
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = w doku
otherwise-to-ships = u właściciela
otherwise-to-nowhere = poza grą
otherwise-to-other = to inny żeton
otherwise-dock = W którym doku?
otherwise-other = Który to żeton?
otherwise-more = Który tam leży?
otherwise-docks-note = Dotknijcie statku, który naprawdę jest gdzie indziej, albo doku pokazanego jako pusty, który jest zajęty.
otherwise-which-note = Zwodowany statek, statek kupiecki albo statek gracza: czyj i który?
otherwise-amounts = Obie kwoty
otherwise-amounts-note = Dotknijcie kwoty, która się różni.
otherwise-amount = Co tam leży?
otherwise-taken = zabrana
otherwise-round-note = Rundę i pierwszego gracza można poprawić, zanim w rundzie położono pierwszy dysk.
otherwise-nothing = Nic jeszcze nie zmieniono
otherwise-do = Popraw: { $what }
otherwise-by = { $player } { $by } { $what ->
    [vp] PZ
    [reals] { $count ->
        [one] Real
        [few] Reale
       *[many] Reali
    }
    [captains] { $count ->
        [1] kapitan
       *[other] kapitanów
    }
   *[missionaries] { $count ->
        [1] misjonarz
       *[other] misjonarzy
    }
}
otherwise-of = { $what ->
    [sailors] marynarze ({ $player })
    [projects] projekty ({ $player })
    [ships] statki ({ $player })
   *[characters] postaci ({ $player })
}
otherwise-in-round = runda { $round }
otherwise-first = zaczyna { $player }

# Comparing
compare-title = Czy wasz stół tak wygląda?
compare-hint = Dotknijcie wszystkiego, co na waszym stole wygląda tak samo, aby to odhaczyć.
compare-ticked = { $ticked } z { $all }
compare-wrong = Jest inaczej
compare-track = Tor punktacji
compare-stacks = Odkryte żetony

# That was wrong
menu-compare = Porównaj ze stołem
menu-otherwise = Na stole jest inaczej
wrong-title = Ruch { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-anew = To błąd: wpisz ponownie
wrong-leave-out = Tego nie było: usuń ruch
wrong-back = { $later ->
    [one] Graj dalej stąd: cofnij następny ruch
    [few] Graj dalej stąd: cofnij { $later } następne ruchy
   *[many] Graj dalej stąd: cofnij { $later } następnych ruchów
}
wrong-close = Zgadza się
wrong-undone = Ten ruch cofnięto i już się nie liczy.
wrong-drawn = Wylosowała to aplikacja.
wrong-forced = Nic innego nie było wtedy możliwe. Jeśli coś się nie zgadza, błąd tkwi we wcześniejszym ruchu.
amending-anew = Zamiast „{ $what }”: co się naprawdę stało?
amending-brief = Ruch { $number } od nowa
amending-cancel = Zostaw, jak było
amending-broken = „{ $what }” już nie pasuje: { $reason }. Co się naprawdę stało?
amending-launch = „{ $what }” już nie pasuje: { $reason }. Zwodujcie statek inaczej albo usuńcie ten ruch.
amending-unfit = „{ $what }” już nie pasuje: { $reason }. Odpowiedzcie na pytanie albo usuńcie ten ruch.
amending-leave-out = Usuń ruch
otherwise-do-all = { $count ->
    [one] Popraw: jedna zmiana
    [few] Popraw: { $count } zmiany
   *[many] Popraw: { $count } zmian
}
amending-done = { $later ->
    [0] Gotowe.
    [one] Gotowe. Zachowano jeden późniejszy ruch.
    [few] Gotowe. Zachowano { $later } późniejsze ruchy.
   *[many] Gotowe. Zachowano { $later } późniejszych ruchów.
}
