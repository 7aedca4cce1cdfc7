# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = die App läuft schon anderswo mit diesen Spielen: Hier kann man sie ansehen und übernehmen, sobald sie dort geschlossen ist
store-read-only = wo die Spiele liegen, lässt sich nichts schreiben ({ $reason }): Man kann sie ansehen, aber nicht ändern
store-unwritable = die Spiele lassen sich ansehen, aber nicht ändern: { $reason }
store-not-now = die Datei mit den Partien lässt sich gerade nicht öffnen ({ $reason }): an ihr wurde nichts geändert; versucht es noch einmal
store-newer = diese Spiele stammen von einer neueren Version der App (ihre Dateien haben Version { $version }) – aktualisiert die App, um weiterzuspielen; nichts wurde verändert
store-set-aside = die Datei mit den Spielen war beschädigt; alles Gültige daraus ist gerettet, die beschädigte Datei bleibt als { $file } erhalten
store-restored = die Datei mit den Spielen war weg; was in ihren Sicherungen stand, ist wieder da
store-unreadable = aus der Datei mit den Spielen ließ sich nichts lesen; sie bleibt als { $file } erhalten, und eine neue beginnt
store-game-cut = { $game }: gerettet bis Zug { $moves }, bis zum Ende von Zeile { $row } des Protokolls; { $lost ->
    [0] ob noch etwas folgte, lässt sich nicht sagen
    [one] eine spätere Zeile ist verloren
   *[other] { $lost } spätere Zeilen sind verloren
}
store-game-behind = das zuletzt Geschriebene ist verloren, wohl in { $game }, jetzt bei Zug { $moves }, Zeile { $row } des Protokolls: Vergleicht es mit dem Tisch
store-latest-lost = das zuletzt Geschriebene ist verloren
store-game-lost = { $game }: der Anfang des Protokolls ist beschädigt, es war nicht zu retten
store-game-stuck = { $game }: nach den Regeln dieser Version geht es nur bis Zug { $moves } weiter, Zeile { $row } des Protokolls; der Rest bleibt erhalten, bis ihr wieder zieht
store-none = es gibt keinen Ordner { $folder }

# Writing
store-full = das wurde nicht gespeichert, denn der Speicher ist voll: Schafft Platz und macht es noch einmal
store-disk-fault = das wurde nicht gespeichert, denn der Speicher meldet einen Fehler: Macht es noch einmal ({ $reason })
store-busy = das wurde nicht gespeichert, denn ein anderes Programm benutzt die Datei: Macht es noch einmal
store-fault = das wurde nicht gespeichert: { $reason }
store-moved-on = { $game } wurde inzwischen anderswo geändert: Öffnet es noch einmal
store-damaged = die Datei mit den Partien wurde beschädigt, seit die App läuft; startet die App neu, dann wird alles Gültige gerettet
store-no-game = es gibt kein Spiel { $game }
store-game-unknown = diese Version der App kennt das Spiel { $game } nicht

# Bringing in
store-import-new = { $game }: importiert, bei Zug { $moves }
store-import-known = { $game }: alles davon ist schon hier
store-import-longer = { $game }: geht hier weiter, jetzt bei Zug { $moves }
store-import-copy = { $game }: verlief anders als das Spiel hier und wird daneben aufbewahrt
store-import-refused = { $game }: nicht hereingeholt, denn: { $reason }
store-import-components = ein anderer Satz Spielmaterial heißt { $name }; dieser heißt hier { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
status-running = läuft
status-finished = beendet
status-abandoned = aufgegeben

expected-row = eine Zeile, wie das Protokoll eines Spiels sie hat
