# The keyboard: what each key does

keys-title = Tasten
keys-everywhere = Überall
keys-game = Im Spiel
keys-move = Zum Nächsten gehen
keys-stop = Zur nächsten Gruppe: Spielplan, Bedienfeld, Spieler, Leiste
keys-tap = Antippen
keys-back = Zurück
keys-help = Diese Seite zeigen
keys-main = Die Haupttaste
keys-menu = Menü
keys-redo = Wiederholen
keys-repeat = Noch einmal sagen, wenn die Stimme an ist
keys-settings = Tastatur
keys-settings-note = Alle Tasten auf einer Seite: Es geht auch ganz ohne Berühren.
keys-cap-arrows = Pfeile
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-help = F1
keys-cap-ctrl = Strg
