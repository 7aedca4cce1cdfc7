# The keyboard: what each key does

keys-title = Клавиши
keys-everywhere = Везде
keys-game = В игре
keys-move = Перейти к следующему в эту сторону
keys-stop = Перейти к следующей группе: поле, панель, игроки, верхняя строка
keys-tap = Нажать
keys-back = Назад
keys-help = Показать эту страницу
keys-main = Главная кнопка
keys-menu = Меню
keys-redo = Вернуть
keys-repeat = Сказать ещё раз, если голос включён
keys-settings = Клавиатура
keys-settings-note = Все клавиши на одной странице: можно играть, не касаясь экрана.
keys-cap-arrows = Стрелки
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-help = F1
keys-cap-ctrl = Ctrl
