# The Hall of Fame and its statistics

home-hall = Зал славы
home-hall-note = Кто побеждал и у кого как идут дела.

hall-title = Зал славы
hall-winners = Победители
hall-best = Рекорды
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
hall-none = Пока здесь никого нет: доиграйте партию.
hall-left-out = Не в зачёте
hall-taken-out = Эта партия больше не в зачёте.
hall-do-take-out = Не засчитывать
hall-do-put-back = Засчитать

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
