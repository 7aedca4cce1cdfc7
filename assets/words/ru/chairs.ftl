# Chairs the app plays
chairs-title = Кто за кого играет
chairs-hint = Приложение может играть за любого: оно говорит, что сделать на столе, а вы это делаете. Ему известно только то, что известно всем вам.
chairs-person = Кто-то за столом
chair-thinks = { $player } думает
chair-share = обдумано на { $percent } %
chair-enough = Решать сейчас
chair-done = Сделано
chair-why = Почему?
chair-plain = Назад к ходу
chair-chance = { $percent } %
menu-chairs = Пусть приложение сыграет за кого-то

# What a game was decided by
looked-back-title = Что решило исход?
looked-back-share = Шансы на победу, какими их видит приложение, решение за решением; просмотрено { $percent } %.
looked-back-done = Шансы на победу, какими их видит приложение, решение за решением, и что стоило дороже всего.
looked-back-made = Раунд { $round }: { $what } ({ $percent } %)
looked-back-better = Похоже, лучше: { $what } ({ $percent } %)

# What would you do?
advice-ask = Что посоветуете?
advice-take = Так и сделать
advice-away = Скрыть
advice-only = Ничего другого здесь, пожалуй, не стоит рассматривать.
advice-alike = После многих пробных доигрываний отсюда лучшие ходы почти равны.
advice-best = После многих пробных доигрываний отсюда этот ход оказывается лучшим.

# Tried out
menu-try = Попробовать вариант
tried-on = Проба: ничего из этого не считается.
tried-on-back = Вернуться к партии
tried-moment = Момент завершённой партии: ничего из этого не считается.
tried-moment-back = Назад
tried-over = Проба окончена. Ничего из неё не считается.
looked-back-chances = Шансы
chair-at-a-glance = Решено с первого взгляда, по простым правилам.
chair-anew = Объявленный ход больше невозможен ({ $why }); это новое решение.
chair-announced = Этот ход был объявлен раньше.
chair-chances = В процентах: насколько вероятно, что { $player } победит.
advice-so-far = Пока это лучший ход.
