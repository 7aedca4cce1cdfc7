# What any record, session or headless answer may have to say.

# Records that are not as they should be
record-unreadable = das ist keine Aufzeichnung einer Partie: Sie ist unvollständig oder kein JSON
record-value = { $where } muss { $expected } sein, nicht { $found }
record-integer = { $where } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }
record-length = { $where } muss { $low } bis { $high } Einträge haben, nicht { $found }
record-missing = { $key } fehlt
record-stray = { $key } gehört nicht hierher
file-unreadable = die Datei lässt sich nicht lesen: { $reason }
file-too-large = die Datei ist größer als { $size } MB; so groß ist keine Aufzeichnung
file-there = { $file } gibt es schon und wird nicht überschrieben
text-too-long = ein Text darin hat mehr als { $most } Zeichen
too-many-moves = eine Partie hat höchstens { $most } Züge
too-many-rows = das Protokoll einer Partie hat höchstens { $most } Zeilen; exportiert die Partie, importiert sie wieder und spielt mit dieser weiter
no-backup = das ist keine Sicherung der App
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }

expected-object = ein Objekt
expected-list = eine Liste
expected-text = ein Text
expected-sentence = ein Satz
expected-boolean = true oder false
expected-true = true
expected-time = eine Zeit
expected-setting = eine kurze Einstellung
expected-format = companion-record/1
expected-game = ein Spiel, das dieses Programm kennt
expected-colour = eine der Spielerfarben

# Moves at the wrong time
not-due = { $kind } ist jetzt nicht dran; als Nächstes kommt: { $due }
game-over = die Partie ist zu Ende, zu spät für: { $kind }
colour-twice = zwei Spieler können nicht dieselbe Farbe haben
seats-colour = in dieser Partie spielt niemand { $colour }
seats-number = dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $found }
not-latest = inzwischen kam Zug { $latest }; seht ihn euch an, bevor ihr auf Zug { $after } antwortet
no-such-move = es gibt keinen Zug { $number }; der letzte ist { $latest }
nothing-to-undo = es gibt nichts rückgängig zu machen
nothing-to-redo = es gibt nichts wiederherzustellen
nothing-to-leave-out = es gibt keinen Zug, der wegfallen könnte

# The account of a game
account-move = { $number ->
    [0] { $kind }
   *[other] { $number }  { $kind }
}
account-line = { "    " }{ $player }: { $amount }, { $source } ({ $rule })
account-event = { "    " }{ $source } ({ $rule })

# What is asked, taken back and refused at any table
ask-undo = Rückgängig: { $what }
ask-taken-back = { $count ->
    [one] ein Zug rückgängig gemacht
   *[other] { $count } Züge rückgängig gemacht
}
ask-other = Keines davon
ask-revision = Neueingabe
refused-instead = { $said }: { $instead }
table-refused = { $said } Regel { $rule }.

# A question as it is read out to whoever cannot see it
text-spot = { $what }
text-chosen = { $what }, gewählt
text-shut = { $what }: jetzt nicht
text-sum = { $label }: { $amount }
text-sum-of = { $label }, { $detail }: { $amount }

# Why a disk refuses
disk-missing = die Datei oder den Ordner gibt es nicht
disk-folder = es ist ein Ordner
disk-no-file = es ist keine lesbare Datei
disk-loop = die Verknüpfung führt zu sich selbst
disk-name = der Name ist zu lang
disk-forbidden = dafür fehlt die Berechtigung
disk-read-only = dort lässt sich nichts schreiben
disk-full = der Speicher ist voll
too-many-refused = mehr als { $most } Teile darin werden abgelehnt; der Rest bleibt ungelesen
too-many-courses = von dieser Partie gäbe es dann mehr als { $most } Fassungen
too-many-kept = nur die ersten { $most } werden importiert; der Rest wird weggelassen

table-leave = Noch einmal Zurück: Startseite. Die Partie ist gespeichert.
menu-turn = Bild zum Spieler am Zug drehen
menu-options = Spieloptionen
menu-rules = Regeln
menu-home = Startseite
history-title = Verlauf
round-to-do = { $count ->
    [one] ein Handgriff am Tisch
   *[other] { $count } Handgriffe am Tisch
}
round-close = Fertig
app-draws = Ab jetzt die App ziehen lassen
app-draws-again = Die App ziehen lassen
history-mark = { $what } ({ $mark })
history-undone = rückgängig gemacht
history-redrawn = neu gezogen
