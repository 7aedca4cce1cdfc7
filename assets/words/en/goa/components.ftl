# Component sets of Goa: what is printed in one copy of the game
sets-own = Our copy
sets-choose = Tap to play with it
sets-board = Board and colonies: { $known } of { $count } values known
sets-tiles = Tiles and cards: { $known } of { $count } known
sets-goa-2012-starter = Edition of 2012, from the rulebooks
sets-goa-2004-starter = Edition of 2004, assumed
sets-about = A set is everything printed in one copy of the game. Whatever no rulebook states is assumed until you check it or the tile turns up.
check-tiles-link = Tiles and cards in your box

# The development board, as it is printed
check-development = Development board
check-vp = VP, ships
check-vp-of = VP in row { $row }
check-ships-paid-of = Ships for the step to row { $row }
check-value-of = { $column }, row { $row }
check-draw-of = Expedition, row { $row }: cards to draw
check-limit-of = Expedition, row { $row }: most cards in hand
check-price-of = { $column }: a spice for the step to row { $row }
check-no-spice = One spice fewer
check-more-spice = One spice more
why-last-spice = A step costs at least one spice.
why-most-spice = A step costs at most { $most } spices.

# Colonies, the start and the scoring
check-colonies = Colonies
check-colonies-need-of = { $colony }: colonists needed
check-colonies-fields-of = { $colony }: fields
check-colonies-tiles-of = { $colony }, tile { $place }
check-no-colony = One tile fewer
check-more-colony = One tile more
why-last-colony = A colony has at least { $least } tiles.
why-most-colony = A colony has at most { $most } tiles.
check-start = Start, and a card
check-start-ships = Ships for each player
check-start-colonists = Colonists for each player
check-start-first-ducats = Ducats for the first player
check-start-other-ducats = Ducats for everyone else
check-step-for-ducats = The card “Progress for ducats”: price of each step
check-step-for-ducats-of = The card “Progress for ducats”: ducats for the step to row { $row }
check-scoring = Scoring
check-scoring-colonies = VP for 0 to 4 colonies
check-scoring-colonies-of = VP by number of colonies: { $number }
check-scoring-same-symbol = VP for 0 to 5 cards with the same symbol
check-scoring-same-symbol-of = VP by number of cards with the same symbol: { $number }
check-scoring-most-ducats = VP for the most ducats
check-scoring-single-plantation = VP for a single plantation

# Tiles and cards in the box
tiles-title = Tiles and cards in your box
tiles-how = Tap what is in your box, or enter what is printed. You can stop at any time: everything is saved.
tiles-complete = All of these are in your box. Tap one to take that back.
tiles-fewer = One tile fewer
tiles-more = One tile more
tiles-tiles = Tiles of phase { $phase }
tiles-cards = Expedition cards
tiles-bonanza = Bonanza tiles
check-five-of-each = Each of the six symbols is on exactly five cards.
check-number-of-tiles = A phase has { $low } to { $high } tiles: 25 for the market, the others go back into the box. This would make { $found }.
check-number-of-cards = There are { $high } Expedition cards in all; this would make { $found }.
check-number-of-bonanza = There are { $high } Bonanza tiles in all; this would make { $found }.
keypad-tiles-A = A tile of phase A
keypad-tiles-B = A tile of phase B
keypad-kind = Kind of tile
keypad-number = Number printed on it
keypad-power = What the card does
keypad-colonists = Colonists on it
keypad-symbol = Symbol
keypad-gives = What it gives
keypad-amount = How much of it

# Home
home-component-sets = Component sets
home-component-sets-note = What is printed in your copy of the game, and which edition it is.
home-check-copy = Compare
home-check-copy-offer = No rulebook states everything that is printed. Compare the app’s boards with yours once: it takes a minute.

# Setting up: which edition is played
sets-goa-2012-starter-short = 2012
sets-goa-2004-starter-short = 2004
