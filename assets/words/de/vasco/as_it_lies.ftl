# A game that has begun without the app: the table is entered as it lies

lies-area-round = Runde
lies-area-figures = Punkte und Geld
lies-area-crew = Kapitäne und Matrosen
lies-area-tiles = Projekte und Schiffe
lies-area-docks = Schiffsfelder
lies-area-sections = Rekrutierung
lies-area-offer = Ausliegende Projekte
lies-area-stacks = Aufgedeckt

lies-round = Welche Runde beginnt jetzt?
lies-round-note = Gebt hier und auf den nächsten Seiten nur an, was auf eurem Tisch anders ist.
lies-board = Plan
lies-characters-note = Wer hat welchen Charakter?
lies-first = Startspieler
lies-figures = SP und Reales
lies-tiles = Vor den Spielern
lies-tiles-note = Tippt an, wessen Projekte oder Schiffe ihr eingebt. Tippt ein Projekt an, um es zu Wasser zu lassen, oder ein Schiff, um es zu entfernen.
lies-tile-of = Ein Projekt von { $player }
lies-ship-of = Ein zu Wasser gelassenes Schiff von { $player }
lies-keypad = Tippt ein, was darauf steht.
lies-picture = Tippt das passende an oder die Punkte für jedes andere.
lies-assumed = Diese Plättchen sind nur angenommen: Tippt eines an, wenn eures genauso aussieht, oder die Punkte für jedes andere.
lies-docks-note = Tippt ein Schiffsfeld an, das auf eurem Tisch anders ist.
lies-dock = { $landing }, Schiffsfeld { $dock }
lies-dock-note = Ein Handelsschiff oder das Schiff eines Spielers: wessen und welches?
lies-section = Abschnitt { $section }
lies-sections-note = Fehlende Matrosen (bis fünf) gelten als orange, solange ihr keine orangen angebt.
lies-offer-note = Das umrahmte liegt auf dem „São Gabriel“-Feld. Tippt ein Projekt an, um es wegzunehmen.
lies-sao-gabriel = Auf dem „São Gabriel“-Feld
lies-upper = Auf dem nächsten oberen Feld
lies-vdg = Das VdG-Plättchen
lies-merchant = Das Handelsschiff
lies-none-told = Tippt das aufgedeckte an; tippt ihr keines an, zieht die App eines.
