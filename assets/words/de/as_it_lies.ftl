# A game that was begun without the app

lies-title = Laufende Partie
lies-place = { $place } von { $places }
lies-next = Weiter: { $area }
lies-previous = Zurück
lies-begin = Runde { $round } beginnen
lies-why = so war es am Tisch
lies-table = Ist alles so wie hier?
lies-table-note = Geht zu dem zurück, was anders ist.
why-first-page = Das ist die erste Seite.
