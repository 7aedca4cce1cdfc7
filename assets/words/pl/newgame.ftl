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
newgame-too-few = { $lacking ->
    [one] Zajmijcie jeszcze jedno miejsce
    [few] Zajmijcie { $lacking } miejsca
   *[many] Zajmijcie { $lacking } miejsc
}

lies-entry = Gra już się zaczęła
why-lot = Losować można, gdy zajęte są co najmniej dwa miejsca.
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
why-start-app = { $lacking ->
    [one] Brakuje jednego gracza: dotknijcie imienia, gościa albo „Gra aplikacja”.
    [few] Brakuje { $lacking } graczy: dotknijcie imion, gościa albo „Gra aplikacja”.
   *[many] Brakuje { $lacking } graczy: dotknijcie imion, gościa albo „Gra aplikacja”.
}
