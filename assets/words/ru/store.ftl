# What the store has to say: what it found when it was opened, why something is not kept,
# what came of a file that was brought in.

# Opening
store-second = приложение уже открыто в другом месте с этими партиями: здесь их можно смотреть, а когда там закроют, продолжить
store-read-only = туда, где хранятся партии, нельзя писать ({ $reason }): их можно смотреть, но не менять
store-unwritable = партии можно смотреть, но не менять: { $reason }
store-not-now = файл с партиями сейчас не открывается ({ $reason }): в нём ничего не изменено; попробуйте ещё раз
store-newer = эти партии сохранила более новая версия приложения (версия файлов { $version }): обновите приложение, чтобы играть дальше; ничего не изменено
store-set-aside = файл с партиями был повреждён; всё верное из него спасено, а повреждённый файл сохранён как { $file }
store-restored = файла с партиями не было; всё из его резервных копий снова здесь
store-unreadable = из файла с партиями ничего не удалось прочесть; он сохранён как { $file }, начат новый
store-game-cut = { $game }: спасено до хода { $moves }, конец строки { $row } журнала; { $lost ->
    [0] было ли что-то дальше, узнать нельзя
    [one] потеряна { $lost } строка после неё
    [few] потеряны { $lost } строки после неё
   *[many] потеряно { $lost } строк после неё
}
store-game-behind = последняя запись потеряна, скорее всего в партии { $game }, которая теперь на ходе { $moves }, строка { $row } журнала: сравните со столом
store-latest-lost = последняя запись потеряна
store-game-lost = { $game }: начало журнала повреждено, спасти партию не удалось
store-game-stuck = { $game }: по правилам этой версии партия идёт только до хода { $moves }, строка { $row } журнала; остальное хранится, пока вы не сделаете новый ход
store-none = нет папки { $folder }

# Writing
store-full = это не сохранено: диск полон; освободите место и повторите
store-disk-fault = это не сохранено: диск сообщил об ошибке; повторите ({ $reason })
store-busy = это не сохранено: файл занят другой программой; повторите
store-fault = это не сохранено: { $reason }
store-moved-on = { $game }: партию тем временем изменили в другом месте; откройте её снова
store-damaged = файл с партиями повреждён после запуска приложения; запустите его снова, и всё верное будет спасено
store-no-game = нет партии { $game }
store-game-unknown = эта версия приложения не знает игры { $game }

# Bringing in
store-import-new = { $game }: партия загружена, ход { $moves }
store-import-known = { $game }: всё это здесь уже есть
store-import-longer = { $game }: партия продолжена, теперь ход { $moves }
store-import-copy = { $game }: пошла иначе, чем партия здесь, и хранится рядом с ней
store-import-refused = { $game }: не загружено: { $reason }
store-import-components = { $name } — так уже называется другой набор компонентов; этот сохранён как { $kept }

# The list of games
store-game = { $id }  { $game }: { $status }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
status-running = идёт
status-finished = завершена
status-abandoned = брошена

expected-row = строка, какой она бывает в журнале партии
