# The rules at hand: chapter by chapter, numbered as in companion/goa/rules/rules.md

rules-chapter-0 = Spielmaterial
rules-chapter-1 = Spielaufbau
rules-chapter-2 = Spielverlauf
rules-chapter-3 = Steine legen
rules-chapter-4 = Auktionen
rules-chapter-5 = Züge und Aktionen
rules-chapter-6 = Zusatzzüge
rules-chapter-7 = Kolonien
rules-chapter-8 = Expeditionskarten
rules-chapter-9 = Plättchen
rules-chapter-10 = Spielende und Wertung
rules-chapter-11 = Varianten
rules-chapter-12 = Geheimes
rules-chapter-13 = Berichtigungen

# 0 The pieces
rule-0-1-title = Spieler
rule-0-1 = Zwei bis vier Personen spielen: Rot, Blau, Grün und Gelb. Der Nächste ist immer der Nächste im Uhrzeigersinn.
rule-0-2-title = Die Plättchen
rule-0-2 = Es gibt 29 Plättchen der Phase A, 29 der Phase B und die Flagge.
rule-0-3-title = Kolonieplättchen
rule-0-3 = Es sind 18: 5 für Quilon, 4 für Cochin, 5 für Madras und 4 für Calicut.
rule-0-4-title = Expeditionskarten
rule-0-4 = Jede der 30 Karten hat eine Wirkung, eine Zahl von Kolonisten (1, 2 oder 3) und eines von sechs Symbolen. Jedes Symbol ist auf 5 Karten.
rule-0-5-title = Der Vorrat
rule-0-5 = Dukaten, Schiffe, Kolonisten und Gewürze gehen nie aus und lassen sich jederzeit wechseln. Es gibt 10 Zusatzkarten.
rule-0-5-decided = Werden mehr als 10 Zusatzkarten gebraucht, werden sie trotzdem ausgegeben.
rule-0-6-title = Tafeln und Steine
rule-0-6 = Die persönliche Tafel hat Platz für 4 Plantagen und je eine Kolonie jedes Namens. Die Entwicklungstafel hat 5 Spalten mit je 5 Reihen und in jeder Spalte einen Marker. Die Auktionssteine tragen die Zahlen 1 bis 5.
rule-0-7-title = Weitere Plättchen
rule-0-7 = 8 Bonanza-Plättchen gehören zur Variante. Die Plättchen für Runden und Aktionen sind nur Merkhilfen.

# 1 Setting up
rule-1-1-title = Plättchen auslegen
rule-1-1 = Mischt die A-Plättchen, seht euch 4 an und legt sie in die Schachtel. Höchstens 2 davon dürfen Plantagen sein: Statt einer dritten kommt ein anderes Plättchen hinein. Die übrigen 25 bilden zufällig und offen ein Raster von 5 mal 5.
rule-1-1-decided = Alle dürfen wissen, was in der Schachtel ist. Fruchtwechsel zählt hier nicht als Plantage.
rule-1-2-title = Kolonien und Karten
rule-1-2 = Die Kolonieplättchen liegen offen, nach Namen geordnet. Die Expeditionskarten bilden gemischt einen verdeckten Stapel.
rule-1-3-title = Womit jeder beginnt
rule-1-3 = Mit zwei Tafeln, je einem Marker in Reihe 1 jeder Spalte, 4 Schiffen, 2 Kolonisten und den Steinen von 1 an, einem mehr als Spieler.
rule-1-4-title = Wer beginnt
rule-1-4 = Vom jüngsten Spieler an deckt reihum jeder die oberste Karte auf. Wer den ersten Elefanten aufdeckt, ist Startspieler. Die Karten werden abgelegt.
rule-1-5-title = Geld zu Beginn
rule-1-5 = Der Startspieler nimmt die Flagge, ohne Zusatzkarte, und 5 Dukaten. Alle anderen nehmen 10.
rule-1-6-title = Varianten wählen
rule-1-6 = Einigt euch vor dem Aufbau auf die Varianten. Der Schnellstart findet direkt vor Runde 1 statt.

