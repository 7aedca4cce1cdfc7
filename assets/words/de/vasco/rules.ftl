# The rules at hand: chapter by chapter, numbered as in companion/vasco/rules.md


rules-chapter-0 = Das Spielmaterial
rules-chapter-1 = Spielaufbau
rules-chapter-2 = Scheiben platzieren
rules-chapter-3 = Aktionen ausführen
rules-chapter-4 = Projekte und zu Wasser lassen
rules-chapter-5 = Rekrutierung und Expedition
rules-chapter-6 = Charaktere
rules-chapter-7 = Navigation
rules-chapter-8 = Rundenende
rules-chapter-9 = Spielende
rules-chapter-10 = Berichtigungen

# 0 The pieces
rule-0-1-title = Spieler
rule-0-1 = Es spielen zwei bis vier: Gelb, Rot, Schwarz und Blau. Gespielt wird im Uhrzeigersinn.
rule-0-2-title = Projekte und Schiffe
rule-0-2 = 35 Plättchen in drei Stapeln zeigen vorn ein Projekt und hinten sein Schiff. Jedes hat ein Limit von 4 bis 11 und eine Besatzung von 1 bis 5; manche bringen Reales oder SP, solange sie im Navigationsbereich liegen.
rule-0-3-title = Handelsschiffe und VdG-Plättchen
rule-0-3 = Die 6 Handelsschiffe haben nur ein Limit. Die 9 Plättchen Vasco da Gama (VdG) sagen, wie weit sich der Aktionsmarker bewegt (oben links), wo er beginnt (oben rechts) und welche zwei Beträge in Reales es gibt.
rule-0-4-title = Figuren und Scheiben
rule-0-4 = Es gibt 32 Matrosen (türkis, violett, grau, orange) und 6 weiße Missionare. Jeder Spieler hat 7 Kapitäne, 4 Aktionsscheiben und 1 zusätzliche Aktionsscheibe.
rule-0-5-title = Zahlen und Geld
rule-0-5 = Die Zahlen 1 bis 20 liegen in vier Fünferreihen; 21 und 22 gehören zu Manuel I., und Reales gehen nie aus.

# 1 Setting up
rule-1-1-title = Womit jeder beginnt
rule-1-1 = Jeder beginnt mit 0 SP, 10 Reales, 4 Aktionsscheiben und 1 Kapitän. Die anderen 6 Kapitäne warten auf dem Spielplan.
rule-1-2-title = Abschnitte und Beutel
rule-1-2 = Es werden so viele Abschnitte verwendet, wie Spieler mitspielen. Alle Matrosen kommen in den Beutel, und für jeden verwendeten Abschnitt werden 5 gezogen.
rule-1-2-decided = Abschnitt 1 ist der ganz rechte. Bei weniger Spielern werden die rechten Abschnitte verwendet.
rule-1-3-title = Wer welchen Charakter hat
rule-1-3 = Der Startspieler nimmt Dias und 2 SP. Im Uhrzeigersinn folgen: zu zweit Sernigi; zu dritt Alvares und Sernigi; zu viert Alvares, Sernigi und Manuel I. Die übrigen bleiben auf dem Spielplan.
rule-1-4-title = Was die Charaktere mitbringen
rule-1-4 = Wer Alvares hat, nimmt 1 Missionar; wer Manuel I. hat, nimmt seine zusätzliche Aktionsscheibe.
rule-1-5-title = Das erste Handelsschiff
rule-1-5 = Vor der ersten Runde schickt der Besitzer von Sernigi ein Handelsschiff aus. Es bringt ihm den Bonus des Hafens, aber nicht die SP des Schiffsfelds.
rule-1-5-decided = Es ist eines der sechs; die anderen fünf bilden den Stapel, eines für jede Runde. Passt ein Schiff auf kein leeres Schiffsfeld, verlässt es das Spiel.
rule-1-6-title = Die ersten Projekte
rule-1-6 = Die drei Stapel liegen offen. Sieben Plättchen von Stapel I werden ausgelegt: eines auf das „São Gabriel“-Feld, sechs auf die oberen Felder.
rule-1-6-decided = Das oberste Plättchen kommt auf das „São Gabriel“-Feld, wie in jeder späteren Runde.
rule-1-7-title = Die VdG-Plättchen
rule-1-7 = Sie werden verdeckt gemischt, und das oberste wird aufgedeckt.

