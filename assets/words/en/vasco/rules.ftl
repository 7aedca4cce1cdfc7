# The rules at hand: chapter by chapter, numbered as in companion/vasco/rules.md

rules-title = Rules
rules-search = Search
rules-none = No rule says that. Try one word of it.
rules-contents = Contents
rules-chapter = Chapter { $number }
rules-now = Now
rules-decided = Our decision
rules-differs = The rulebooks differ
rules-open = Rule { $rule }
rules-of = Rule { $rule }: { $title }

rules-chapter-0 = The pieces
rules-chapter-1 = Setting up
rules-chapter-2 = Placing discs
rules-chapter-3 = Taking actions
rules-chapter-4 = Projects and launching
rules-chapter-5 = Recruiting and expeditions
rules-chapter-6 = Characters
rules-chapter-7 = Navigation
rules-chapter-8 = The end of a round
rules-chapter-9 = The end of the game
rules-chapter-10 = Corrections

# 0 The pieces
rule-0-1-title = Players
rule-0-1 = Two to four play: yellow, red, black and blue. Seats go clockwise.
rule-0-2-title = Projects and ships
rule-0-2 = 35 tiles in three decks have a project on one side and its ship on the other. Each has a limit from 4 to 11 and a crew of 1 to 5; some earn Reals or VP while they lie in Navigation.
rule-0-3-title = Merchant ships and VdG tiles
rule-0-3 = 6 merchant ships have nothing but a limit. 9 Vasco da Gama tiles say how far the marker moves (upper left), where it begins (upper right), and which two amounts of Reals he offers.
rule-0-4-title = People and discs
rule-0-4 = 32 sailors are turquoise, violet, grey or orange; 6 missionaries are white. Each player has 7 captains, 4 action discs and 1 additional disc.
rule-0-5-title = Numbers and money
rule-0-5 = Numbers 1 to 20 lie in four rows of five; 21 and 22 belong to Manuel I. Reals never run out.

# 1 Setting up
rule-1-1-title = What everybody has
rule-1-1 = Everybody begins with 0 VP, 10 Reals, 4 action discs and 1 captain. The other 6 captains wait on the board.
rule-1-2-title = Sections and the bag
rule-1-2 = As many recruiting sections are in use as there are players. All sailors go into the bag, and 5 are drawn into each section in use.
rule-1-2-decided = Section 1 is the rightmost one. With fewer players it is the rightmost sections that are in use.
rule-1-3-title = Who has which character
rule-1-3 = The first player takes Dias and 2 VP. Clockwise after him: Sernigi with two players; Alvares and Sernigi with three; Alvares, Sernigi and Manuel I with four. The rest lie on the board.
rule-1-4-title = What comes with them
rule-1-4 = Whoever has Alvares takes 1 missionary; whoever has Manuel I takes his additional disc.
rule-1-5-title = The first merchant ship
rule-1-5 = Before the first round, whoever has Sernigi sends a merchant ship. It earns him the landing’s bonus, but not the VP of its dock.
rule-1-5-decided = It is one of the six; the other five form the stack, one for each round. A ship that fits in no empty dock leaves the game.
rule-1-6-title = The first projects
rule-1-6 = The three decks lie face up. Seven tiles of deck I are laid out: one on the São Gabriel space, six on the upper spaces.
rule-1-6-decided = The top tile is São Gabriel’s, as in every later round.
rule-1-7-title = The VdG tiles
rule-1-7 = They are shuffled face down, and the top one is turned up.

# 2 Placing discs
rule-2-1-title = The marker begins
rule-2-1 = The VdG tile that lies face up moves to the left. The marker goes to its initial number, the upper right one, and its two amounts are laid in the Characters area.
rule-2-2-title = One disc at a time
rule-2-2 = From the first player clockwise, each takes a free number from 1 to 20, lays it on a disc and puts both into an empty slot of an area. Where no slot is empty, nobody can place.
rule-2-3-title = Slots
rule-2-3 = How many slots an area has depends on the number of players.
rule-2-4-title = The additional disc
rule-2-4 = Whoever has Manuel I places a fifth disc, on a turn of his choice: with 21 or 22, and only with these. A player without discs is skipped.
rule-2-5-title = Placed is placed
rule-2-5 = A disc does not move once it lies. The phase ends when all discs are placed.

