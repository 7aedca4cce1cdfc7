# The rules at hand: chapter by chapter, numbered as in companion/vasco/rules.md


rules-chapter-0 = Components
rules-chapter-1 = Set-up
rules-chapter-2 = Placing discs
rules-chapter-3 = Taking actions
rules-chapter-4 = Projects and launching
rules-chapter-5 = Recruiting and expeditions
rules-chapter-6 = Characters
rules-chapter-7 = Navigation
rules-chapter-8 = End of the round
rules-chapter-9 = End of the game
rules-chapter-10 = Corrections

# 0 The pieces
rule-0-1-title = Players
rule-0-1 = Two to four people play: yellow, red, black and blue. Play goes clockwise.
rule-0-2-title = Projects and ships
rule-0-2 = 35 tiles in three decks have a project on one side and its ship on the other. Each has a limit from 4 to 11 and a crew of 1 to 5; some earn Reals or VP while they are in the Navigation area.
rule-0-3-title = Merchant ships and Vasco da Gama tiles
rule-0-3 = The 6 merchant ships have nothing but a limit. The 9 Vasco da Gama (VdG) tiles say how far the marker moves (upper left), where it starts (upper right) and which two amounts of Reals are on offer.
rule-0-4-title = People and discs
rule-0-4 = There are 32 sailors in turquoise, violet, grey and orange, and 6 white missionaries. Each player has 7 captains, 4 action discs and 1 additional disc.
rule-0-5-title = Numbers and money
rule-0-5 = Numbers 1 to 20 are in four rows of five; 21 and 22 belong to Manuel I. Reals never run out.

# 1 Setting up
rule-1-1-title = What everyone starts with
rule-1-1 = Everyone starts with 0 VP, 10 Reals, 4 action discs and 1 captain. The other 6 captains wait on the board.
rule-1-2-title = Sections and the bag
rule-1-2 = There are as many recruiting sections in use as players. All sailors go into the bag, and 5 are drawn for each section in use.
rule-1-2-decided = Section 1 is the one on the far right. With fewer players, the sections on the right are used.
rule-1-3-title = Who has which character
rule-1-3 = The first player takes Dias and 2 VP. Clockwise after that come: Sernigi with two players; Alvares and Sernigi with three; Alvares, Sernigi and Manuel I with four. The others stay on the board.
rule-1-4-title = What the characters bring
rule-1-4 = Whoever has Alvares takes 1 missionary; whoever has Manuel I takes their additional disc.
rule-1-5-title = The first merchant ship
rule-1-5 = Before the first round, whoever has Sernigi sends a merchant ship. It brings them the landing’s bonus, but not the VP of its ship slot.
rule-1-5-decided = It is one of the six; the other five form the stack, one for each round. A ship that fits no empty ship slot leaves the game.
rule-1-6-title = The first projects
rule-1-6 = The three decks are face up. Seven tiles of deck I are laid out: one on the São Gabriel space, six on the upper spaces.
rule-1-6-decided = The top tile goes to São Gabriel, as in every later round.
rule-1-7-title = The Vasco da Gama tiles
rule-1-7 = They are shuffled face down, and the top one is turned up.

# 2 Placing discs
rule-2-1-title = Where the marker starts
rule-2-1 = The face-up VdG tile moves to the left. The marker goes to its initial number (upper right), and its two amounts are put in the Characters area.
rule-2-2-title = One disc at a time
rule-2-2 = From the first player clockwise, each takes a free number from 1 to 20, puts it on a disc and places both in an empty action slot of an area. Where no slot is empty, nobody can place a disc.
rule-2-3-title = Action slots
rule-2-3 = The number of action slots in an area depends on the number of players.
rule-2-4-title = The additional disc
rule-2-4 = Whoever has Manuel I places a fifth disc, on any of their turns: with 21 or 22, and only with these. A player without discs is skipped.
rule-2-5-title = Placed is placed
rule-2-5 = Once placed, a disc does not move. The phase ends when all discs have been placed.

