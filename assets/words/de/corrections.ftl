# The table says otherwise, in any game

otherwise-why = Warum?
otherwise-why-counted = Verzählt
otherwise-why-bonus = Bonus vergessen
otherwise-why-piece = Falsches Spielteil
otherwise-why-other = Etwas anderes …

otherwise-title = Am Tisch sieht es anders aus
otherwise-nothing = Noch ist nichts geändert
otherwise-do = Berichtigen: { $what }
compare-title = Sieht euer Tisch so aus?
compare-hint = Tippt alles an, was auf eurem Tisch genauso aussieht, um es abzuhaken.
compare-ticked = { $ticked } von { $all }
compare-wrong = Sieht anders aus
menu-compare = Mit dem Tisch vergleichen
menu-otherwise = Am Tisch sieht es anders aus
wrong-title = Zug { $number }
wrong-line = { $player }: { $amount }, { $source } ({ $rule })
wrong-event = { $source } ({ $rule })
wrong-anew = Das war falsch: neu eingeben
wrong-leave-out = Das gab es nicht: Zug entfernen
wrong-back = { $later ->
    [one] Von hier weiterspielen: den nächsten Zug rückgängig machen
   *[other] Von hier weiterspielen: die nächsten { $later } Züge rückgängig machen
}
wrong-close = Es stimmt
amending-brief = Zug { $number } neu eingeben
amending-cancel = So lassen, wie es war
amending-leave-out = Zug entfernen
otherwise-do-all = { $count ->
    [one] Berichtigen: eine Änderung
   *[other] Berichtigen: { $count } Änderungen
}
amending-done = { $later ->
    [0] Erledigt.
    [one] Erledigt. Ein späterer Zug gilt weiter.
   *[other] Erledigt. { $later } spätere Züge gelten weiter.
}
why-set-right = Noch ist nichts geändert: Tippt zuerst an, was auf eurem Tisch anders ist.
otherwise-clear = Löschen
otherwise-set = { $typed ->
    [none] Eintragen
   *[other] { $typed } eintragen
}
wrong-undone = Das wurde rückgängig gemacht und zählt nicht mehr.
wrong-drawn = Das hat die App gezogen.
wrong-forced = Etwas anderes war hier nicht möglich. Ist es falsch, liegt der Fehler in einem früheren Zug.
amending-anew = Statt „{ $what }“: Was war es wirklich?
amending-broken = „{ $what }“ passt nicht mehr: { $reason }. Was war es wirklich?
amending-unfit = „{ $what }“ passt nicht mehr: { $reason }. Beantwortet, was jetzt gefragt ist, oder entfernt den Zug.
wrong-unsaid = Das hat niemand angesagt: Es kam mit dem nächsten Zug.
