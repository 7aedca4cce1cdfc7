# The game of Vasco da Gama: its things, its refusals, its ledger.

# An area is said where something lies (in) and where it is put (to).

# Figures
units = R Real Reales
figure-reals = { $value ->
    [one] { $value } Real
   *[other] { $value } Reales
}
project = Projekt { $limit } (Besatzung { $crew })
project-earning = Projekt { $limit } (Besatzung { $crew }, bringt { $earns })
ship = Schiff { $limit } (Besatzung { $crew })
ship-earning = Schiff { $limit } (Besatzung { $crew }, bringt { $earns })
ship-at-sea = { $count ->
    [one] Schiff { $limit } von { $player }
   *[other] { $count } Schiffe { $limit } von { $player }
}
merchant-at-sea = { $count ->
    [one] Handelsschiff { $limit }
   *[other] { $count } Handelsschiffe { $limit }
}

area-characters = { $case ->
    [in] bei den Charakteren
    [to] zu den Charakteren
   *[nom] Charaktere
}
area-recruiting = { $case ->
    [in] bei der Rekrutierung
    [to] zur Rekrutierung
   *[nom] Rekrutierung
}
area-projects = { $case ->
    [in] bei den Projekten
    [to] zu den Projekten
   *[nom] Projekte
}
area-navigation = { $case ->
    [in] bei der Navigation
    [to] zur Navigation
   *[nom] Navigation
}

landing-natal = Natal
landing-boa-gente = Terra de Boa Gente
landing-mozambique = Mozambique
landing-mombasa = Mombasa
landing-malindi = Malindi
landing-calicut = Calicut

character-dias = Bartolomeu Dias
character-alvares = Francisco Alvares
character-sernigi = Girolamo Sernigi
character-manuel = Manuel I.

# A sailor with an article before the colour (weak), with one of his own (one), or by the colour alone (short).
sailor-turquoise = { $case ->
    [acc] türkisen Matrosen
    [person] ein türkiser Matrose
    [pl] türkise Matrosen
    [short] türkis
    [weak] türkise
   *[nom] türkiser Matrose
}
sailor-violet = { $case ->
    [acc] violetten Matrosen
    [person] ein violetter Matrose
    [pl] violette Matrosen
    [short] violett
    [weak] violette
   *[nom] violetter Matrose
}
sailor-grey = { $case ->
    [acc] grauen Matrosen
    [person] ein grauer Matrose
    [pl] graue Matrosen
    [short] grau
    [weak] graue
   *[nom] grauer Matrose
}
sailor-orange = { $case ->
    [acc] orangen Matrosen
    [person] ein oranger Matrose
    [pl] orange Matrosen
    [short] orange
    [weak] orange
   *[nom] oranger Matrose
}
sailor-white = { $case ->
    [acc] Missionar
    [person] ein Missionar
    [pl] Missionare
   *[nom] Missionar
}
sailors = { $count ->
    [one] { $case ->
        [alone] { $count } { $colour }
       *[nom] { $count } { FORM($colour, case: "acc") }
    }
   *[other] { $count } { FORM($colour, case: "pl") }
}
a-captain = 1 Kapitän
a-missionary = { $case ->
    [short] Missionar
   *[nom] ein Missionar
}

move-projects = Projekte auslegen
move-sailors = Matrosen ziehen
move-vdg = VdG-Plättchen aufdecken
move-merchant = Handelsschiff aufdecken
move-bag = Matrose aus dem Beutel
move-place = Scheibe platzieren
move-pass = verzichten
move-buy = Projekte kaufen
move-recruit = rekrutieren
move-expedition = Expedition
move-money = Geld nehmen
move-host = Charakter übernehmen
move-send = Handelsschiff aussenden
move-launch = zu Wasser lassen
move-navigate = Navigation
move-finish = Schlusswertung
move-adjust = Berichtigung von Werten
move-correct = Berichtigung des Tisches

