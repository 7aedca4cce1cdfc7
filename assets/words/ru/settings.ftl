# Settings: each group by its heading, each setting with a line that explains it

settings-title = Настройки
settings-language = Язык
settings-look = Внешний вид
settings-sharing = Поделиться
settings-light-day = День
settings-light-night = Ночь
settings-light-lamp = Лампа над столом
settings-light-day-note = Тёмное на пергаменте, для дневного света.
settings-light-night-note = Светлое на тёмном: для вечера и экономии заряда.
settings-light-lamp-note = Приглушённый тёплый свет, когда вокруг темно.
settings-text-note = Размер текста и цифр.

settings-ease = Удобство
settings-still = Без анимации
settings-still-note = Корабли, маркеры и тайлы сразу оказываются на своих местах.
settings-left = Панель слева
settings-left-note = Когда поле и панель стоят рядом.
settings-awake = Не гасить экран
settings-awake-note = Пока партия открыта.

settings-heard = Голос и звуки
settings-voice = Голос
settings-voice-note = Называет номера, цены, доход кораблей и очки.
settings-sounds = Звуки
settings-sounds-note = Стук, монета, колокол: слышно, что сделано и чего нельзя.
settings-vibration = Вибрация
settings-vibration-note = Коротко — сделано, дольше — так нельзя.

settings-clock = Часы
settings-clock-on = Засекать время на размышление
settings-clock-note = Сколько каждый думает: на карточках игроков и в статистике. Время идёт, только пока партия на экране.

# Резервная копия всего
backup-title = Резервная копия
backup-make = Сохранить резервную копию
backup-make-note = Все партии, игроки, наборы компонентов и настройки в одном файле.
backup-bring = Восстановить из резервной копии
backup-bring-note = Ничего из того, что здесь есть, не пропадёт: добавится недостающее.
backup-from = Резервные копии в папке { $folder }:
backup-file = копия { $day }
backup-writing = Сохраняем резервную копию: партий { $games } из { $count }.
backup-coming = Восстанавливаем из резервной копии: пока { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}.
backup-stop = Остановить
backup-go-on = Продолжить
backup-leave = Отмена
backup-came = Резервная копия восстановлена. Новых партий: { $new }; продолжено: { $longer }; не принято: { $refused }.
