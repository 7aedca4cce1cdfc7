# What lies on the table is right: comparing, setting right, entering an earlier move anew

# The table says otherwise
otherwise-area-figures = Punkte und Geld
otherwise-area-sailors = Matrosen
otherwise-area-tiles = Plättchen
otherwise-area-docks = Schiffsfelder
otherwise-area-characters = Charaktere
otherwise-area-round = Runde
otherwise-figure = { $what ->
    [vp] SP von { $player }
    [reals] Reales von { $player }
    [captains] Kapitäne im Vorrat von { $player }
   *[missionaries] Missionare im Vorrat von { $player }
}
otherwise-sailors-board = Auf dem Plan und im Beutel
otherwise-sailors-players = Im Vorrat der Spieler
otherwise-sailors-note = Tippt einen Matrosen an, der am falschen Ort ist, und dann, wo er wirklich ist.
otherwise-bag = Beutel
otherwise-sailor = Wo ist dieser { FORM($colour, case: "weak") } Matrose wirklich?
otherwise-tiles-note = Tippt ein Plättchen an, das am falschen Ort liegt, und wählt, wo es wirklich ist. Die leeren am Ende fügen ein Projekt oder ein zu Wasser gelassenes Schiff hinzu.
otherwise-offer-note = Das umrahmte liegt auf dem „São Gabriel“-Feld. Tippt ein Projekt an, das in Wirklichkeit anderswo ist, oder ein leeres Feld.
otherwise-tile = Wo ist dieses wirklich?
otherwise-to-upper = ausliegend
otherwise-to-sao-gabriel = São Gabriel
otherwise-to-dock = auf Schiffsfeld
otherwise-to-ships = beim Besitzer
otherwise-to-nowhere = aus dem Spiel
otherwise-to-other = ein anderes
otherwise-dock = Auf welchem Schiffsfeld?
otherwise-other = Welches ist es?
otherwise-more = Welches liegt dort?
otherwise-docks-note = Tippt ein Schiff an, das in Wirklichkeit anderswo ist, oder ein leer gezeigtes Schiffsfeld, das besetzt ist.
otherwise-which-note = Ein zu Wasser gelassenes Schiff, ein Handelsschiff oder das Schiff eines Spielers: wessen und welches?
otherwise-amounts = Die zwei Beträge
otherwise-amounts-note = Tippt einen an, der anders ist.
otherwise-amount = Was liegt dort?
otherwise-taken = genommen
otherwise-round-note = Runde und Startspieler lassen sich berichtigen, solange in der Runde noch keine Scheibe liegt.
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
compare-track = Siegpunkteleiste
compare-stacks = Aufgedeckt

# That was wrong
amending-launch = „{ $what }“ passt nicht mehr: { $reason }. Lasst das Schiff anders zu Wasser oder entfernt den Zug.
