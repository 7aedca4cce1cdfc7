# At the table of Goa: how far the game has come, and what lies where

table-round = Runde { $phase }{ $round }
table-phase-tokens = Steine
table-phase-auctions = Auktionen
table-phase-turns = Züge
table-phase-extra = Zusatzzüge
progress-setup = Aufbau
progress-tokens = { $phase }{ $round } · Steine
progress-auctions = { $phase }{ $round } · Auktionen
progress-turns = { $phase }{ $round } · Zug { $turn } von 3
progress-extra = { $phase }{ $round } · Zusatzzüge
progress-ending = Schlusswertung
progress-over = Die Partie ist zu Ende
table-market = Markt
