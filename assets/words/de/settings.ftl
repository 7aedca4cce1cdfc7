# Settings: each group by its heading, each setting with a line that explains it

settings-title = Einstellungen
settings-language = Sprache
settings-look = Aussehen
settings-sharing = Teilen
settings-light-day = Tag
settings-light-night = Nacht
settings-light-lamp = Tischlampe
settings-light-day-note = Tinte auf Pergament, für Tageslicht.
settings-light-night-note = Hell auf dunkel: für den Abend und um den Akku zu schonen.
settings-light-lamp-note = Gedämpft und warm, für ein Spiel bei Lampenlicht.
settings-text-note = Wie groß Texte und Zahlen sind.

settings-ease = Komfort
settings-still = Ohne Animationen
settings-still-note = Schiffe, Marker und Plättchen sind sofort da, wo sie hingehören.
settings-left = Bedienfeld links
settings-left-note = Wenn Spielplan und Bedienfeld nebeneinander stehen.
settings-awake = Bildschirm anlassen
settings-awake-note = Solange eine Partie offen ist.

settings-heard = Stimme und Klänge
settings-voice = Stimme
settings-voice-note = Sagt Zahlen, Preise, Erträge der Schiffe und Punktestände an.
settings-sounds = Klänge
settings-sounds-note = Ein Klopfen, eine Münze, eine Glocke: Ihr hört, was gilt und was nicht geht.
settings-vibration = Vibration
settings-vibration-note = Kurz, wenn etwas gilt; länger, wenn etwas nicht geht.

settings-clock = Uhr
settings-clock-on = Bedenkzeit messen
settings-clock-note = Wie lange jeder überlegt: auf den Karten der Spieler und in der Statistik. Gemessen wird nur, solange die Partie zu sehen ist.

# Eine Sicherung von allem
backup-title = Sicherung
backup-make = Sicherung anlegen
backup-make-note = Alle Partien, Personen, Materialsätze und Einstellungen in einer Datei.
backup-bring = Sicherung wiederherstellen
backup-bring-note = Von dem, was hier ist, geht nichts verloren: Was fehlt, kommt dazu.
backup-from = Sicherungen in { $folder }:
backup-file = Sicherung { $day }
backup-writing = Sicherung wird angelegt: { $games } von { $count } Partien.
backup-coming = Sicherung wird wiederhergestellt: bisher { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
backup-stop = Anhalten
backup-go-on = Weiter
backup-leave = Abbrechen
backup-came = Die Sicherung wurde wiederhergestellt. Neue Partien: { $new }; fortgesetzt: { $longer }; nicht angenommen: { $refused }.
