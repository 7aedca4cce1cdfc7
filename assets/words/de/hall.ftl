# The Hall of Fame and its statistics

home-hall = Hall of Fame
home-hall-note = Wer gewonnen hat und wie alle abschneiden.

hall-title = Hall of Fame
hall-winners = Sieger
hall-best = Beste
hall-people = Personen
hall-everybody = Alle Personen
hall-any-number = 2–4 Spieler
hall-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
hall-plays = { $plays ->
    [one] Eine Partie
   *[other] { $plays } Partien
}
hall-none = Noch steht niemand hier: Spielt ein Spiel zu Ende.
hall-left-out = Gestrichen
hall-taken-out = Die Partie zählt nicht mehr.
hall-do-take-out = Streichen
hall-do-put-back = Zurückholen

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