# 2 The course
rule-2-1-title = Zwei Phasen
rule-2-1 = Phase A hat 4 Runden, danach Phase B ebenfalls 4. Dann ist das Spiel zu Ende.
rule-2-2-title = Eine Runde
rule-2-2 = Steine legen, Plättchen versteigern, je drei Züge, dann Zusatzzüge.
rule-2-3-title = Von A zu B
rule-2-3 = Nach der vierten Runde von A kommen die Plättchen im Raster aus dem Spiel, und die B-Plättchen werden ebenso ausgelegt. Was den Spielern gehört, auch die Flagge, bleibt bei ihnen.
rule-2-4-title = Rote Plättchen aufdecken
rule-2-4 = Zu Beginn jeder Runde werden genutzte rote Plättchen wieder aufgedeckt.

# 3 Placing tokens
rule-3-1-title = Das Raster
rule-3-1 = Das Raster hat Reihen und Spalten von 1 bis 5. Rundherum sind am Rand 20 Plätze, auf denen die Flagge liegen kann.
rule-3-2-title = Flagge und Stein 1
rule-3-2 = Der Startspieler legt die Flagge auf einen leeren Platz im Raster oder an dessen Rand und Stein 1 darauf. Mindestens ein Plättchen muss sie mit einer Kante berühren; eine Ecke genügt nicht.
rule-3-3-title = Die anderen Steine
rule-3-3 = Im Uhrzeigersinn legt jeder andere einen Stein mit der nächsten Zahl, zuletzt der Startspieler seinen höchsten. Ein Stein kommt auf ein Plättchen ohne Stein, nie auf einen leeren Platz oder die Flagge.
rule-3-4-title = Neben den letzten
rule-3-4 = Stein 2 kommt neben die Flagge, jeder weitere neben das Plättchen mit dem Stein davor. Kante oder Ecke ist gleich.
rule-3-5-title = Sackgasse
rule-3-5 = Ist neben dem letzten Stein kein freies Plättchen, wählt ihr irgendein freies im Raster. Der nächste Stein muss an dieses anschließen.
rule-3-6-title = Platz für alle
rule-3-6 = Für die Flagge gibt es immer einen Platz und für jeden Stein ein Plättchen.

# 4 Auctions
rule-4-1-title = Die Reihenfolge
rule-4-1 = Versteigert wird in der Reihenfolge der Steine. Zuerst kommt die Flagge mit Stein 1.
rule-4-2-title = Bieten
rule-4-2 = Links vom Versteigerer beginnend passt oder bietet jeder andere einmal. Jedes Gebot ist höher als das vorige und nicht höher als die eigenen Dukaten. Zuletzt entscheidet der Versteigerer.
rule-4-2-decided = Es wird nur eine Runde geboten. Auch wer sich kein Gebot leisten kann, passt selbst; die App überspringt niemanden.
rule-4-2-differs = Im polnischen Regelheft bietet der Erste 1 oder passt; im englischen ist das erste Gebot mindestens 1. Die App folgt dem englischen.
rule-4-3-title = Kein Gebot
rule-4-3 = Bietet niemand, bekommt der Versteigerer das Plättchen kostenlos.
rule-4-3-decided = Er kann es nicht ablehnen.
rule-4-4-title = Verkaufen oder kaufen
rule-4-4 = Er verkauft: Der Höchstbietende zahlt ihm das Gebot und nimmt das Plättchen. Oder er kauft: Er zahlt der Bank 1 weniger als das Gebot und nimmt es selbst.
rule-4-5-title = Sofort bezahlt
rule-4-5 = Das Geld wechselt gleich den Besitzer und kann in der nächsten Auktion geboten werden. Der Stein geht an seinen Besitzer zurück.
rule-4-6-title = Wer die Flagge bekommt
rule-4-6 = Der neue Besitzer nimmt eine Zusatzkarte und ist ab jetzt Startspieler: für die Züge dieser Runde und für das Legen in der nächsten.
rule-4-7-title = Was ein Plättchen bewirkt
rule-4-7 = Sein Platz wird leer, und es wirkt. Was dafür zu wählen ist, wird vor der nächsten Auktion gewählt. Ihr dürft beliebig viele Plättchen ersteigern.
rule-4-8-title = Keine Karten, keine Plättchen
rule-4-8 = Bis die Auktionen vorbei sind, spielt niemand Karten und nutzt niemand Plättchen.
rule-4-8-decided = Ausgenommen ist nur, was ein Plättchen beim Ersteigern sofort bewirkt.

