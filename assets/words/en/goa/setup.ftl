# Setting up Goa

newgame-youngest = Who is the youngest?
newgame-elephant = The youngest player turns up the first card; the first elephant decides who goes first.
newgame-youngest-next = Last time it was { $name }. Tap whoever is the youngest.
home-new-game = New game of Goa
setup-place = Place the flag

# The checklist
setup-box = Stays in the box
setup-box-text = The app counts these: { $things }.
setup-box-ships = ship cards
setup-box-colonists = colonist cards
setup-box-extra_cards = extra action cards
setup-players = What each player takes
setup-players-text = A personal board, a development board with a marker in row 1 of every column, and the tokens 1 to { $tokens }.
setup-players-goods = Also { $goods }.
setup-players-counted = The app has counted { $goods } for everyone.
setup-supplies = Colonies and cards
setup-supplies-text = Sort the colony tiles by name, face up. Shuffle the Expedition cards into a face-down deck, with room for a discard pile.
setup-market = The market
setup-market-table = Shuffle the A tiles. Look at { $removed } of them and put them in the box, at most 2 plantations. The other 25 go face up into a 5 × 5 grid.
setup-market-app = Find these 25 tiles and lay them out as in the picture.
setup-market-removed = Into the box: { $tiles }.
setup-bonanza = Bonanza
setup-bonanza-table = Shuffle the 8 Bonanza tiles and put one face down, unseen, under the tile in each corner.
setup-bonanza-app = The Bonanza tiles stay in the box: the app says what is under the tile in each corner.
setup-elephant = First player
setup-elephant-text = From the youngest player clockwise, each turns up the top Expedition card until an elephant shows. These cards are discarded.
setup-elephant-found = { $first } turned up the elephant, is first player and takes the flag.
setup-ducats = Ducats
setup-ducats-text = { $first } for the first player, { $others } for everyone else.
setup-ducats-secret = Each player’s ducats are secret.
setup-ducats-open = Each player’s ducats are open to all.
setup-quick = Quick Start
setup-quick-text = From the first player clockwise, everyone moves two different markers to row 2 or takes { $ducats }.

# Home
home-rules = Rules
home-rules-note = Chapter by chapter, with the figures of your game.

# What else can stay in the box
setup-box-ducats = ducats
setup-box-spices = spices
setup-ducats-counted = The app has counted { $first } for the first player, { $others } for everyone else.

# The variants
setup-variants = Variants
setup-variants-text = Agree on them before anything is laid out.
setup-variants-none = You play without variants.
setup-variants-chosen = You play with { $variants }.