# 2 Placing discs
rule-2-1-title = Wo der Aktionsmarker beginnt
rule-2-1 = Das aufgedeckte VdG-Plättchen kommt nach links. Der Aktionsmarker geht auf seine Initialzahl (oben rechts), und seine zwei Beträge werden zu den Charakteren gelegt.
rule-2-2-title = Eine Scheibe nach der anderen
rule-2-2 = Vom Startspieler an im Uhrzeigersinn: Jeder nimmt eine freie Zahl von 1 bis 20, legt sie auf eine Scheibe und beide auf ein leeres Aktionsfeld eines Bereichs. Wo kein Aktionsfeld leer ist, kann niemand platzieren.
rule-2-3-title = Aktionsfelder
rule-2-3 = Wie viele Aktionsfelder ein Bereich hat, hängt von der Zahl der Spieler ab.
rule-2-4-title = Die zusätzliche Aktionsscheibe
rule-2-4 = Wer Manuel I. hat, platziert eine fünfte Scheibe, in welchem seiner Züge er möchte: mit 21 oder 22, und nur mit diesen. Wer keine Scheiben mehr hat, wird übersprungen.
rule-2-5-title = Gelegt ist gelegt
rule-2-5 = Eine gelegte Scheibe wird nicht mehr bewegt. Die Phase endet, wenn alle Scheiben platziert sind.

# 3 Taking actions
rule-3-1-title = Die erste kostenlose Zahl
rule-3-1 = Das nächste VdG-Plättchen wird aufgedeckt, und der Aktionsmarker bewegt sich um dessen Variationszahl (oben links). Wo er dann steht, ist die erste kostenlose Zahl. Alles andere auf dem Plättchen gilt erst in der nächsten Runde.
rule-3-2-title = Zahlen werden aufgerufen
rule-3-2 = Von der niedrigsten zur höchsten Zahl: Wer aufgerufen wird, führt die Aktion des Bereichs aus oder verzichtet.
rule-3-3-title = Was die Aktion kostet
rule-3-3 = Eine Zahl unter der ersten kostenlosen kostet die Differenz; von dieser Zahl an ist die Aktion kostenlos. Das wird zuerst bezahlt, zusätzlich zu dem, was die Aktion selbst kostet. Wer nicht zahlen kann, kann nicht handeln.
rule-3-4-title = Verzichten
rule-3-4 = Wer verzichtet, bekommt sofort die Reales der Reihe seiner Zahl, auch wenn die Aktion kostenlos war. 21 und 22 bringen nichts.
rule-3-4-differs = Nur die deutsche Anleitung nennt ausdrücklich 1 bis 3 Reales je Reihe; die anderen überlassen es dem Spielplan.
rule-3-5-title = Danach
rule-3-5 = Die Zahl kommt zurück auf ihr Feld und die Scheibe zu ihrem Besitzer; das Aktionsfeld ist wieder leer. Eine Scheibe auf einem Porträt bleibt dort bis zum Ende der Runde.
rule-3-6-title = Eine Aktion bewirkt etwas
rule-3-6 = Wer handelt, kauft, rekrutiert oder verschickt etwas.
rule-3-6-decided = Eine Aktion, die nichts bewirkt, wird nicht angenommen: Sie ist ein Verzicht.

