# The rules at hand: chapter by chapter, numbered as in companion/goa/rules/rules.md

rules-chapter-0 = Components
rules-chapter-1 = Set-up
rules-chapter-2 = Course of the game
rules-chapter-3 = Placing tokens
rules-chapter-4 = Auctions
rules-chapter-5 = Turns and actions
rules-chapter-6 = Extra turns
rules-chapter-7 = Colonies
rules-chapter-8 = Expedition cards
rules-chapter-9 = Tiles
rules-chapter-10 = End and scoring
rules-chapter-11 = Variants
rules-chapter-12 = Secrets
rules-chapter-13 = Corrections

# 0 The pieces
rule-0-1-title = Players
rule-0-1 = Two to four people play: red, blue, green and yellow. Next always means the next player clockwise.
rule-0-2-title = Tiles
rule-0-2 = There are 29 tiles of phase A, 29 of phase B, and the flag.
rule-0-3-title = Colony tiles
rule-0-3 = There are 18: 5 of Quilon, 4 of Cochin, 5 of Madras and 4 of Calicut.
rule-0-4-title = Expedition cards
rule-0-4 = Each of the 30 cards has a power, a number of colonists (1, 2 or 3) and one of six symbols. Every symbol is on 5 cards.
rule-0-5-title = The supply
rule-0-5 = Ducats, ships, colonists and spices never run out and can be changed at any time. There are 10 extra action cards.
rule-0-5-decided = If more than 10 extra action cards are needed, they are given out all the same.
rule-0-6-title = Boards and tokens
rule-0-6 = A personal board has room for 4 plantations and one colony of each name. A development board has 5 columns of 5 rows, with a marker in each column. Auction tokens are numbered 1 to 5.
rule-0-7-title = Other tiles
rule-0-7 = 8 Bonanza tiles are for the variant. The round and action tiles are reminders only.

# 1 Setting up
rule-1-1-title = Laying out the tiles
rule-1-1 = Shuffle the A tiles, look at 4 and put them in the box. At most 2 may be plantations: a third is swapped for another tile. The other 25 are laid out at random, face up, as a 5 by 5 grid.
rule-1-1-decided = Everyone may know which tiles are in the box. Crop rotation does not count as a plantation here.
rule-1-2-title = Colonies and cards
rule-1-2 = Colony tiles are sorted by name, face up. The Expedition cards are shuffled into a face-down deck.
rule-1-3-title = What everyone starts with
rule-1-3 = Two boards, a marker in row 1 of each column, 4 ships, 2 colonists, and tokens from 1 up to one more than there are players.
rule-1-4-title = Who begins
rule-1-4 = From the youngest player clockwise, each turns up the top card of the deck. Whoever turns up the first elephant is first player. The cards are discarded.
rule-1-5-title = Starting money
rule-1-5 = The first player takes the flag, without an extra action card, and 5 ducats. Everyone else takes 10.
rule-1-6-title = Choosing variants
rule-1-6 = Agree on the variants before setting up. The Quick Start takes place just before round 1.

# 2 The course
rule-2-1-title = Two phases
rule-2-1 = Phase A has 4 rounds, then phase B has 4. After that the game is over.
rule-2-2-title = A round
rule-2-2 = Place tokens, hold the auctions, take three turns each, then extra turns.
rule-2-3-title = From A to B
rule-2-3 = After the fourth round of A, the tiles left in the grid leave the game. The B tiles are laid out in the same way. What the players own, and the flag, stays with them.
rule-2-4-title = Red tiles
rule-2-4 = At the start of each round, red tiles that were used are turned face up again.

