# The score pad of Goa: chapter 10

game-name = { pad-title }: Goa
home-new-goa-pad = { game-name }
newgame-youngest = Im Zweifel beginnt, wer die Flagge hat.

expected-one-thing = eine der Zeilen des Blocks

move-settle = eine Zeile des Blocks

# What is asked
pad-ask-markers = { $player }: Reihe jedes Markers (Reihe 1: nicht tippen)
pad-ask-colonies = { $player }: gegründete Kolonien?
pad-ask-cards = { $player }: Karten nach Symbolen?
pad-ask-ducats = { $player }: Dukaten?
pad-ask-plantations = { $player }: Einzelplantagen?
pad-ask-tiles = { $player }: Abgaben und Missionen?
pad-singles = einzelne
pad-foreman = Verwalter
pad-duties = Abgabe
pad-missions = Missionen

# What was entered
pad-entry-markers = Fortschritt { $amount }
pad-entry-colonies = Kolonien { $amount }
pad-entry-cards = Karten { $amount }
pad-entry-ducats = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
pad-entry-plantations = Plantagen { $amount }
pad-entry-tiles = Plättchen { $amount }

# The ledger, the charts, the reckoning
ledger-markers = Marker in den Reihen { $rows }
ledger-colonies = { $colonies ->
    [one] { $colonies } Kolonie gegründet
   *[other] { $colonies } Kolonien gegründet
}
ledger-cards = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
ledger-ducats = gezählt
ledger-plantations = { $singles ->
    [one] { $singles } Einzelplantage
   *[other] { $singles } Einzelplantagen
}
ledger-tiles = Abgaben und Missionen
source-markers = Fortschritt
source-colonies = Kolonien
source-cards = Expeditionskarten
source-ducats = Dukaten
source-plantations = Einzelplantagen
source-tiles = Abgaben und Missionen
source-entered = Eingetragen
reckoning-cards = { $vp } für Karten
reckoning-tiles = { $vp } für Abgaben und Missionen
reckoning-entered = { $vp } eingetragen

pad-nothing-yet = Hier steht, was ihr eintragt. Tippt einen Eintrag an, um ihn zu berichtigen.
