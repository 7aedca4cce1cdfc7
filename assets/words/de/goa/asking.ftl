# What is asked at a table of Goa, and how it can be answered

# What comes and goes
asking-plus = +{ $what }
asking-minus = −{ $what }
asking-nothing = nichts
asking-text = { $what }
asking-field = { $site }, leeres Feld { $number }
asking-field-with = { $site }, Feld { $number }: { $spice }
pointed = { $piece }. { $asked }
pointed-else = Darum geht es gerade nicht

# Before the first token
variants = Welche Varianten spielt ihr?
variants-hint = Tippt an, worauf ihr euch geeinigt habt.
variants-do = Fertig
variant-quick-start = Schnellstart
variant-bonanza = Bonanza
variant-open-money = Offene Dukaten
layout = Legt die { $phase }-Plättchen in einem Raster von 5 × 5 aus.
layout-hint = { $removed ->
    [one] Ein weiteres Plättchen kommt in die Schachtel.
   *[other] { $removed } weitere Plättchen kommen in die Schachtel, höchstens zwei davon Plantagen.
}
layout-later = Fertig, Plättchen später nennen
layout-now = Alle Plättchen jetzt nennen
layout-sweep = alle Plättchen nennen
layout-unnamed = noch nicht genannt
layout-cell = Welches Plättchen ist bei { $cell }?
layout-removed = Welches Plättchen kam in die Schachtel? { $number } von { $of }.
layout-rest = Den Rest später nennen
layout-removed-unknown = Das hat niemand gesehen
elephant = Wer hat den ersten Elefanten aufgedeckt?
elephant-hint = Der jüngste Spieler beginnt. Tippt auf den Namen oder die Nummer der Karte.
elephant-card = Karte { $card }, { $player }
quick = { $player }: Schnellstart
quick-hint = Zwei Marker in Reihe 2 setzen oder Dukaten nehmen.
quick-ducats = { $ducats } nehmen

# Tokens
place-flag = { $player } legt die Flagge und Stein { $number }
place-flag-hint = An den Rand oder auf einen leeren Platz, neben ein Plättchen.
place-token = { $player } legt Stein { $number }
place-token-hint = Auf ein freies Plättchen, das das letzte berührt, und sei es an der Ecke.
place-dead-end = Sackgasse: Jedes freie Plättchen ist möglich.
place-at = { $cell }
place-at-tile = { $cell }: { $tile }
name-tile = Welches Plättchen ist bei { $cell }?
name-tile-hint = Tippt auf das Plättchen unter dem Stein.

# Auctions
auction-result = Auktion: { $lot }
auction-amount = { $lot }: Wie viel hat { $player } geboten?
auction-bid = { $player }: { $ducats }
auction-more = höher
auction-by-bids = Gebot für Gebot
auction-by-result = Nur das Ergebnis
auction-other-way = wie die Auktion eingegeben wird
auction-unsold = Kein Gebot, { $player } bekommt es
auction-deal = { $lot }: { $bidder } bietet { $ducats }. Was macht { $player }?
auction-sell = Für { $ducats } verkaufen
auction-buy = Für { $ducats } kaufen
auction-sold-how = { $bidder } zahlt an { $player }
auction-bought-how = { $player } zahlt an die Bank
auction-price = { $ducats }
auction-asks = { $lot }: Was bietet { $player }?
auction-nobody-yet = Noch hat niemand geboten.
auction-highest = { $player } hat { $ducats } geboten.
auction-bids = { $ducats } bieten
auction-passes = Passen

# What a tile, a colony or a bonus leaves to choose
give-up = { $tile }: Welche Plantage gibt { $player } auf?
give-up-hint = Ihre Gewürze kommen zurück in den Vorrat.
give-up-site = { $site }: { $tile }
fill-colony = { $player } gründet { $colony }: Welche Gewürze?
fill-rotation = Fruchtwechsel: Welches Gewürz nimmt { $player }?
fill-of = { $pair }: { $spices }
take-goods = Was nimmt { $player }?
take-spices = { $number ->
    [one] { $player } nimmt ein Gewürz
   *[other] { $player } nimmt { $number } Gewürze
}
take = { $goods } nehmen
favor = Welches Plättchen nimmt { $player } aus der Schachtel?
favor-hint = Es wirkt, als wäre es gekauft.
loading-onto = Tippt auf ein Feld, um zu ändern, was dorthin kommt.
loading-off = Tippt auf ein Gewürz, um zu ändern, was weggeht.
loading-do = Gewählt: { $spices }
loading-take = Gewählt: { $goods }
loading-give = Abgegeben werden: { $spices }

# A turn
turn = { $player } ist am Zug
turn-hint = { $turn ->
    [4] Zusatzzug.
   *[other] Zug { $turn } von 3.
} Hand: { $hand } von { $limit }.
turn-does = { $column }: { $brings }
turn-step = { $column } in Reihe { $row }: { $brings }
turn-step-to = { $column } in Reihe { $row }
turn-founds-with = gründen mit { $value }
turn-found-which = eine Kolonie gründen
turn-colony = Welche Kolonie gründet { $player }?
turn-colony-needs = { $colony } gründen ({ $need })
turn-draw-one = Nur eine ziehen
turn-forgo = Keine Aktion
turn-harvest-mix = Weiter ernten, beliebige Güter
turn-harvest-spied = Weiter ernten mit der Reihe von { $of }
turn-goes-on = Zurück zum Zug: { $player }
turn-done = Fertig
turn-ends = { $player } ist fertig
turn-tile-still = { $player }: { $tile }
turn-discards = { $player } wirft eine Karte ab
extra = { $player }: Zusatzzug?
extra-pass = { $player } passt
extra-all-pass = Alle anderen passen
extra-taken = Zusatzzug