# 3 Taking actions
rule-3-1-title = The first free number
rule-3-1 = The next VdG tile is turned up, and the marker moves by its variation number (upper left). Where it stops is the first free number. Everything else on that tile is for the next round.
rule-3-2-title = Numbers are called
rule-3-2 = Numbers are called from lowest to highest: the player called takes the action of the area, or gives up.
rule-3-3-title = What acting costs
rule-3-3 = A number below the first free one costs the difference; from that number on, acting is free. You pay this first, on top of what the action itself costs. If you cannot pay, you cannot act.
rule-3-4-title = Giving up
rule-3-4 = Giving up brings the Reals of the number’s row at once, even if acting would have been free. 21 and 22 bring nothing.
rule-3-4-differs = Only the German rulebook says in words that the rows pay 1 to 3 Reals; the others leave it to the board.
rule-3-5-title = Afterwards
rule-3-5 = The number goes back to its space and the disc to its owner; the action slot is empty again. A disc on a portrait stays there until the end of the round.
rule-3-6-title = An action does something
rule-3-6 = If you act, you buy, recruit or send something.
rule-3-6-decided = An action that does nothing is not accepted: it counts as giving up.

# 4 Projects and launching
rule-4-1-title = Buying projects
rule-4-1 = One action buys 1 upper project for 1 Real, or 2 for 4 Reals, or the São Gabriel project for 1 Real per crew member it would need. São Gabriel is launched at once and needs no crew.
rule-4-2-title = Sold is sold
rule-4-2 = Empty spaces are not refilled during the round.
rule-4-3-title = Launching
rule-4-3 = At any time, even out of turn: give up as many sailors and missionaries as the tile asks for, all of different colours, so at most one missionary. Sailors go into the bag, a missionary goes back to the Characters area. You need no captain.

# 5 Recruiting and expeditions
rule-5-1-title = Recruiting
rule-5-1 = Sailors of one section cost 1, 3, 6 or 10 Reals for 1, 2, 3 or 4 colours, however many you take. You may add one captain, for 1 Real per sailor recruited; alone he is free.
rule-5-2-title = Sending ships
rule-5-2 = One or more launched ships go to one landing, each with a captain from the supply. A ship slot holds one ship, whose limit must be at least the slot’s value; if several fit, the player chooses.
rule-5-3-title = What a ship brings at once
rule-5-3 = The VP of its ship slot, and the landing’s bonus: Natal 1 upper project, Terra de Boa Gente 1 sailor from a section or blindly from the bag, Mozambique 1 captain, Mombasa 2 Reals, Malindi 1 Real, Calicut nothing.
rule-5-3-decided = You have to take the sailor as long as there is one, in the sections or in the bag.
rule-5-4-title = Complete landings
rule-5-4 = A landing is complete when all its ship slots are taken.

# 6 Characters
rule-6-1-title = Money or a character
rule-6-1 = Take one of the amounts still on offer, or host a character: take the tile, from the board or its owner, use its power at once and leave the disc on the portrait. You may host one whose power does nothing now, host your own again, and have several.
rule-6-1-decided = Once there is a disc on a portrait, nobody hosts that character again this round, not even the same player.
rule-6-2-title = Bartolomeu Dias
rule-6-2 = 2 VP at once. Whoever has Dias at the end of the round gets 2 VP more and is first player of the next.
rule-6-3-title = Francisco Alvares
rule-6-3 = 1 missionary at once, and 1 at the end of each round, if any is left on the board. A missed one is not made up for later.
rule-6-4-title = Girolamo Sernigi
rule-6-4 = The right to send the merchant ship, now or at the start of Navigation. It needs neither crew nor captain, goes to an empty ship slot up to its limit, and brings the landing’s bonus but no VP. From then on it belongs to nobody.
rule-6-5-title = Manuel I
rule-6-5 = Take the additional disc and 21 or 22, whichever is left, and place both at once in any empty action slot.
rule-6-5-decided = The disc that hosts him goes to the portrait first, so the slot it leaves counts as empty.
rule-6-5-differs = Only the German rulebook says plainly that nobody gets a second additional action in the same round. The app follows it.

