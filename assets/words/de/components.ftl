# Component sets: what is printed in one copy of a game, and how sure that is

sure-printed = Aus eurem Exemplar oder aus einer Anleitung
sure-inferred = Aus den Anleitungen erschlossen
sure-assumed = Angenommen: Prüft euer Exemplar
check-title = Euer Exemplar prüfen
check-how = Vergleicht mit eurem Spielplan: Tippt an, was anders ist, und bestätigt dann jeden Bereich. { $known } von { $count } Werten sind bekannt.
check-done = Alle Werte eures Spielplans sind bekannt.
check-tally = { $left ->
    [0] Alles wie auf eurem Spielplan
    [one] { $left } Wert noch zu vergleichen
   *[other] { $left } Werte noch zu vergleichen
}
check-not-kept = Das wird gespeichert, sobald es stimmt.
check-as-printed = Alles stimmt überein
check-tiles-link = Die Plättchen in eurer Schachtel
sets-title = Spielmaterial
sets-about = Ein Materialsatz ist alles, was in einem Exemplar des Spiels gedruckt steht. Was keine Anleitung nennt, gilt als angenommen, bis ihr es prüft oder das Plättchen auftaucht.
sets-starter = Startsatz aus den Anleitungen
sets-playing = Mit diesem Satz spielt ihr gerade
sets-check = Euer Exemplar prüfen
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
sets-was-deleted = { $name } wurde gelöscht
tiles-title = Plättchen in eurer Schachtel
tiles-progress = { $known } / { $count }
tiles-how = Tippt die Plättchen an, die in eurer Schachtel liegen, oder gebt ein, was auf einem steht. Ihr könnt jederzeit aufhören: Alles bleibt gespeichert.
tiles-complete = Alle davon sind in eurer Schachtel. Tippt eines an, um das zurückzunehmen.
tiles-as-printed = Alle davon sind in unserer Schachtel
check-others = Auch für andere Spielerzahlen
tiles-fewer = Ein Plättchen weniger
tiles-more = Ein Plättchen mehr
why-last-tile = Ein Stapel hat mindestens ein Plättchen.

# Which edition is played, where more than one ships
sets-edition = Welche Ausgabe spielt ihr?
sets-edition-note = Was eine ältere Ausgabe enthält, ist zum Teil nur angenommen. Das wird vor eurem ersten Spiel gefragt; später wählt ihr unter „Spielmaterial“.
