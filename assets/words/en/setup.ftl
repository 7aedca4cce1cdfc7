# Setting up

setup-title = Set-up
setup-draw = Let the app draw
setup-drawn-before = The app draws this; the draw was undone.
setup-done-title = The table is ready
setup-done-hint = Compare it with yours.
setup-learns = Next time it takes one tap per tile: the app learns which ones you have.