# 5 Turns
rule-5-1-title = Je drei Züge
rule-5-1 = Vom Startspieler an macht reihum jeder einen ersten Zug, dann jeder einen zweiten, dann einen dritten.
rule-5-2-title = Ein Zug
rule-5-2 = Ein Zug ist eine Aktion. Davor, dabei oder danach dürft ihr eine Karte spielen und eigene Plättchen nutzen; beides ist keine Aktion.
rule-5-2-decided = In einem Zug dürft ihr mehrere Plättchen nutzen. Auf die Aktion dürft ihr verzichten; der Zug ist trotzdem vorbei.
rule-5-3-title = Mitten in einer Aktion
rule-5-3 = Manche Aktionen lassen sich für eine Karte oder ein Plättchen unterbrechen.
rule-5-3-decided = Und zwar die Ernte zwischen zwei Teilen, die Expedition zwischen zwei Karten und die Gründung, wenn Karten aufgedeckt sind. Bewegt sich dabei ein Marker, gilt von da an seine neue Reihe.
rule-5-4-title = Fortschritt
rule-5-4 = Bewegt einen Marker eine Reihe nach unten. Das kostet die zwischen den Reihen abgebildeten Gewürze, von beliebigen eigenen Plantagen und Kolonien, und ebenso viele Schiffe.
rule-5-5-title = Schiffe bauen
rule-5-5 = Nehmt so viele Schiffe, wie euer Marker bei den Schiffen zeigt.
rule-5-6-title = Ernte
rule-5-6 = Nehmt bis zu so viele Gewürze, wie euer Marker bei der Ernte zeigt, jedes für ein leeres passendes Feld. Was keinen Platz hat, wird nicht genommen.
rule-5-7-title = Steuern
rule-5-7 = Nehmt so viele Dukaten aus der Bank, wie euer Marker bei den Steuern zeigt.
rule-5-8-title = Expedition
rule-5-8 = Die linke Zahl sagt, wie viele Karten ihr ziehen dürft, die rechte, wie viele ihr danach höchstens auf der Hand habt. Um Platz zu schaffen, werft Karten ab oder spielt eine.
rule-5-8-decided = Wer schon mehr Karten als das Limit hat, muss zuerst auf das Limit herunterkommen.
rule-5-8-differs = Das polnische Regelheft verbietet an einer Stelle, über dem Limit zu ziehen; an anderer verlangt es wie das englische nur das Abwerfen. Die App verbindet beides.
rule-5-9-title = Das Limit
rule-5-9 = Es gilt nur bei dieser Aktion. Durch Karten von anderswo dürft ihr mehr auf der Hand haben.
rule-5-10-title = Kolonie gründen
rule-5-10 = Ihr versucht, eine Kolonie eurer Wahl zu gründen; wie, steht im Kapitel über Kolonien.
rule-5-11-title = Zuerst in einer Reihe
rule-5-11 = Wer als Erster von allen einen Marker in Reihe 4 einer Spalte bringt, zieht 1 Expeditionskarte, ebenso in Reihe 5.
rule-5-12-title = Alle Marker weiter
rule-5-12 = Wenn der letzte eurer Marker die Reihe 1 verlässt, nehmt ihr 1 Zusatzkarte. Das gilt auch für die Reihen 2, 3 und 4.
rule-5-13-title = Gleich, wie er sich bewegt
rule-5-13 = Diese Belohnungen hängen nicht davon ab, was den Marker bewegt hat.
rule-5-13-decided = Kein Regelheft sagt es; die App gibt sie auch bei der Karte und beim Vizekönig.
rule-5-14-title = Abwerfen, nicht tauschen
rule-5-14 = Eine Karte dürft ihr jederzeit abwerfen. Gewürze wechseln nicht das Feld, und Spieler handeln nicht miteinander.
rule-5-14-decided = Nicht abwerfen könnt ihr beim Aufbau, am Spielende und zwischen einem Aufdecken und seinem Ergebnis.

