# A new game: who plays, where they sit, who begins

newgame-title = Новая партия
newgame-chair = Место свободно
newgame-who = Кто играет?
newgame-new = Новый игрок
newgame-guest = Гость
newgame-forget = Удалить
newgame-forget-one = Удалить: { $name }
newgame-forgotten = Удалено: { $name }.
newgame-new-person = Новый игрок
newgame-done = Готово
newgame-sitting = За столом: { $people }
newgame-colour-of = { $colour } (сейчас { $name })
newgame-begins = Кто начинает?
newgame-next = На этот раз начинает { $name }. Нажмите на того, кто ходит первым.
newgame-lot = Бросить жребий
newgame-table = За этим столом
newgame-start = Начать
newgame-too-few = { $lacking ->
    [one] Займите ещё одно место
    [few] Займите { $lacking } места
   *[many] Займите { $lacking } мест
}

lies-entry = Игра уже началась
why-lot = Жребий можно бросить, когда заняты хотя бы два места.
why-start = { $lacking ->
    [one] Нажмите ещё одно имя или «Гость».
    [few] Нажмите ещё { $lacking } имени или «Гость».
   *[many] Нажмите ещё { $lacking } имён или «Гость».
}
why-full = Все места заняты: нажмите на место, чтобы посадить туда другого игрока.
why-drawing = Жеребьёвка ещё не закончена.
newgame-sits = Кто здесь сидит?
newgame-swaps = С кем поменяется { $name }?
newgame-by-app = Играет приложение…
newgame-player = { $name }: { $like }
why-start-app = { $lacking ->
    [one] Не хватает одного игрока: нажмите на имя, «Гость» или «Играет приложение».
    [few] Не хватает { $lacking } игроков: нажмите на имена, «Гость» или «Играет приложение».
   *[many] Не хватает { $lacking } игроков: нажмите на имена, «Гость» или «Играет приложение».
}
