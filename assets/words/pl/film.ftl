# Films of what happened

voyage-next = Dalej
voyage-place = { $place } z { $count } · { $title }
voyage-over = Gotowe
voyage-runs = Odtwórz
voyage-stays = Pauza
voyage-skip = Pomiń