# 3 Placing tokens
rule-3-1-title = The grid
rule-3-1 = The grid has rows and columns 1 to 5. Around it are 20 places along the edge where the flag can be.
rule-3-2-title = The flag and token 1
rule-3-2 = The first player puts the flag on an empty space of the grid or next to its edge, and token 1 on the flag. At least one tile has to share an edge with the flag; a corner is not enough.
rule-3-3-title = The other tokens
rule-3-3 = Clockwise, everyone else places one token, each with the next number. Last, the first player places their highest. A token goes on a tile without a token, never on an empty space or the flag.
rule-3-4-title = Next to the last one
rule-3-4 = Token 2 goes on a tile next to the flag. Each later one goes on a tile next to the token before it. Edges and corners both count.
rule-3-5-title = A dead end
rule-3-5 = If no free tile is next to the last token, choose any free tile of the grid. The next token has to be next to this one.
rule-3-6-title = Room for all
rule-3-6 = There is always a place for the flag and a tile for every token.

# 4 Auctions
rule-4-1-title = The order
rule-4-1 = Auctions follow the numbers of the tokens. The flag comes first, with token 1.
rule-4-2-title = Bidding
rule-4-2 = From the auctioneer’s left, everyone else passes or bids once. Each bid is higher than the one before and no more than the bidder has. The auctioneer decides last.
rule-4-2-decided = Bidding goes round only once. Even a player who cannot afford a bid says so by passing; the app skips nobody.
rule-4-2-differs = The Polish rulebook has the first player bid 1 or pass; in the English one a first bid is at least 1. The app follows the English one.
rule-4-3-title = No bids
rule-4-3 = If nobody bids, the auctioneer gets the tile for free.
rule-4-3-decided = The auctioneer cannot refuse it.
rule-4-4-title = Selling or buying
rule-4-4 = The auctioneer sells: the highest bidder pays them the bid and takes the tile. Or the auctioneer buys: they pay the bank 1 less than the bid and take it themselves.
rule-4-5-title = Paid at once
rule-4-5 = Money changes hands straight away and can be bid in the next auction. The token goes back to its owner.
rule-4-6-title = Getting the flag
rule-4-6 = Whoever gets the flag takes an extra action card and is first player from now on: for this round’s turns and for placing in the next.
rule-4-7-title = What a tile does
rule-4-7 = The space becomes empty and the tile takes effect. Whatever has to be chosen for it is chosen before the next auction. You may win any number of tiles.
rule-4-8-title = No tiles, no cards
rule-4-8 = Until the auctions are over, nobody plays cards or uses tiles.
rule-4-8-decided = The only exception is what a tile does as soon as it is won.

# 5 Turns
rule-5-1-title = Three turns each
rule-5-1 = From the first player clockwise, everyone takes a first turn; then everyone a second, then a third.
rule-5-2-title = A turn
rule-5-2 = A turn is one action. Before, during or after it you may play one card and use any of your tiles; neither is an action.
rule-5-2-decided = You may use several tiles in one turn. You may also do without the action; the turn is then over all the same.
rule-5-3-title = During an action
rule-5-3 = Some actions can be interrupted to play a card or use a tile.
rule-5-3-decided = These are: a harvest in portions, an expedition card by card, and a founding once cards have been turned up. If a marker moves meanwhile, its new row counts from then on.
rule-5-4-title = Progress
rule-5-4 = Move one marker down one row. Pay the spices shown between the two rows, from any of your plantations and colonies, and as many ships.
rule-5-5-title = Build ships
rule-5-5 = Take as many ships as your marker in Ships shows.
rule-5-6-title = Harvest
rule-5-6 = Take up to as many spices as your marker in Harvest shows, one for each empty field that admits it. What has no room is not taken.
rule-5-7-title = Taxes
rule-5-7 = Take as many ducats from the bank as your marker in Taxes shows.
rule-5-8-title = Expedition
rule-5-8 = The left figure is how many cards you may draw, the right one how many you may then hold. To make room, discard cards or play one.
rule-5-8-decided = If you begin with more cards than the limit, first come down to it.
rule-5-8-differs = In one place the Polish rulebook forbids drawing above the limit; elsewhere, like the English one, it only makes you discard. The app joins the two.
rule-5-9-title = The limit
rule-5-9 = It counts in this action only. With cards from elsewhere you may hold more.
rule-5-10-title = Found a colony
rule-5-10 = You try to found a colony of your choice; the chapter on colonies says how.
rule-5-11-title = First in a row
rule-5-11 = Whoever is first of all to bring a marker to row 4 of a column draws 1 Expedition card, and likewise for row 5.
rule-5-12-title = All markers down
rule-5-12 = When the last of your markers leaves row 1, you take 1 extra action card. The same goes for rows 2, 3 and 4.
rule-5-13-title = However it moves
rule-5-13 = These rewards do not depend on what moved the marker.
rule-5-13-decided = Neither rulebook says so; the app gives them for the card and the Vice-king too.
rule-5-14-title = Discarding, not trading
rule-5-14 = You may discard a card at any time. Spices do not move from one field to another, and players do not trade.
rule-5-14-decided = You cannot discard during set-up or at the end, nor between turning something up and its result.