move-begin = Spielbeginn

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } SP
    [reals] { $amount ->
        [one] { $amount } Real
       *[other] { $amount } Reales
    }
    [captains] { $amount ->
        [one] { $amount } Kapitän
       *[other] { $amount } Kapitäne
    }
    [white] { $amount ->
        [one] { $amount } Missionar
       *[other] { $amount } Missionare
    }
    [turquoise] { $amount ->
        [one] { $amount } türkiser Matrose
       *[other] { $amount } türkise Matrosen
    }
    [violet] { $amount ->
        [one] { $amount } violetter Matrose
       *[other] { $amount } violette Matrosen
    }
    [grey] { $amount ->
        [one] { $amount } grauer Matrose
       *[other] { $amount } graue Matrosen
    }
    [orange] { $amount ->
        [one] { $amount } oranger Matrose
       *[other] { $amount } orange Matrosen
    }
   *[other] { $amount } { $what }
}
ledger-dias = Dias
ledger-alvares = Alvares
ledger-act = für die Aktion mit Zahl { $number } (kostenlos ab { $marker })
ledger-give-up = für den Verzicht mit Zahl { $number }
ledger-amount = Geld von Vasco da Gama
ledger-projects = { $projects }
ledger-sao-gabriel = São Gabriel: { $projects }
ledger-sailors = für { $colours ->
    [one] eine Farbe
   *[other] { $colours } Farben
} aus Abschnitt { $section }
ledger-recruit = aus Abschnitt { $section }
ledger-captain = { $sailors ->
    [0] Kapitän allein angeworben
    [one] Kapitän mit einem Matrosen angeworben
   *[other] Kapitän mit { $sailors } Matrosen angeworben
}
ledger-launch = { $project } zu Wasser gelassen
ledger-board = an Bord, Ziel { $landing }
ledger-dock = { $ship } in { $landing } platziert
ledger-boa-gente = Bonus von Terra de Boa Gente
ledger-mozambique = Bonus von Mozambique
ledger-mombasa = Bonus von Mombasa
ledger-malindi = Bonus von Malindi
ledger-income = { $ship } in { $landing }
ledger-complete = kompletter Hafen { $landing }, { $ship }
ledger-returns = zurück aus { $landing }
ledger-unsent = { $docks ->
    [0] { $ships } passt in kein freies Schiffsfeld und verlässt das Spiel
   *[other] { $ships } wird nicht ausgesandt, da niemand Sernigi hat, und verlässt das Spiel
}
ledger-leaves = { $count ->
    [one] { $ships } verlässt das Spiel
   *[other] { $ships } verlassen das Spiel
}
ledger-unsold = { $count ->
    [one] das Projekt, das niemand gekauft hat, verlässt das Spiel
   *[other] { $count } Projekte, die niemand gekauft hat, verlassen das Spiel
}
ledger-reals = für { $reals }
ledger-ships = für { $ships ->
    [one] ein Schiff mit Kapitän
   *[other] { $ships } Schiffe mit Kapitän
}
ledger-adjust = berichtigt: { $why }
ledger-correct = berichtigt: { $why }

# The standing
standing = { $player }: { $vp }, { $reals }

# What a record must hold
expected-kind = eine Art von Zug
expected-area = ein Bereich
expected-landing = ein Hafen
expected-sailor = eine Matrosenfarbe
expected-character = ein Charakter
expected-crew = eine Matrosenfarbe oder Weiß
expected-tile = ein Plättchen wie 7/5+2v
expected-some-crew = mindestens ein Matrose
expected-all-sailors = zusammen 32 Matrosen
expected-docked = ein Schiff mit Besitzer und Plättchen oder ein Handelsschiff ohne beides
expected-limit-of-ship = das Limit seines Plättchens
expected-change = eine Änderung nach oben oder unten
expected-some-state = etwas, das zu berichtigen ist
components-slots = { $players } Spieler brauchen insgesamt { $wanted } Aktionsfelder; dieser Satz hat { $found }