# 7 Navigation
rule-7-1-title = The merchant ship
rule-7-1 = If it has not been sent yet, whoever has Sernigi must send it now, and gets the bonus.
rule-7-1-decided = If it fits no empty ship slot, it leaves the game.
rule-7-2-title = Ships earn
rule-7-2 = Each player’s ship in the Navigation area earns the Reals and VP printed on it.
rule-7-3-title = Complete landings pay
rule-7-3 = Each player’s ship in a complete landing earns the landing’s VP. Merchant ships earn nothing for anybody.
rule-7-4-title = Ships sail on
rule-7-4 = From Calicut down to Natal: the ships of a complete landing must move, the leftmost first, each to the leftmost empty ship slot of the next landing that its limit allows. If there is none, the ship leaves the game; ships in Calicut always do.
rule-7-5-title = Captains come back
rule-7-5 = A ship that leaves the game returns its captain to its owner. Sailing on brings neither VP nor a bonus.
rule-7-5-differs = In the Russian rulebook all captains return; in the other three only those of ships that leave. The app follows the three.
rule-7-6-title = Complete by sailing on
rule-7-6 = A landing completed this way pays, and its ships sail on, only in the next round.

# 8 The end of a round
rule-8-1-title = New projects
rule-8-1 = Unsold projects leave the game, São Gabriel too. Seven new ones come from the lowest deck: the top one to São Gabriel, six to the upper spaces. When a deck runs out, the next one follows.
rule-8-2-title = The next merchant ship
rule-8-2 = It is turned up.
rule-8-3-title = Amounts left over
rule-8-3 = They go back to the common supply.
rule-8-4-title = The round marker
rule-8-4 = It moves one space ahead.
rule-8-5-title = New sailors
rule-8-5 = From section 1 on, 3 sailors are drawn for each section in use, but only as many as fit: a section holds 5. When the bag is empty, this stops.
rule-8-6-title = Alvares and Dias
rule-8-6 = Alvares brings 1 missionary, if there is one. Dias brings 2 VP and makes his owner first player.
rule-8-7-title = Discs on portraits
rule-8-7 = They go back to their players.
rule-8-8-title = If Manuel I changed hands
rule-8-8 = Whoever lost him returns the additional disc. The new owner keeps theirs for the next round.

# 9 The end of the game
rule-9-1-title = Alvares and Dias
rule-9-1 = Alvares brings 1 last missionary, Dias 2 VP.
rule-9-2-title = The last launches
rule-9-2 = Everyone may launch once more, and put captains on launched ships in their supply.
rule-9-2-decided = The app puts the captains on board itself, one on each launched ship as far as they go.
rule-9-2-differs = The English rulebook requires no captain for launching; the other three do. The app follows the English one.
rule-9-3-title = The last VP
rule-9-3 = 1 VP for every 3 Reals, and 3 VP for each launched ship with a captain in the supply.
rule-9-4-title = Who wins
rule-9-4 = The player with the most VP wins. If tied: the one with the most ships in the Navigation area, then the one with the most sailors in the supply.
rule-9-4-decided = If still tied, they share the victory.
rule-9-5-title = The Hall of Fame
rule-9-5 = The winner’s name is recorded there.

# 10 Corrections
rule-10-1-title = The table is right
rule-10-1 = Until the game ends, you may correct a player’s VP, Reals, captains or missionaries and say why. Captains and missionaries move between supply and board; nothing falls below zero.
rule-10-2-title = Everything else
rule-10-2 = Sailors, projects, ships, characters, sections, ship slots, projects on offer and amounts can be corrected too; round and first player only before any disc is placed. What is in the bag and on the board follows from that. What the components do not allow is not accepted.