# 4 Projects and launching
rule-4-1-title = Projekte kaufen
rule-4-1 = Eine Aktion kauft 1 oberes Projekt für 1 Real oder 2 für 4 Reales oder das „São Gabriel“-Projekt für 1 Real je Besatzungsmitglied, das es bräuchte. Es wird sofort zu Wasser gelassen und braucht keine Besatzung.
rule-4-2-title = Verkauft ist verkauft
rule-4-2 = Leere Felder werden während der Runde nicht aufgefüllt.
rule-4-3-title = Zu Wasser lassen
rule-4-3 = Jederzeit, auch wenn ihr nicht an der Reihe seid: Gebt so viele Matrosen und Missionare ab, wie das Plättchen verlangt, alle in verschiedenen Farben, also höchstens einen Missionar. Matrosen kommen in den Beutel, ein Missionar zurück zu den Charakteren. Einen Kapitän braucht ihr dazu nicht.

# 5 Recruiting and expeditions
rule-5-1-title = Rekrutieren
rule-5-1 = Matrosen eines Abschnitts kosten 1, 3, 6 oder 10 Reales für 1, 2, 3 oder 4 Farben, egal wie viele es sind. Dazu darf ein Kapitän kommen, für 1 Real je rekrutiertem Matrosen; allein ist er kostenlos.
rule-5-2-title = Schiffe aussenden
rule-5-2 = Ein oder mehrere zu Wasser gelassene Schiffe fahren in einen Hafen, jedes mit einem Kapitän aus dem Vorrat. Auf ein Schiffsfeld passt ein Schiff, dessen Limit mindestens so hoch ist wie der Wert des Feldes; passen mehrere Felder, wählt der Spieler.
rule-5-3-title = Was ein Schiff sofort bringt
rule-5-3 = Die SP seines Schiffsfelds und den Bonus des Hafens: Natal 1 oberes Projekt, Terra de Boa Gente 1 Matrosen aus einem Abschnitt oder blind aus dem Beutel, Mozambique 1 Kapitän, Mombasa 2 Reales, Malindi 1 Real, Calicut nichts.
rule-5-3-decided = Der Matrose muss genommen werden, solange einer in den Abschnitten oder im Beutel ist.
rule-5-4-title = Komplette Häfen
rule-5-4 = Ein Hafen ist komplett, wenn alle seine Schiffsfelder besetzt sind.

# 6 Characters
rule-6-1-title = Geld oder ein Charakter
rule-6-1 = Nehmt einen der Beträge, die noch da liegen, oder übernehmt einen Charakter: Nehmt seine Karte, vom Spielplan oder von ihrem Besitzer, nutzt sofort seine Fähigkeit und lasst die Scheibe auf seinem Porträt. Erlaubt ist auch ein Charakter, der gerade nichts bringt oder euch schon gehört, und ihr dürft mehrere haben.
rule-6-1-decided = Liegt auf dem Porträt eines Charakters eine Scheibe, übernimmt ihn in dieser Runde niemand mehr, auch nicht derselbe Spieler.
rule-6-2-title = Bartolomeu Dias
rule-6-2 = Sofort 2 SP. Wer ihn am Ende der Runde hat, bekommt noch einmal 2 SP und ist Startspieler der nächsten.
rule-6-3-title = Francisco Alvares
rule-6-3 = Sofort 1 Missionar und 1 am Ende jeder Runde, wenn noch einer auf dem Spielplan ist. Fällt einer aus, wird er später nicht nachgeholt.
rule-6-4-title = Girolamo Sernigi
rule-6-4 = Das Recht, das Handelsschiff auszusenden, jetzt oder zu Beginn der Navigation. Es braucht weder Besatzung noch Kapitän, kommt auf ein leeres Schiffsfeld bis zu seinem Limit und bringt den Bonus des Hafens, aber keine SP. Danach gehört es niemandem.
rule-6-5-title = Manuel I.
rule-6-5 = Nehmt die zusätzliche Aktionsscheibe und 21 oder 22, was davon übrig ist, und platziert beides sofort auf einem leeren Aktionsfeld.
rule-6-5-decided = Die Scheibe, mit der man ihn übernimmt, kommt zuerst auf das Porträt; das Aktionsfeld, auf dem sie lag, ist also leer.
rule-6-5-differs = Nur die deutsche Anleitung sagt deutlich, dass niemand in einer Runde eine zweite zusätzliche Aktion bekommt. Die App folgt ihr.

