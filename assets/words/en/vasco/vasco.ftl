# The game of Vasco da Gama: its things, its refusals, its ledger.

# Figures
figure-reals = { $value ->
    [one] { $value } Real
   *[other] { $value } Reals
}
tile = { $limit } (crew { $crew })
tile-earning = { $limit } (crew { $crew }, +{ $earns })

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

sailor-turquoise = turquoise
sailor-violet = violet
sailor-grey = grey
sailor-orange = orange
sailor-white = missionary
sailors = { $count } { $colour }
a-captain = 1 captain
a-missionary = a missionary

move-projects = laying out the projects
move-sailors = drawing sailors
move-vdg = turning up a VdG tile
move-merchant = turning up a merchant ship
move-bag = the sailor from the bag
move-place = placing a disc
move-pass = giving up
move-buy = buying projects
move-recruit = recruiting
move-expedition = an expedition
move-money = taking money
move-host = hosting a character
move-send = sending the merchant ship
move-launch = launching
move-navigate = navigation
move-finish = the final scoring
move-adjust = an adjustment
move-correct = a correction

move-begin = the beginning

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
   *[other] { $amount } { $what }
}
ledger-dias = Dias
ledger-alvares = Alvares
ledger-act = to act with number { $number }, first free is { $marker }
ledger-give-up = for giving up number { $number }
ledger-amount = Vasco da Gama’s money
ledger-projects = { $projects }
ledger-sao-gabriel = the São Gabriel project { $projects }
ledger-sailors = for { $colours ->
    [one] one colour
   *[other] { $colours } colours
} of section { $section }
ledger-recruit = from section { $section }
ledger-captain = captain, with { $sailors ->
    [0] no sailors
    [one] one sailor
   *[other] { $sailors } sailors
}
ledger-launch = launching { $project }
ledger-board = aboard for { $landing }
ledger-dock = the dock of { $ship } in { $landing }
ledger-boa-gente = bonus of Terra de Boa Gente
ledger-mozambique = bonus of Mozambique
ledger-mombasa = bonus of Mombasa
ledger-malindi = bonus of Malindi
ledger-income = { $ship } in { $landing }
ledger-complete = { $landing } is complete, with { $ship }
ledger-returns = back from { $landing }
ledger-reals = from { $reals }
ledger-ships = for { $ships ->
    [one] one ship with a captain
   *[other] { $ships } ships with captains
}
ledger-adjust = adjusted: { $why }
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
expected-some-state = something that is to be set
components-slots = { $players } players need { $wanted } slots in all; this set has { $found }

# Refusals: seats and drawing
not-seated = nobody plays { $colour }
other-section = section { $due } is drawn now, not section { $section }
draw-count = { $wanted ->
    [one] { $wanted } sailor is drawn now, not { $found }
   *[other] { $wanted } sailors are drawn now, not { $found }
}
bag-lacks = { $held ->
    [0] the bag holds no { $colour } sailor
    [one] the bag holds only { $held } { $colour } sailor
   *[other] the bag holds only { $held } { $colour } sailors
}

# Refusals: placing discs
not-your-turn = it is the turn of { $turn }, not of { $player }
number-taken = number { $number } is taken by { $owner }
area-full = { $area } has no empty slot
no-additional-disc = number { $number } needs the additional disc, and { $player } has none to place
only-additional-disc = { $player } has only the additional disc left, which goes with 21 or 22

# Refusals: acting
not-called = number { $number } is called, and it is { $owner }’s, not { $player }’s
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
nothing-bought = buying nothing is giving up
too-many-projects = one or two projects are bought at a time, not { $found }
sao-gabriel-alone = the São Gabriel project is bought alone
not-offered = the project { $project } is not among the upper ones
sao-gabriel-sold = the São Gabriel space is empty
no-such-project = { $player } has no project { $project }
crew-size = { $wanted ->
    [one] { $project } takes a crew of one, not { $found }
   *[other] { $project } takes a crew of { $wanted }, not { $found }
}
crew-colours = the colours of a crew must all be different
crew-lacks = { $player } has no { $colour } to go aboard

# Refusals: recruiting
nobody-recruited = recruiting nobody is giving up
section-closed = section { $section } is closed; sections 1 to { $active } are active
section-empty = section { $section } is empty
section-lacks = { $found ->
    [0] section { $section } holds no { $colour } sailor
    [one] section { $section } holds only { $found } { $colour } sailor
   *[other] section { $section } holds only { $found } { $colour } sailors
}
no-captain-left = { $player } has no captain left on the board

# Refusals: expedition
no-ship = { $player } has no launched ship
no-ship-sent = sending no ship is giving up
no-such-ship = { $player } has no ship { $ship }
not-launched = { $player } has not launched { $ship } yet
captains-lacking = { $ships ->
    [one] a ship needs a captain, and { $player } has { $has }
   *[other] { $ships } ships need as many captains, and { $player } has { $has }
}
no-such-dock = { $docks ->
    [one] { $landing } has a single dock
   *[other] { $landing } has only { $docks } docks
}
landing-full = all docks in { $landing } are taken
dock-taken = the dock of value { $dock } in { $landing } is taken
limit-too-low = a ship of limit { $limit } cannot enter the dock of value { $dock } in { $landing }
other-bonus = { $landing } gives nothing to choose
project-due = a ship to Natal takes one of the upper projects; say which
sailor-due = a ship to Terra de Boa Gente takes a sailor; say from which section, or blindly from the bag
bag-empty = the bag is empty; take a sailor from a section

# Refusals: characters
amount-taken = this amount has been taken
hosted-already = { $holder } hosts { $character } this round
additional-disc-due = { $player } places the additional disc at once; say where, and with 21 or 22
additional-disc-used = { $player } has no additional disc to place now
not-sernigi = { $owner } has Sernigi and sends the merchant ship, not { $player }
no-merchant-ship = there is no merchant ship to send

# Refusals: corrections
adjust-vp = { $player } cannot have fewer than 0 VP
adjust-reals = { $player } cannot have fewer than 0 Reals
adjust-captains = { $player } has not so many captains in the supply, or not so many are left on the board
adjust-missionaries = { $player } has not so many missionaries, or not so many are left on the board
section-size = section { $section } has room for { $size ->
    [one] one sailor
   *[other] { $size } sailors
}
dock-count = { $docks ->
    [one] { $landing } has a single dock
   *[other] { $landing } has { $docks } docks
}; name each, with null for an empty one
discs-placed = round and first player can be set only while no disc is placed
round-impossible = it cannot be round { $round } now
too-many-sailors = there are not so many { $colour } sailors in the game
too-many-merchants = there are only { $found } merchant ships in the game
too-many-captains = { $player } has 7 captains in all, those at sea among them
character-twice = { $character } cannot be with two players, or twice with one

game-name = Vasco da Gama
sheet-title = Vasco da Gama

home-rules = Rules
home-rules-note = Chapter by chapter, with what they come to in your game.
home-component-sets = Component sets
home-component-sets-note = What is printed in your copy of the game.
home-check-copy = Compare
home-check-copy-offer = No rulebook states all that is printed. Compare the app’s board with yours once: it takes a minute.

hall-numbers = Favourite numbers: { $numbers }
hall-price = To act: { $price } Reals on average

newgame-farthest = In doubt, whoever has travelled farthest.

keys-numbers = Find the number; a section, or a figure of a tile
keys-give-up = Give up, or later
keys-cap-numbers = 1–22
