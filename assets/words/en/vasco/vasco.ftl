# The game of Vasco da Gama: its things, its refusals, its ledger.

# Figures
units = R Real Reals
figure-reals = { $value ->
    [one] { $value } Real
   *[other] { $value } Reals
}
project = project { $limit } (crew { $crew })
project-earning = project { $limit } (crew { $crew }, earns { $earns })
ship = ship { $limit } (crew { $crew })
ship-earning = ship { $limit } (crew { $crew }, earns { $earns })
ship-at-sea = { $count ->
    [one] { $player }’s ship { $limit }
   *[other] { $player }’s { $count } ships of limit { $limit }
}
merchant-at-sea = { $count ->
    [one] merchant ship { $limit }
   *[other] { $count } merchant ships of limit { $limit }
}

area-characters = Characters
area-recruiting = Recruiting
area-projects = Projects
area-navigation = Navigation

landing-natal = Natal
landing-boa-gente = Terra de Boa Gente
landing-mozambique = Mozambique
landing-mombasa = Mombasa
landing-malindi = Malindi
landing-calicut = Calicut

character-dias = Bartolomeu Dias
character-alvares = Francisco Alvares
character-sernigi = Girolamo Sernigi
character-manuel = Manuel I

sailor-turquoise = { $case ->
    [person] a turquoise sailor
   *[nom] turquoise
}
sailor-violet = { $case ->
    [person] a violet sailor
   *[nom] violet
}
sailor-grey = { $case ->
    [person] a grey sailor
   *[nom] grey
}
sailor-orange = { $case ->
    [person] an orange sailor
   *[nom] orange
}
sailor-white = { $case ->
    [person] a missionary
   *[nom] missionary
}
sailors = { $case ->
    [alone] { $count ->
        [one] { $count } { $colour } sailor
       *[other] { $count } { $colour } sailors
    }
   *[nom] { $count } { $colour }
}
a-captain = 1 captain
a-missionary = a missionary

move-projects = laying out projects
move-sailors = drawing sailors
move-vdg = turning up a VdG tile
move-merchant = turning up a merchant ship
move-bag = drawing the sailor from the bag
move-place = placing a disc
move-pass = giving up
move-buy = buying projects
move-recruit = recruiting
move-expedition = sending an expedition
move-money = taking money
move-host = hosting a character
move-send = sending the merchant ship
move-launch = launching
move-navigate = navigation
move-finish = final scoring
move-adjust = a correction of amounts
move-correct = a correction of the table

move-begin = the start

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } VP
    [reals] { $amount ->
        [one] { $amount } Real
       *[other] { $amount } Reals
    }
    [captains] { $amount ->
        [one] { $amount } captain
       *[other] { $amount } captains
    }
    [white] { $amount ->
        [one] { $amount } missionary
       *[other] { $amount } missionaries
    }
   *[other] { $amount } { $what } { $amount ->
        [one] sailor
       *[other] sailors
    }
}
ledger-dias = Dias
ledger-alvares = Alvares
ledger-act = to act with number { $number } (first free number: { $marker })
ledger-give-up = for giving up number { $number }
ledger-amount = Vasco da Gama’s money
ledger-projects = { $projects }
ledger-sao-gabriel = São Gabriel: { $projects }
ledger-sailors = for { $colours ->
    [one] one colour
   *[other] { $colours } colours
} from section { $section }
ledger-recruit = from section { $section }
ledger-captain = { $sailors ->
    [0] hiring a captain alone
    [one] hiring a captain with one sailor
   *[other] hiring a captain with { $sailors } sailors
}
ledger-launch = launching { $project }
ledger-board = on board, sent to { $landing }
ledger-dock = { $ship } placed in { $landing }
ledger-boa-gente = bonus of Terra de Boa Gente
ledger-mozambique = bonus of Mozambique
ledger-mombasa = bonus of Mombasa
ledger-malindi = bonus of Malindi
ledger-income = { $ship } in { $landing }
ledger-complete = complete landing { $landing }, { $ship }
ledger-returns = back from { $landing }
ledger-unsent = { $docks ->
    [0] { $ships } fits in no empty ship slot and leaves the game
   *[other] { $ships } is not sent, since nobody has Sernigi, and leaves the game
}
ledger-leaves = { $count ->
    [one] { $ships } leaves the game
   *[other] { $ships } leave the game
}
ledger-unsold = { $count ->
    [one] the project nobody bought leaves the game
   *[other] { $count } projects nobody bought leave the game
}
ledger-reals = for { $reals }
ledger-ships = for { $ships ->
    [one] one ship with a captain
   *[other] { $ships } ships with captains
}
ledger-adjust = corrected: { $why }
ledger-correct = corrected: { $why }

# The standing
standing = { $player }: { $vp }, { $reals }

# What a record must hold
expected-kind = a kind of move
expected-area = an area
expected-landing = a landing
expected-sailor = a sailor’s colour
expected-character = a character
expected-crew = a sailor’s colour or white
expected-tile = a tile such as 7/5+2v
expected-some-crew = one sailor at least
expected-all-sailors = 32 sailors in all
expected-docked = a ship with its owner and tile, or a merchant ship with neither
expected-limit-of-ship = the limit of its tile
expected-change = a change, up or down
expected-some-state = something to be corrected
components-slots = { $players } players need { $wanted } action slots in all; this set has { $found }

# Refusals: seats and drawing
not-seated = nobody plays { $colour }
other-section = sailors are now drawn for section { $due }, not section { $section }
draw-count = { $wanted ->
    [one] { $wanted } sailor is to be drawn now, not { $found }
   *[other] { $wanted } sailors are to be drawn now, not { $found }
}
bag-lacks = { $held ->
    [0] the bag holds no { $colour } sailor
    [one] the bag holds only { $held } { $colour } sailor
   *[other] the bag holds only { $held } { $colour } sailors
}