# 7 Navigation
rule-7-1-title = Das Handelsschiff
rule-7-1 = Ist es noch nicht unterwegs, muss der Besitzer von Sernigi es jetzt aussenden und bekommt den Bonus.
rule-7-1-decided = Passt es auf kein leeres Schiffsfeld, verlässt es das Spiel.
rule-7-2-title = Schiffe bringen etwas ein
rule-7-2 = Jedes Schiff eines Spielers im Navigationsbereich bringt die Reales und SP, die auf ihm stehen.
rule-7-3-title = Komplette Häfen bringen SP
rule-7-3 = Jedes Schiff eines Spielers in einem kompletten Hafen bringt dessen SP. Handelsschiffe bringen niemandem etwas.
rule-7-4-title = Schiffe segeln weiter
rule-7-4 = Von Calicut hinunter bis Natal: Die Schiffe eines kompletten Hafens müssen weiter, das linke zuerst, jedes auf das am weitesten links liegende leere Schiffsfeld des nächsten Hafens, das sein Limit erlaubt. Sonst, und aus Calicut immer, verlässt das Schiff das Spiel.
rule-7-5-title = Kapitäne kommen zurück
rule-7-5 = Ein Schiff, das das Spiel verlässt, gibt seinen Kapitän dem Besitzer zurück. Weitersegeln bringt weder SP noch Bonus.
rule-7-5-differs = Nach der russischen Anleitung kommen alle Kapitäne zurück, nach den anderen dreien nur die der Schiffe, die das Spiel verlassen. Die App folgt den dreien.
rule-7-6-title = Erst durch Weitersegeln komplett
rule-7-6 = Ein Hafen, der so komplett wird, bringt erst in der nächsten Runde SP, und erst dann segeln seine Schiffe weiter.

# 8 The end of a round
rule-8-1-title = Neue Projekte
rule-8-1 = Nicht verkaufte Projekte verlassen das Spiel, auch São Gabriel. Sieben neue kommen vom niedrigsten Stapel: das oberste auf das „São Gabriel“-Feld, sechs auf die oberen Felder. Ist ein Stapel leer, geht es mit dem nächsten weiter.
rule-8-2-title = Das nächste Handelsschiff
rule-8-2 = Es wird aufgedeckt.
rule-8-3-title = Übrige Beträge
rule-8-3 = Sie kommen zurück in den allgemeinen Vorrat.
rule-8-4-title = Der Rundenmarker
rule-8-4 = Er rückt ein Feld weiter.
rule-8-5-title = Neue Matrosen
rule-8-5 = Von Abschnitt 1 an werden für jeden verwendeten Abschnitt 3 Matrosen gezogen, aber nur so viele, wie Platz haben: In einen Abschnitt passen 5. Ist der Beutel leer, endet das Auffüllen.
rule-8-6-title = Alvares und Dias
rule-8-6 = Alvares bringt seinem Besitzer 1 Missionar, wenn einer da ist. Dias bringt 2 SP und macht seinen Besitzer zum Startspieler.
rule-8-7-title = Scheiben auf Porträts
rule-8-7 = Sie kommen zurück zu ihren Spielern.
rule-8-8-title = Wenn Manuel I. den Besitzer wechselt
rule-8-8 = Wer ihn verloren hat, gibt seine zusätzliche Aktionsscheibe zurück. Der neue Besitzer behält seine für die nächste Runde.

