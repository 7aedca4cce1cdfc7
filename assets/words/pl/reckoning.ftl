# How a game ended

reckoning-title = Podliczenie
reckoning-wins = { $count ->
    [1] { $players } wygrywa
   *[other] { $players } zwyciężają wspólnie
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
reckoning-tie-table = Statki i marynarzy porównaliście na stole: notes zna tylko punkty.
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
reckoning-tie-shared = { $players }: nic ich nie dzieli, zwyciężają wspólnie.

reckoning-decided = Co zdecydowało
reckoning-gain = Największy zysk za jednym razem: { $player }, { $vp }, { $move } w rundzie { $round }.
reckoning-gains = Największy zysk za jednym razem, { $vp }: { $players }.
reckoning-landing = Najwięcej dał port { $landing }: razem { $vp }, z tego { $rest ->
    [0] wszystkie
   *[other] { $share }
} – { $player }.
reckoning-landing-shared = Najwięcej dał port { $landing }: razem { $vp }, z tego po { $share } – { $players }.
reckoning-landings = Najwięcej dały porty { $landings }: po { $vp }.
reckoning-money = Najwięcej pieniędzy ma na koniec { $player }: { $reals }, czyli { $vp }.
reckoning-money-shared = Najwięcej pieniędzy mają na koniec { $players }: po { FORM($reals, case: "acc") }, czyli { $vp }.

reckoning-share = Udostępnij

# How everybody stands meanwhile
standings-title = Wyniki
standings-leads = { $rank }. · prowadzi o { $gap }
standings-level = { $rank }. · na czele ex aequo
standings-behind = { $rank }. · strata: { $gap }
standings-tap = Dotknij punktów lub pieniędzy, aby zobaczyć, skąd są.

# How long everybody thought, where that was measured
reckoning-times = Czas namysłu
reckoning-time = { $player }: { $time }, z tego { $placing } na dyski i { $acting } na akcje