# Cards and tiles
card-step = { $player } spielt „{ $card }“: Welche Spalte?
card-now = { $player } spielt „{ $card }“
card-sell = Verkauft: { $spices }; { $brings }
harvest-mix = { $player } erntet beliebige Güter
harvest-mix-hint = Zusammen höchstens { $most }. Tippt auf ein Feld, Schiffe oder Kolonisten.
harvest-spied = { $player } erntet mit der Reihe von { $of }
tile-used-now = { $player } nutzt ein Plättchen: { $tile }
swap-hint = Welches Plättchen aus dem Raster wird dafür genommen?
vice-king-hint = Welcher der obersten Marker geht eine Reihe weiter?
spying = Wen spioniert { $player } aus?
spying-hint = Es zählt die Reihe dieses Mitspielers.
spying-text = { $what }
spying-does = { $of }, { $column }: { $brings }
spying-harvest = { $of }, { $column }: bis zu { $most }
spying-colony = { $of }: { $colony } gründen

# Founding
turned-for-founding = Welche Karten hat { $player } aufgedeckt?
turned-for-resupply = Welche Karten deckt { $player } für den Nachschub auf?
turned-hint = { $cards ->
    [one] Eine Karte: Tippt auf ihre Kolonisten.
   *[other] { $cards } Karten: Tippt auf ihre Kolonisten.
}
turned-cards = { $colonists } Kolonisten
settle = { $player } gründet { $colony }
settle-short = { $player } hat zu wenige Kolonisten für { $colony }
settle-hint = Tippt auf das Plättchen und seine Gewürze.
settle-need = nötige Kolonisten
settle-value = Wert der Spalte Kolonien
settle-turned = aufgedeckte Karten
settle-missing = noch zu zahlen
settle-number = { $number }
settle-fail = { $colony } nicht gründen

# Bonanza, and the end
bonanza = Welches Bonanza-Plättchen deckt { $player } auf?
bonanza-hint = Es lag unter dem Plättchen.
hand = { $player } deckt die Handkarten auf
hand-hint = { $cards ->
    [one] Noch eine Karte: Tippt auf ihr Symbol.
   *[other] Noch { $cards } Karten: Tippt auf ihre Symbole.
}
game-is-over = Die Partie ist zu Ende.

# A purse that does not suffice by the app’s count
short = { $player } hat nicht genug Dukaten
short-hint = So hat die App gezählt. Hat { $player } sie auf dem Tisch, gilt der Tisch.
short-has-it = Auf dem Tisch sind sie da
short-back = Es war ein Versehen
short-said = nicht genug Dukaten
short-why = auf dem Tisch waren genug Dukaten

# A tile the set does not have
typed-kind = Welche Art von Plättchen ist es?
typed-number = Was ist darauf gedruckt?

# Where nothing else would end the last turn
round-over = Die Runde ist zu Ende
round-over-hint = { $player } kann noch eine Karte spielen oder Plättchen nutzen.
round-over-do = Runde beenden
game-over-do = Zur Schlusswertung

# What a turn lacks, and what is about to be lost
turn-step-lacks = { $column } in Reihe { $row }, es fehlt: { $lacking }
turn-colony-odds = { $colony } gründen ({ $need }, { $percent } %)
turn-losing = Noch ungenutzt: { $tiles }.
settle-odds = Mit einer dritten Karte: { $percent } %.
asking-spices = { $number ->
    [one] { $number } Gewürz
   *[other] { $number } Gewürze
}
asking-times = { $number } × { $what }
turn-somebody-discards = Jemand wirft eine Karte ab
turn-who-discards = Wer wirft eine Karte ab? Welche, muss niemand sagen.
hand-no-more = Keine weiteren Karten
hand-one-more = Eine Karte mehr
hand-why = beim Aufdecken gezählt
afar-site = { $site }: { $spices }
afar-column = { $what } (Reihe { $row })
afar-empty = { $fields ->
    [one] ein leeres Feld
   *[other] { $fields } leere Felder
}
afar-face-down = { $tile }, verdeckt
afar-token = { $player }, Stein { $number }: { $cell }
afar-lot = { $player }, Stein { $number } ({ $cell }): { $lot }. { $does }
afar-colony = { $colony } ({ $need }), übrige Plättchen: { $left }

# Was eine Variante ändert
variant-quick-start-changes = jeder beginnt mit zwei Markern in Reihe 2 oder mit { $ducats } mehr
variant-bonanza-changes = unter jeder Ecke des Markts liegt verdeckt ein Bonus
variant-open-money-changes = alle Dukaten liegen offen
variant-told = { $variant }: { $changes }