# 9 The end of the game
rule-9-1-title = Alvares und Dias
rule-9-1 = Alvares bringt noch einmal 1 Missionar, Dias 2 SP.
rule-9-2-title = Zum letzten Mal zu Wasser lassen
rule-9-2 = Alle dürfen noch einmal Schiffe zu Wasser lassen und Kapitäne auf zu Wasser gelassene Schiffe im Vorrat setzen.
rule-9-2-decided = Die App setzt die Kapitäne selbst an Bord, einen auf jedes zu Wasser gelassene Schiff, so weit sie reichen.
rule-9-2-differs = Die englische Anleitung verlangt dazu keinen Kapitän, die anderen drei schon. Die App folgt der englischen.
rule-9-3-title = Die letzten SP
rule-9-3 = 1 SP für je 3 Reales und 3 SP für jedes zu Wasser gelassene Schiff mit Kapitän im Vorrat.
rule-9-4-title = Wer gewinnt
rule-9-4 = Wer die meisten SP hat, gewinnt. Bei Gleichstand, wer die meisten Schiffe im Navigationsbereich hat, dann, wer die meisten Matrosen im Vorrat hat.
rule-9-4-decided = Ist es auch dann noch gleich, teilen sie sich den Sieg.
rule-9-5-title = Die Hall of Fame
rule-9-5 = Dort wird der Name des Siegers verewigt.

# 10 Corrections
rule-10-1-title = Was auf dem Tisch liegt, gilt
rule-10-1 = Bis zum Spielende dürft ihr SP, Reales, Kapitäne oder Missionare eines Spielers berichtigen und sagt dazu, warum. Kapitäne und Missionare wechseln zwischen Vorrat und Spielplan; nichts fällt unter null.
rule-10-2-title = Alles andere
rule-10-2 = Auch Matrosen, Projekte, Schiffe, Charaktere, Abschnitte, Schiffsfelder, Auslage und Beträge lassen sich berichtigen; Runde und Startspieler nur, solange keine Scheibe liegt. Was im Beutel und auf dem Spielplan ist, folgt daraus. Was das Spielmaterial nicht hergibt, wird nicht angenommen.

# What a rule amounts to now
now-sections = { $sections ->
    [one] { $sections } Abschnitt wird verwendet.
   *[other] { $sections } Abschnitte werden verwendet.
}
now-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] { $count } Matrose ist im Beutel.
   *[other] { $count } Matrosen sind im Beutel.
}
now-owner = Besitzer von { $character }: { $player }.
now-unowned = { $character } ist auf dem Spielplan.
now-turn = { $player } platziert eine Scheibe.
now-slots = { $area }: { $count ->
    [0] kein Aktionsfeld ist leer.
    [one] { $count } Aktionsfeld ist leer.
   *[other] { $count } Aktionsfelder sind leer.
}
now-marker = Der Aktionsmarker steht auf { $marker }; ist er bewegt, ist die erste kostenlose Zahl { $least } bis { $most }.
now-first-free = Die erste kostenlose Zahl ist { $marker }.
now-called = Aufgerufen ist die { $number } von { $player }.
now-price = Die erste kostenlose Zahl ist { $marker }: Die Aktion mit { $number } kostet { $price }.
now-free = Die erste kostenlose Zahl ist { $marker }: Die Aktion mit { $number } ist kostenlos.
now-give-up = Der Verzicht mit { $number } bringt { $reals }.
now-rows = Von der niedrigsten zur höchsten Reihe bringt der Verzicht { $amounts } Reales.
now-upper = { $count ->
    [0] Kein oberes Projekt ist mehr da.
    [one] { $count } oberes Projekt ist noch da.
   *[other] { $count } obere Projekte sind noch da.
}
now-sao-gabriel = São Gabriel kostet { $reals }.
now-sao-gabriel-sold = Das „São Gabriel“-Projekt ist verkauft.
now-launch = Ein Schiff zu Wasser lassen können: { $players }.
now-section = Alle aus Abschnitt { $section } kosten { $reals }, mit Kapitän { $both }.
now-captains = { $count ->
    [0] { $player } hat keinen Kapitän mehr auf dem Spielplan.
    [one] { $player } hat noch { $count } Kapitän auf dem Spielplan.
   *[other] { $player } hat noch { $count } Kapitäne auf dem Spielplan.
}
now-docks = { $landing }, leere Schiffsfelder: { $docks }.
now-complete = { $landing } ist komplett: { $vp } für jedes Schiff.
now-none-complete = Kein Hafen ist komplett.
now-amounts = Noch liegen { $amounts } Reales da.
now-no-amounts = Beide Beträge sind genommen.
now-hosted = In dieser Runde übernommen sind: { $characters }
now-missionaries = { $count ->
    [0] Kein Missionar ist mehr auf dem Spielplan.
    [one] { $count } Missionar ist noch auf dem Spielplan.
   *[other] { $count } Missionare sind noch auf dem Spielplan.
}
now-merchant = Das Handelsschiff hat Limit { $limit }.
now-merchant-sent = Das Handelsschiff ist unterwegs.
now-earns = { $player } bekäme { $vp } und { $reals }.
now-paid = { $player } bekäme { $vp }.
now-sails = { $landing }: { $count ->
    [one] { $count } Schiff würde weitersegeln.
   *[other] { $count } Schiffe würden weitersegeln.
}
now-leaves = { $landing }: { $count ->
    [one] { $count } Schiff würde das Spiel verlassen.
   *[other] { $count } Schiffe würden das Spiel verlassen.
}
now-returns = { $count ->
    [one] { $count } Kapitän von { $player } käme zurück.
   *[other] { $count } Kapitäne von { $player } kämen zurück.
}
now-round = Es ist Runde { $round } von { $rounds }.
now-first = { $player } ist Startspieler.
now-reals = { $player }: { $reals } wären { $vp }.
now-ships = { $player }: { $count ->
    [one] { $count } Schiff mit Kapitän wäre { $vp }.
   *[other] { $count } Schiffe mit Kapitän wären { $vp }.
}
now-leads = { $players }: { $vp }, bisher die meisten.

