# What a group chooses for its table

options-box = Что остаётся в коробке
options-help = Помощь
options-draw = Кто тянет

options-preset-all = Всё это
options-preset-draws = Тайлы и матросы
options-preset-none = Ничего
options-box-note = Их работу берёт на себя приложение.
options-coins = Монеты
options-coins-note = Реалы всех игроков считает приложение.
options-track = Дорожка подсчёта очков
options-track-note = Очки всех игроков считает приложение.
options-vdg = Тайлы Васко да Гамы
options-vdg-note = Приложение их перемешивает и открывает.
options-sailors = Мешочек с матросами
options-sailors-note = Тянет приложение; матросов берите из открытой кучки.

options-help-none = Нет
options-help-facts = Факты
options-help-odds = Шансы
options-help-none-note = Приложение отвечает на ваши ходы и больше ничего.
options-help-facts-note = Приложение показывает, что сколько стоит и приносит.
options-help-odds-note = Приложение показывает ещё шансы и советует ходы. Кто-то назовёт это нечестным.

options-projects = Проекты тянет приложение
options-projects-note = Берите из колод тайлы, которые оно назовёт.
options-merchants = Корабли торговца тянет приложение
options-merchants-note = Берите из колоды корабль, который оно назовёт.
options-unknown = Это станет возможно, когда вы введёте свои тайлы в «Наборах компонентов».

options-summary = { $preset ->
    [all] Монеты, дорожка очков, тайлы и мешочек остаются в коробке.
    [draws] Тайлы и мешочек с матросами остаются в коробке.
    [none] В коробке ничего не остаётся.
   *[other] Кое-что остаётся в коробке.
} { $help ->
    [none] Без помощи.
    [facts] Помощь: факты.
   *[odds] Помощь: шансы и советы.
}

# How far a game is
progress-setup = Подготовка
progress-placing = Раунд { $round } · размещение дисков
progress-acting = Раунд { $round } · действия
progress-ending = Конец раунда { $round }
progress-final = Последний спуск на воду
progress-over = Игра окончена
