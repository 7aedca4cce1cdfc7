# What a group chooses for its table

options-box = Was in der Schachtel bleibt
options-draw = Wer zieht

options-preset-all = Alle vier
options-preset-draws = Plättchen und Matrosen
options-preset-none = Nichts
options-box-note = Die App übernimmt, was in der Schachtel bleibt.
options-coins = Münzen
options-coins-app = Die App zählt die Reales von allen.
options-coins-people = Alle haben Münzen; die App zählt mit.
options-coins-short = Münzen
options-track = Siegpunkteleiste
options-track-app = Die App zählt die Punkte von allen.
options-track-people = Ihr rückt Marker auf dem Spielplan; die App zählt mit.
options-track-short = Siegpunkteleiste
options-vdg = VdG-Plättchen
options-vdg-app = Die App mischt sie und deckt sie auf.
options-vdg-people = Ihr deckt sie auf und sagt der App, welches es ist.
options-vdg-short = Plättchen
options-sailors = Matrosenbeutel
options-sailors-app = Die App zieht; ihr nehmt die Matrosen von einem offenen Haufen.
options-sailors-people = Ihr zieht aus dem Beutel und sagt der App, welche Matrosen kommen.
options-sailors-short = Beutel

options-projects = Die App zieht die Projekte
options-projects-app = Nehmt die Plättchen, die sie nennt, von den Stapeln.
options-projects-people = Ihr sagt der App, welche Plättchen kommen.
options-merchants = Die App zieht die Handelsschiffe
options-merchants-app = Nehmt das Schiff, das sie nennt, vom Stapel.
options-merchants-people = Ihr sagt der App, welches Schiff kommt.
options-unknown = Das geht, sobald die Plättchen eures Exemplars unter Spielmaterial eingegeben sind.

# How far a game is
progress-setup = Aufbau
progress-placing = Runde { $round } · Scheiben platzieren
progress-acting = Runde { $round } · Aktionen
progress-navigation = Runde { $round } · Navigation
progress-ending = Runde { $round } · Rundenende
progress-final = Letzte Schiffe
progress-over = Die Partie ist zu Ende

# What is done on the table where the app begins to draw in the middle of a game
options-vdg-from-now = Räumt die VdG-Plättchen weg: Ab jetzt deckt die App sie auf.
options-sailors-from-now = Räumt den Beutel weg und legt seine Matrosen offen bereit: Ab jetzt zieht die App.
options-projects-from-now = Ab jetzt sagt die App, welche Projekte ausgelegt werden: Sucht sie aus den Stapeln heraus.
options-merchants-from-now = Ab jetzt sagt die App, welches Handelsschiff aufgedeckt wird: Sucht es aus dem Stapel heraus.
