# Films of what happened

voyage-next = Next
voyage-place = { $place } of { $count } · { $title }
voyage-over = Done
voyage-runs = Play
voyage-stays = Pause
voyage-skip = Skip
