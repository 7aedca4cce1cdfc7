# How a game ended

reckoning-title = Podliczenie końcowe
reckoning-wins = { $count ->
    [1] Wygrywa { $players }
   *[other] { $players } wygrywają wspólnie
}
reckoning-go-back = Wróć do gry
reckoning-again = Zagraj ponownie

reckoning-in-play = { $vp } w trakcie gry
reckoning-reals = { $vp } za { FORM($reals, case: "acc") }
reckoning-ships = { $vp } za { $ships ->
    [one] jeden statek
    [few] { $ships } statki
   *[many] { $ships } statków
}

reckoning-tie = Remis
reckoning-tied = { $players } mają po { $vp }.
reckoning-tie-table = Statki i marynarzy porównaliście przy stole: zapis punktów zna tylko punkty.
reckoning-tie-ships = { $player }: { $count ->
    [one] jeden statek
    [few] { $count } statki
   *[many] { $count } statków
} na Szlaku handlowym.
reckoning-tie-sailors = { $player }: { $count ->
    [1] jeden marynarz
   *[other] { $count } marynarzy
} w puli.
reckoning-tie-won = Wygrywa więc { $players }.
reckoning-tie-shared = { $players } są równi we wszystkim i wygrywają wspólnie.

reckoning-decided = Co zdecydowało
reckoning-gain = Największy zysk naraz: { $player }, { $vp } ({ $move }, runda { $round }).
reckoning-gains = Największy zysk naraz, { $vp }: { $players }.
reckoning-landing = Najwięcej dał port { $landing }: razem { $vp }, z tego { $rest ->
    [0] wszystkie
   *[other] { $share }
} ma { $player }.
reckoning-landing-shared = Najwięcej dał port { $landing }: razem { $vp }, z tego po { $share } mają { $players }.
reckoning-landings = Najwięcej dały porty { $landings }: po { $vp }.
reckoning-money = Najwięcej pieniędzy ma na koniec { $player }: { $reals }, czyli { $vp }.
reckoning-money-shared = Najwięcej pieniędzy mają na koniec { $players }: po { FORM($reals, case: "acc") }, czyli { $vp }.

reckoning-share = Udostępnij

# How everybody stands meanwhile
standings-title = Wyniki
standings-leads = { $rank }. · prowadzi o { $gap }
standings-level = { $rank }. · na czele ex aequo
standings-behind = { $rank }. · do lidera { $gap }
standings-tap = Dotknijcie liczby, aby zobaczyć, skąd się wzięła.

# How long everybody thought, where that was measured
reckoning-times = Czas namysłu
reckoning-time = { $player }: { $time }, z tego { $placing } na dyski i { $acting } na akcje

# What was counted otherwise, put right at the end
recount-title = Co leży odkryte
recount-note = Dotknijcie tego, co na stole jest inaczej, a potem przycisku. Dotknięcie wyłożonej karty ją zabiera.
recount-open = Popraw to, co leży odkryte
recount-do = Wprowadź te poprawki
