# The Hall of Fame and its statistics

home-hall = Hall of Fame
home-hall-note = Wer gewonnen hat und wie alle abschneiden.

hall-title = Hall of Fame
hall-winners = Sieger
hall-best = Bestleistungen
hall-people = Personen
hall-everybody = Alle
hall-any-number = 2–4 Spieler
hall-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
hall-plays = { $plays ->
    [one] Eine Partie
   *[other] { $plays } Partien
}
hall-none = Noch steht niemand hier: Spielt eine Partie zu Ende.
hall-left-out = Nicht gewertet
hall-taken-out = Die Partie zählt nicht mehr.
hall-do-take-out = Nicht werten
hall-do-put-back = Wieder werten

hall-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
hall-tally = { $plays ->
    [one] { $plays } Partie
   *[other] { $plays } Partien
} · Schnitt { $mean } · Bestwert { $best }
hall-sources = Punkte je Partie
hall-time = Bedenkzeit: im Schnitt { $time } je Partie