# 6 Extra turns
rule-6-1-title = One card, one turn
rule-6-1 = After the third turns, from the first player round and round: play an extra action card for one more turn, or pass. The card goes back to the supply.
rule-6-2-title = Passing
rule-6-2 = You may pass only with at most 1 extra action card left. After that you play no more of them this round.
rule-6-3-title = The round ends
rule-6-3 = It ends when everyone has passed.
rule-6-4-title = Nothing to play
rule-6-4 = Without an extra action card you cannot take an extra turn.
rule-6-4-decided = The app then passes for you. A card won during an extra turn counts at once.

# 7 Colonies
rule-7-1-title = Colonists needed
rule-7-1 = Name a colony that you do not have yet. Quilon needs 6 colonists, Cochin 8, Madras 10, Calicut 12.
rule-7-2-title = Counting colonists
rule-7-2 = The colonists that your marker in Colonies shows count and are not spent. Then two cards are turned up, and the colonists on them count too.
rule-7-3-title = The third card
rule-7-3 = The card for it turns up a third one. You may play it after seeing the first two.
rule-7-3-decided = The app asks for it only after the two.
rule-7-4-title = Enough or not
rule-7-4 = If these are enough, the colony is founded at no cost. If not, you may pay exactly the missing colonists.
rule-7-4-decided = If no payment is needed, the founding cannot be declined.
rule-7-5-title = Before you decide
rule-7-5 = Until then you may use a tile or play this turn’s card, for more colonists for instance.
rule-7-5-decided = If the marker in Colonies moves meanwhile, its new row counts.
rule-7-6-title = When it fails
rule-7-6 = If you cannot or will not pay, there is no colony. You lose no colonists and take 1 from the supply.
rule-7-7-title = Cards turned up
rule-7-7 = They are discarded in any case, and so is a card that you played for a third.
rule-7-7-differs = The Polish rulebook once speaks of a discard pile for colonists; like the English one, it has only the pile of Expedition cards.
rule-7-8-title = The new colony
rule-7-8 = Choose a tile of that name and fill it at once. Quilon has 1 field for either of its two spices, Cochin 1 for any; Madras has 2 fields for its two spices, Calicut 2 for any.
rule-7-9-title = Filling again
rule-7-9 = Each time a field is filled, you choose its spice again. Colonies are never given up, and there are enough for everyone.

