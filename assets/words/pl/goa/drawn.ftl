# At the table of Goa: how far the game has come, and what lies where

table-round = Runda { $phase }{ $round }
table-phase-tokens = Wskaźniki
table-phase-auctions = Licytacje
table-phase-turns = Tury
table-phase-extra = Dodatkowe akcje
progress-setup = Przygotowanie
progress-tokens = { $phase }{ $round } · wskaźniki aukcji
progress-auctions = { $phase }{ $round } · licytacje
progress-turns = { $phase }{ $round } · akcja { $turn } z 3
progress-extra = { $phase }{ $round } · dodatkowe akcje
progress-ending = Punktacja końcowa
progress-over = Gra zakończona
table-market = Obszar gry
