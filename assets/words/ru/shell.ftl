# What serves any game: the frame of the app, its home and its reports of faults.

language-name = Русский
units = ПО МБ %

# Lists: a, b and c
list-none = ничего
list-comma = { $left }, { $right }
list-and = { $left } и { $right }
list-or = { $left } или { $right }

# The players' colours, where a player has no name
colour-red = Красный
colour-yellow = Жёлтый
colour-black = Чёрный
colour-blue = Синий
colour-green = Зелёный

# Home
app-title = { "Суперкарго" }
home-motto = Вы играете, приложение ведёт счёт.
home-promise = Цены, корабли, деньги и очки: всё сосчитано, объяснено и не пропадёт.

# Sheets and snackbars
sheet-name = Имя
sheet-shown-as = Не всё здесь можно показать: на экране будет { $shown }.
sheet-undrawable = Это здесь нельзя показать. Напишите другими буквами.
sheet-add = Добавить
sheet-done = Готово
undo = Отменить

# Faults
fault-sentence = Что-то пошло не так, но партия сохранена. Попробуйте ещё раз; если снова не выйдет, перезапустите приложение.

# Files
files-copy = Ещё и скопировать
files-copied = Скопировано в буфер обмена.
files-paste = Вставить из буфера
files-choose = Выбрать файл
files-written = Сохранено: { $file } в папке { $folder }

why-undo = Отменять нечего.
why-redo = Возвращать нечего.

menu-give-up = Бросить эту партию
