# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = die App ist mit diesen Partien schon anderswo offen: Hier könnt ihr sie ansehen und weiterspielen, sobald sie dort geschlossen ist
store-read-only = im Ordner mit den Partien lässt sich nichts speichern ({ $reason }): Ihr könnt sie ansehen, aber nicht ändern
store-unwritable = ihr könnt die Partien ansehen, aber nicht ändern: { $reason }
store-not-now = die Datei mit den Partien lässt sich gerade nicht öffnen ({ $reason }); an ihr wurde nichts geändert: Versucht es noch einmal
store-newer = diese Partien stammen von einer neueren Version der App (ihre Dateien haben Version { $version }): Aktualisiert die App, um weiterzuspielen; verändert wurde nichts
store-set-aside = die Datei mit den Partien war beschädigt; alles Gültige daraus ist gerettet, die beschädigte Datei bleibt als { $file } erhalten
store-restored = die Datei mit den Partien fehlte; was in ihren Sicherungen stand, ist wieder da
store-unreadable = aus der Datei mit den Partien ließ sich nichts lesen; sie bleibt als { $file } erhalten, und eine neue wurde angelegt
entered-lost = ein Teil eurer früheren Eingaben ließ sich nicht wiederherstellen: gebt ihn noch einmal ein
store-game-cut = { $game }: gerettet bis Zug { $moves } (Zeile { $row } des Protokolls); { $lost ->
    [0] ob danach noch etwas kam, ist ungewiss
    [one] eine spätere Zeile ist verloren
   *[other] { $lost } spätere Zeilen sind verloren
}
store-game-behind = eure letzte Eingabe ist verloren, wohl in { $game }, jetzt bei Zug { $moves } (Zeile { $row } des Protokolls): Vergleicht die Partie mit dem Tisch
store-latest-lost = eure letzte Eingabe ist verloren
store-game-lost = { $game }: der Anfang des Protokolls ist beschädigt, die Partie war nicht zu retten
store-game-stuck = { $game }: nach den Regeln dieser Version geht es nur bis Zug { $moves } (Zeile { $row } des Protokolls); der Rest bleibt gespeichert, bis ihr wieder zieht
store-none = es gibt keinen Ordner { $folder }

# Writing
store-full = das wurde nicht gespeichert, weil der Speicher voll ist: Schafft Platz und versucht es noch einmal
store-disk-fault = das wurde nicht gespeichert, weil der Speicher einen Fehler meldet ({ $reason }): Versucht es noch einmal
store-busy = das wurde nicht gespeichert, weil ein anderes Programm die Datei benutzt: Versucht es noch einmal
store-fault = das wurde nicht gespeichert: { $reason }
store-moved-on = { $game } wurde inzwischen anderswo geändert: Öffnet die Partie noch einmal
store-damaged = die Datei mit den Partien wurde beschädigt, seit die App läuft; startet die App neu, dann wird alles Gültige gerettet
store-no-game = es gibt keine Partie { $game }
store-game-unknown = diese Version der App kennt das Spiel { $game } nicht

# Bringing in
store-import-new = { $game }: importiert, bei Zug { $moves }
store-import-known = { $game }: alles davon ist schon hier
store-import-longer = { $game }: geht hier weiter, jetzt bei Zug { $moves }
store-import-copy = { $game }: verlief anders als die Partie hier und wurde daneben gespeichert
store-import-refused = { $game }: nicht importiert: { $reason }
store-import-components = ein anderer Materialsatz heißt schon { $name }; dieser heißt hier { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
status-running = läuft
status-finished = beendet
status-abandoned = aufgegeben

expected-row = eine Zeile, wie das Protokoll einer Partie sie hat
