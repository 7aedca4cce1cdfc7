# The list of all games

games-title = Spiele
games-none = Hier wurde noch kein Spiel gespielt.
games-under-way = Laufend
games-put-aside = Weggelegt
games-finished = Beendet
games-abandoned = Aufgegeben
games-more = Ältere Spiele
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}

games-do-continue = Weiter
games-do-put-aside = Weglegen
games-do-rename = Umbenennen
games-do-give-up = Aufgeben
games-do-export = Exportieren
games-do-delete = Löschen
games-deleted = Das Spiel ist gelöscht.
games-given-up = Das Spiel ist aufgegeben.
games-waits = Das andere Spiel wartet auf der Startseite: { $people }.
games-go-on = Dieses Spiel fortsetzen
games-import = Aufzeichnung importieren
games-import-from = Aufzeichnungen in { $folder }:
games-no-record = In dieser Datei ist keine Aufzeichnung eines Spiels und keine Sicherung.
games-coming = Das importieren?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
games-coming-score = { $player } { $points }
games-coming-backup = Eine Sicherung. { $games ->
    [one] Darin ist ein Spiel.
   *[other] Darin sind { $games } Spiele.
}
games-coming-many = Eine Sicherung mit sehr vielen Partien. Sie kommen neben der laufenden Partie herein.
games-coming-keep = Hereinholen
games-coming-leave = Lassen
games-refused = Zug { $move } wird abgelehnt: { $refusal }.

day = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

figure-vp = { $value } SP
winners = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}

sets-import-from = Zieht eine Datei auf dieses Fenster, oder tippt eine an, die in { $folder } liegt:
other-revised = gerade wird neu eingegeben: { $kind }; macht das erst fertig, oder lasst es, wie es war
