# A new game: who plays, where they sit, who begins

newgame-title = Новая игра
newgame-chair = Место свободно
newgame-who = Кто играет?
newgame-new = Новый игрок
newgame-guest = Гость
newgame-forget = Забыть
newgame-forget-one = Забыть: { $name }
newgame-forgotten = Забыто: { $name }.
newgame-new-person = Новый игрок
newgame-done = Готово
newgame-sitting = За столом: { $people }
newgame-colour-of = { $colour } (сейчас { $name })
newgame-begins = Кто начинает?
newgame-next = На этот раз очередь: { $name }. Нажмите на того, кто начинает.
newgame-lot = Жребий
newgame-table = За этим столом
newgame-start = Начать
newgame-too-few = Нужны хотя бы двое

lies-entry = Игра уже началась
why-lot = Жребий тянут, когда есть хотя бы двое.
why-start = { $lacking ->
    [one] Нажмите ещё одно имя или гостя.
    [few] Нажмите { $lacking } имени или гостя.
   *[many] Нажмите { $lacking } имён или гостя.
}
why-full = Все места заняты: нажмите место, чтобы посадить туда другого.
why-drawing = Жребий ещё не упал.
