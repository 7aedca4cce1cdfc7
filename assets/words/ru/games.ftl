# The list of all games

games-title = Партии
games-none = Здесь ещё не сыграли ни одной партии.
games-under-way = Идут
games-put-aside = Отложены
games-finished = Завершены
games-abandoned = Брошены
games-more = Более ранние
games-about = { $progress } · { $day }
games-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}

games-do-continue = Продолжить
games-do-put-aside = Отложить
games-do-rename = Переименовать
games-do-give-up = Бросить
games-do-export = Сохранить в файл
games-do-delete = Удалить
games-deleted = Партия удалена.
games-given-up = Партия брошена.
games-waits = Другая партия ждёт на главном экране: { $people }.
games-go-on = Продолжить эту партию
games-import = Загрузить запись партии
games-import-from = Записи партий в папке { $folder }:
games-no-record = В этом файле нет ни записи партии, ни резервной копии.
games-coming = Загрузить это?
games-coming-game = { $game }: { $people }. { $progress }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
games-coming-score = { $player } { $points }
games-coming-backup = Резервная копия. { $games ->
    [one] В ней { $games } партия.
    [few] В ней { $games } партии.
   *[many] В ней { $games } партий.
}
games-coming-many = Резервная копия с очень большим числом партий. Пока они загружаются, можно играть дальше.
games-coming-keep = Загрузить
games-coming-leave = Отмена
games-refused = Ход { $move } не принят: { $refusal }.

day = { $day } { $month } { $year }
month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря

figure-vp = { $value } ПО
winners = { $count ->
    [1] побеждает { $winners }
   *[other] { $winners } делят победу
}

sets-import-from = Перетащите файл в это окно или выберите файл из папки { $folder }:
other-revised = сейчас вы заново вводите другой ход ({ $kind }); сначала закончите или оставьте как было

# What the headless command says of games its players played.
duel-share = { $player }: побед { $share } %, с вероятностью 95 % от { $low } % до { $high } % (сыграно партий: { $games })
