# The Hall of Fame and its statistics

home-hall = Księga chwały
home-hall-note = Kto wygrał i jak komu idzie.

hall-title = Księga chwały
hall-winners = Zwycięzcy
hall-best = Rekordy
hall-people = Osoby
hall-everybody = Wszyscy
hall-any-number = 2–4 graczy
hall-count = { $players ->
    [1] { $players } gracz
   *[other] { $players } graczy
}
hall-plays = { $plays ->
    [one] Jedna gra
    [few] { $plays } gry
   *[many] { $plays } gier
}
hall-none = Nikogo tu jeszcze nie wpisano: najpierw dokończcie grę.
hall-left-out = Nieliczone
hall-taken-out = Ta gra już się nie liczy.
hall-do-take-out = Nie licz
hall-do-put-back = Licz znowu

hall-wins = { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
hall-tally = { $plays ->
    [one] { $plays } gra
    [few] { $plays } gry
   *[many] { $plays } gier
} · średnio { $mean } · rekord { $best }
hall-sources = Punkty na grę
hall-time = Czas namysłu: średnio { $time } na grę
