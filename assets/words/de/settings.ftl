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
settings-light-lamp-note = Gedämpft und warm, für einen dunklen Raum um das Spiel.
settings-text-note = Wie groß Texte und Zahlen sind.

settings-ease = Bequem
settings-still = Nichts bewegt sich
settings-still-note = Schiffe, Marker und Plättchen sind sofort dort, wo sie hinkommen.
settings-left = Bedienfeld links
settings-left-note = Wo Spielplan und Bedienfeld nebeneinander stehen.
settings-awake = Der Bildschirm bleibt an
settings-awake-note = Solange ein Spiel offen ist.

settings-heard = Stimme und Klänge
settings-voice = Stimme
settings-voice-note = Ruft Zahlen, Preise, Erträge der Schiffe und Punkte auf.
settings-sounds = Klänge
settings-sounds-note = Ein Klopfen, eine Münze, eine Glocke: für das, was gilt, und das, was nicht geht.
settings-vibration = Vibration
settings-vibration-note = Kurz für das, was gilt, länger für das, was nicht geht.

settings-clock = Uhr
settings-clock-on = Zeit messen
settings-clock-note = Wie lange alle nachdenken, auf den Karten der Spieler und in der Statistik; nur solange das Spiel zu sehen ist.
