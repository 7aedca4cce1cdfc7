# Handys, die bei der Partie mitmachen: ihre Seiten, und was ihnen verweigert wird.

# Die Seite, bevor etwas zu sehen ist
phones-connecting = Verbindung wird hergestellt …
phones-asleep = Der Tisch antwortet nicht: Vielleicht schläft das Tablet.
phones-type-code = Code vom Tisch
phones-join = Mitmachen
phones-no-script = Diese Seite braucht JavaScript.
phones-no-game = Gerade läuft keine Partie.

# Die Ansicht
phones-player = { $player }
phones-line = { FORM($what, case: "alone") }
phones-your-turn = Ihr seid am Zug
phones-anybody = Das darf jeder tun
phones-waiting = Warten auf { $players }
phones-waiting-table = Das geschieht am Tisch
phones-over = Die Partie ist zu Ende
phones-still = Das geht noch
phones-back = Zurück
phones-not-now = Jetzt nicht möglich
phones-own = Euer Vorrat
phones-others = Was die anderen haben
phones-chairs = Wer wo sitzt
phones-sit = Platz nehmen als { $player }
phones-ask-for = Um den Platz bitten: { $player }
phones-stand = Aufstehen
phones-you-sit = dieses Handy
phones-you-wish = wartet auf die Zusage vom Tisch
phones-sits = besetzt
phones-free = frei
phones-is-away = nicht verbunden
phones-lost = { $player } spielt jetzt an einem anderen Handy; dieses sieht nur noch zu.
phones-let-take-over = Anderes Handy übernehmen lassen: { $player }
phones-undid = Zurückgenommen von { $player }: { $what }

# Was einem Handy verweigert wird
phones-shut = zu viele falsche Codes; in einer Minute geht es wieder
phones-wrong-code = das ist nicht der Code dieses Tisches
phones-unknown = dieses Handy gehört nicht mehr zum Tisch; mit dem Code geht es wieder hinein
phones-taken = dort sitzt schon jemand
phones-full = es sind zu viele Handys verbunden; wenn eines geht, wird Platz
phones-too-many = von dort sind zu viele Handys gekommen; in einer Minute geht es wieder
phones-no-seat = diese Farbe spielt in dieser Partie niemand
phones-sit-first = erst müsst ihr Platz nehmen
phones-late = das kam zu spät: Die Partie ist weitergegangen
phones-not-your-turn = ihr seid nicht am Zug
phones-not-yours = das entscheidet jemand anders
phones-at-the-table = das wird am Tisch angesagt

# Eine Partie nur für Handys
serve-cannot-listen = unter { $at } kann nichts angeboten werden: { $reason }
serve-not-afar = { $game } lässt sich nicht auf Handys spielen

# Handys, die am Tisch eingelassen werden
menu-phones = Handys
phones-title = Handys
phones-scan = Mit einem Handy scannen, oder die Adresse öffnen und den Code eingeben.
phones-address = { $link }, Code { $code }
phones-other-address = Andere Adresse
phones-no-address = Dieses Gerät ist in keinem Netz: Verbindet es mit einem WLAN oder öffnet seinen Hotspot.
phones-asks = { $player }: Ein Handy bittet um diesen Platz
phones-asks-taken = { $player }: Ein Handy bittet um diesen Platz, ein anderes hat ihn und ist verbunden
phones-puts-out = { $player }: Das Handy, das diesen Platz hat, ist verbunden und verliert ihn
phones-there = { $player }: verbunden
phones-away = { $player }: nicht verbunden
phones-allow = Einlassen
phones-give-seat = Platz vergeben
phones-show-out = Hinausbitten
phones-decide = Handys dürfen entscheiden
phones-decide-note = Jedes nur für seinen eigenen Platz. Sonst sehen Handys nur zu.
phones-plain = Wer in diesem WLAN mithören kann, liest mit, auch Geheimes.
phones-stop = Keine Handys mehr einlassen
phones-did = Vom Handy: { $what }
phones-cannot = es kann kein Handy eingelassen werden: { $reason }
phones-board = Auf dem Tisch
phones-why = { $what }: { $why }
phones-secret = Das seht nur ihr

# Was die Gruppe Handys sehen lässt
phones-ask-for-seat = Bittet um einen Platz, um die Partie zu sehen
settings-phones = Handys
settings-phones-everything = Alles Offene
settings-phones-scores = Nur den Stand
settings-phones-nothing = Nichts
settings-phones-everything-note = Handys ohne Platz sehen alles, was offen liegt.
settings-phones-scores-note = Handys ohne Platz sehen nur, wie es steht und wer am Zug ist.
settings-phones-nothing-note = Handys ohne Platz sehen nichts von der Partie: Sie können nur um einen Platz bitten.
settings-phones-plain = Die Verbindung ist nicht verschlüsselt: Wer in demselben WLAN mithören kann, liest mit, auch was in einem Spiel geheim ist.

# Wo kein Handy kommt
phones-nobody-yet = Noch kein Handy da? Gastnetze und VPNs trennen Geräte voneinander, und auch eine Firewall kann im Weg sein. Verbindet alle Geräte mit demselben WLAN.

# Die Regeln zum Nachschlagen
phones-all-rules = Alle Regeln
phones-to-game = Zurück zur Partie
phones-clear-search = Suche leeren
phones-rules-found = Gefunden: { $number }
