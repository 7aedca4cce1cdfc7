# The Hall of Fame and its statistics

home-hall = Анналы истории
home-hall-note = Кто побеждал и как у кого идут дела.

hall-title = Анналы истории
hall-winners = Победы
hall-best = Лучшие
hall-people = Игроки
hall-everybody = Все
hall-any-number = 2–4 игрока
hall-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
hall-plays = { $plays ->
    [one] { $plays } партия
    [few] { $plays } партии
   *[many] { $plays } партий
}
hall-none = Пока здесь никого: доиграйте партию.
hall-left-out = Не в счёт
hall-taken-out = Эта партия больше не в счёт.
hall-do-take-out = Не считать
hall-do-put-back = Вернуть

hall-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
hall-tally = { $plays ->
    [one] { $plays } партия
    [few] { $plays } партии
   *[many] { $plays } партий
} · в среднем { $mean } · рекорд { $best }
hall-sources = Очки за партию
hall-time = Время на размышление: в среднем { $time } за партию
