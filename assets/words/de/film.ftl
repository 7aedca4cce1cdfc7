# Films of what happened

voyage-next = Weiter
voyage-place = { $place } von { $count } · { $title }
voyage-over = Fertig
voyage-runs = Abspielen
voyage-stays = Pause
voyage-skip = Ans Ende
