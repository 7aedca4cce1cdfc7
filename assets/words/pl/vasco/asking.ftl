# What is asked of a group, and how it can be answered

ask-section = sekcja { $section }
ask-ships = statki
ask-blindly = z woreczka

# Pieces that come up
ask-picture = Dotknijcie tego, który wylosowano.
ask-cleared = Najpierw odłóżcie niekupione projekty.
ask-keypad = Dotknijcie tego, co jest na żetonie.
ask-sao-gabriel = Który projekt leży na polu São Gabriel?
ask-upper = Który projekt leży na następnym górnym polu?
ask-which = { $place } z { $places }.
ask-sailors = Których marynarzy wylosowano do następnej sekcji?
ask-sailors-left = Sekcja { $section }: { $left ->
    [1] jeszcze jeden marynarz.
   *[other] jeszcze { $left } marynarzy.
}
ask-vdg = Który żeton odkryto?
ask-bag = Którego marynarza wylosowano z woreczka?
ask-merchant = Który statek kupiecki jest pierwszy?
ask-next-merchant = Który statek kupiecki jest następny?
ask-dock = Dokąd { $player } wysyła statek kupiecki?
ask-dock-hint = Dowolny wolny dok do { $limit }. { $player } dostaje premię portu.
ask-bonus-natal = Który projekt bierze { $player }?
ask-bonus-boa-gente = Którego marynarza bierze { $player }?
ask-bonus-hint = To premia portu.

# Placing discs
place-title = { $player } kładzie dysk
ahead-title = { $player } kładzie dysk z wyprzedzeniem
ahead-do = Połóż z wyprzedzeniem
ahead-withdraw = Cofnij dysk { $number }
ahead-hint = Tylko jeden dysk, potem znów kolej na: { $player }. Dotknijcie numeru i obszaru.
place-hint = { $left ->
    [one] Został jeden dysk. Dotknijcie numeru i obszaru.
    [few] Zostały { $left } dyski. Dotknijcie numeru i obszaru.
   *[many] Zostało { $left } dysków. Dotknijcie numeru i obszaru.
}

# What an action costs and brings
deed-pass = { $reals ->
    [0] Zrezygnuj
   *[other] Zrezygnuj: +{ $reals } R
}
sum-act = za akcję
sum-act-dear = { $marker } − { $number }
sum-act-free = za darmo od { $marker }
sum-projects = projekty
sum-sao-gabriel = São Gabriel
sum-sailors = marynarze
sum-colours = { $colours ->
    [one] { $colours } kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
}
sum-captain = kapitan
sum-per-sailor = { $sailors ->
    [0] sam
    [1] { $sailors } marynarz
   *[other] { $sailors } marynarzy
}
sum-dock = doki
sum-mozambique = premia
sum-mombasa = premia
sum-malindi = premia
sum-of = z { $reals } R
sum-reals = { $reals } R
sum-gain-vp = +{ $amount } PZ
sum-gain-reals = +{ $amount } R
sum-gain-captains = { $amount ->
    [1] +1 kapitan
   *[other] +{ $amount } kapitanów
}

# Buying projects
buy-title = { $player } kupuje projekty
buy-hint = Dotknijcie jednego lub dwóch projektów albo projektu São Gabriel.
buy-hint-upper = Dotknijcie jednego lub dwóch projektów.
deed-buy = { $projects ->
    [one] Kup projekt za { $cost } R
    [few] Kup { $projects } projekty za { $cost } R
   *[many] Kup { $projects } projektów za { $cost } R
}
deed-buy-sao-gabriel = Kup projekt São Gabriel za { $cost } R

# Recruiting
recruit-title = { $player } rekrutuje
recruit-hint = Dotknijcie marynarzy z jednej sekcji albo weźcie samego kapitana.
deed-recruit = Rekrutuj za { $cost } R
deed-with-captain = Z kapitanem, { $cost } R
deed-no-captain = Nie ma już kapitana
deed-captain-alone = { $cost ->
    [0] Sam kapitan, za darmo
   *[other] Sam kapitan, { $cost } R
}

# Expeditions
expedition-title = { $player } wysyła statki
expedition-hint = Dotknijcie doku, aby postawić w nim statek; dotknijcie ponownie, by wybrać inny.
expedition-hint-proposed = Dotknijcie portu albo doku dla każdego statku.
expedition-launch = Żaden statek nie jest zwodowany: najpierw go zwodujcie albo zrezygnujcie.
expedition-no-ship = Nie ma statku do wysłania.
expedition-no-captain = Nie ma kapitana na tę podróż.
deed-send = { $ships ->
    [one] Wyślij statek do { FORM($landing, case: "gen") }
    [few] Wyślij { $ships } statki do { FORM($landing, case: "gen") }
   *[many] Wyślij { $ships } statków do { FORM($landing, case: "gen") }
}
deed-send-for = { $ships ->
    [one] Wyślij statek do { FORM($landing, case: "gen") } za { $cost } R
    [few] Wyślij { $ships } statki do { FORM($landing, case: "gen") } za { $cost } R
   *[many] Wyślij { $ships } statków do { FORM($landing, case: "gen") } za { $cost } R
}
ask-bonus-of = Premia portu za statek { $ship } z { $ships }.

# Characters
characters-title = { $player }: postać albo pieniądze
characters-hint = Dotknijcie postaci albo kwoty.
manuel-title = { $player } kładzie dysk dodatkowej akcji
manuel-hint = Wybierzcie obszar, a jeśli zostały oba numery, także 21 lub 22.
deed-later = Wyślij później

# Launching
launch-title = { $player } woduje statek
launch-hint = { $left ->
    [1] Brakuje jeszcze 1 członka załogi.
   *[other] Brakuje jeszcze { $left } członków załogi.
}

# The end of a round and of the game
navigate-title = Wszystkie akcje rozegrane
navigate-hint = Teraz statki zarabiają i płyną dalej.
deed-navigate = Płyń dalej
finish-title = Ostatnie statki
finish-hint = Ostatnia okazja, by zwodować statek: każdy z kapitanem jest wart 3 PZ.
deed-finish = Podlicz punkty
deed-last-launch = Zwoduj { $ship } · +{ $points }
deed-finish-without = { $count ->
    [1] Podlicz teraz: strata { $points }
   *[other] Podlicz teraz: strata do { $points }
}
over-title = { $count ->
    [1] Wygrywa { $winners }
   *[other] { $winners } wygrywają wspólnie
}

# What can be tapped, as it is called by whoever cannot see it
spot-dock = { $landing }, dok { $place }, wartość { $dock }
spot-sailor = { $colour } marynarz, sekcja { $section }
spot-sao-gabriel = São Gabriel: { $ship }
spot-taken = już zabrane
spot-vdg = { $variation }, start na { $initial }, kwoty { $amounts }
spot-merchant = statek kupiecki, ładowność { $limit }
launch-with = zwodować { $ship }, załoga: { $crew } ({ $player })
launch-choosing = zwodować { $ship } z inną załogą ({ $player })

# What a payment leaves too little for
sum-leaves = zostanie { $reals } R
sum-too-little = za mało na numer { $number }

# Pictures of projects that nobody compared with the copy
ask-likely = Dotknijcie tego, który wylosowano, jeśli tu jest: nie porównano ich jeszcze z waszym egzemplarzem.
