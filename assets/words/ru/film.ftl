# Films of what happened

voyage-next = Далее
voyage-place = { $place } из { $count } · { $title }
voyage-over = Готово
voyage-runs = Смотреть
voyage-stays = Пауза
voyage-skip = В конец
