# The guided game: each is told once, at the moment it first matters

lesson-place = Die Zahl einer Scheibe sagt, wann ihr handelt: niedrige früh und für Reales, hohe spät und meist kostenlos. Der Bereich sagt, was ihr tut. Reihum je eine Scheibe: Tippt eine Zahl und einen Bereich an.
lesson-number = Niedrige Zahlen handeln früh, kosten aber vielleicht Reales; hohe handeln spät und meist kostenlos. Die Grenze liegt etwa bei { $marker }: Sie rückt um bis zu 3, wenn alle Scheiben liegen.
lesson-areas = Punkte kommen von Schiffen: ein Projekt kaufen (Projekte), Besatzung und Kapitän holen (Rekrutierung), lossegeln (Navigation). Charaktere bringen Geld und Hilfe.
lesson-additional = { $player } hat Manuel I. und damit in dieser Runde eine fünfte Scheibe. Sie kommt mit 21 oder 22: ganz zuletzt und kostenlos.
lesson-price = Die erste kostenlose Zahl ist { $marker }. Die { $number } liegt { $price } darunter, also kostet allein die Aktion { $price } R. Was ihr kauft oder anheuert, kommt dazu.
lesson-free = Ab { $marker } ist die Aktion kostenlos. Ihr zahlt nur, was ihr nehmt.
lesson-projects = Aus einem Projekt wird ein Schiff. Es darf auf Felder bis zu seiner großen Zahl; die Figuren daneben sind seine Besatzung. Eins kostet 1 Real, zwei kosten 4.
lesson-recruiting = Nehmt beliebig viele Matrosen eines Abschnitts. Ihr zahlt Farben, nicht Köpfe: eine Farbe 1 Real, zwei 3, drei 6, vier 10. Eine Besatzung braucht verschiedene Farben.
lesson-captain = Jedes Schiff auf See braucht einen Kapitän; er kommt zurück, wenn das Schiff das Spiel verlässt. Mit Matrosen kostet er 1 Real je Matrose, allein ist er kostenlos.
lesson-launch = { $player } kann ein Schiff zu Wasser lassen: Matrosen verschiedener Farben gehen an Bord und dann zurück in den Beutel. Das ist keine Aktion und geht jederzeit.
lesson-sailing = Ein Schiff mit Kapitän segelt auf ein leeres Feld bis zu seiner eigenen Zahl. Die Zahl des Feldes sind sofort Punkte, und der Hafen gibt seinen Bonus.
lesson-no-ship = Ohne ein Schiff im Wasser und einen Kapitän gibt es nichts zu senden. Lasst jetzt eins zu Wasser, wenn es geht, oder verzichtet und nehmt die Reales.
lesson-characters = Nehmt einen Betrag oder übernehmt einen Charakter: Dias bringt 2 SP und den nächsten Startspieler, Alvares einen Missionar, der in jede Besatzung passt, Sernigi das Handelsschiff, Manuel I. eine weitere Scheibe.
lesson-give-up = Niemand muss handeln: Verzichten bringt, was auf dem Knopf steht.
lesson-complete = Jedes Feld von { $landing } ist besetzt: Der Hafen ist komplett. Bei der Navigation bringt dort jedes Schiff eines Spielers { $points } SP, dann segeln sie weiter.
lesson-merchant = Das Handelsschiff gehört niemandem. { $player } hat Sernigi und sendet es auf ein leeres Feld bis zu seiner Zahl: Es bringt den Bonus des Hafens und hilft, einen Hafen zu füllen.
lesson-navigation = Jetzt bringt jedes Schiff auf See, was darauf steht. Wo alle Felder eines Hafens besetzt sind, bringen seine Schiffe auch dessen Punkte und segeln weiter.
lesson-round = Eine neue Runde: Es gibt neue Projekte und Matrosen, und alle Scheiben sind zurück. Schiffe bleiben auf See und bringen wieder etwas ein.
lesson-last-round = Die letzte Runde. Was jetzt nicht segelt, bringt wenig: Am Ende sind 3 Reales 1 SP, und ein Schiff im Vorrat mit Kapitän 3 SP.
lesson-reckoning = Lasst zu Wasser, was noch geht. Dann sind 3 Reales 1 SP, und jedes Schiff im Vorrat, für das ein Kapitän da ist, 3 SP. Die meisten SP gewinnen.

lesson-off = Keine Hinweise mehr

# Where they are offered
guide-title = Hinweise
guide-on = Beim Spielen lernen
guide-on-note = Alles wird in ein, zwei Zeilen erklärt, wenn es zum ersten Mal wichtig wird. Schaltet ihr sie wieder ein, beginnen sie von vorn.
guide-offer = Euer erstes Spiel?
guide-offer-note = Hinweise erklären alles, wenn es zum ersten Mal wichtig wird. Niemand muss die Regeln kennen.
