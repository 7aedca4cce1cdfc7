# The guided game: each is told once, at the moment it first matters

lesson-place = Die Zahl einer Scheibe bestimmt, wann ihr handelt: niedrige früh, aber für Reales, hohe spät und meist kostenlos. Der Bereich bestimmt, was ihr tut. Tippt für jede Scheibe eine Zahl an, dann einen Bereich.
lesson-number = Mit niedrigen Zahlen handelt ihr früh, aber vielleicht für Reales, mit hohen spät und meist kostenlos. Die Grenze liegt etwa bei { $marker }: Sie rückt um bis zu 3, wenn alle Scheiben liegen.
lesson-areas = Punkte gibt es für Schiffe: ein Projekt kaufen (Projekte), Besatzung und Kapitän anwerben (Rekrutierung), auf Fahrt schicken (Navigation). Charaktere bringen Geld und Hilfe.
lesson-additional = { $player } hat Manuel I. und damit in dieser Runde eine fünfte Scheibe. Zu ihr gehört die 21 oder 22: Sie kommt ganz zuletzt dran und ist kostenlos.
lesson-price = Die erste kostenlose Zahl ist { $marker }. Die { $number } liegt { $price } darunter, also kostet allein die Aktion { $price } R. Was ihr kauft oder anwerbt, kommt dazu.
lesson-free = Ab { $marker } ist die Aktion kostenlos. Ihr zahlt nur, was ihr nehmt.
lesson-projects = Aus einem Projekt wird ein Schiff. Es darf auf Schiffsfelder bis zu seiner großen Zahl; die Figuren daneben sind seine Besatzung. Ein Projekt kostet 1 Real, zwei kosten 4.
lesson-recruiting = Nehmt beliebig viele Matrosen aus einem Abschnitt. Ihr zahlt für Farben, nicht für Köpfe: eine Farbe 1 Real, zwei 3, drei 6, vier 10. Eine Besatzung braucht verschiedene Farben.
lesson-captain = Jedes Schiff auf See braucht einen Kapitän; er kommt zurück, wenn das Schiff das Spiel verlässt. Mit Matrosen kostet er 1 Real je Matrose, allein ist er kostenlos.
lesson-launch = { $player } kann ein Schiff zu Wasser lassen: Matrosen verschiedener Farben gehen an Bord und danach zurück in den Beutel. Das ist keine Aktion und geht jederzeit.
lesson-sailing = Ein Schiff mit Kapitän segelt auf ein leeres Schiffsfeld bis zu seiner eigenen Zahl. Die Zahl des Feldes zählt sofort als Punkte, und der Hafen gibt seinen Bonus.
lesson-no-ship = Ohne ein zu Wasser gelassenes Schiff und einen Kapitän gibt es nichts auszusenden. Lasst jetzt eins zu Wasser, wenn es geht, oder verzichtet und nehmt die Reales.
lesson-characters = Nehmt einen Betrag oder einen Charakter: Dias bringt 2 SP und macht euch zum nächsten Startspieler, Alvares einen Missionar, der in jede Besatzung passt, Sernigi das Handelsschiff, Manuel I. eine weitere Scheibe.
lesson-give-up = Niemand muss handeln: Verzichten bringt, was auf dem Knopf steht.
lesson-complete = Alle Schiffsfelder in { $landing } sind besetzt: Der Hafen ist komplett. Bei der Navigation bringt dort jedes Schiff eines Spielers { $points } SP, dann segeln die Schiffe weiter.
lesson-merchant = Das Handelsschiff gehört niemandem. { $player } hat Sernigi und schickt es auf ein leeres Schiffsfeld bis zu seiner Zahl: Es bringt den Bonus des Hafens und hilft, einen Hafen komplett zu machen.
lesson-navigation = Jetzt bringt jedes Schiff auf See, was darauf steht. Wo alle Schiffsfelder eines Hafens besetzt sind, bringen seine Schiffe auch dessen Punkte und segeln dann weiter.
lesson-round = Eine neue Runde: Es gibt neue Projekte und Matrosen, und alle Scheiben sind zurück. Schiffe bleiben auf See und bringen wieder etwas ein.
lesson-last-round = Die letzte Runde. Was jetzt nicht segelt, bringt wenig: Am Ende sind 3 Reales 1 SP wert und ein zu Wasser gelassenes Schiff mit Kapitän im Vorrat 3 SP.
lesson-reckoning = Lasst zu Wasser, was noch geht. Dann sind 3 Reales 1 SP wert und jedes zu Wasser gelassene Schiff im Vorrat, für das ein Kapitän da ist, 3 SP. Wer die meisten SP hat, gewinnt.

# Where they are offered
