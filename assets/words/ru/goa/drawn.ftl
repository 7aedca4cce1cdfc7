# At the table of Goa: how far the game has come, and what lies where

table-round = Раунд { $phase }{ $round }
table-phase-tokens = Фишки
table-phase-auctions = Аукционы
table-phase-turns = Ходы
table-phase-extra = Доп. ходы
progress-setup = Подготовка
progress-tokens = { $phase }{ $round } · фишки аукциона
progress-auctions = { $phase }{ $round } · аукционы
progress-turns = { $phase }{ $round } · ход { $turn } из 3
progress-extra = { $phase }{ $round } · дополнительные ходы
progress-ending = Подсчёт очков
progress-over = Партия окончена
table-market = Рынок