# 8 Cards
rule-8-1-title = One card a turn
rule-8-1 = You play at most one card in a turn, even in an extra turn, and discard it. Most can be played in any turn; those marked A only with the action they change.
rule-8-1-decided = A card is discarded before it takes effect. A card A is played together with its action; one for the harvest counts from the portion with which it is played.
rule-8-2-title = When the deck runs out
rule-8-2 = The discard pile is shuffled and becomes the new deck. If that is empty too, you draw as many as there are.
rule-8-2-decided = Cards turned up for a founding or for Resupply are not yet in the discard pile.
rule-8-3-title = Cards at the end
rule-8-3 = What you still have in hand at the end scores.
rule-8-4-title = 2 ships
rule-8-4 = Take 2 ships.
rule-8-5-title = 2 colonists
rule-8-5 = Take 2 colonists.
rule-8-6-title = 5 ducats
rule-8-6 = Take 5 ducats from the bank.
rule-8-7-title = 2 spices
rule-8-7 = Take 2 spices of any kind for empty fields that admit them; without room you take none.
rule-8-7-decided = You may take fewer, but at least one.
rule-8-8-title = Selling spices
rule-8-8 = Sell 1 to 4 of your spices for 3 ducats each.
rule-8-9-title = Progress for ducats
rule-8-9 = Move one marker down one row and pay the ducats printed on the card. It costs neither spices nor ships and is not an action.
rule-8-10-title = A mixed harvest
rule-8-10 = (A) In a harvest you may take ships and colonists as well as spices, in any mix; all together as many as the harvest allows.
rule-8-11-title = Three cards for a colony
rule-8-11 = (A) When founding, three cards are turned up instead of two.
rule-8-12-title = Progress without spices
rule-8-12 = (A) Progress costs ships only.
rule-8-13-title = Progress without ships
rule-8-13 = (A) Progress costs spices only.

# 9 Tiles
rule-9-1-title = Flag
rule-9-1 = It makes its owner first player and brings an extra action card. It cannot be taken with Swap.
rule-9-2-title = Plantation
rule-9-2 = (A, B) It has 1, 2 or 3 fields for one spice. Place it on your board and fill it at once.
rule-9-3-title = A fifth plantation
rule-9-3 = If you have 4, give one up first, with its spices. A single one (1 field) stays face down with you and still scores; a bigger one leaves the game. It never comes back to the board.
rule-9-3-decided = The new one has to be placed, on the space that became free.
rule-9-4-title = Crop rotation
rule-9-4 = It works like a single plantation, but for any spice, chosen again each time. It scores nothing.
rule-9-4-decided = It is a tile of phase A. Given up, it leaves the game; Foreman does not count it, Extra harvest can fill it.
rule-9-5-title = Foreman
rule-9-5 = (A) At the end, each of your single plantations is worth 3 VP instead of 1, face-down ones too.
rule-9-6-title = Mission
rule-9-6 = (B) It stays face down with you and is worth the printed 2 or 3 VP at the end.
rule-9-7-title = Ships
rule-9-7 = (A, B) Take 4 ships at once.
rule-9-8-title = Colonists
rule-9-8 = (A, B) Take 4 colonists at once.
rule-9-9-title = Extra actions
rule-9-9 = (A, B) Take 2 extra action cards at once.
rule-9-10-title = Settlement
rule-9-10 = (A, B) Take 1 ship, 1 colonist and 1 extra action card at once.
rule-9-11-title = Ships/Colonists
rule-9-11 = (A, B) Take either 3 ships or 3 colonists at once, not a mix.
rule-9-12-title = Expeditions
rule-9-12 = (A, B) Draw the 2 or 3 cards printed at once, whatever your limit.
rule-9-13-title = Favor
rule-9-13 = (B) It takes effect at once: you take a tile from the box.
rule-9-14-title = Swap
rule-9-14 = (B) In one of your turns, take any tile of the grid and put Swap in its place, where it can be auctioned again. A Bonanza tile there is yours too.
rule-9-14-decided = You may take another Swap. A tile that works at once does so now; others can be used in this turn or later.
rule-9-14-differs = In the English rulebook the tile taken can be used at once or later; the Polish one says only: as that tile does. The app follows the kind of tile.
rule-9-15-title = Favor: the box
rule-9-15 = (B) Look at the 8 tiles that went into the box before the two phases and take one. Favor is discarded.
rule-9-15-decided = A tile that needs a turn waits for your next one. If nothing is left in the box, Favor brings nothing.
rule-9-16-title = A use has an effect
rule-9-16 = A tile is used to get something for it.
rule-9-16-decided = A use that would change nothing is not accepted. Espionage is an exception: you may build ships or collect taxes even for 0.
rule-9-17-title = Red tiles
rule-9-17 = Once a round, in your turn, then turned face down. (A) Ship: 1 ship. Colonist: 1 colonist. Ducats: 3 ducats. Spice: 1 of any kind that has room. (B) Expedition: 1 card, whatever your limit.
rule-9-17-differs = The Polish rulebook says from the next round on; the English one says a later action, and in the example of both a red tile is used in the same round. The app allows that.
rule-9-18-title = Once in the game
rule-9-18 = Extra harvest, Resupply, Espionage and Vice-king are discarded when used. Duty stays with you.
rule-9-19-title = Extra harvest
rule-9-19 = (B) Fill all empty fields of up to three of your plantations and colonies.
rule-9-20-title = Resupply
rule-9-20 = (B) Turn up two cards and add up their colonists. Then choose: take that many spices, as far as there is room, or colonists, or ships. The cards are discarded.
rule-9-21-title = Espionage
rule-9-21 = (B) Build ships, harvest, collect taxes or found a colony with the marker of another player. What it brings is yours.
rule-9-21-decided = It comes on top of your action. A card A for it may be this turn’s card. A failed founding earns the colonist. It cannot be used while a founding is open.
rule-9-22-title = Vice-king
rule-9-22 = (B) Move your marker nearest the top down one row for free. If there are several, choose one.
rule-9-23-title = Duty
rule-9-23 = (A, B) Give back 6 spices in one go and turn the tile over: it is worth 5 VP at the end. Unused, it is worth nothing.