# Refusals: seats and drawing
not-seated = niemand spielt { $colour }
other-section = jetzt wird für Abschnitt { $due } gezogen, nicht für Abschnitt { $section }
draw-count = { $wanted ->
    [one] jetzt wird { $wanted } Matrose gezogen, nicht { $found }
   *[other] jetzt werden { $wanted } Matrosen gezogen, nicht { $found }
}
bag-lacks = { $held ->
    [0] im Beutel ist kein { $colour }
    [one] im Beutel ist nur { $held } { $colour }
   *[other] im Beutel sind nur { $held } { FORM($colour, case: "pl") }
}

# Refusals: placing discs
not-your-turn = { $turn } ist an der Reihe, nicht { $player }
number-taken = die Zahl { $number } ist schon vergeben ({ $owner })
area-full = { FORM($area, case: "in") } ist kein Aktionsfeld frei
no-additional-disc = die Zahl { $number } gehört zur zusätzlichen Aktionsscheibe, und { $player } hat sie jetzt nicht
only-additional-disc = { $player } hat nur noch die zusätzliche Aktionsscheibe; zu ihr gehört 21 oder 22

# Refusals: acting
not-called = aufgerufen ist die Zahl { $number }: { $owner } ist dran, nicht { $player }
cannot-act = die Aktion mit { $number } kostet { $price }, und { $player } hat { $has }
too-dear-projects = { $price } für die Aktion und { $cost } für { $projects ->
    [one] ein Projekt
   *[other] { $projects } Projekte
} sind zusammen { $total }; { $player } hat { $has }
too-dear-sao-gabriel = { $price } für die Aktion und { $cost } für das „São Gabriel“-Projekt sind zusammen { $total }; { $player } hat { $has }
too-dear-sailors = { $price } für die Aktion und { $sailors } für { $colours ->
    [one] eine Farbe
   *[other] { $colours } Farben
} sind zusammen { $total }; { $player } hat { $has }
too-dear-captain = { $price } für die Aktion, { $sailors } für die Matrosen und { $captain } für den Kapitän sind zusammen { $total }; { $player } hat { $has }

# Refusals: projects and launching
nothing-bought = wer nichts kauft, verzichtet
too-many-projects = ihr könnt ein oder zwei Projekte auf einmal kaufen, nicht { $found }
sao-gabriel-alone = das „São Gabriel“-Projekt müsst ihr allein kaufen
not-offered = { $project } liegt nicht auf den oberen Feldern
sao-gabriel-sold = das „São Gabriel“-Feld ist leer
no-such-project = { $player } hat { $project } nicht
crew-size = { $wanted ->
    [one] { $project } braucht { $wanted } Besatzungsmitglied, nicht { $found }
   *[other] { $project } braucht { $wanted } Besatzungsmitglieder, nicht { $found }
}
crew-colours = in einer Besatzung müssen alle Farben verschieden sein
crew-lacks = { $player } hat keinen { FORM($colour, case: "acc") }

# Refusals: recruiting
nobody-recruited = wer niemanden rekrutiert, verzichtet
section-closed = Abschnitt { $section } wird nicht verwendet, nur die Abschnitte 1 bis { $active }
section-empty = Abschnitt { $section } ist leer
section-lacks = { $found ->
    [0] in Abschnitt { $section } ist kein { $colour }
    [one] in Abschnitt { $section } ist nur { $found } { $colour }
   *[other] in Abschnitt { $section } sind nur { $found } { FORM($colour, case: "pl") }
}
no-captain-left = { $player } hat keinen Kapitän mehr auf dem Spielplan

