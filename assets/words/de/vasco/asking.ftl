# What is asked of a group, and how it can be answered

ask-section = Abschnitt { $section }
ask-ships = die Schiffe
ask-blindly = aus dem Beutel

# Pieces that come up
ask-picture = Tippt an, was gezogen wurde.
ask-cleared = Räumt zuerst die Projekte weg, die niemand gekauft hat.
ask-keypad = Tippt ein, was darauf steht.
ask-sao-gabriel = Welches Projekt liegt auf dem „São Gabriel“-Feld?
ask-upper = Welches Projekt liegt auf dem nächsten oberen Feld?
ask-which = { $place } von { $places }.
ask-sailors = Welche Matrosen kommen in den nächsten Abschnitt?
ask-sailors-left = Abschnitt { $section }: { $left ->
    [one] noch ein Matrose.
   *[other] noch { $left } Matrosen.
}
ask-vdg = Welches Plättchen wurde aufgedeckt?
ask-bag = Welcher Matrose kam aus dem Beutel?
ask-merchant = Welches Handelsschiff ist das erste?
ask-next-merchant = Welches Handelsschiff kommt als Nächstes?
ask-dock = Wohin schickt { $player } das Handelsschiff?
ask-dock-hint = Jedes leere Schiffsfeld bis { $limit }. { $player } bekommt den Bonus des Hafens.
ask-bonus-natal = Welches Projekt nimmt { $player }?
ask-bonus-boa-gente = Welchen Matrosen nimmt { $player }?
ask-bonus-hint = Das ist der Bonus des Hafens.

# Placing discs
place-title = { $player } platziert eine Scheibe
ahead-title = { $player } platziert eine Scheibe im Voraus
ahead-do = Im Voraus platzieren
ahead-withdraw = Zahl { $number } zurücknehmen
ahead-hint = Nur eine Scheibe, dann ist wieder { $player } an der Reihe. Tippt Zahl und Bereich an.
place-hint = { $left ->
    [one] Noch eine Scheibe. Tippt Zahl und Bereich an.
   *[other] Noch { $left } Scheiben. Tippt Zahl und Bereich an.
}

# What an action costs and brings
deed-pass = { $reals ->
    [0] Verzichten
   *[other] Verzichten: +{ $reals } R
}
sum-act = für die Aktion
sum-act-dear = { $marker } − { $number }
sum-act-free = kostenlos ab { $marker }
sum-projects = Projekte
sum-sao-gabriel = São Gabriel
sum-sailors = Matrosen
sum-colours = { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
}
sum-captain = Kapitän
sum-per-sailor = { $sailors ->
    [0] allein
    [one] { $sailors } Matrose
   *[other] { $sailors } Matrosen
}
sum-dock = Schiffsfelder
sum-mozambique = Bonus
sum-mombasa = Bonus
sum-malindi = Bonus
sum-of = von { $reals } R
sum-reals = { $reals } R
sum-gain-vp = +{ $amount } SP
sum-gain-reals = +{ $amount } R
sum-gain-captains = { $amount ->
    [one] +1 Kapitän
   *[other] +{ $amount } Kapitäne
}

# Buying projects
buy-title = { $player } kauft Projekte
buy-hint = Tippt ein oder zwei Projekte an oder das „São Gabriel“-Projekt.
buy-hint-upper = Tippt ein oder zwei Projekte an.
deed-buy = { $projects ->
    [one] Das Projekt für { $cost } R kaufen
   *[other] { $projects } Projekte für { $cost } R kaufen
}
deed-buy-sao-gabriel = „São Gabriel“-Projekt für { $cost } R kaufen

# Recruiting
recruit-title = { $player } rekrutiert
recruit-hint = Tippt Matrosen eines Abschnitts an oder nehmt nur den Kapitän.
deed-recruit = Für { $cost } R rekrutieren
deed-with-captain = Mit Kapitän, { $cost } R
deed-no-captain = Kein Kapitän mehr da
deed-captain-alone = { $cost ->
    [0] Nur Kapitän, kostenlos
   *[other] Nur Kapitän, { $cost } R
}

# Expeditions
expedition-title = { $player } schickt Schiffe aus
expedition-hint = Tippt ein Schiffsfeld für ein Schiff an; noch einmal für ein anderes Schiff.
expedition-hint-proposed = Tippt einen Hafen an oder für jedes Schiff ein Schiffsfeld.
expedition-launch = Noch ist kein Schiff zu Wasser gelassen: Holt das nach oder verzichtet.
expedition-no-ship = Es gibt kein Schiff zum Aussenden.
expedition-no-captain = Es gibt keinen Kapitän für die Fahrt.
deed-send = { $ships ->
    [one] Ein Schiff nach { $landing }
   *[other] { $ships } Schiffe nach { $landing }
}
deed-send-for = { $ships ->
    [one] Ein Schiff nach { $landing } für { $cost } R
   *[other] { $ships } Schiffe nach { $landing } für { $cost } R
}
ask-bonus-of = Der Bonus des Hafens für Schiff { $ship } von { $ships }.

# Characters
characters-title = { $player }: Charakter oder Geld
characters-hint = Tippt einen Charakter oder einen Betrag an.
manuel-title = { $player } platziert die zusätzliche Scheibe
manuel-hint = Tippt einen Bereich an und, wenn beide noch da sind, die Zahl.
deed-later = Später losschicken

# Launching
launch-title = { $player } lässt ein Schiff zu Wasser
launch-hint = { $left ->
    [one] Noch ein Besatzungsmitglied fehlt.
   *[other] Noch { $left } Besatzungsmitglieder fehlen.
}

# The end of a round and of the game
navigate-title = Alle Aktionen sind ausgeführt
navigate-hint = Jetzt bringen die Schiffe etwas ein und segeln weiter.
deed-navigate = Weitersegeln
finish-title = Die letzten Schiffe
finish-hint = Letzte Gelegenheit: Jedes zu Wasser gelassene Schiff mit Kapitän zählt 3 SP.
deed-finish = Punkte zählen
deed-last-launch = { $ship } zu Wasser lassen · +{ $points }
deed-finish-without = { $count ->
    [one] Jetzt zählen: { $points } verschenkt
   *[other] Jetzt zählen: bis zu { $points } verschenkt
}
over-title = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}

# What can be tapped, as it is called by whoever cannot see it
spot-dock = { $landing }, Schiffsfeld { $place }, Wert { $dock }
spot-sailor = { $colour }, Abschnitt { $section }
spot-sao-gabriel = São Gabriel: { $ship }
spot-taken = nicht mehr da
spot-vdg = { $variation }, Start auf { $initial }, Beträge { $amounts }
spot-merchant = Handelsschiff, Limit { $limit }
launch-with = { $ship } zu Wasser lassen, Besatzung: { $crew } ({ $player })
launch-choosing = { $ship } mit anderer Besatzung zu Wasser lassen ({ $player })

# What a payment leaves too little for
sum-leaves = danach { $reals } R
sum-too-little = zu wenig für die { $number }

# Pictures of projects that nobody compared with the copy
ask-likely = Tippt an, was gezogen wurde, falls es dabei ist: Noch sind sie nicht mit eurem Exemplar verglichen.