# 10 The end
rule-10-1-title = The end
rule-10-1 = The game is over after the extra turns of the last round. Nothing can be used any more; ducats and cards are shown.
rule-10-2-title = Markers
rule-10-2 = From row 1 to 5, a marker is worth 0, 1, 3, 6 or 10 VP.
rule-10-3-title = Colonies
rule-10-3 = 1, 2, 3 or 4 colonies are worth 1, 3, 6 or 10 VP.
rule-10-4-title = Cards in hand
rule-10-4 = For each symbol, 1 to 5 cards alike are worth 1, 3, 6, 10 or 15 VP.
rule-10-5-title = The most ducats
rule-10-5 = They are worth 3 VP. If players tie, each of them gets 3.
rule-10-6-title = Plantations and tiles
rule-10-6 = Each single plantation is worth 1 VP, or 3 with Foreman; a fulfilled Duty 5; a Mission what is printed on it, and so are VP of Bonanza tiles.
rule-10-7-title = Who wins
rule-10-7 = The player with the most VP wins; if tied, the one of them with the most ducats.
rule-10-7-decided = If still tied, they share the victory.

# 11 Variants
rule-11-1-title = Quick Start
rule-11-1 = Before round 1, from the first player clockwise, each moves two different markers to row 2 or takes 10 ducats.
rule-11-1-decided = You have to choose one of the two.
rule-11-2-title = Bonanza
rule-11-2 = At the start of each phase, the 8 Bonanza tiles are shuffled and one is put, unseen, under each of the four corner tiles.
rule-11-3-title = Winning a Bonanza tile
rule-11-3 = Whoever gets the tile above it, by auction or Swap, gets its bonus at once. A tile put there later with Swap has none.
rule-11-3-decided = First the tile above takes effect, then the Bonanza tile.
rule-11-4-title = Bonanza in phase B
rule-11-4 = For phase B, four Bonanza tiles are drawn again.
rule-11-4-decided = All 8 are shuffled again. Spices need room, else they are lost; cards are drawn whatever the limit; VP stay.
rule-11-4-differs = The English list of components marks the Bonanza tiles A and B, yet both the English and the Polish rules shuffle all of them. The app does too.

