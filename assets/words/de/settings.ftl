# Settings: each group by its heading, each setting with a line that explains it

settings-title = Einstellungen
settings-language = Sprache
settings-look = Aussehen
settings-sharing = Teilen
settings-light-day = Tag
settings-light-night = Nacht
settings-light-lamp = Tischlampe
settings-light-day-note = Tinte auf Pergament, für Tageslicht.
settings-light-night-note = Hell auf dunkel, für den Abend, und um den Akku zu schonen.
settings-light-lamp-note = Gedämpft und warm, für ein Spiel bei Lampenlicht.
settings-text-note = So groß sind Texte und Zahlen.

settings-ease = Komfort
settings-still = Ohne Animationen
settings-still-note = Schiffe, Marker und Plättchen sind sofort da, wo sie hingehören.
settings-left = Bedienfeld links
settings-left-note = Wenn Spielplan und Bedienfeld nebeneinander stehen.
settings-awake = Der Bildschirm bleibt an
settings-awake-note = Solange ein Spiel offen ist.

settings-heard = Stimme und Klänge
settings-voice = Stimme
settings-voice-note = Sagt Zahlen, Preise, Erträge der Schiffe und Punktestände an.
settings-sounds = Klänge
settings-sounds-note = Ein Klopfen, eine Münze, eine Glocke: Man hört, was gilt und was nicht geht.
settings-vibration = Vibration
settings-vibration-note = Kurz, wenn etwas gilt; länger, wenn etwas nicht geht.

settings-clock = Uhr
settings-clock-on = Zeit messen
settings-clock-note = Wie lange alle überlegen: auf den Karten der Spieler und in der Statistik. Gezählt wird nur, solange das Spiel zu sehen ist.

# Eine Sicherung von allem
backup-title = Sicherung
backup-make = Sicherung schreiben
backup-make-note = Alle Partien, Namen, eigenen Exemplare und Einstellungen in einer Datei.
backup-bring = Sicherung zurückholen
backup-bring-note = Nichts geht verloren, was hier ist: Was fehlt, kommt dazu.
backup-from = Sicherungen in { $folder }:
backup-file = Sicherung { $day }
backup-writing = Die Sicherung wird geschrieben: { $games } von { $count } Partien.
backup-coming = Die Sicherung wird zurückgeholt: bisher { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
backup-stop = Anhalten
backup-go-on = Weiter
backup-leave = Abbrechen
backup-came = Die Sicherung ist da. Neue Partien: { $new }; fortgesetzt: { $longer }; abgelehnt: { $refused }.