# 6 Extra turns
rule-6-1-title = Eine Karte, ein Zug
rule-6-1 = Nach den dritten Zügen geht es vom Startspieler an reihum weiter: Spielt eine Zusatzkarte für einen weiteren Zug oder passt. Die Karte kommt in den Vorrat.
rule-6-2-title = Passen
rule-6-2 = Passen dürft ihr nur mit höchstens 1 Zusatzkarte. Danach spielt ihr in dieser Runde keine mehr.
rule-6-3-title = Ende der Runde
rule-6-3 = Die Runde endet, wenn alle gepasst haben.
rule-6-4-title = Nichts zu spielen
rule-6-4 = Ohne Zusatzkarte gibt es keinen Zusatzzug.
rule-6-4-decided = Die App passt dann für euch. Eine im Zusatzzug gewonnene Karte zählt sofort.

# 7 Colonies
rule-7-1-title = So viele Kolonisten
rule-7-1 = Nennt eine Kolonie, die ihr noch nicht habt. Quilon braucht 6 Kolonisten, Cochin 8, Madras 10, Calicut 12.
rule-7-2-title = Kolonisten zählen
rule-7-2 = Es zählen die Kolonisten, die euer Marker bei den Kolonien zeigt; sie werden nicht verbraucht. Dann werden zwei Karten aufgedeckt, deren Kolonisten auch zählen.
rule-7-3-title = Die dritte Karte
rule-7-3 = Mit der Karte dafür wird eine dritte aufgedeckt. Ihr dürft sie spielen, nachdem ihr die ersten zwei gesehen habt.
rule-7-3-decided = Die App fragt erst nach den zweien danach.
rule-7-4-title = Genug oder nicht
rule-7-4 = Reicht das, ist die Kolonie kostenlos gegründet. Sonst dürft ihr genau die fehlenden Kolonisten bezahlen.
rule-7-4-decided = Ist nichts zu bezahlen, lässt sich die Gründung nicht ablehnen.
rule-7-5-title = Bevor ihr entscheidet
rule-7-5 = Bis dahin dürft ihr ein Plättchen nutzen oder die Karte dieses Zuges spielen, etwa für mehr Kolonisten.
rule-7-5-decided = Bewegt sich dabei der Marker bei den Kolonien, gilt seine neue Reihe.
rule-7-6-title = Wenn es misslingt
rule-7-6 = Wer nicht bezahlen kann oder will, gründet keine Kolonie. Er verliert keine Kolonisten und nimmt 1 aus dem Vorrat.
rule-7-7-title = Aufgedeckte Karten
rule-7-7 = Sie werden in jedem Fall abgelegt, auch die, die ihr für eine dritte gespielt habt.
rule-7-7-differs = Das polnische Regelheft spricht einmal von einem Ablagestapel für Kolonisten; wie im englischen gibt es nur den der Expeditionskarten.
rule-7-8-title = Die neue Kolonie
rule-7-8 = Wählt ein Plättchen dieses Namens und füllt es sofort. Quilon hat 1 Feld für eines seiner zwei Gewürze, Cochin 1 für jedes; Madras hat 2 Felder für seine zwei Gewürze, Calicut 2 für jedes.
rule-7-9-title = Wieder füllen
rule-7-9 = Bei jedem Füllen wählt ihr für jedes Feld das Gewürz erneut. Kolonien werden nie aufgegeben, und es sind genug für alle da.

