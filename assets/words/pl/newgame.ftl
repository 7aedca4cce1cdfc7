# A new game: who plays, where they sit, who begins

newgame-title = Nowa gra
newgame-chair = Wolne miejsce
newgame-who = Kto gra?
newgame-new = Nowa osoba
newgame-guest = Gość
newgame-forget = Usuń osobę
newgame-forget-one = Usuń osobę: { $name }
newgame-forgotten = Usunięto: { $name }.
newgame-new-person = Nowa osoba
newgame-done = Gotowe
newgame-sitting = Przy stole: { $people }
newgame-colour-of = { $colour } (teraz { $name })
newgame-begins = Kto zaczyna?
newgame-next = Tym razem kolej na: { $name }. Dotknijcie tego, kto zaczyna.
newgame-lot = Losowanie
newgame-table = Przy tym stole
newgame-start = Start
newgame-too-few = Potrzeba co najmniej dwóch osób

lies-entry = Gra już się zaczęła
why-lot = Do losowania potrzeba co najmniej dwóch osób.
why-start = { $lacking ->
    [one] Dotknijcie jeszcze jednego imienia albo gościa.
    [few] Dotknijcie jeszcze { $lacking } imion albo gościa.
   *[many] Dotknijcie jeszcze { $lacking } imion albo gościa.
}
why-full = Wszystkie miejsca są zajęte: dotknijcie miejsca, aby posadzić tam kogoś innego.
why-drawing = Losowanie jeszcze trwa.
newgame-sits = Kto tu siedzi?
newgame-swaps = Z kim zamienia się { $name }?
newgame-by-app = Gra aplikacja…
newgame-player = { $name }: { $like }
