# The keyboard: what each key does

keys-title = Keys
keys-everywhere = Everywhere
keys-game = In a game
keys-move = Go to the next thing in that direction
keys-stop = Go to the next group: board, panel, players, bar
keys-tap = Tap it
keys-back = Go back
keys-help = Show this page
keys-main = The main button
keys-menu = Menu
keys-redo = Redo
keys-repeat = Say it again, if the voice is on
keys-settings = Keyboard
keys-settings-note = All keys on one page: you can play entirely without touching the screen.
keys-cap-arrows = Arrows
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-help = F1
keys-cap-ctrl = Ctrl