# 12 Secrets
rule-12-1-title = What is secret
rule-12-1 = Your ducats are secret.
rule-12-1-decided = So is which cards you hold, but not how many. Everything else is open, even tiles that are face down after being seen.
rule-12-2-title = Money moves openly
rule-12-2 = Every payment is made in front of all, so someone with a good memory could work out each purse. The app knows them and does not show them.
rule-12-3-title = What the app does not show
rule-12-3 = It shows others no purse, no ranking by money and no highest possible bid. If money is short it says only: not enough ducats.
rule-12-4-title = Your own purse
rule-12-4 = On your own device you see it; on a shared one only while you hold the button. A group may also play with open money.
rule-12-5-title = Standings on the way
rule-12-5 = Until the end they leave out cards in hand and the VP for the most ducats.
rule-12-6-title = What is recorded
rule-12-6 = Of cards drawn, only the number is recorded; what is on a card only once everyone has seen it.
rule-12-7-title = If the app draws
rule-12-7 = If you play without a deck, the app draws. What is on a card stays out of the record until everyone has seen it.
rule-12-8-title = Discarding unseen
rule-12-8 = When you discard a card, only the number of your cards is recorded.
rule-12-8-decided = You do not have to show the card.
rule-12-9-title = What is not checked
rule-12-9 = The app cannot know whether you hold the card you play. It checks that you have cards at all, and that at the end no symbol is shown more than 5 times.
rule-12-10-title = Comparing purses
rule-12-10 = You can compare your purse with the app’s amount in private.
rule-12-10-decided = If they differ, only you correct it: a refusal would give others a hint.

# 13 Corrections
rule-13-2-title = Naming the tiles
rule-13-2 = The tiles of the grid are entered by you as they are on the table.
rule-13-2-decided = All 25 at once, or each only when a token is placed on it or Swap takes it. The tiles in the box are needed only for Favor.
rule-13-8-title = Amounts
rule-13-8 = The table is right: until the last hand is shown you may correct a player’s ducats, ships, colonists or extra action cards and say why. Nothing falls below 0.
rule-13-8-decided = A purse cannot fall below its owner’s bid while that is the highest; take back the bid first.
rule-13-9-title = Everything else
rule-13-9 = Between turns you may also correct markers, plantations, colonies, tiles, hands, the grid and the discard pile; before the flag is placed also phase, round, first player and rewards. What the components do not allow is not accepted.
rule-13-9-decided = A corrected marker brings no reward; the rewards of its row and the rows above are gone.

# What a rule amounts to now
now-round = This is phase { $phase }, round { $round }.
now-first = { $player } is first player.
now-grid = { $count ->
    [one] { $count } tile is in the grid.
   *[other] { $count } tiles are in the grid.
}
now-offer = Selling brings { $bid }, buying costs { $price }.
now-each = { $player }: { $value }
now-harvest = { $player }: { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
now-expedition = { $player }: draws up to { $draw }, limit { $limit }, in hand { $hand }
now-step = { $player }, { $column }: { $goods }
now-rewards = Row { $row }, reward still available: { $columns }
now-extra-cards = { $player }: { $count ->
    [one] { $count } extra action card
   *[other] { $count } extra action cards
}
now-missing = { $colony }, still missing: { $colonists }
now-deck = Cards in the deck: { $deck }, in the discard pile: { $discard }

# Other words by which a rule is searched for; they are never shown
also-1-4 = start player, starting player, who starts
also-2-3 = new phase, refill, second half
also-4-2 = outbid, raise, offer, once around
also-4-3 = no offer, unsold, gratis
also-5-2 = phases of a turn, turn order, skip
also-5-4 = upgrade, advance, develop, development board, improve
also-5-8 = hand limit, draw cards
also-5-14 = trade, barter, throw away
also-6-1 = bonus action, additional action
also-7-1 = settle, requirement
also-8-2 = reshuffle, empty deck
also-9-3 = replace, remove, cover, full board
also-10-7 = tie, tiebreaker, draw, winner
also-12-1 = hidden, private, concealed
also-13-8 = mistake, wrong amount, fix
