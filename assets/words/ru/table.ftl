# What any record, session or headless answer may have to say.

# Records that are not as they should be
record-unreadable = это не запись партии: она неполная или это не JSON
record-value = { $where }: ожидается { $expected }, а не { $found }
record-integer = { $where }: ожидается целое число от { $low } до { $high }, а не { $found }
record-length = { $where }: записей должно быть от { $low } до { $high }, а не { $found }
record-missing = не хватает { $key }
record-stray = { $key } здесь лишнее
file-unreadable = файл не читается: { $reason }
file-too-large = файл больше { $size } МБ: таких записей партий не бывает
file-there = файл { $file } уже есть, перезаписан он не будет
text-too-long = в нём есть текст длиннее { $most } знаков
too-many-moves = в партии может быть не больше { $most } ходов
too-many-rows = в журнале партии может быть не больше { $most } строк; сохраните её в файл, загрузите снова и играйте дальше в загруженной
no-backup = это не резервная копия приложения
file-unwritable = не удалось записать { $file }: { $reason }

expected-object = объект
expected-list = список
expected-text = текст
expected-sentence = фраза
expected-boolean = true или false
expected-true = true
expected-time = время
expected-setting = короткая настройка
expected-format = companion-record/1
expected-game = игра, которую знает программа
expected-colour = один из цветов игроков

# Moves at the wrong time
not-due = сейчас не время для этого ({ $kind }); по порядку следует: { $due }
game-over = партия окончена, для этого уже поздно: { $kind }
colour-twice = двое игроков не могут быть одного цвета
seats-colour = в этой партии за этот цвет никто не играет: { $colour }
seats-number = в эту игру играют от { $least } до { $most } человек, а не { $found }
not-latest = после этого уже сделан ход { $latest }; посмотрите на него, прежде чем отвечать на ход { $after }
no-such-move = хода { $number } нет; последний — { $latest }
nothing-to-undo = отменять нечего
nothing-to-redo = возвращать нечего
nothing-to-leave-out = убирать нечего: такого хода нет

# The account of a game
account-move = { $number ->
    [0] { $kind }
   *[other] { $number }  { $kind }
}
account-line = { "    " }{ $player }: { $amount }, { $source } ({ $rule })
account-event = { "    " }{ $source } ({ $rule })

# What is asked, taken back and refused at any table
ask-undo = Отменить: { $what }
ask-taken-back = { $count ->
    [one] отменён { $count } ход
    [few] отменены { $count } хода
   *[many] отменено { $count } ходов
}
ask-other = Ни один из них
ask-revision = ввод заново
refused-instead = { $said }: { $instead }
table-refused = { $said } Правило { $rule }.

# A question as it is read out to whoever cannot see it
text-spot = { $what }
text-chosen = { $what }, выбрано
text-shut = { $what }: не сейчас
text-sum = { $label }: { $amount }
text-sum-of = { $label }, { $detail }: { $amount }

# Why a disk refuses
disk-missing = такого файла или папки нет
disk-folder = это папка
disk-no-file = это не файл, который можно прочитать
disk-loop = ссылка ведёт на саму себя
disk-name = имя слишком длинное
disk-forbidden = нет прав доступа
disk-read-only = записать туда ничего нельзя
disk-full = на диске нет места
too-many-refused = отклонено уже больше { $most } частей; остальное не прочитано
too-many-courses = получилось бы больше { $most } вариантов одной партии
too-many-kept = взяты только первые { $most }; остальное пропущено

table-leave = Ещё раз «Назад» — главный экран. Партия сохранена.
menu-turn = Повернуть экран к тому, чей ход
menu-options = Настройки партии
menu-rules = Правила
menu-home = На главный экран
history-title = История
round-to-do = { $count ->
    [one] { $count } дело на столе
    [few] { $count } дела на столе
   *[many] { $count } дел на столе
}
round-close = Готово
app-draws = Пусть теперь их тянет приложение
app-draws-again = Пусть тянет приложение
history-mark = { $what } ({ $mark })
history-undone = отменено
history-redrawn = вытянуто заново
