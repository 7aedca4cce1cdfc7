# Setting up

setup-title = Перед игрой
setup-draw = Пусть тянет приложение
setup-drawn-before = Это тянет приложение; вытянутое было отменено.
setup-done-title = Стол готов
setup-done-hint = Сравните со своим.
setup-learns = В следующий раз хватит одного нажатия на тайл: приложение запоминает, какие у вас.
