# Chairs the app plays
chairs-title = Wer für wen spielt
chairs-hint = Die App kann für jeden spielen: Sie sagt, was auf dem Tisch zu tun ist, und ihr tut es. Sie weiß nur, was ihr alle wisst.
chairs-person = Jemand am Tisch
chair-thinks = { $player } denkt nach
chair-share = zu { $percent } % durchdacht
chair-enough = Jetzt entscheiden
chair-done = Erledigt
chair-why = Warum?
chair-plain = Zurück zum Zug
chair-chance = { $percent } %
menu-chairs = Die App für jemanden spielen lassen

# What a game was decided by
looked-back-title = Woran lag es?
looked-back-share = Die Siegchancen, wie die App sie sieht, Entscheidung für Entscheidung; bisher { $percent } % angesehen.
looked-back-done = Die Siegchancen, wie die App sie sieht, Entscheidung für Entscheidung, und was am meisten gekostet hat.
looked-back-made = Runde { $round }: { $what } ({ $percent } %)
looked-back-better = Wohl besser: { $what } ({ $percent } %)

# What would you do?
advice-ask = Was würde die App tun?
advice-take = So machen
advice-away = Ausblenden
advice-only = Etwas anderes kommt hier kaum in Frage.
advice-alike = Von hier aus viele Male weitergespielt, liegen die besten Züge fast gleichauf.
advice-best = Von hier aus viele Male weitergespielt, schneidet das am besten ab.

# Tried out
menu-try = Etwas ausprobieren
tried-on = Ausprobiert: Nichts davon zählt.
tried-on-back = Zurück zur Partie
tried-moment = Ein Moment einer beendeten Partie: Nichts davon zählt.
tried-moment-back = Zurück
tried-over = Zu Ende ausprobiert. Nichts davon zählt.
looked-back-chances = Chancen
chair-at-a-glance = Auf einen Blick entschieden, nach Faustregeln.
chair-anew = Was angesagt war, geht nicht mehr ({ $why }); das hier ist neu entschieden.
chair-announced = Das wurde schon vorher angesagt.
chair-chances = In Prozent: wie wahrscheinlich { $player } gewinnt.
advice-so-far = Das ist bisher das Beste.
