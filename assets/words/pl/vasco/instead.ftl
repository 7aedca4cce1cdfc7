# Dlaczego nie: co jest możliwe zamiast tego i czym jest element, o który nikt teraz nie pyta.

refused-instead = { $said }: { $instead }
pointed = { $piece }. { $asked }

# What is possible instead
nearest-numbers = { $count ->
    [one] wolny jest { $numbers }
    [few] wolne są { $numbers }
   *[many] wolne są { $numbers }
}
nearest-numbers-of-many = { $count ->
    [one] najbliższy wolny to { $numbers }
    [few] najbliższe wolne to { $numbers }
   *[many] najbliższe wolne to { $numbers }
}
nearest-areas = wolne pole jest { FORM($areas, case: "in") }
nearest-amount = druga kwota, { $amount }, jeszcze tu leży
nearest-characters = można ugościć { FORM($characters, case: "acc") }
nearest-project = jeden projekt to razem { $total }
nearest-two-projects = dwa to razem { $total }; dotknij wybranego, by go odłożyć
nearest-sao-gabriel = projekt São Gabriel to razem { $total }
nearest-sao-gabriel-alone = sam to razem { $total }; dotknij wybranego, by go odłożyć
nearest-no-captain = bez kapitana to razem { $total }
nearest-colours = { $colours ->
    [one] jeden kolor to razem { $total }
    [few] { $colours } kolory to razem { $total }
   *[many] { $colours } kolorów to razem { $total }
}
nearest-sections = marynarze są w sekcji { $sections }
nearest-captain = sam kapitan to razem { $total }
nearest-docks = ładowność { $limit } wystarczy na dok { $docks } { FORM($landing, case: "in") }
nearest-launch = można zwodować { $project }
nearest-crew = { $lacking ->
    [one] brakuje jeszcze jednej osoby: { $colours }
    [few] brakuje jeszcze { $lacking } osób, każdej w innym kolorze: { $colours }
   *[many] brakuje jeszcze { $lacking } osób, każdej w innym kolorze: { $colours }
}
nearest-pay = mając { FORM($has, case: "acc") }, można działać dopiero od numeru { $least }, więc zostaje tylko rezygnacja
nearest-give-up = zostaje tylko rezygnacja
nearest-give-up-for = rezygnacja daje { FORM($reals, case: "acc") }

# What a piece is
piece-number = numer { $number } jest wolny
piece-disc = numer { $number } ma { $owner }, { FORM($area, case: "in") }
piece-amount = tu można wziąć { FORM($amount, case: "acc") }
piece-character = { $character } jest teraz u gracza { $owner }
piece-character-free = { $character } czeka na planszy
piece-sailor = to { $colour } marynarz z sekcji { $section }
piece-section = { $count ->
    [one] w sekcji { $section } jest jeden marynarz
    [few] w sekcji { $section } jest { $count } marynarzy
   *[many] w sekcji { $section } jest { $count } marynarzy
}
piece-bag = { $count ->
    [one] w woreczku jest jeden marynarz
    [few] w woreczku jest { $count } marynarzy
   *[many] w woreczku jest { $count } marynarzy
}
piece-captains = { $count ->
    [one] { $player } ma jeszcze jednego kapitana na planszy
    [few] { $player } ma jeszcze { $count } kapitanów na planszy
   *[many] { $player } ma jeszcze { $count } kapitanów na planszy
}
piece-colours = { $colours ->
    [one] marynarze w jednym kolorze kosztują { FORM($reals, case: "acc") }
    [few] marynarze w { $colours } kolorach kosztują { FORM($reals, case: "acc") }
   *[many] marynarze w { $colours } kolorach kosztują { FORM($reals, case: "acc") }
}
piece-project = to projekt o ładowności { $limit }, załoga { $crew }
piece-project-earning = to projekt o ładowności { $limit }, załoga { $crew }, na morzu daje { $earns } w każdej żegludze
piece-sao-gabriel = projekt São Gabriel można tylko kupić, dyskiem w Projektach: kosztuje { FORM($reals, case: "acc") } i od razu jest zwodowany
piece-area = { $free ->
    [0] obszar { $area } nie ma wolnego pola
    [one] obszar { $area } ma jedno wolne pole
    [few] obszar { $area } ma { $free } wolne pola
   *[many] obszar { $area } ma { $free } wolnych pól
}
told-ahead = numer { $number } zapowiedziano już z wyprzedzeniem (gracz: { $owner }); cofniesz to na jego karcie
piece-space = to pole zostaje puste do następnej rundy
piece-dock = dok { $dock } { FORM($landing, case: "in") } jest wolny
piece-ship = { $owner } ma { FORM($landing, case: "in") } statek o ładowności { $limit }
piece-merchant = statek kupiecki o ładowności { $limit } stoi { FORM($landing, case: "in") }
piece-landing = { $free ->
    [0] { $landing } to pełny port: każdy statek dostaje { $vp }
    [one] { $landing } ma jeden wolny dok, a pełny port daje każdemu statkowi { $vp }
    [few] { $landing } ma { $free } wolne doki, a pełny port daje każdemu statkowi { $vp }
   *[many] { $landing } ma { $free } wolnych doków, a pełny port daje każdemu statkowi { $vp }
}
piece-waiting = statek kupiecki o ładowności { $limit } czeka na wysłanie
piece-merchants = { $count ->
    [one] zostaje jeszcze jeden statek kupiecki
    [few] zostają jeszcze { $count } statki kupieckie
   *[many] zostaje jeszcze { $count } statków kupieckich
}
piece-vdg-first = ten żeton stawia znacznik na { $initial } i daje kwoty { $amounts }
piece-vdg-next = ten żeton przesuwa znacznik o { $variation }; w następnej rundzie postawi go na { $initial } i da kwoty { $amounts }
piece-vdg-last = ten żeton przesuwa znacznik o { $variation }
piece-refund = rezygnacja z numeru z tego rzędu daje { FORM($reals, case: "acc") }

# Why a button does nothing now
why-first-page = To pierwsza strona.
why-last-dock = Port ma co najmniej jeden dok.
why-most-docks = Największa liczba doków w porcie to { $most }.
why-set-right = Nic się jeszcze nie różni: najpierw dotknijcie tego, co leży inaczej.
