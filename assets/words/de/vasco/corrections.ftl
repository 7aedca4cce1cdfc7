# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-title = Am Tisch ist es anders
otherwise-area-figures = Punkte und Geld
otherwise-area-sailors = Matrosen
otherwise-area-tiles = Plättchen
otherwise-area-docks = Häfen
otherwise-area-characters = Charaktere
otherwise-area-round = Runde
otherwise-figure = { $what ->
    [vp] SP von { $player }
    [reals] Reales von { $player }
    [captains] Kapitäne vor { $player }
   *[missionaries] Missionare vor { $player }
}
otherwise-clear = Löschen
otherwise-set = { $typed ->
    [none] Setzen
   *[other] { $typed } setzen
}
otherwise-sailors-board = Auf dem Plan und im Beutel
otherwise-sailors-players = Vor den Spielern
otherwise-sailors-note = Tippt einen Matrosen an, der nicht dort ist, dann den Ort, wo er ist.
otherwise-bag = Beutel
otherwise-sailor = Wo ist dieser Matrose in { $colour } wirklich?
otherwise-tiles-note = Tippt eines an, das nicht dort liegt, dann den Ort, wo es liegt. Die leeren am Ende stehen für eines mehr: ein Projekt oder ein Schiff im Wasser.
otherwise-offer-note = Das umrahmte liegt auf dem „São Gabriel“-Feld. Tippt eines an, das anderswo liegt, oder ein leeres Feld.
otherwise-tile = Wo liegt dieses wirklich?
otherwise-to-upper = Auslage
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = Schiffsfeld
otherwise-to-ships = beim Besitzer
otherwise-to-nowhere = aus dem Spiel
otherwise-to-other = ein anderes
otherwise-dock = Auf welchem Schiffsfeld?
otherwise-other = Welches ist es?
otherwise-more = Welches liegt dort?
otherwise-docks-note = Tippt ein Schiff an, das anderswo liegt, oder ein leeres Feld, das besetzt ist.
otherwise-which-note = Ein Schiff im Wasser, ein Handelsschiff, oder wessen es ist und welches.
otherwise-amounts = Die zwei Beträge
otherwise-amounts-note = Tippt einen an, der anders ist.
otherwise-amount = Was liegt dort?
otherwise-taken = genommen
otherwise-round-note = Runde und Startspieler lassen sich berichtigen, bevor in einer Runde die erste Scheibe liegt.
otherwise-nothing = Noch nichts geändert
otherwise-do = Berichtigen: { $what }
otherwise-by = { $player } { $by } { $what ->
    [vp] SP
    [reals] { $count ->
        [one] Real
       *[other] Reales
    }
    [captains] { $count ->
        [one] Kapitän
       *[other] Kapitäne
    }
   *[missionaries] { $count ->
        [one] Missionar
       *[other] Missionare
    }
}
otherwise-of = { $what ->
    [sailors] Matrosen von { $player }
    [projects] Projekte von { $player }
    [ships] Schiffe von { $player }
   *[characters] Charaktere von { $player }
}
otherwise-in-round = Runde { $round }
otherwise-first = { $player } beginnt

# Comparing
compare-title = Stimmt der Tisch?
compare-hint = Tippt an, was auf eurem Tisch so liegt, um es abzuhaken.
compare-ticked = { $ticked } von { $all }
compare-wrong = Liegt anders
compare-track = Siegpunkteleiste
compare-stacks = Aufgedeckt

# That was wrong
menu-compare = Mit dem Tisch vergleichen
menu-otherwise = Am Tisch ist es anders
wrong-title = Zug { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-anew = Das war falsch: neu eingeben
wrong-leave-out = Das gab es nicht: weglassen
wrong-back = { $later ->
    [one] Von hier weiterspielen: den Zug danach zurücknehmen
   *[other] Von hier weiterspielen: die { $later } Züge danach zurücknehmen
}
wrong-close = Es stimmt
wrong-undone = Das wurde zurückgenommen und zählt nicht mehr.
wrong-drawn = Die App hat es gezogen.
wrong-forced = Etwas anderes war hier nicht möglich. Ist es falsch, dann schon ein früherer Zug.
amending-anew = Statt „{ $what }“: Was war es wirklich?
amending-brief = Zug { $number } neu
amending-cancel = So lassen
amending-broken = „{ $what }“ passt nicht mehr: { $reason }. Was war es wirklich?
amending-launch = „{ $what }“ passt nicht mehr: { $reason }. Lasst das Schiff anders zu Wasser, oder lasst den Zug weg.
amending-unfit = „{ $what }“ passt nicht mehr: { $reason }. Antwortet, was jetzt gefragt ist, oder lasst es weg.
amending-leave-out = Weglassen
otherwise-do-all = { $count ->
    [one] Berichtigen: eine Änderung
   *[other] Berichtigen: { $count } Änderungen
}
amending-done = { $later ->
    [0] Erledigt.
    [one] Erledigt. Ein späterer Zug ist geblieben.
   *[other] Erledigt. { $later } spätere Züge sind geblieben.
}