# Refusals: expedition
no-ship = { $player } hat kein Schiff zu Wasser gelassen
no-ship-sent = wer kein Schiff aussendet, verzichtet
no-such-ship = { $player } hat { $ship } nicht
not-launched = { $player } hat { $ship } noch nicht zu Wasser gelassen
captains-lacking = { $ships ->
    [one] ein Schiff braucht einen Kapitän; { $player } hat { $has }
   *[other] { $ships } Schiffe brauchen { $ships } Kapitäne; { $player } hat { $has }
}
no-such-dock = { $docks ->
    [one] { $landing } hat nur ein Schiffsfeld
   *[other] { $landing } hat nur { $docks } Schiffsfelder
}
landing-full = in { $landing } sind alle Schiffsfelder besetzt
dock-taken = Schiffsfeld { $dock } in { $landing } ist besetzt
limit-too-low = ein Schiff mit Limit { $limit } darf nicht auf Schiffsfeld { $dock } in { $landing }
other-bonus = in { $landing } gibt es nichts auszuwählen
project-due = ein Schiff nach Natal bringt eines der oberen Projekte; wählt, welches
sailor-due = ein Schiff nach Terra de Boa Gente bringt einen Matrosen; wählt einen aus einem Abschnitt oder zieht blind aus dem Beutel
bag-empty = der Beutel ist leer; nehmt einen Matrosen aus einem Abschnitt

# Refusals: characters
amount-taken = dieser Betrag ist schon genommen
hosted-already = { $holder } hat { $character } in dieser Runde schon übernommen
additional-disc-due = { $player } platziert die zusätzliche Aktionsscheibe sofort; wählt, wo, und ob mit 21 oder 22
additional-disc-used = { $player } hat jetzt keine zusätzliche Aktionsscheibe mehr
not-sernigi = { $owner } hat Sernigi und schickt das Handelsschiff aus, nicht { $player }
no-merchant-ship = es gibt kein Handelsschiff zum Aussenden

# Refusals: corrections
adjust-vp = { $player } kann nicht weniger als 0 SP haben
adjust-reals = { $player } kann nicht weniger als 0 Reales haben
adjust-captains = { $player } hat nicht so viele Kapitäne im Vorrat, oder auf dem Spielplan sind nicht so viele übrig
adjust-missionaries = { $player } hat nicht so viele Missionare, oder auf dem Spielplan sind nicht so viele übrig
section-size = Abschnitt { $section } hat Platz für { $size ->
    [person] einen Matrosen
   *[other] { $size } Matrosen
}
dock-count = { $docks ->
    [one] { $landing } hat nur ein Schiffsfeld
   *[other] { $landing } hat { $docks } Schiffsfelder
}; nennt jedes, ein leeres mit null
discs-placed = Runde und Startspieler lassen sich nur berichtigen, solange keine Aktionsscheibe liegt
round-impossible = jetzt kann nicht Runde { $round } sein
too-many-sailors = so viele { FORM($colour, case: "pl") } gibt es im Spiel nicht
too-many-merchants = es gibt nur { $found } Handelsschiffe im Spiel
too-many-captains = { $player } hat insgesamt nur 7 Kapitäne, die auf See mitgezählt
character-twice = { $character } kann nicht bei zwei Spielern sein und nicht zweimal bei einem

game-name = Vasco da Gama
sheet-title = Vasco da Gama

home-rules = Regeln
home-rules-note = Kapitel für Kapitel, mit den Zahlen eurer Partie.
home-component-sets = Spielmaterial
home-component-sets-note = Was auf eurem Spielmaterial gedruckt steht.
home-check-copy = Vergleichen
home-check-copy-offer = Keine Anleitung nennt alles, was gedruckt ist. Vergleicht den Spielplan der App einmal mit eurem: Das dauert eine Minute.

hall-numbers = Lieblingszahlen: { $numbers }
hall-price = Für Aktionen bezahlt: im Schnitt { $price } Reales

newgame-farthest = Im Zweifel beginnt, wer am weitesten gereist ist.

keys-numbers = Zu einer Zahl, einem Abschnitt oder einem Wert auf einem Plättchen
keys-give-up = Verzichten oder „Später“
keys-cap-numbers = 1–22
home-new-game = Neue Partie Vasco da Gama

# In a table of the ledger: what came or went
what-reals = Reales
what-captains = Kapitäne
what-white = Missionare
what-turquoise = türkise Matrosen
what-violet = violette Matrosen
what-grey = graue Matrosen
what-orange = orange Matrosen
