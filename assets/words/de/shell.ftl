# What serves any game: the frame of the app, its home and its reports of faults.

language-name = Deutsch

# Lists: a, b and c
list-none = keine
list-comma = { $left }, { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }

# The players' colours, where a player has no name
colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz
colour-blue = Blau
colour-green = Grün

# Home
app-title = Vasco da Gama
home-motto = Der Tisch spielt, die App führt Buch.
home-promise = Preise, Schiffe, Geld und Punkte: gezählt, erklärt, nie verloren.

# Sheets and snackbars
sheet-name = Name
sheet-shown-as = Nicht alles davon lässt sich hier zeichnen: Es erscheint als { $shown }.
sheet-undrawable = Nichts davon lässt sich hier zeichnen. Bitte schreibt es in anderen Buchstaben.
sheet-add = Anlegen
sheet-done = Fertig
undo = Rückgängig

# Faults
fault-sentence = Etwas ging schief, aber euer Spiel ist sicher. Versucht es noch einmal; klappt es wieder nicht, startet die App neu.

# Files
files-copy = Auch kopieren
files-copied = Es ist in der Zwischenablage.
files-paste = Was in der Zwischenablage ist
files-choose = Eine Datei wählen
files-written = Geschrieben: { $file } in { $folder }

why-undo = Es gibt nichts zurückzunehmen.
why-redo = Es wurde nichts zurückgenommen, das wiederkommen könnte.

menu-give-up = Dieses Spiel aufgeben
