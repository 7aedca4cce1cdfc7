# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
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
compare-track = Tor punktacji
compare-stacks = Odkryte żetony

# That was wrong
amending-launch = „{ $what }” już nie pasuje: { $reason }. Zwodujcie statek inaczej albo usuńcie ten ruch.