# 8 Cards
rule-8-1-title = Eine Karte je Zug
rule-8-1 = In einem Zug, auch im Zusatzzug, spielt ihr höchstens eine Karte und legt sie ab. Die meisten passen in jeden Zug, die mit A nur zu der Aktion, die sie ändern.
rule-8-1-decided = Eine Karte kommt auf den Ablagestapel, bevor sie wirkt. Eine Karte A wird zusammen mit ihrer Aktion gespielt; die zur Ernte gilt ab dem Teil, mit dem sie gespielt wird.
rule-8-2-title = Wenn der Stapel leer ist
rule-8-2 = Der Ablagestapel wird gemischt und zum neuen Stapel. Ist auch er leer, zieht ihr so viele, wie da sind.
rule-8-2-decided = Karten, die für eine Gründung oder den Nachschub offen liegen, gehören noch nicht zum Ablagestapel.
rule-8-3-title = Karten am Ende
rule-8-3 = Was ihr am Ende noch auf der Hand habt, bringt Punkte.
rule-8-4-title = 2 Schiffe
rule-8-4 = Nehmt 2 Schiffe.
rule-8-5-title = 2 Kolonisten
rule-8-5 = Nehmt 2 Kolonisten.
rule-8-6-title = 5 Dukaten
rule-8-6 = Nehmt 5 Dukaten aus der Bank.
rule-8-7-title = 2 Gewürze
rule-8-7 = Nehmt 2 beliebige Gewürze für leere passende Felder; ohne Platz nehmt ihr keine.
rule-8-7-decided = Ihr dürft weniger nehmen, aber mindestens eines.
rule-8-8-title = Gewürze verkaufen
rule-8-8 = Verkauft 1 bis 4 eurer Gewürze für je 3 Dukaten.
rule-8-9-title = Fortschritt für Dukaten
rule-8-9 = Bewegt einen Marker eine Reihe nach unten und zahlt die Dukaten, die auf der Karte stehen. Das kostet weder Gewürze noch Schiffe und ist keine Aktion.
rule-8-10-title = Gemischte Ernte
rule-8-10 = (A) Bei der Ernte dürft ihr statt Gewürzen auch Schiffe und Kolonisten nehmen, beliebig gemischt; zusammen so viele, wie die Ernte erlaubt.
rule-8-11-title = Drei Karten für eine Kolonie
rule-8-11 = (A) Beim Gründen werden drei Karten aufgedeckt statt zwei.
rule-8-12-title = Fortschritt ohne Gewürze
rule-8-12 = (A) Der Fortschritt kostet nur Schiffe.
rule-8-13-title = Fortschritt ohne Schiffe
rule-8-13 = (A) Der Fortschritt kostet nur Gewürze.

