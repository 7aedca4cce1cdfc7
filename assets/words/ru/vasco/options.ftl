# What a group chooses for its table

options-box = Что остаётся в коробке
options-draw = Кто тянет

options-preset-all = Всё это
options-preset-draws = Тайлы и матросы
options-preset-none = Ничего
options-box-note = Приложение заменяет всё, что остаётся в коробке.
options-coins = Монеты
options-coins-app = Реалы всех игроков считает приложение.
options-coins-people = У всех настоящие монеты; приложение считает тоже.
options-coins-short = монеты
options-track = Дорожка подсчёта очков
options-track-app = Очки всех игроков считает приложение.
options-track-people = Вы двигаете маркеры на поле; приложение считает тоже.
options-track-short = дорожка очков
options-vdg = Тайлы Васко да Гамы
options-vdg-app = Приложение их перемешивает и открывает.
options-vdg-people = Вы открываете их и вводите, какой открылся.
options-vdg-short = тайлы
options-sailors = Мешочек с матросами
options-sailors-app = Тянет приложение; матросов берите из открытой кучки.
options-sailors-people = Вы тянете из мешочка и вводите, кого вытянули.
options-sailors-short = мешочек

options-projects = Проекты тянет приложение
options-projects-app = Берите из колод тайлы, которые оно назовёт.
options-projects-people = Вы вводите, какие тайлы открылись.
options-merchants = Корабли торговца тянет приложение
options-merchants-app = Берите из колоды корабль, который оно назовёт.
options-merchants-people = Вы вводите, какой корабль открылся.
options-unknown = Это станет возможно, когда вы введёте тайлы своего экземпляра в «Наборах компонентов».

# How far a game is
progress-setup = Подготовка
progress-placing = Раунд { $round } · размещение дисков
progress-acting = Раунд { $round } · действия
progress-navigation = Раунд { $round } · мореплавание
progress-ending = Конец раунда { $round }
progress-final = Последний спуск на воду
progress-over = Партия окончена

# What is done on the table where the app begins to draw in the middle of a game
options-vdg-from-now = Уберите тайлы Васко да Гамы: теперь их открывает приложение.
options-sailors-from-now = Уберите мешочек, а его матросов положите открытой кучкой: теперь их тянет приложение.
options-projects-from-now = Теперь приложение называет, какие проекты выложить: найдите их в колодах.
options-merchants-from-now = Теперь приложение называет, какой корабль торговца открыть: найдите его в колоде.
