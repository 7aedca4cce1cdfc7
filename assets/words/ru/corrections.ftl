# The table says otherwise, in any game

otherwise-why = Почему?
otherwise-why-counted = Обсчитались
otherwise-why-bonus = Забыли бонус
otherwise-why-piece = Не тот компонент
otherwise-why-other = Другое…

otherwise-title = На столе иначе
otherwise-nothing = Пока ничего не изменено
otherwise-do = Исправить: { $what }
compare-title = Ваш стол выглядит так?
compare-hint = Нажимайте на всё, что на вашем столе выглядит так же, чтобы отметить.
compare-ticked = { $ticked } из { $all }
compare-wrong = Выглядит иначе
menu-compare = Сравнить со столом
menu-otherwise = На столе иначе
wrong-title = Ход { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-event = { $source } ({ $rule })
wrong-anew = Это ошибка: ввести заново
wrong-leave-out = Этого не было: убрать ход
wrong-back = { $later ->
    [one] Играть отсюда: отменить { $later } следующий ход
    [few] Играть отсюда: отменить { $later } следующих хода
   *[many] Играть отсюда: отменить { $later } следующих ходов
}
wrong-close = Всё верно
amending-brief = Заново вводим ход { $number }
amending-cancel = Оставить как было
amending-leave-out = Убрать ход
otherwise-do-all = { $count ->
    [one] Исправить: { $count } изменение
    [few] Исправить: { $count } изменения
   *[many] Исправить: { $count } изменений
}
amending-done = { $later ->
    [0] Готово.
    [one] Готово. { $later } более поздний ход остаётся в силе.
    [few] Готово. { $later } более поздних хода остаются в силе.
   *[many] Готово. { $later } более поздних ходов остаются в силе.
}
why-set-right = Пока ничего не изменено: сначала нажмите на то, что у вас на столе иначе.
otherwise-clear = Стереть
otherwise-set = { $typed ->
    [none] Ввести
   *[other] Ввести { $typed }
}
wrong-undone = Этот ход отменён и больше не считается.
wrong-drawn = Это вытянуло приложение.
wrong-forced = Другого варианта тогда не было. Если здесь ошибка, она в более раннем ходе.
amending-anew = Вместо «{ $what }»: что было на самом деле?
amending-broken = «{ $what }» больше не подходит: { $reason }. Что было на самом деле?
amending-unfit = «{ $what }» больше не подходит: { $reason }. Ответьте на текущий вопрос или уберите ход.
wrong-unsaid = Этого никто не называл: это случилось вместе со следующим ходом.