# Refusals: placing discs
not-your-turn = it is { $turn }’s turn, not { $player }’s
number-taken = number { $number } is already taken ({ $owner })
area-full = { $area } has no empty action slot
no-additional-disc = number { $number } only goes with the additional disc, and { $player } does not have it to place now
only-additional-disc = { $player } has only the additional disc left; it goes with 21 or 22

# Refusals: acting
not-called = number { $number } has been called: it is { $owner }’s turn, not { $player }’s
cannot-act = acting with { $number } costs { $price }, and { $player } has { $has }
too-dear-projects = { $price } to act and { $cost } for { $projects ->
    [one] a project
   *[other] { $projects } projects
} make { $total }; { $player } has { $has }
too-dear-sao-gabriel = { $price } to act and { $cost } for the São Gabriel project make { $total }; { $player } has { $has }
too-dear-sailors = { $price } to act and { $sailors } for { $colours ->
    [one] one colour
   *[other] { $colours } colours
} make { $total }; { $player } has { $has }
too-dear-captain = { $price } to act, { $sailors } for the sailors and { $captain } for the captain make { $total }; { $player } has { $has }

# Refusals: projects and launching
nothing-bought = if you buy nothing, you give up
too-many-projects = you can buy one or two projects at a time, not { $found }
sao-gabriel-alone = the São Gabriel project has to be bought on its own
not-offered = { $project } is not in the upper spaces
sao-gabriel-sold = the São Gabriel space is empty
no-such-project = { $player } does not have { $project }
crew-size = { $wanted ->
    [one] { $project } needs a crew of one, not { $found }
   *[other] { $project } needs a crew of { $wanted }, not { $found }
}
crew-colours = everyone in a crew must be of a different colour
crew-lacks = { $player } does not have { FORM($colour, case: "person") }

# Refusals: recruiting
nobody-recruited = if you recruit nobody, you give up
section-closed = section { $section } is not in use; sections 1 to { $active } are
section-empty = section { $section } is empty
section-lacks = { $found ->
    [0] section { $section } holds no { $colour } sailor
    [one] section { $section } holds only { $found } { $colour } sailor
   *[other] section { $section } holds only { $found } { $colour } sailors
}
no-captain-left = { $player } has no captains left on the board

# Refusals: expedition
no-ship = { $player } has no launched ship
no-ship-sent = if you send no ship, you give up
no-such-ship = { $player } does not have { $ship }
not-launched = { $player } has not launched { $ship } yet
captains-lacking = { $ships ->
    [one] a ship needs a captain; { $player } has { $has }
   *[other] { $ships } ships need { $ships } captains; { $player } has { $has }
}
no-such-dock = { $docks ->
    [one] { $landing } has only one ship slot
   *[other] { $landing } has only { $docks } ship slots
}
landing-full = all ship slots in { $landing } are taken
dock-taken = ship slot { $dock } in { $landing } is taken
limit-too-low = a ship with limit { $limit } cannot enter ship slot { $dock } in { $landing }
other-bonus = there is nothing to choose in { $landing }
project-due = a ship in Natal brings one of the upper projects; choose which
sailor-due = a ship in Terra de Boa Gente brings a sailor; choose one from a section, or draw blindly from the bag
bag-empty = the bag is empty; take a sailor from a section

# Refusals: characters
amount-taken = this amount has already been taken
hosted-already = { $holder } has already hosted { $character } this round
additional-disc-due = { $player } places the additional disc at once; choose where, and 21 or 22
additional-disc-used = { $player } has no additional disc to place now
not-sernigi = { $owner } has Sernigi and sends the merchant ship, not { $player }
no-merchant-ship = there is no merchant ship to send

# Refusals: corrections
adjust-vp = { $player } cannot have fewer than 0 VP
adjust-reals = { $player } cannot have fewer than 0 Reals
adjust-captains = { $player } does not have that many captains in the supply, or the board does not have that many left
adjust-missionaries = { $player } does not have that many missionaries, or the board does not have that many left
section-size = section { $section } has room for { $size ->
    [person] one sailor
   *[other] { $size } sailors
}
dock-count = { $docks ->
    [one] { $landing } has one ship slot
   *[other] { $landing } has { $docks } ship slots
}; name each, an empty one as null
discs-placed = round and first player can only be corrected before any disc is placed
round-impossible = it cannot be round { $round } now
too-many-sailors = there are not that many { $colour } sailors in the game
too-many-merchants = there are only { $found } merchant ships in the game
too-many-captains = { $player } has only 7 captains in all, including those at sea
character-twice = { $character } cannot be with two players, or twice with the same one

game-name = Vasco da Gama
sheet-title = Vasco da Gama

home-rules = Rules
home-rules-note = Chapter by chapter, with the figures of your game.
home-component-sets = Component sets
home-component-sets-note = What is printed in your copy of the game.
home-check-copy = Compare
home-check-copy-offer = No rulebook states everything that is printed. Compare the app’s board with yours once: it takes a minute.

hall-numbers = Favourite numbers: { $numbers }
hall-price = Paid to act: { $price } Reals on average

newgame-farthest = If in doubt: whoever has travelled farthest.

keys-numbers = Find a number, a section, or a value on a tile
keys-give-up = Give up, or “Later”
keys-cap-numbers = 1–22
home-new-game = New game of Vasco da Gama

# In a table of the ledger: what came or went
what-reals = Reals
what-captains = captains
what-white = missionaries
what-turquoise = turquoise sailors
what-violet = violet sailors
what-grey = grey sailors
what-orange = orange sailors
