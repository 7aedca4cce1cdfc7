# What there is to do on the table between two rounds

round-title = Am Ende von Runde { $phase }{ $round }
round-leaving = Zurück in die Schachtel
round-leaving-text = { $count ->
    [one] Das eine Plättchen, das im Markt noch liegt, kommt aus dem Spiel.
   *[other] Die { $count } Plättchen, die im Markt noch liegen, kommen aus dem Spiel.
}
round-lay-out = Neuer Markt
round-lay-out-text = Mischt die { $phase }-Plättchen. Deckt { $count } davon auf und legt sie in die Schachtel; eine dritte Plantage darunter geht zurück. Legt die übrigen als Markt aus.
round-lay-out-drawn = Die App hat gezogen: Legt die { $phase }-Plättchen so aus, wie der Markt sie zeigt.
round-bonanza = Bonanza-Plättchen
round-bonanza-text = Alle acht kommen zurück und werden gemischt; je eines kommt verdeckt unter jede Ecke des Markts.
round-red = Rote Plättchen
round-red-text = { $count ->
    [one] Deckt es wieder auf.
   *[other] Deckt sie wieder auf.
}
round-next = Runde { $phase }{ $round }
round-next-text = { $player } hat die Flagge und setzt sie.
