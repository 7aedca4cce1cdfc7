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
nearest-amount = der andere Betrag liegt noch da: { $amount }
nearest-characters = { $characters } könnt ihr übernehmen
nearest-project = ein einzelnes Projekt kostet insgesamt { $total }
nearest-two-projects = zwei Projekte kosten insgesamt { $total }; tippt ein gewähltes an, um es zurückzulegen
nearest-sao-gabriel = das „São Gabriel“-Projekt kostet insgesamt { $total }
nearest-sao-gabriel-alone = allein kostet es insgesamt { $total }; tippt das Gewählte an, um es zurückzulegen
nearest-no-captain = ohne den Kapitän sind es insgesamt { $total }
nearest-colours = { $colours ->
    [one] eine Farbe kostet insgesamt { $total }
   *[other] { $colours } Farben kosten insgesamt { $total }
}
nearest-sections = Matrosen sind in Abschnitt { $sections }
nearest-captain = der Kapitän allein kostet insgesamt { $total }
nearest-docks = Limit { $limit } reicht in { $landing } für Schiffsfeld { $docks }
nearest-docks-of-many = Limit { $limit } reicht z. B. in { $landing } für Schiffsfeld { $docks }
nearest-launch = { $project } könnt ihr zu Wasser lassen
nearest-crew = { $lacking ->
    [one] es fehlt noch { FORM($colours, case: "person") }
   *[other] es fehlen noch { $lacking }, alle verschieden: { FORM($colours, case: "person") }
}
nearest-pay = mit { $has } geht es erst ab Zahl { $least }: Ihr müsst verzichten
nearest-give-up = ihr könnt nur verzichten
nearest-give-up-for = der Verzicht bringt { $reals }

# What a piece is
piece-number = die Zahl { $number } ist frei
piece-disc = die Zahl { $number } liegt auf einer Scheibe von { $owner } { FORM($area, case: "in") }
piece-amount = hier könnt ihr { $amount } nehmen
piece-character = { $character } ist bei { $owner }
piece-character-free = { $character } ist auf dem Spielplan
piece-sailor = das ist ein { $colour } in Abschnitt { $section }
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
    [one] Matrosen einer Farbe kosten { $reals }
   *[other] Matrosen in { $colours } Farben kosten { $reals }
}
piece-project = das ist ein Projekt mit Limit { $limit } und einer Besatzung von { $crew }
piece-project-earning = das ist ein Projekt mit Limit { $limit } und einer Besatzung von { $crew }; auf See bringt es in jeder Navigation { $earns }
piece-sao-gabriel = das „São Gabriel“-Projekt lässt sich nur kaufen, mit einer Scheibe bei den Projekten: Es kostet { $reals } und wird sofort zu Wasser gelassen
piece-area = { $free ->
    [0] im Bereich { $area } ist kein Aktionsfeld frei
    [one] im Bereich { $area } ist ein Aktionsfeld frei
   *[other] im Bereich { $area } sind { $free } Aktionsfelder frei
}
told-ahead = die { $number } ist schon verplant ({ $owner }); auf der Karte dieses Spielers lässt sie sich zurücknehmen
piece-space = dieses Feld bleibt bis zur nächsten Runde leer
piece-dock = Schiffsfeld { $dock } in { $landing } ist frei
piece-ship = { $owner } hat ein Schiff mit Limit { $limit } in { $landing }
piece-merchant = ein Handelsschiff mit Limit { $limit } liegt in { $landing }
piece-landing = { $free ->
    [0] { $landing } ist komplett und bringt jedem Schiff { $vp }
    [one] { $landing } hat noch ein freies Schiffsfeld; komplett bringt der Hafen jedem Schiff { $vp }
   *[other] { $landing } hat noch { $free } freie Schiffsfelder; komplett bringt der Hafen jedem Schiff { $vp }
}
piece-waiting = das Handelsschiff mit Limit { $limit } wartet darauf, ausgesandt zu werden
piece-merchants = { $count ->
    [one] es kommt noch ein Handelsschiff
   *[other] es kommen noch { $count } Handelsschiffe
}
piece-vdg-first = dieses Plättchen setzt den Marker auf { $initial } und bietet die Beträge { $amounts }
piece-vdg-next = dieses Plättchen bewegt den Marker um { $variation }; nächste Runde setzt es ihn auf { $initial } und bietet die Beträge { $amounts }
piece-vdg-last = dieses Plättchen bewegt den Marker um { $variation }
piece-refund = der Verzicht auf eine Zahl dieser Reihe bringt { $reals }

# Why a button does nothing now
why-last-dock = Ein Hafen hat mindestens ein Schiffsfeld.
why-most-docks = Ein Hafen hat höchstens { $most } Schiffsfelder.

nearest-captain-free = ein Kapitän allein ist kostenlos