# 9 Tiles
rule-9-1-title = Flagge
rule-9-1 = Sie macht ihren Besitzer zum Startspieler und bringt eine Zusatzkarte. Mit Tausch kann niemand sie nehmen.
rule-9-2-title = Plantage
rule-9-2 = (A, B) Sie hat 1, 2 oder 3 Felder für ein Gewürz. Legt sie auf eure Tafel und füllt sie sofort.
rule-9-3-title = Eine fünfte Plantage
rule-9-3 = Wer 4 hat, gibt zuerst eine auf, samt ihren Gewürzen. Eine Einzelplantage (1 Feld) bleibt verdeckt bei ihm und zählt weiter; eine größere kommt aus dem Spiel. Auf die Tafel kehrt sie nie zurück.
rule-9-3-decided = Die neue muss gelegt werden, auf den Platz, der frei wurde.
rule-9-4-title = Fruchtwechsel
rule-9-4 = Wie eine Einzelplantage, aber für jedes Gewürz, immer wieder frei gewählt. Bringt keine SP.
rule-9-4-decided = Er gehört zur Phase A. Aufgegeben kommt er aus dem Spiel; der Verwalter zählt ihn nicht, die Zusatzernte darf ihn füllen.
rule-9-5-title = Verwalter
rule-9-5 = (A) Am Ende ist jede eurer Einzelplantagen 3 SP wert statt 1, auch die verdeckten.
rule-9-6-title = Mission
rule-9-6 = (B) Sie bleibt verdeckt bei euch und ist am Ende die aufgedruckten 2 oder 3 SP wert.
rule-9-7-title = Schiffe
rule-9-7 = (A, B) Nehmt sofort 4 Schiffe.
rule-9-8-title = Kolonisten
rule-9-8 = (A, B) Nehmt sofort 4 Kolonisten.
rule-9-9-title = Zusatzaktionen
rule-9-9 = (A, B) Nehmt sofort 2 Zusatzkarten.
rule-9-10-title = Siedlung
rule-9-10 = (A, B) Nehmt sofort 1 Schiff, 1 Kolonisten und 1 Zusatzkarte.
rule-9-11-title = Schiffe/Kolonisten
rule-9-11 = (A, B) Nehmt sofort entweder 3 Schiffe oder 3 Kolonisten, nicht gemischt.
rule-9-12-title = Expeditionen
rule-9-12 = (A, B) Zieht sofort die aufgedruckten 2 oder 3 Karten, auch über das Limit.
rule-9-13-title = Gunst
rule-9-13 = (B) Sie wirkt sofort: Ihr nehmt ein Plättchen aus der Schachtel.
rule-9-14-title = Tausch
rule-9-14 = (B) In einem eurer Züge nehmt ihr ein beliebiges Plättchen aus dem Raster und legt den Tausch an seinen Platz, wo er wieder versteigert werden kann. Ein Bonanza-Plättchen dort bekommt ihr dazu.
rule-9-14-decided = Auch ein anderer Tausch darf genommen werden. Was sofort wirkt, wirkt jetzt; andere Plättchen könnt ihr in diesem Zug oder später nutzen.
rule-9-14-differs = Laut englischem Regelheft ist das genommene Plättchen sofort oder später nutzbar; das polnische sagt nur: nach seiner Art. Die App richtet sich nach der Art.
rule-9-15-title = Gunst: die Schachtel
rule-9-15 = (B) Seht euch die 8 Plättchen an, die vor den zwei Phasen in die Schachtel kamen, und nehmt eines. Die Gunst wird abgelegt.
rule-9-15-decided = Ein Plättchen, das einen Zug braucht, wartet auf euren nächsten. Ist die Schachtel leer, bringt die Gunst nichts.
rule-9-16-title = Nutzen bewirkt etwas
rule-9-16 = Plättchen nutzt ihr, um etwas dafür zu bekommen.
rule-9-16-decided = Ein Einsatz, der nichts ändern würde, wird nicht angenommen. Ausnahme ist die Spionage: Schiffe bauen und Steuern eintreiben geht auch für 0.
rule-9-17-title = Rote Plättchen
rule-9-17 = Einmal je Runde im eigenen Zug, dann umgedreht. (A) Schiff: 1 Schiff. Kolonist: 1 Kolonist. Dukaten: 3 Dukaten. Gewürz: 1 beliebiges, das Platz hat. (B) Expedition: 1 Karte, auch über das Limit.
rule-9-17-differs = Das polnische Regelheft sagt: ab der nächsten Runde; das englische: in einer späteren Aktion. Im Beispiel beider wird eines in derselben Runde genutzt, und das erlaubt die App.
rule-9-18-title = Einmal im Spiel
rule-9-18 = Zusatzernte, Nachschub, Spionage und Vizekönig werden nach dem Nutzen abgelegt. Die Abgabe bleibt bei euch.
rule-9-19-title = Zusatzernte
rule-9-19 = (B) Füllt alle leeren Felder von bis zu drei eurer Plantagen und Kolonien.
rule-9-20-title = Nachschub
rule-9-20 = (B) Deckt zwei Karten auf und zählt ihre Kolonisten zusammen. Wählt erst dann: so viele Gewürze, soweit Platz ist, oder Kolonisten oder Schiffe. Die Karten werden abgelegt.
rule-9-21-title = Spionage
rule-9-21 = (B) Baut Schiffe, erntet, treibt Steuern ein oder gründet eine Kolonie mit dem Marker eines anderen Spielers. Der Ertrag gehört euch.
rule-9-21-decided = Sie kommt zu eurer Aktion hinzu. Eine Karte A dafür darf die Karte dieses Zuges sein. Eine misslungene Gründung bringt den Kolonisten. Während einer Gründung geht sie nicht.
rule-9-22-title = Vizekönig
rule-9-22 = (B) Bewegt euren obersten Marker kostenlos eine Reihe nach unten. Sind es mehrere, wählt einen.
rule-9-23-title = Abgabe
rule-9-23 = (A, B) Gebt 6 Gewürze auf einmal ab und dreht das Plättchen um: Am Ende ist es 5 SP wert. Ungenutzt ist es nichts wert.

