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
otherwise-clear = Usuń
otherwise-set = { $typed ->
    [none] Wpisz
   *[other] Wpisz { $typed }
}
otherwise-sailors-board = Na planszy i w woreczku
otherwise-sailors-players = W pulach graczy
otherwise-sailors-note = Dotknij marynarza, którego tam nie ma, potem miejsca, gdzie jest.
otherwise-bag = woreczek
otherwise-sailor = Gdzie naprawdę jest ten { $colour } marynarz?
otherwise-tiles-note = Dotknij żetonu, którego tam nie ma, potem miejsca, gdzie leży. Puste na końcu służą do dodania projektu lub zwodowanego statku.
otherwise-offer-note = Ten w ramce leży na polu São Gabriel. Dotknij żetonu, który leży gdzie indziej, albo pustego pola.
otherwise-tile = Gdzie naprawdę leży ten żeton?
otherwise-to-upper = na górnym polu
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = w doku
otherwise-to-ships = u właściciela
otherwise-to-nowhere = poza grą
otherwise-to-other = to inny żeton
otherwise-dock = W którym doku?
otherwise-other = Który to żeton?
otherwise-more = Który tam leży?
otherwise-docks-note = Dotknij statku, który leży gdzie indziej, albo pustego doku, który jest zajęty.
otherwise-which-note = Zwodowany statek, statek kupiecki albo czyj to statek i który.
otherwise-amounts = Obie kwoty
otherwise-amounts-note = Dotknij tej, która się różni.
otherwise-amount = Co tam leży?
otherwise-taken = zabrana
otherwise-round-note = Rundę i pierwszego gracza można poprawić, póki w rundzie nie leży żaden dysk.
otherwise-nothing = Nic się jeszcze nie zmieniło
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
compare-title = Czy tak jest na stole?
compare-hint = Dotknij tego, co tak leży na waszym stole, aby to odhaczyć.
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
wrong-leave-out = Tego nie było: pomiń
wrong-back = { $later ->
    [one] Graj dalej stąd: cofnij następny ruch
    [few] Graj dalej stąd: cofnij { $later } następne ruchy
   *[many] Graj dalej stąd: cofnij { $later } następnych ruchów
}
wrong-close = Jest dobrze
wrong-undone = Ruch cofnięto i już się nie liczy.
wrong-drawn = Wylosowała to aplikacja.
wrong-forced = Nic innego nie było wtedy możliwe. Jeśli to błąd, tkwi we wcześniejszym ruchu.
amending-anew = Zamiast „{ $what }”: co się naprawdę stało?
amending-brief = Ruch { $number } od nowa
amending-cancel = Zostaw
amending-broken = „{ $what }” już nie pasuje: { $reason }. Co się naprawdę stało?
amending-launch = „{ $what }” już nie pasuje: { $reason }. Zwoduj inaczej albo pomiń ten ruch.
amending-unfit = „{ $what }” już nie pasuje: { $reason }. Odpowiedz na pytanie albo pomiń ten ruch.
amending-leave-out = Pomiń
