# The assistant that sets a game up with the group

setup-place = Erste Scheiben platzieren
setup-on-board = auf dem Plan
setup-face-down = verdeckt
setup-face-up = offen
setup-sao-gabriel = São Gabriel

# The checklist
setup-box = Bleibt in der Schachtel
setup-box-text = Die App übernimmt { $kept }.
setup-first-vdg = das erste Plättchen
setup-box-coins = die Münzen
setup-box-track = die Siegpunkteleiste
setup-box-vdg = die VdG-Plättchen
setup-box-sailors = den Matrosenbeutel

setup-players = Was alle bekommen
setup-players-text = { $coins ->
    [0] Alle nehmen 4 Aktionsscheiben und 1 Kapitän.
   *[other] Alle nehmen 4 Aktionsscheiben, 1 Kapitän und 10 Reales.
} Die anderen 6 Kapitäne jeder Farbe kommen auf den Spielplan.
setup-players-track = Die Punktezähler beginnen bei 0.

setup-characters = Charaktere
setup-characters-text = Startspieler: { $first }; die anderen folgen im Uhrzeigersinn.

setup-slots = Aktionsfelder
setup-slots-open = So viele Aktionsscheiben kommen in jeden Bereich.
setup-slots-text = So viele Aktionsscheiben kommen in jeden Bereich; durchgestrichene Felder sind gesperrt.

setup-projects = Projekte
setup-projects-app = Legt die drei Stapel offen neben den Spielplan und nehmt diese Plättchen von Stapel I: eines für das „São Gabriel“-Feld, sechs für die oberen Felder.
setup-projects-table = Legt die drei Stapel offen neben den Spielplan. Das oberste Plättchen kommt auf das „São Gabriel“-Feld, die nächsten sechs auf die oberen Felder.

setup-sections = Rekrutierung
setup-sections-text = { $sections ->
    [4] Alle vier Abschnitte werden verwendet.
    [3] Nur die 3 rechten Abschnitte werden verwendet; der linke bleibt leer.
   *[other] Nur die { $sections } rechten Abschnitte werden verwendet; die anderen bleiben leer.
}
setup-sections-bag = Legt alle 32 Matrosen in den Beutel und zieht 5 für jeden Abschnitt, von rechts an.
setup-sections-pile = Nehmt diese Matrosen vom Haufen.

setup-vdg = VdG-Plättchen
setup-vdg-text = Mischt die Plättchen verdeckt und deckt das oberste auf.

setup-merchant = Handelsschiffe
setup-merchants-app = Die App nennt die Schiffe. { $owner } schickt das erste sofort aus; dann wird das nächste offen hingelegt.
setup-merchants-table = Mischt die 6 Schiffe verdeckt. { $owner } schickt das erste sofort aus; dann wird das nächste aufgedeckt.
setup-merchant-sent = Das ausgesandte Schiff liegt in { $landing }.
setup-bonus-natal = Dafür nimmt { $owner } ein Projekt.
setup-bonus-boa-gente = Dafür nimmt { $owner } einen Matrosen.
setup-bonus-mozambique = Dafür nimmt { $owner } einen Kapitän vom Spielplan.
setup-bonus-reals = Dafür nimmt { $owner } { $reals }.

