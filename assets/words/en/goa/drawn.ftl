# At the table of Goa: how far the game has come, and what lies where

table-round = Round { $phase }{ $round }
table-phase-tokens = Tokens
table-phase-auctions = Auctions
table-phase-turns = Turns
table-phase-extra = Extra turns
progress-setup = Set-up
progress-tokens = { $phase }{ $round } · placing tokens
progress-auctions = { $phase }{ $round } · auctions
progress-turns = { $phase }{ $round } · turn { $turn } of 3
progress-extra = { $phase }{ $round } · extra turns
progress-ending = Final scoring
progress-over = The game is over
table-market = Market