# 3 Taking actions
rule-3-1-title = The first free number
rule-3-1 = The next VdG tile is turned up, and the marker moves by its variation, the number upper left. Where it stands then is the first free number. All else on that tile is for the next round.
rule-3-2-title = Numbers are called
rule-3-2 = From the lowest number to the highest: whoever is called takes the action of the area, or gives up.
rule-3-3-title = What acting costs
rule-3-3 = A number below the first free one costs the difference; from that number on it is free. This is paid first, besides what the action itself costs. A player who cannot pay cannot act.
rule-3-4-title = Giving up
rule-3-4 = Giving up brings the Reals of the number’s row at once, even where acting was free. 21 and 22 bring nothing.
rule-3-4-differs = Only the German one says in words that the rows pay 1 to 3 Reals; the others leave it to the board.
rule-3-5-title = Afterwards
rule-3-5 = The number goes back to its space and the disc to its owner; the slot is empty again. A disc on a portrait stays there until the end of the round.
rule-3-6-title = Something must be done
rule-3-6 = Whoever acts buys, recruits or sends something.
rule-3-6-decided = An action that does nothing is refused: it is giving up.

# 4 Projects and launching
rule-4-1-title = Buying projects
rule-4-1 = One action buys 1 upper project for 1 Real, or 2 for 4 Reals, or the São Gabriel project for as many Reals as its crew. São Gabriel comes launched and needs no crew.
rule-4-2-title = Sold is sold
rule-4-2 = Empty spaces are not filled again during the round.
rule-4-3-title = Launching
rule-4-3 = At any time, even out of turn: give as many sailors and missionaries as the tile says, all of different colours, so one missionary at most. Sailors go into the bag, a missionary goes back to the Characters area. No captain is needed.

# 5 Recruiting and expeditions
rule-5-1-title = Recruiting
rule-5-1 = Sailors of one section cost 1, 3, 6 or 10 Reals for 1, 2, 3 or 4 colours, however many are taken. One captain may come too, for 1 Real per sailor recruited; alone he is free.
rule-5-2-title = Sending ships
rule-5-2 = One or more launched ships go to one landing, each with a captain from the supply. A dock takes one ship, of a limit no less than its value; of several docks that fit, the player chooses.
rule-5-3-title = What a ship brings at once
rule-5-3 = The VP of its dock, and the landing’s bonus: Natal 1 upper project, Terra de Boa Gente 1 sailor from a section or blindly from the bag, Mozambique 1 captain, Mombasa 2 Reals, Malindi 1 Real, Calicut nothing.
rule-5-3-decided = The sailor must be taken as long as there is one, in the sections or in the bag.
rule-5-4-title = Complete
rule-5-4 = A landing is complete when all its docks are taken.

# 6 Characters
rule-6-1-title = Money or a character
rule-6-1 = Take one of the amounts that still lie there; or host a character: take his tile, from the board or from its owner, use his power at once and leave the disc on his portrait. You may host one whose power gives nothing now, host your own again, and own several.
rule-6-1-decided = A character with a disc on his portrait is hosted by nobody else this round, nor again by the same player.
rule-6-2-title = Bartolomeu Dias
rule-6-2 = 2 VP at once. Whoever owns him at the end of the round gets 2 VP more and is first player of the next.
rule-6-3-title = Francisco Alvares
rule-6-3 = 1 missionary at once, and 1 at the end of each round, if any is left on the board. None is made up later.
rule-6-4-title = Girolamo Sernigi
rule-6-4 = The right to send the merchant ship, now or at the start of Navigation. It needs neither crew nor captain, goes to an empty dock within its limit, and brings the landing’s bonus but no VP. Then it belongs to nobody.
rule-6-5-title = Manuel I
rule-6-5 = Take the additional disc and 21 or 22, whichever is left, and place both at once in any empty slot.
rule-6-5-decided = The hosting disc goes to the portrait first, so the slot it leaves is empty.
rule-6-5-differs = Only the German one says plainly that nobody gets a second additional disc in the same round. So it is here.

# 7 Navigation
rule-7-1-title = The merchant ship
rule-7-1 = If it was not sent yet, Sernigi’s owner must send it now, and gets the bonus.
rule-7-1-decided = Where no empty dock fits, it leaves the game.
rule-7-2-title = Ships earn
rule-7-2 = Each player’s ship in the Navigation area earns the Reals and VP printed on it.
rule-7-3-title = Complete landings pay
rule-7-3 = Each player’s ship in a complete landing earns the landing’s VP. Merchant ships earn nothing for anybody.
rule-7-4-title = Ships sail on
rule-7-4 = From Calicut down to Natal: ships of a complete landing must move, the leftmost first, each to the leftmost empty dock of the next landing that its limit allows. Where there is none, and from Calicut, a ship leaves the game.
rule-7-5-title = Captains come home
rule-7-5 = A ship that leaves gives its captain back to its owner. Moving brings neither VP nor bonus.
rule-7-5-differs = The Russian one returns all captains; the other three only those of ships that leave. So it is here.
rule-7-6-title = Complete by moving
rule-7-6 = A landing that these moves complete neither pays nor moves before the next round.

