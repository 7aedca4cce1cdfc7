# Settings: each group by its heading, each setting with a line that explains it

settings-title = Настройки
settings-language = Язык
settings-look = Внешний вид
settings-sharing = Поделиться
settings-light-day = День
settings-light-night = Ночь
settings-light-lamp = Лампа над столом
settings-light-day-note = Чернила на пергаменте, для дневного света.
settings-light-night-note = Светлое на тёмном: для вечера и чтобы беречь батарею.
settings-light-lamp-note = Приглушённый тёплый свет, когда вокруг игры темно.
settings-text-note = Размер текста и цифр.
