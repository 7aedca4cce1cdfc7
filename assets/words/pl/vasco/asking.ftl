# What is asked of a group, and how it can be answered

ask-undo = Cofnij: { $what }
ask-taken-back = { $count ->
    [one] jeden cofnięty ruch
    [few] { $count } cofnięte ruchy
   *[many] { $count } cofniętych ruchów
}
ask-other = Żaden z nich
ask-section = sekcja { $section }
ask-ships = statki
ask-blindly = z woreczka
ask-revision = ponowne wpisanie

# Pieces that come up
ask-picture = Dotknij tego, który się pojawił.
ask-cleared = Najpierw odłóż niekupione projekty.
ask-keypad = Dotknij tego, co jest na żetonie.
ask-sao-gabriel = Który projekt leży na polu São Gabriel?
ask-upper = Który projekt leży na następnym górnym polu?
ask-which = { $place } z { $places }.
ask-sailors = Kto trafił do następnej sekcji?
ask-sailors-left = Sekcja { $section }: { $left ->
    [1] jeszcze jeden marynarz.
   *[other] jeszcze { $left } marynarzy.
}
ask-vdg = Który żeton odkryto?
ask-bag = Kogo wylosowano z woreczka?
ask-merchant = Który statek kupiecki jest pierwszy?
ask-next-merchant = Który statek kupiecki jest następny?
ask-dock = Dokąd { $player } wysyła statek kupiecki?
ask-dock-hint = Dowolny wolny dok do { $limit }. { $player } dostaje premię portu.
ask-bonus-natal = Który projekt bierze { $player }?
ask-bonus-boa-gente = Którego marynarza bierze { $player }?
ask-bonus-hint = To premia portu.

# Placing discs
place-title = { $player } kładzie dysk
ahead-title = Dysk przed kolejką: { $player }
ahead-do = Połóż dysk przed kolejką
ahead-withdraw = Cofnij dysk { $number }
ahead-hint = Tylko jeden dysk, potem znów gra { $player }. Dotknij numeru i obszaru.
place-hint = { $left ->
    [one] Został jeden dysk. Dotknij numeru i obszaru.
    [few] Zostały { $left } dyski. Dotknij numeru i obszaru.
   *[many] Zostało { $left } dysków. Dotknij numeru i obszaru.
}

# What an action costs and brings
deed-pass = { $reals ->
    [0] Zrezygnuj
   *[other] Zrezygnuj, weź { $reals } R
}
sum-act = za akcję
sum-act-dear = { $marker } − { $number }
sum-act-free = bezpłatne od { $marker }
sum-projects = projekty
sum-sao-gabriel = São Gabriel
sum-sailors = marynarze
sum-colours = { $colours ->
    [one] jeden kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
}
sum-captain = kapitan
sum-per-sailor = { $sailors ->
    [0] sam
    [1] jeden marynarz
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
buy-hint = Dotknij jednego lub dwóch albo projektu São Gabriel.
buy-hint-upper = Dotknij jednego lub dwóch.
deed-buy = Kup { $projects } za { $cost } R
deed-buy-sao-gabriel = Kup projekt São Gabriel za { $cost } R

# Recruiting
recruit-title = { $player } rekrutuje
recruit-hint = Dotknij marynarzy z jednej sekcji albo weź samego kapitana.
deed-recruit = Rekrutuj za { $cost } R
deed-with-captain = Z kapitanem, { $cost } R
deed-no-captain = Nie ma już kapitana
deed-captain-alone = { $cost ->
    [0] Sam kapitan, za darmo
   *[other] Sam kapitan, { $cost } R
}

# Expeditions
expedition-title = { $player } wysyła statki
expedition-hint = Dotknij doku dla statku; dotknij ponownie, by wybrać inny statek.
expedition-hint-proposed = Dotknij portu albo doku dla każdego statku.
expedition-launch = Żaden statek nie jest zwodowany: najpierw zwoduj albo zrezygnuj.
expedition-no-ship = Nie ma statku do wysłania.
expedition-no-captain = Nie ma kapitana do wysłania.
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
characters-title = { $player } na Dworze
characters-hint = Dotknij postaci albo kwoty pieniędzy.
manuel-title = { $player } kładzie dysk dodatkowej akcji
manuel-hint = Dotknij obszaru, a jeśli są oba numery, także numeru.
deed-later = Wyślij później

# Launching
launch-title = { $player } woduje statek
launch-hint = { $left ->
    [1] Na pokład wejdzie jeszcze jeden.
   *[other] Na pokład wejdzie jeszcze { $left }.
}

# The end of a round and of the game
navigate-title = Wszystkie akcje rozegrane
navigate-hint = Teraz statki zarabiają i płyną dalej.
deed-navigate = Żegluga
finish-title = Ostatnie statki
finish-hint = Kto może, woduje po raz ostatni: statek z kapitanem jest wart 3 PZ.
finish-hint-nobody = Nikt nie może już wodować.
deed-finish = Podlicz punkty
over-title = { $count ->
    [1] { $winners } wygrywa
   *[other] { $winners } zwyciężają wspólnie
}
