# What a group chooses for its table

options-box = What stays in the box
options-draw = Who draws

options-preset-all = All four
options-preset-draws = Tiles and sailors
options-preset-none = Nothing
options-box-note = The app takes over the work of whatever stays in the box.
options-coins = Coins
options-coins-app = The app keeps track of everyone’s Reals.
options-coins-people = Everyone has real coins; the app keeps count as well.
options-coins-short = coins
options-track = Score track
options-track-app = The app keeps track of everyone’s points.
options-track-people = You move the markers on the board; the app keeps count as well.
options-track-short = score track
options-vdg = Vasco da Gama tiles
options-vdg-app = The app shuffles them and turns them up.
options-vdg-people = You turn them up and tell the app which one it is.
options-vdg-short = tiles
options-sailors = The sailors’ bag
options-sailors-app = The app draws; you take the sailors from an open pile.
options-sailors-people = You draw from the bag and tell the app which sailors came.
options-sailors-short = sailors’ bag

options-projects = The app draws the projects
options-projects-app = Take the tiles it names from the decks.
options-projects-people = You tell the app which tiles come up.
options-merchants = The app draws the merchant ships
options-merchants-app = Take the ship it names from the stack.
options-merchants-people = You tell the app which ship comes up.
options-unknown = This is possible once you have entered your tiles under Component sets.

# How far a game is
progress-setup = Set-up
progress-placing = Round { $round } · placing discs
progress-acting = Round { $round } · taking actions
progress-navigation = Round { $round } · navigation
progress-ending = End of round { $round }
progress-final = Last launches
progress-over = The game is over

# What is done on the table where the app begins to draw in the middle of a game
options-vdg-from-now = Put the Vasco da Gama tiles away: from now on the app turns them up.
options-sailors-from-now = Put the bag away and leave its sailors in an open pile: from now on the app draws them.
options-projects-from-now = From now on the app says which projects are laid out: look for them in the decks.
options-merchants-from-now = From now on the app says which merchant ship is turned up: look for it in the stack.
