# A new game: who plays, where they sit, who begins

newgame-title = Nowa gra
newgame-chair = Wolne miejsce
newgame-who = Kto gra?
newgame-new = Nowa osoba
newgame-guest = Gość
newgame-forget = Zapomnij
newgame-forget-one = Zapomnij: { $name }
newgame-forgotten = Zapomniano: { $name }.
newgame-new-person = Nowa osoba
newgame-done = Gotowe
newgame-sitting = Przy stole: { $people }
newgame-colour-of = { $colour } (teraz { $name })
newgame-begins = Kto zaczyna?
newgame-next = Tym razem zaczyna { $name }. Dotknij tego, kto zaczyna.
newgame-lot = Losuj
newgame-table = Przy tym stole
newgame-start = Start
newgame-too-few = Co najmniej dwie osoby

lies-entry = Gra już się zaczęła
why-lot = Losuje się spośród co najmniej dwóch osób.
why-start = { $lacking ->
    [one] Dotknijcie jeszcze jednego imienia albo gościa.
    [few] Dotknijcie { $lacking } imion albo gościa.
   *[many] Dotknijcie { $lacking } imion albo gościa.
}
why-full = Wszystkie miejsca są zajęte: dotknijcie miejsca, aby posadzić tam kogoś innego.
why-drawing = Losowanie jeszcze trwa.
