# A game that has begun without the app: the table is entered as it lies

lies-area-round = Round
lies-area-figures = Points and money
lies-area-crew = Captains and sailors
lies-area-tiles = Projects and ships
lies-area-docks = Ship slots
lies-area-sections = Recruiting
lies-area-offer = Projects on offer
lies-area-stacks = Face up

lies-round = Which round is about to start?
lies-round-note = On this page and the next ones, enter only what is different on your table.
lies-board = board
lies-characters-note = Who is hosting which character?
lies-first = First player
lies-figures = VP and Reals
lies-tiles = In front of the players
lies-tiles-note = Tap the player whose projects or ships you are entering. Tap a project to launch it, or a ship to remove it.
lies-tile-of = A project of { $player }
lies-ship-of = A launched ship of { $player }
lies-keypad = Tap what is printed on it.
lies-picture = Tap the one it is, or the dots for any other.
lies-assumed = These tiles are only assumed: tap one if yours looks exactly the same, or the dots for any other.
lies-docks-note = Tap a ship slot that is different on your table.
lies-dock = { $landing }, ship slot { $dock }
lies-dock-note = A merchant ship, or a player’s ship: whose, and which?
lies-section = Section { $section }
lies-sections-note = Any of the five sailors you leave out count as orange, unless you enter the orange ones too.
lies-offer-note = The framed one is in the São Gabriel space. Tap a project to take it away.
lies-sao-gabriel = In the São Gabriel space
lies-upper = In the next upper space
lies-vdg = The Vasco da Gama tile
lies-merchant = The merchant ship
lies-none-told = Tap the one that is face up; if you tap none, the app draws one.
