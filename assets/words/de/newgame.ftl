# A new game: who plays, where they sit, who begins

newgame-title = Neue Partie
newgame-chair = Freier Platz
newgame-who = Wer spielt?
newgame-new = Neue Person
newgame-guest = Gast
newgame-forget = Entfernen
newgame-forget-one = { $name } entfernen
newgame-forgotten = { $name } wurde entfernt.
newgame-new-person = Neue Person
newgame-done = Fertig
newgame-sitting = Am Tisch: { $people }
newgame-colour-of = { $colour } (jetzt { $name })
newgame-begins = Wer beginnt?
newgame-next = Diesmal wäre { $name } dran. Tippt an, wer beginnt.
newgame-lot = Auslosen
newgame-table = An diesem Tisch
newgame-start = Los
newgame-too-few = { $lacking ->
    [one] Besetzt noch einen Platz
   *[other] Besetzt { $lacking } Plätze
}

lies-entry = Die Partie läuft schon
why-lot = Auslosen könnt ihr, sobald zwei Plätze besetzt sind.
why-start = { $lacking ->
    [one] Tippt noch einen Namen oder den Gast an.
   *[other] Tippt { $lacking } Namen oder den Gast an.
}
why-full = Alle Plätze sind besetzt: Tippt einen Platz an, um dort jemand anderen hinzusetzen.
why-drawing = Es wird noch gelost.
newgame-sits = Wer sitzt hier?
newgame-swaps = Mit wem tauscht { $name }?
newgame-by-app = Von der App gespielt…
newgame-player = { $name }: { $like }
why-start-app = { $lacking ->
    [one] Ein Platz fehlt noch: Tippt einen Namen, den Gast oder „Von der App gespielt“ an.
   *[other] { $lacking } Plätze fehlen noch: Tippt Namen, den Gast oder „Von der App gespielt“ an.
}
