# The list of all games

games-title = Gry
games-none = Nie rozegrano tu jeszcze żadnej gry.
games-under-way = W toku
games-put-aside = Odłożone
games-finished = Zakończone
games-abandoned = Porzucone
games-more = Starsze gry
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] Jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}

games-do-continue = Graj dalej
games-do-put-aside = Odłóż
games-do-rename = Zmień nazwę
games-do-give-up = Porzuć
games-do-export = Zapisz do pliku
games-do-delete = Usuń
games-deleted = Gra usunięta.
games-given-up = Gra porzucona.
games-waits = Druga gra czeka na ekranie głównym: { $people }.
games-go-on = Graj dalej w tę grę
games-import = Wczytaj zapis gry
games-import-from = Zapisy gier w folderze { $folder }:
games-no-record = W tym pliku nie ma ani zapisu gry, ani kopii zapasowej.
games-coming = Wczytać?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}.
games-coming-score = { $player } { $points }
games-coming-backup = Kopia zapasowa. { $games ->
    [one] Zawiera jedną grę.
    [few] Zawiera { $games } gry.
   *[many] Zawiera { $games } gier.
}
games-coming-many = Kopia zapasowa zawiera bardzo wiele gier. W czasie wczytywania możecie grać dalej.
games-coming-keep = Wczytaj
games-coming-leave = Anuluj
games-refused = Ruch { $move } nie został przyjęty: { $refusal }.

day = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia

figure-vp = { $value } PZ
winners = { $count ->
    [1] wygrywa { $winners }
   *[other] { $winners } wygrywają wspólnie
}

sets-import-from = Upuśćcie plik na to okno albo dotknijcie jednego z plików w folderze { $folder }:
other-revised = właśnie wpisujecie ponownie inny ruch ({ $kind }); najpierw to dokończcie albo zostawcie, jak było

# What the headless command says of games its players played.
duel-share = { $player }: { $share }% wygranych, z pewnością 95% od { $low }% do { $high }% (rozegrane partie: { $games })