# 10 The end
rule-10-1-title = Spielende
rule-10-1 = Das Spiel endet nach den Zusatzzügen der letzten Runde. Nichts lässt sich mehr nutzen; Dukaten und Karten werden aufgedeckt.
rule-10-2-title = Marker
rule-10-2 = Von Reihe 1 bis 5 ist ein Marker 0, 1, 3, 6 oder 10 SP wert.
rule-10-3-title = Gegründete Kolonien
rule-10-3 = 1, 2, 3 oder 4 Kolonien sind 1, 3, 6 oder 10 SP wert.
rule-10-4-title = Handkarten
rule-10-4 = Für jedes Symbol sind 1 bis 5 gleiche Karten 1, 3, 6, 10 oder 15 SP wert.
rule-10-5-title = Die meisten Dukaten
rule-10-5 = Sie bringen 3 SP. Bei Gleichstand bekommt jeder der Gleichen 3.
rule-10-6-title = Plantagen und Plättchen
rule-10-6 = Jede Einzelplantage ist 1 SP wert, mit Verwalter 3; eine erfüllte Abgabe 5; eine Mission, was auf ihr steht, ebenso SP auf Bonanza-Plättchen.
rule-10-7-title = Wer gewinnt
rule-10-7 = Wer die meisten SP hat, gewinnt; bei Gleichstand, wer von diesen die meisten Dukaten hat.
rule-10-7-decided = Steht es dann noch gleich, teilen sie sich den Sieg.

# 11 Variants
rule-11-1-title = Schnellstart
rule-11-1 = Vor Runde 1 bewegt vom Startspieler an jeder entweder zwei verschiedene Marker in Reihe 2 oder nimmt 10 Dukaten.
rule-11-1-decided = Eines von beiden muss gewählt werden.
rule-11-2-title = Bonanza
rule-11-2 = Zu Beginn jeder Phase werden die 8 Bonanza-Plättchen gemischt; je eines kommt ungesehen unter die vier Eckplättchen.
rule-11-3-title = Ein Bonanza-Plättchen gewinnen
rule-11-3 = Wer das Plättchen darüber bekommt, ob ersteigert oder durch Tausch, erhält sofort den Bonus. Ein später durch Tausch dorthin gelegtes Plättchen hat keinen.
rule-11-3-decided = Zuerst wirkt das Plättchen darüber, dann das Bonanza-Plättchen.
rule-11-4-title = Bonanza in Phase B
rule-11-4 = Für Phase B werden wieder vier Bonanza-Plättchen gezogen.
rule-11-4-decided = Alle 8 werden neu gemischt. Gewürze brauchen Platz, sonst verfallen sie; Karten zieht ihr auch über das Limit; SP bleiben.
rule-11-4-differs = Das englische Materialverzeichnis nennt die Bonanza-Plättchen A und B, doch nach englischen wie polnischen Regeln werden immer alle gemischt. So macht es die App.

# 12 Secrets
rule-12-1-title = Was geheim ist
rule-12-1 = Eure Dukaten sind geheim.
rule-12-1-decided = Ebenso, welche Karten ihr habt, nicht aber wie viele. Alles andere ist offen, auch Plättchen, die erst nach dem Ansehen verdeckt wurden.
rule-12-2-title = Geld fließt offen
rule-12-2 = Jede Zahlung geschieht vor aller Augen; mit gutem Gedächtnis ließe sich jede Summe errechnen. Die App kennt sie und zeigt sie nicht.
rule-12-3-title = Was die App nicht zeigt
rule-12-3 = Anderen zeigt sie keine Summe, keine Rangfolge nach Geld und kein höchstmögliches Gebot. Fehlt Geld, sagt sie nur: nicht genug Dukaten.
rule-12-4-title = Die eigenen Dukaten
rule-12-4 = Auf dem eigenen Gerät seht ihr sie, auf einem gemeinsamen nur, solange ihr den Knopf gedrückt haltet. Wer mag, spielt mit offenem Geld.
rule-12-5-title = Spielstand unterwegs
rule-12-5 = Bis zum Ende fehlen darin die Handkarten und die SP für die meisten Dukaten.
rule-12-6-title = Was aufgezeichnet wird
rule-12-6 = Von gezogenen Karten nur die Zahl; was auf einer Karte steht, erst wenn alle sie gesehen haben.
rule-12-7-title = Wenn die App zieht
rule-12-7 = Spielt ihr ohne Kartenstapel, zieht die App. Was auf einer Karte steht, kommt erst in die Aufzeichnung, wenn alle sie gesehen haben.
rule-12-8-title = Ungesehen abwerfen
rule-12-8 = Werft ihr eine Karte ab, wird nur die Zahl eurer Karten aufgezeichnet.
rule-12-8-decided = Ihr müsst die Karte nicht zeigen.
rule-12-9-title = Was nicht geprüft wird
rule-12-9 = Ob ihr die gespielte Karte habt, kann die App nicht wissen. Sie prüft, dass ihr überhaupt Karten habt und dass am Ende kein Symbol mehr als 5-mal vorkommt.
rule-12-10-title = Dukaten vergleichen
rule-12-10 = Ihr könnt eure Dukaten ungesehen mit der Summe der App vergleichen.
rule-12-10-decided = Stimmen sie nicht, berichtigt nur ihr selbst: Anderen würde eine Ablehnung etwas verraten.

