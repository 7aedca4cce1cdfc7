# Chairs the app plays
chairs-title = Wer für wen spielt
chairs-hint = Die App kann für jeden spielen: Sie sagt, was auf dem Tisch zu tun ist, und ihr tut es. Sie weiß nur, was ihr alle wisst.
chairs-person = jemand hier
chair-thinks = { $player } denkt nach
chair-enough = Jetzt entscheiden
chair-done = Erledigt
chair-why = Warum?
chair-plain = Zurück zum Zug
chair-others = Das kam in Frage. Ein Zug mit 100 % gewänne sicher.
chair-chance = { $percent } %
menu-chairs = Die App für jemanden spielen lassen
