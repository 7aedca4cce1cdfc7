# The guided game: each is told once, at the moment it first matters

lesson-flag = { $player } beginnt und legt die Flagge mit Stein 1 neben ein Plättchen. Wer die Flagge ersteigert, ist ab dann Erster und bekommt eine Zusatzkarte.
lesson-token = Das Plättchen unter einem Stein wird versteigert. Es muss das vorige berühren, eine Ecke genügt. Wohin ihr legt, bestimmt, was die Nächsten erreichen.
lesson-auction = Geboten wird reihum, jeder nur einmal: ein Betrag oder passen. { $auctioneer } gehört der Stein und spricht zuletzt. Bietet niemand, gibt es das Plättchen umsonst.
lesson-sell-or-buy = { $auctioneer } verkauft und bekommt das Gebot, oder kauft selbst für 1 Dukaten weniger, gezahlt an die Bank. Was andere haben wollen, bringt also Geld.
lesson-secret-money = Dukaten sind geheim. Haltet den Finger auf den eigenen Beutel, um hineinzusehen; die anderen sehen weg. Mehr als man hat, darf niemand bieten.
lesson-give-up = Für vier Plantagen ist Platz. Muss eine Einzelplantage weichen, bleibt sie bei { $player } und zählt noch; eine größere geht aus dem Spiel.
lesson-turn = Jeder macht drei Züge mit je einer Aktion. Tippt eine Spalte an: Schiffe, Ernte, Steuern, Karten oder Kolonie, so viel ihre Reihe angibt. Oder schiebt einen Marker nach unten.
lesson-card = Einmal im Zug dürft ihr zur Aktion eine Expeditionskarte ausspielen. Karten, die ihr behaltet, zählen am Ende, wenn ihre Symbole gleich sind.
lesson-red-tile = Ein rotes Plättchen lässt sich einmal je Runde in einem eigenen Zug nutzen. Ungenutzt verfällt es für die Runde: rechtzeitig antippen.
lesson-progress = Fortschritt schiebt einen Marker eine Reihe tiefer. Schritt 1 kostet ein Gewürz und ein Schiff, Schritt 2 je zwei und so fort. Tiefere Reihen geben mehr und bis zu { $row }.
lesson-harvest = Die Ernte füllt leere Felder, so viele die Reihe angibt, jedes mit einem passenden Gewürz. Gewürze bezahlen den Fortschritt. Große Plantagen fassen mehr.
lesson-expedition = Die Expedition zieht Karten, höchstens bis zum Handlimit ihrer Reihe. Sie helfen in einem Zug oder bringen am Ende Punkte.
lesson-colony = Eine Kolonie braucht Kolonisten, Quilon am wenigsten, Calicut am meisten. Die Reihe der Kolonien und zwei aufgedeckte Karten zählen mit; ihr zahlt nur den Rest.
lesson-settle = Reicht es, kostet die Kolonie nichts. Sonst zahlt { $player } die fehlenden Kolonisten oder verzichtet und bekommt einen Kolonisten.
lesson-reward = Wer als Erster in einer Spalte Reihe 4 erreicht, zieht sofort eine Karte. Das Gleiche gilt für Reihe 5.
lesson-all-rows = Ein Marker hängt noch zurück. Stehen alle fünf eine Reihe tiefer, bekommt { $player } eine Zusatzkarte.
lesson-extra = Jede Zusatzkarte kann für einen weiteren Zug ausgespielt werden. Passen darf, wer höchstens eine übrig hat; sie bleibt für die nächste Runde.
lesson-round = Neue Runde: Rote Plättchen liegen wieder offen, neue Plättchen werden versteigert. Gespielt werden vier Runden mit A-Plättchen, dann vier mit B-Plättchen.
lesson-phase-b = Phase B: Übrige Plättchen kommen weg, neue werden ausgelegt. Was ihr besitzt, bleibt. Karten, Kolonien und tiefe Reihen werden jetzt wichtiger.
lesson-last-round = Das ist die letzte Runde. Es zählen Marker, Kolonien, Einzelplantagen, Karten mit gleichem Symbol und { $ducats } für die meisten Dukaten; alles andere ist kaum noch etwas wert.
lesson-hand = Die Handkarten werden aufgedeckt. Je mehr das gleiche Symbol tragen, desto mehr bringen sie: fünf bringen { $alike }. Die meisten Dukaten bringen { $ducats }.
