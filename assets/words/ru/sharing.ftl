# Sharing a finished game

share-result = Копировать результат
share-png = Лист результатов картинкой
share-pdf = Лист результатов в PDF
share-bg-stats = Партия для BG Stats
share-csv = Все записи таблицей (CSV)
share-json = Запись партии

share-copied = Результат скопирован.
share-play-copied = Ссылка скопирована: откройте её на устройстве с BG Stats.

share-bgg-id = Номер на BoardGameGeek
share-bgg-id-note = По нему BG Stats узнаёт игру.

sheet-about = { $day } · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}

csv-move = Ход
csv-kind = Что сделано
csv-colour = Цвет
csv-name = Имя
csv-what = Что
csv-amount = Сколько
csv-source = Откуда
csv-rule = Правило
csv-explanation = Объяснение

# In a table of the ledger: what came or went
what-vp = ПО
