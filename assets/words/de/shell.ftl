# What serves any game: the frame of the app, its home and its reports of faults.

language-name = Deutsch
units = SP MB %

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
app-title = { "Supercargo" }
home-motto = Ihr spielt, die App führt Buch.
home-promise = Preise, Schiffe, Geld und Punkte: gezählt, erklärt und nie verloren.

# Sheets and snackbars
sheet-name = Name
sheet-shown-as = Nicht alles davon lässt sich hier darstellen: Es erscheint als { $shown }.
sheet-undrawable = Das lässt sich hier nicht darstellen. Bitte nehmt andere Buchstaben.
sheet-add = Hinzufügen
sheet-done = Fertig
undo = Rückgängig

# Faults
fault-sentence = Etwas ist schiefgegangen, aber eure Partie ist sicher. Versucht es noch einmal; klappt es wieder nicht, startet die App neu.

# Files
files-copy = Auch kopieren
files-copied = In die Zwischenablage kopiert.
files-paste = Aus der Zwischenablage
files-choose = Datei wählen
files-written = Gespeichert: { $file } in { $folder }

why-undo = Es gibt nichts rückgängig zu machen.
why-redo = Es gibt nichts wiederherzustellen.

menu-give-up = Diese Partie aufgeben
