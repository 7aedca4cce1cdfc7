# The table: the bar, the players, the panel, the history

table-vp = PZ
table-first = pierwszy gracz
table-round = Runda { $round } z { $rounds }
table-round-alone = Runda { $round }
table-phase-placing = Rozmieszczenie dysków
table-phase-acting = Rozgrywanie akcji
table-phase-navigation = Żegluga
table-next = Dalej
table-legend = Pod numerem: możliwy koszt akcji. Znacznik jeszcze się przesunie, gdy wszyscy położą dyski.

# Launching
table-could-launch = { $player } może zwodować statek
table-launch = Zwoduj
table-launch-crew = Zwoduj…
table-other-crew = Inna załoga
table-lacks = potrzeba { $crew ->
    [1] { $crew } koloru
   *[other] { $crew } kolorów
}, jest { $has }

# A player's page
table-captains-board = { $count ->
    [0] na planszy już żadnego
   *[other] jeszcze { $count } na planszy
}
table-projects = Projekty

# The menu

# What was done
told-with = { $what }: { $brought }
told-round-ends = { $what }. Koniec rundy: { $brought }
told-of = { $player } { $amounts }
told-of-why = { $player } { $amounts } ({ $why })
told-place = { $player } kładzie numer { $number } { FORM($area, case: "in") }
told-pass = { $player } rezygnuje
told-pass-poor = { $player } nie może zapłacić za numer { $number } i rezygnuje
told-pass-nothing = { $number ->
    [0] { $player } nic nie może zrobić i rezygnuje
   *[other] { $player } nic nie może zrobić z numerem { $number } i rezygnuje
}
told-buy = { $player } kupuje { FORM($projects, case: "acc") }
told-buy-sao-gabriel = { $player } kupuje projekt São Gabriel
told-recruit = { $player } rekrutuje { FORM($recruits, case: "gen") } (sekcja { $section })
told-recruit-captain = { $player } bierze kapitana
told-expedition = { $count ->
    [1] { $player } wysyła statek { $ships } do { FORM($landing, case: "gen") }
   *[other] { $player } wysyła statki { $ships } do { FORM($landing, case: "gen") }
}
told-money = { $player } bierze { FORM($reals, case: "acc") }
told-money-paid = { $player } płaci { FORM($price, case: "acc") } za akcję i bierze { FORM($reals, case: "acc") }
told-host = { $player } gości { FORM($character, case: "acc") }
told-host-manuel = { $player } gości { FORM($character, case: "acc") } i kładzie numer { $number } { FORM($area, case: "in") }
told-host-sernigi = { $player } gości { FORM($character, case: "acc") } i wysyła statek kupiecki do { FORM($landing, case: "gen") }
told-send = { $player } wysyła statek kupiecki do { FORM($landing, case: "gen") }
told-launch = { $player } woduje { FORM($project, case: "acc") }; na pokładzie: { $crew }
told-projects = Nowe projekty: ładowność { $projects }; São Gabriel: { $sao_gabriel }
told-sailors = Sekcja { $section } dostaje { FORM($sailors, case: "gen") }
told-vdg-first = Odkryto żeton Vasco da Gama: numer początkowy { $number }
told-vdg = Znacznik przesuwa się o { $variation }: pierwszy bezpłatny numer to { $marker }
told-merchant = Następny statek kupiecki: ładowność { $limit }
told-bag = Z woreczka: { FORM($sailor, case: "person") }
told-adjust = Poprawka ({ $player }): { $why }
told-correct = Poprawka: { $why }
told-navigate = Statki zarabiają i płyną dalej
told-finish = Podliczenie końcowe
table-came-before = Ten sam żeton był już w rundzie { $round }; jeśli to pomyłka, cofnijcie ruch.
table-lay-at-first = Ten sam żeton był już przy przygotowaniu gry; jeśli to pomyłka, cofnijcie ruch.
