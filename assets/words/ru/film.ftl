# Films of what happened

voyage-next = Далее
voyage-place = { $place } из { $count } · { $title }
voyage-over = Готово
voyage-runs = Пуск
voyage-stays = Пауза
voyage-skip = Пропуск
