# Warum nicht: was statt des Abgelehnten geht, und was ein Stück ist, um das es gerade nicht geht.

pointed = { $piece }. { $asked }

# What is possible instead
nearest-numbers = { $count ->
    [one] frei ist { $numbers }
   *[other] frei sind { $numbers }
}
nearest-numbers-of-many = { $count ->
    [one] die nächste freie ist { $numbers }
   *[other] die nächsten freien sind { $numbers }
}
nearest-areas = { FORM($areas, case: "in") } ist noch eines frei
nearest-amount = der andere Betrag liegt noch da, { $amount }
nearest-characters = { $characters } kann übernommen werden
nearest-project = ein einzelnes Projekt kostet zusammen { $total }
nearest-two-projects = zwei kosten zusammen { $total }; tippt ein gewähltes an, um es zurückzulegen
nearest-sao-gabriel = das „São Gabriel“-Projekt kostet zusammen { $total }
nearest-sao-gabriel-alone = allein kostet es zusammen { $total }; tippt Gewähltes an, um es zurückzulegen
nearest-no-captain = ohne den Kapitän macht es { $total }
nearest-colours = { $colours ->
    [one] eine Farbe kostet zusammen { $total }
   *[other] { $colours } Farben kosten zusammen { $total }
}
nearest-sections = Matrosen sind in Abschnitt { $sections }
nearest-captain = der Kapitän allein kostet zusammen { $total }
nearest-docks = Limit { $limit } reicht in { $landing } für Schiffsfeld { $docks }
nearest-launch = { $project } kann zu Wasser gelassen werden
nearest-crew = { $lacking ->
    [one] es fehlt noch jemand in { $colours }
   *[other] es fehlen noch { $lacking } in verschiedenen Farben: { $colours }
}
nearest-pay = mit { $has } geht es erst ab Zahl { $least }, so bleibt nur der Verzicht
nearest-give-up = es bleibt nur der Verzicht
nearest-give-up-for = der Verzicht bringt { $reals }

# What a piece is
piece-number = die Zahl { $number } ist frei
piece-disc = die Zahl { $number } hat { $owner }, { FORM($area, case: "in") }
piece-amount = hier gibt es { $amount }
piece-character = { $character } ist bei { $owner }
piece-character-free = { $character } ist auf dem Spielplan
piece-sailor = das ist ein Matrose in { $colour } aus Abschnitt { $section }
piece-section = { $count ->
    [one] in Abschnitt { $section } ist ein Matrose
   *[other] in Abschnitt { $section } sind { $count } Matrosen
}
piece-bag = { $count ->
    [one] im Beutel ist ein Matrose
   *[other] im Beutel sind { $count } Matrosen
}
piece-captains = { $count ->
    [one] { $player } hat noch einen Kapitän auf dem Spielplan
   *[other] { $player } hat noch { $count } Kapitäne auf dem Spielplan
}
piece-colours = { $colours ->
    [one] Matrosen in einer Farbe kosten { $reals }
   *[other] Matrosen in { $colours } Farben kosten { $reals }
}
piece-project = das ist ein Projekt mit Limit { $limit } für eine Besatzung von { $crew }
piece-project-earning = das ist ein Projekt mit Limit { $limit } für eine Besatzung von { $crew }, das auf See in jeder Navigation { $earns } bringt
piece-sao-gabriel = das „São Gabriel“-Projekt kann nur gekauft werden, mit einer Scheibe bei den Projekten: Es kostet { $reals } und ist sofort zu Wasser
piece-area = { $free ->
    [0] im Bereich { $area } ist kein Aktionsfeld frei
    [one] im Bereich { $area } ist ein Aktionsfeld frei
   *[other] im Bereich { $area } sind { $free } Aktionsfelder frei
}
told-ahead = die { $number } ist schon vorab angesagt ({ $owner }); auf der Karte dazu lässt sich das zurücknehmen
piece-space = dieses Feld bleibt bis zur nächsten Runde leer
piece-dock = das Schiffsfeld { $dock } in { $landing } ist frei
piece-ship = { $owner } hat ein Schiff mit Limit { $limit } in { $landing }
piece-merchant = ein Handelsschiff mit Limit { $limit } liegt in { $landing }
piece-landing = { $free ->
    [0] { $landing } ist komplett und bringt jedem Schiff { $vp }
    [one] { $landing } hat ein Schiffsfeld frei und bringt jedem Schiff { $vp }, sobald es komplett ist
   *[other] { $landing } hat { $free } Schiffsfelder frei und bringt jedem Schiff { $vp }, sobald es komplett ist
}
piece-waiting = das Handelsschiff mit Limit { $limit } wartet darauf, ausgesandt zu werden
piece-merchants = { $count ->
    [one] es kommt noch ein Handelsschiff
   *[other] es kommen noch { $count } Handelsschiffe
}
piece-vdg-first = dieses Plättchen setzt den Marker auf { $initial } und bringt die Beträge { $amounts }
piece-vdg-next = dieses Plättchen bewegt den Marker um { $variation }; nächste Runde setzt es ihn auf { $initial } und bringt die Beträge { $amounts }
piece-vdg-last = dieses Plättchen bewegt den Marker um { $variation }
piece-refund = der Verzicht auf eine Zahl dieser Reihe bringt { $reals }

# Why a button does nothing now
why-first-page = Das ist die erste Seite.
why-last-dock = Ein Hafen hat mindestens ein Schiffsfeld.
why-most-docks = Ein Hafen hat höchstens { $most } Schiffsfelder.
why-set-right = Noch ist nichts anders: Tippt erst an, was anders liegt.
