# The list of all games

games-title = Partien
games-none = Hier wurde noch keine Partie gespielt.
games-under-way = Laufend
games-put-aside = Beiseitegelegt
games-finished = Beendet
games-abandoned = Aufgegeben
games-more = Ältere Partien
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}

games-do-continue = Weiter
games-do-put-aside = Beiseitelegen
games-do-rename = Umbenennen
games-do-give-up = Aufgeben
games-do-export = Exportieren
games-do-delete = Löschen
games-deleted = Die Partie wurde gelöscht.
games-given-up = Die Partie wurde aufgegeben.
games-waits = Die andere Partie wartet auf der Startseite: { $people }.
games-go-on = Diese Partie fortsetzen
games-import = Partie importieren
games-import-from = Aufzeichnungen in { $folder }:
games-no-record = Diese Datei enthält weder die Aufzeichnung einer Partie noch eine Sicherung.
games-coming = Das hier importieren?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
games-coming-score = { $player } { $points }
games-coming-backup = Eine Sicherung mit { $games ->
    [one] einer Partie.
   *[other] { $games } Partien.
}
games-coming-many = Eine Sicherung mit sehr vielen Partien. Während sie importiert werden, könnt ihr weiterspielen.
games-coming-keep = Importieren
games-coming-leave = Abbrechen
games-refused = Zug { $move } wird nicht angenommen: { $refusal }.

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

sets-import-from = Zieht eine Datei auf dieses Fenster oder tippt eine aus { $folder } an:
other-revised = ein anderer Zug wird gerade neu eingegeben ({ $kind }); macht das erst fertig oder lasst es, wie es war

# What the headless command says of games its players played.
duel-share = { $player }: { $share } % gewonnen, mit 95 % Sicherheit zwischen { $low } % und { $high } % (Partien: { $games })