# Other words by which a rule is searched for; they are never shown
also-1-1 = Aufbau, Startgeld, Münzen, Spielaufbau, Punktezähler, Siegpunkteleiste
also-2-2 = Reihenfolge, Zugreihenfolge, Aktionsstein einsetzen, Zahlenstein, Aktionsfläche, Nummer, Zahlenzone, einsetzen
also-3-1 = aufdecken, kostenlose Aktion, umsonst, weiße Figur, umdrehen
also-3-3 = Preis, Gebühr, bezahlen, teuer
also-3-4 = passen, aussetzen, Entschädigung, kompensieren, Zeile, Zahlenzone
also-4-1 = Schiffsprojekt, Werft, erwerben, Projektbereich, gekauft
also-4-3 = bemannen, Schiff bauen, fertigstellen, Stapellauf, Mannschaft, Schiffsseite, umdrehen, benötigte Besatzung
also-5-1 = anheuern, anwerben, Seeleute, Rekrutierungsbereich, Rekrutierungsaktion
also-5-2 = Fahrt, Reise, segeln, auslaufen, schicken, senden, Dock, Anlegestelle, Navigationslimit, Expedition, Navigationsbereich, ausgesendet
also-5-3 = Belohnung, Vorteil, Ertrag, Küste, Mosambik, Kalkutta
also-5-4 = voll, besetzt, gefüllt
also-6-1 = Gunst, Persönlichkeit, Adliger, Charakterkarte, Charakterbereich, übernehmen
also-6-2 = Startspieler, Anfangsspieler, Anführer
also-6-3 = Priester, Mönch
also-6-4 = Händler, Handelsschiff
also-7-2 = Ertrag, Auszahlung, verdienen
also-7-4 = weiterfahren, vorrücken, Kalkutta, abwerfen, aus dem Spiel entfernt
also-8-1 = auffüllen, nachlegen, aufräumen, Rundenende
also-8-5 = auffüllen, nachziehen
also-8-6 = Startspieler, nächste Runde
also-9-3 = Schlusswertung, Endwertung, Spielende, Siegpunkte
also-9-4 = Gleichstand, unentschieden, Sieger, Gewinner
also-0-2 = Vorderseite, Rückseite, Projektseite, Schiffsseite
also-1-3 = weiteste Reise, verteilen
also-3-2 = durchführen, ausführen, Nummer
also-6-5 = König, Zusatzaktion