# 13 Corrections
rule-13-2-title = Plättchen nennen
rule-13-2 = Die Plättchen im Raster gebt ihr so ein, wie sie auf dem Tisch liegen.
rule-13-2-decided = Alle 25 auf einmal oder jedes erst, wenn ein Stein darauf kommt oder Tausch es nimmt. Die in der Schachtel werden nur für die Gunst gebraucht.
rule-13-8-title = Mengen
rule-13-8 = Der Tisch hat recht: Bis die letzte Hand aufgedeckt ist, dürft ihr Dukaten, Schiffe, Kolonisten oder Zusatzkarten eines Spielers berichtigen und sagt, warum. Nichts fällt unter 0.
rule-13-8-decided = Niemand kann weniger Dukaten haben als sein höchstes Gebot in der laufenden Auktion; nehmt zuerst das Gebot zurück.
rule-13-9-title = Alles andere
rule-13-9 = Zwischen den Zügen auch Marker, Plantagen, Kolonien, Plättchen, Hände, Raster und Ablagestapel; bevor die Flagge liegt auch Phase, Runde, Startspieler und Belohnungen. Was das Spielmaterial nicht zulässt, wird nicht angenommen.
rule-13-9-decided = Ein berichtigter Marker bringt keine Belohnung; die seiner Reihe und der Reihen darüber sind vergeben.

# What a rule amounts to now
now-round = Jetzt ist Phase { $phase }, Runde { $round }.
now-first = { $player } ist Startspieler.
now-grid = { $count ->
    [one] { $count } Plättchen liegt im Raster.
   *[other] { $count } Plättchen liegen im Raster.
}
now-offer = Verkaufen bringt { $bid }, kaufen kostet { $price }.
now-each = { $player }: { $value }
now-harvest = { $player }: { $count ->
    [one] { $count } Gewürz
   *[other] { $count } Gewürze
}
now-expedition = { $player }: zieht bis zu { $draw }, Limit { $limit }, auf der Hand { $hand }
now-step = { $player }, { $column }: { $goods }
now-rewards = Reihe { $row }, Belohnung noch zu haben: { $columns }
now-extra-cards = { $player }: { $count ->
    [one] { $count } Zusatzkarte
   *[other] { $count } Zusatzkarten
}
now-missing = { $colony }, es fehlen noch: { $colonists }
now-deck = Karten im Stapel: { $deck }, im Ablagestapel: { $discard }

# Other words by which a rule is searched for; they are never shown
also-1-4 = Anfang, wer fängt an, Beginner
also-2-3 = Phasenwechsel, nachlegen, zweite Hälfte
also-4-2 = überbieten, steigern, erhöhen
also-4-3 = gratis, umsonst, ohne Gebot
also-5-2 = aussetzen, Zugablauf
also-5-4 = ausbauen, entwickeln, verbessern, aufsteigen
also-5-8 = Handlimit, Kartenlimit, nachziehen
also-5-14 = wegwerfen, verschenken
also-6-1 = Extraaktion, Bonuszug
also-7-1 = besiedeln, Bedarf
also-8-2 = nachmischen, aufgebraucht
also-9-3 = ersetzen, entfernen, überbauen
also-10-7 = unentschieden, Sieger, Tiebreaker
also-12-1 = verborgen, verdecktes Geld
also-13-8 = Fehler, falscher Betrag, ändern