# What a rule amounts to now
now-sections = { $sections ->
    [one] { $sections } section is in use.
   *[other] { $sections } sections are in use.
}
now-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } sailor is in the bag.
   *[other] { $count } sailors are in the bag.
}
now-owner = { $player } has { $character }.
now-unowned = { $character } is on the board.
now-turn = { $player } places a disc.
now-slots = { $area }: { $count ->
    [0] no empty action slots.
    [one] { $count } empty action slot.
   *[other] { $count } empty action slots.
}
now-marker = The marker is at { $marker }; once it has moved, the first free number will be from { $least } to { $most }.
now-first-free = The first free number is { $marker }.
now-called = Number { $number } is called ({ $player }).
now-price = The first free number is { $marker }: acting with { $number } costs { $price }.
now-free = The first free number is { $marker }: acting with { $number } is free.
now-give-up = Giving up { $number } brings { $reals }.
now-rows = From the lowest row to the highest, giving up brings { $amounts } Reals.
now-upper = { $count ->
    [0] No upper project is left.
    [one] { $count } upper project is left.
   *[other] { $count } upper projects are left.
}
now-sao-gabriel = São Gabriel costs { $reals }.
now-sao-gabriel-sold = The São Gabriel project has been sold.
now-launch = { $players } could launch a ship.
now-section = All of section { $section } would cost { $reals }, with a captain { $both }.
now-captains = { $count ->
    [0] { $player } has no captain left on the board.
    [one] { $player } has { $count } captain left on the board.
   *[other] { $player } has { $count } captains left on the board.
}
now-docks = { $landing }, empty ship slots: { $docks }.
now-complete = { $landing } is complete: { $vp } for each ship.
now-none-complete = No landing is complete.
now-amounts = Still on offer: { $amounts } Reals.
now-no-amounts = Both amounts have been taken.
now-hosted = Hosted this round: { $characters }.
now-missionaries = { $count ->
    [0] No missionary is left on the board.
    [one] { $count } missionary is left on the board.
   *[other] { $count } missionaries are left on the board.
}
now-merchant = The merchant ship has limit { $limit }.
now-merchant-sent = The merchant ship has been sent.
now-earns = { $player } would earn { $vp } and { $reals }.
now-paid = { $player } would get { $vp }.
now-sails = { $landing }: { $count ->
    [one] { $count } ship would sail on.
   *[other] { $count } ships would sail on.
}
now-leaves = { $landing }: { $count ->
    [one] { $count } ship would leave the game.
   *[other] { $count } ships would leave the game.
}
now-returns = { $count } of { $player }’s captains would return.
now-round = This is round { $round } of { $rounds }.
now-first = { $player } is first player.
now-reals = { $player }: { $reals } would be worth { $vp }.
now-ships = { $player }: { $count ->
    [one] { $count } ship with a captain would be worth { $vp }.
   *[other] { $count } ships with captains would be worth { $vp }.
}
now-leads = { $players }: { $vp }, the most so far.

# Other words by which a rule is searched for; they are never shown
also-1-1 = setup, starting money, coins, preparation, scoring track, scoring marker
also-2-2 = turn order, sequence number, worker, options, cylinder
also-3-1 = reveal, free action, uncover, free of charge, pawn, step
also-3-3 = price, fee, pay, expensive
also-3-4 = pass, passing, skip, compensation, refund, renounce, forfeit
also-4-1 = ship project, purchase, shipyard, buying, order ships, bought
also-4-3 = man a ship, build, complete a project, shipbuilding, color, human shape
also-5-1 = hire, hiring, seamen, color, any number
also-5-2 = sail, journey, voyage, port, harbour, dock, berth, expedition
also-5-3 = reward, benefit, advantage, receive, bonus, coast
also-5-4 = full, filled, occupied
also-6-1 = patron, favour, noble, person, favor, possess, own, Characters area action
also-6-2 = start player, starting player, leader
also-6-3 = priest, monk
also-6-4 = trader, trade ship
also-7-2 = earnings, revenue, payment
also-7-4 = move on, travel further, next landing, advance, discard, removed from the game
also-8-1 = refill, replenish, new tiles, clean-up, end of round operations, discard, removed from the game
also-8-5 = refill, draw sailors
also-8-6 = start player, turn order, next round
also-9-3 = final scoring, game end, victory points
also-9-4 = tie, tiebreaker, draw, winner
also-0-2 = front side, back side, project side, ship side
also-1-3 = travelled, farthest
also-3-2 = sequence number, perform, declare
also-6-5 = king, additional action
