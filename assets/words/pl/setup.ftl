# Setting up

setup-title = Przed grą
setup-draw = Niech wylosuje aplikacja
setup-drawn-before = Losuje to aplikacja; losowanie cofnięto.
setup-done-title = Stół jest gotowy
setup-done-hint = Porównajcie go ze swoim.
setup-learns = Następnym razem wystarczy jedno dotknięcie na żeton: aplikacja zapamiętuje, jakie macie.
