# A game that was begun without the app

lies-title = Партия уже идёт
lies-place = { $place } из { $places }
lies-next = Далее: { $area }
lies-previous = Назад
lies-begin = Начать раунд { $round }
lies-why = так было на столе
lies-table = Всё так, как показано?
lies-table-note = Вернитесь к тому, что отличается.
why-first-page = Это первая страница.