# 8 The end of a round
rule-8-1-title = New projects
rule-8-1 = Unsold projects leave the game, São Gabriel too. Seven new ones come from the lowest deck: the top one to São Gabriel, six to the upper spaces. A deck that runs out is followed by the next.
rule-8-2-title = The next merchant ship
rule-8-2 = It is turned up.
rule-8-3-title = Amounts left over
rule-8-3 = They go back to the common supply.
rule-8-4-title = The round marker
rule-8-4 = It moves on by one.
rule-8-5-title = New sailors
rule-8-5 = From section 1 on, 3 sailors are drawn into each section in use, but never more than 5 lie there. An empty bag ends it.
rule-8-6-title = Alvares and Dias
rule-8-6 = Alvares brings his owner 1 missionary, if there is one. Dias brings his 2 VP and the first turn.
rule-8-7-title = Discs on portraits
rule-8-7 = They go back to their players.
rule-8-8-title = If Manuel I changed hands
rule-8-8 = Whoever lost him returns his additional disc. The new owner keeps his own for the next round.

# 9 The end of the game
rule-9-1-title = Alvares and Dias
rule-9-1 = Alvares brings 1 missionary once more, Dias 2 VP.
rule-9-2-title = The last launches
rule-9-2 = Everybody may launch once more, and board captains on launched ships in his supply.
rule-9-2-decided = Captains board by themselves, one on each launched ship as far as they go.
rule-9-2-differs = The English one asks for no captain to launch; the other three do. Here none is needed.
rule-9-3-title = The last VP
rule-9-3 = 1 VP for every 3 Reals, and 3 VP for each launched ship with a captain in the supply.
rule-9-4-title = Who wins
rule-9-4 = Most VP wins. Among those who are tied: most own ships in the Navigation area, then most sailors in the supply.
rule-9-4-decided = Still tied, they share the victory.
rule-9-5-title = The Hall of Fame
rule-9-5 = There the winner’s name is kept.

# 10 Corrections
rule-10-1-title = What lies on the table is right
rule-10-1 = Until the game ends, a group may correct a player’s VP, Reals, captains or missionaries, and say why. Captains and missionaries move between supply and board; nothing falls below zero.
rule-10-2-title = Everything else
rule-10-2 = Sailors, projects, ships, characters, sections, docks, the offer and the amounts can be set right too; round and first player only while no disc lies. What is in the bag and on the board follows. What the pieces do not allow is refused.

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
    [0] no slot is empty.
    [one] { $count } slot is empty.
   *[other] { $count } slots are empty.
}
now-marker = The marker stands at { $marker }; after it moves, the first free number is from { $least } to { $most }.
now-first-free = The first free number is { $marker }.
now-called = { $number } of { $player } is called.
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
now-sao-gabriel-sold = The São Gabriel project is sold.
now-launch = { $players } could launch.
now-section = Everybody in section { $section } costs { $reals }; with a captain { $both }.
now-captains = { $count ->
    [0] { $player } has no captain left on the board.
    [one] { $player } has { $count } captain left on the board.
   *[other] { $player } has { $count } captains left on the board.
}
now-docks = { $landing }: { $docks } empty.
now-complete = { $landing } is complete: { $vp } for each ship.
now-none-complete = No landing is complete.
now-amounts = { $amounts } Reals still lie there.
now-no-amounts = Both amounts are taken.
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
now-returns = { $count ->
    [one] { $count } captain of { $player } would come home.
   *[other] { $count } captains of { $player } would come home.
}
now-round = It is round { $round } of { $rounds }.
now-first = { $player } is first player.
now-reals = { $player }: { $reals } would be { $vp }.
now-ships = { $player }: { $count ->
    [one] { $count } ship with a captain would be { $vp }.
   *[other] { $count } ships with captains would be { $vp }.
}
now-leads = { $players }: { $vp }, the most so far.

# Other words by which a rule is searched for; they are never shown
also-1-1 = setup, starting money, coins
also-2-2 = turn order, sequence number, worker
also-3-1 = reveal, free action
also-3-3 = price, fee, pay, expensive
also-3-4 = pass, passing, skip, compensation, refund
also-4-1 = ship project, purchase, shipyard
also-4-3 = man a ship, build, complete a project, shipbuilding
also-5-1 = hire, hiring, seamen
also-5-2 = sail, journey, voyage, port, harbour
also-5-3 = reward, benefit, advantage
also-5-4 = full, filled, occupied
also-6-1 = patron, favour, noble, person
also-6-2 = start player, starting player
also-6-3 = priest, monk
also-6-4 = trader, trade ship
also-7-2 = earnings, revenue, payment
also-7-4 = move on, travel further, next landing
also-8-1 = refill, replenish, new tiles, clean-up
also-8-5 = refill, draw sailors
also-8-6 = start player, turn order, next round
also-9-3 = final scoring, game end, victory points
also-9-4 = tie, tiebreaker, draw, winner
