# Dlaczego nie: co jest możliwe zamiast tego i czym jest element, o który nikt teraz nie pyta.

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
nearest-amount = jest jeszcze druga kwota: { $amount }
nearest-characters = można ugościć { FORM($characters, case: "acc") }
nearest-project = jeden projekt kosztuje razem { FORM($total, case: "acc") }
nearest-two-projects = dwa projekty kosztują razem { FORM($total, case: "acc") }; dotknijcie wybranego, by go odłożyć
nearest-sao-gabriel = projekt São Gabriel kosztuje razem { FORM($total, case: "acc") }
nearest-sao-gabriel-alone = osobno kosztuje razem { FORM($total, case: "acc") }; dotknijcie tego, co wybrane, by to odłożyć
nearest-no-captain = bez kapitana będzie razem { $total }
nearest-colours = { $colours ->
    [one] { $colours } kolor kosztuje razem { FORM($total, case: "acc") }
    [few] { $colours } kolory kosztują razem { FORM($total, case: "acc") }
   *[many] { $colours } kolorów kosztuje razem { FORM($total, case: "acc") }
}
nearest-sections = marynarze są w sekcji { $sections }
nearest-captain = sam kapitan kosztuje razem { FORM($total, case: "acc") }
nearest-docks = ładowność { $limit } wystarczy na dok { $docks } { FORM($landing, case: "in") }
nearest-docks-of-many = ładowność { $limit } wystarczy np. na dok { $docks } { FORM($landing, case: "in") }
nearest-launch = można zwodować { FORM($project, case: "acc") }
nearest-crew = { $lacking ->
    [one] brakuje jeszcze jednego członka załogi: { FORM($colours, case: "person") }
    [few] brakuje jeszcze { $lacking } członków załogi, każdego w innym kolorze: { FORM($colours, case: "person") }
   *[many] brakuje jeszcze { $lacking } członków załogi, każdego w innym kolorze: { FORM($colours, case: "person") }
}
nearest-pay = mając { FORM($has, case: "acc") }, można działać dopiero od numeru { $least }: trzeba zrezygnować
nearest-give-up = można tylko zrezygnować
nearest-give-up-for = rezygnacja daje { FORM($reals, case: "acc") }

# What a piece is
piece-number = numer { $number } jest wolny
piece-disc = numer { $number } leży na dysku ({ $owner }) { FORM($area, case: "in") }
piece-amount = tu można wziąć { FORM($amount, case: "acc") }
piece-character = { $character } jest u gracza { $owner }
piece-character-free = { $character } jest na planszy
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
    [one] { $player } ma na planszy jeszcze jednego kapitana
    [few] { $player } ma na planszy jeszcze { $count } kapitanów
   *[many] { $player } ma na planszy jeszcze { $count } kapitanów
}
piece-colours = { $colours ->
    [one] marynarze w { $colours } kolorze kosztują { FORM($reals, case: "acc") }
    [few] marynarze w { $colours } kolorach kosztują { FORM($reals, case: "acc") }
   *[many] marynarze w { $colours } kolorach kosztują { FORM($reals, case: "acc") }
}
piece-project = to projekt o ładowności { $limit } z załogą { $crew }
piece-project-earning = to projekt o ładowności { $limit } z załogą { $crew }; na morzu daje { $earns } w każdej żegludze
piece-sao-gabriel = projekt São Gabriel można tylko kupić, dyskiem w Pracowni: kosztuje { FORM($reals, case: "acc") } i od razu jest zwodowany
piece-area = { $free ->
    [0] { FORM($area, case: "in") } nie ma wolnych pól akcji
    [one] { FORM($area, case: "in") } jest jedno wolne pole akcji
    [few] { FORM($area, case: "in") } są { $free } wolne pola akcji
   *[many] { FORM($area, case: "in") } jest { $free } wolnych pól akcji
}
told-ahead = numer { $number } jest już zaplanowany ({ $owner }); można to cofnąć na karcie tego gracza
piece-space = to pole zostaje puste do następnej rundy
piece-dock = dok { $dock } { FORM($landing, case: "in") } jest wolny
piece-ship = { FORM($landing, case: "in") } stoi statek o ładowności { $limit } ({ $owner })
piece-merchant = statek kupiecki o ładowności { $limit } stoi { FORM($landing, case: "in") }
piece-landing = { $free ->
    [0] { $landing } to pełny port: daje każdemu swojemu statkowi { $vp }
    [one] { FORM($landing, case: "in") } jest jeden wolny dok; pełny port da każdemu statkowi { $vp }
    [few] { FORM($landing, case: "in") } są { $free } wolne doki; pełny port da każdemu statkowi { $vp }
   *[many] { FORM($landing, case: "in") } jest { $free } wolnych doków; pełny port da każdemu statkowi { $vp }
}
piece-waiting = statek kupiecki o ładowności { $limit } czeka na wysłanie
piece-merchants = { $count ->
    [one] będzie jeszcze jeden statek kupiecki
    [few] będą jeszcze { $count } statki kupieckie
   *[many] będzie jeszcze { $count } statków kupieckich
}
piece-vdg-first = ten żeton stawia znacznik na { $initial } i daje kwoty { $amounts }
piece-vdg-next = ten żeton przesuwa znacznik o { $variation }; w następnej rundzie postawi go na { $initial } i da kwoty { $amounts }
piece-vdg-last = ten żeton przesuwa znacznik o { $variation }
piece-refund = rezygnacja z numeru z tego rzędu daje { FORM($reals, case: "acc") }

# Why a button does nothing now
why-last-dock = W porcie jest co najmniej jeden dok.
why-most-docks = Doków w porcie może być najwyżej { $most }.

nearest-captain-free = sam kapitan jest za darmo
