# The table: the bar, the players, the panel, the history

table-vp = PZ
table-first = pierwszy gracz
table-round = Runda { $round } z { $rounds }
table-round-alone = Runda { $round }
table-phase-placing = Rozmieszczenie dysków
table-phase-acting = Rozgrywanie akcji
table-phase-navigation = Żegluga
table-next = Dalej
table-legend = Na każdym numerze: ile może kosztować akcja z nim, bo znacznik przesunie się jeszcze, gdy wszystkie dyski będą położone.
table-refused = { $said } Zasada { $rule }.
table-leave = Jeszcze raz prowadzi na początek. Gra czeka tam, gdzie ją zostawicie.

# Launching
table-could-launch = { $player } może wodować
table-launch = Zwoduj
table-launch-crew = Zwoduj…
table-other-crew = Inna załoga
table-lacks = potrzeba { $crew ->
    [1] jednego koloru
   *[other] { $crew } kolorów
}, jest { $has }

# A player's page
table-page = Co ma { $player }
table-captains-board = { $count ->
    [0] na planszy już żadnego
   *[other] jeszcze { $count } na planszy
}
table-projects = Projekty

# The menu
menu-turn = Obracaj ekran do tego, kto ma ruch
menu-options = Co robi aplikacja
menu-rules = Zasady
menu-home = Ekran główny

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. Koniec rundy: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } kładzie { $number } { FORM($area, case: "in") }
told-pass = { $player } rezygnuje
told-pass-poor = { $player } nie może zapłacić za { $number } i rezygnuje
told-pass-nothing = { $number ->
    [0] { $player } nic nie może zrobić i rezygnuje
   *[other] { $player } nic nie może zrobić z numerem { $number } i rezygnuje
}
told-buy = { $player } kupuje { $projects }
told-buy-sao-gabriel = { $player } kupuje projekt São Gabriel
told-recruit = { $player } rekrutuje { FORM($recruits, case: "gen") } (sekcja { $section })
told-recruit-captain = { $player } bierze kapitana
told-expedition = { $count ->
    [1] { $player } wysyła statek { $ships } do { FORM($landing, case: "gen") }
   *[other] { $player } wysyła statki { $ships } do { FORM($landing, case: "gen") }
}
told-money = { $player } bierze { FORM($reals, case: "acc") }
told-host = { $player } gości { FORM($character, case: "acc") }
told-host-manuel = { $player } gości { FORM($character, case: "acc") } i kładzie { $number } { FORM($area, case: "in") }
told-host-sernigi = { $player } gości { FORM($character, case: "acc") } i wysyła statek kupiecki do { FORM($landing, case: "gen") }
told-send = { $player } wysyła statek kupiecki do { FORM($landing, case: "gen") }
told-launch = { $player } woduje { $project }: { $crew }
told-projects = Nowe projekty: { $projects }; São Gabriel: { $sao_gabriel }
told-sailors = Sekcja { $section } dostaje { FORM($sailors, case: "gen") }
told-vdg-first = Odkryto żeton Vasco da Gama: { $number }
told-vdg = Znacznik przesuwa się o { $variation }: pierwszy bezpłatny to { $marker }
told-merchant = Następny statek kupiecki: ładowność { $limit }
told-bag = Z woreczka: { $sailor }
told-adjust = Korekta, { $player }: { $why }
told-correct = Poprawka: { $why }
told-navigate = Statki zarabiają i płyną dalej
told-finish = Punkty są podliczone
table-came-before = Ten sam żeton był już w rundzie { $round }; jeśli to pomyłka, cofnijcie.
table-lay-at-first = Ten sam żeton był już przy przygotowaniu gry; jeśli to pomyłka, cofnijcie.

# The history
history-title = Historia
history-mark = { $what } ({ $mark })
history-undone = cofnięto
history-redrawn = wylosowano ponownie
