# Component sets, and the keypad on which a tile is entered.

# The keypad: what is printed on a tile
keypad-limit = Limit
keypad-crew = Besatzung
keypad-earnings = Bringt im Navigationsbereich
keypad-variation = Variationszahl, oben links
keypad-initial = Initialzahl, oben rechts
keypad-money = Die zwei Beträge
keypad-first = Erster Betrag
keypad-second = Zweiter Betrag

# How sure a value is
sure-printed = Aus eurem Exemplar oder aus einer Anleitung
sure-inferred = Aus den Anleitungen erschlossen
sure-assumed = Angenommen: Prüft euer Exemplar

# Checking the board
check-title = Euer Exemplar prüfen
check-how = Vergleicht mit eurem Spielplan: Tippt an, was anders ist, und bestätigt dann jeden Bereich. { $known } von { $count } Werten sind bekannt.
check-done = Alle Werte eures Spielplans sind bekannt.
check-tally = { $left ->
    [0] Alles wie auf eurem Spielplan
    [one] { $left } Wert noch zu vergleichen
   *[other] { $left } Werte noch zu vergleichen
}
check-all-sailors = Insgesamt gibt es 32 Matrosen; hier sind es { $found }.
check-not-kept = Das wird gespeichert, sobald es stimmt.
check-as-printed = Alles wie auf unserem Spielplan
check-no-dock = Kein solches Schiffsfeld
check-more-docks = Ein Schiffsfeld mehr
check-landings = Häfen
check-refund = Für den Verzicht
check-slots = Aktionsfelder
check-sailors = Matrosen
check-players = { $players } Spieler
check-dock-of = { $landing }, Schiffsfeld { $dock }
check-complete-of = { $landing }, komplett: SP je Schiff
check-refund-of = Für den Verzicht auf { $first } bis { $last }
check-slots-of = { $area }, Aktionsfelder bei { $players } Spielern
check-sailors-of = Matrosen, { FORM($colour, case: "short") }
check-tiles-link = Die Plättchen in eurer Schachtel

# The list of sets
sets-title = Spielmaterial
sets-about = Ein Satz ist alles, was in einem Exemplar des Spiels gedruckt steht. Was keine Anleitung nennt, gilt als angenommen, bis ihr es prüft oder das Plättchen auftaucht.
sets-own = Unser Exemplar
sets-starter = Startsatz aus den Anleitungen
sets-playing = Mit diesem Satz spielt ihr gerade
sets-choose = Antippen, um damit zu spielen
sets-check = Euer Exemplar prüfen
sets-board = { $known } von { $count } Werten des Plans bekannt
sets-tiles = { $known } von { $count } Plättchen bekannt
sets-import = Satz importieren
sets-imported = Importiert: { $name }
sets-no-set = Diese Datei enthält weder einen Materialsatz noch eine Sicherung.
sets-do-copy = Kopieren
sets-do-rename = Umbenennen
sets-do-reset = Auf den Startsatz zurücksetzen
sets-do-export = Als Datei exportieren
sets-do-delete = Löschen
sets-was-reset = { $name } ist wieder der Startsatz
sets-was-deleted = { $name } ist gelöscht

# Entering the tiles
tiles-title = Plättchen in eurer Schachtel
tiles-progress = { $known } / { $count }
tiles-project = Projekte von Stapel { $deck }
tiles-vdg = VdG-Plättchen
tiles-merchant = Handelsschiffe
tiles-how = Tippt die Plättchen an, die in eurer Schachtel liegen, oder gebt ein, was auf einem steht. Ihr könnt jederzeit aufhören: Alles bleibt gespeichert.
tiles-complete = Alle davon sind in eurer Schachtel. Tippt eines an, um das zurückzunehmen.
tiles-as-printed = Alle davon sind in unserer Schachtel
check-others = Auch für andere Spielerzahlen
tiles-fewer = Ein Plättchen weniger
tiles-more = Ein Plättchen mehr
why-last-tile = Ein Stapel hat mindestens ein Plättchen.
keypad-ship = Limit / Besatzung
