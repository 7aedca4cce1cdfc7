# The keyboard: what each key does

keys-title = Tasten
keys-everywhere = Überall
keys-game = Im Spiel
keys-move = Zum nächsten Element in dieser Richtung
keys-stop = Zur nächsten Gruppe: Spielplan, Bedienfeld, Spieler, Leiste
keys-tap = Antippen
keys-back = Zurück
keys-help = Diese Seite zeigen
keys-main = Der Hauptknopf
keys-menu = Menü
keys-redo = Wiederherstellen
keys-repeat = Noch einmal ansagen, wenn die Stimme an ist
keys-settings = Tastatur
keys-settings-note = Alle Tasten auf einer Seite: Ihr könnt auch ganz ohne Berühren spielen.
keys-cap-arrows = Pfeile
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-help = F1
keys-cap-ctrl = Strg
