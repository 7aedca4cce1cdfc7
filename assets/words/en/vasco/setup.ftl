# The assistant that sets a game up with the group

setup-place = Place the first discs
setup-on-board = on the board
setup-face-down = face down
setup-face-up = face up
setup-sao-gabriel = São Gabriel

# The checklist
setup-box = Stays in the box
setup-box-text = The app takes over the work of { $kept }.
setup-first-vdg = the first tile
setup-box-coins = the coins
setup-box-track = the score track
setup-box-vdg = the Vasco da Gama tiles
setup-box-sailors = the sailors’ bag

setup-players = What each player takes
setup-players-text = { $coins ->
    [0] Everyone takes 4 action discs and 1 captain.
   *[other] Everyone takes 4 action discs, 1 captain and 10 Reals.
} The other 6 captains of each colour go on the board.
setup-players-track = The scoring markers start at 0.

setup-characters = Characters
setup-characters-text = { $first } is first player; play goes clockwise.

setup-slots = Action slots
setup-slots-open = This is how many action discs each area holds.
setup-slots-text = This is how many action discs each area holds; the crossed-out slots are closed.

setup-projects = Projects
setup-projects-app = Put the three decks face up beside the board and take these tiles from deck I: one for the São Gabriel space, six for the upper spaces.
setup-projects-table = Put the three decks face up beside the board. The top tile goes on the São Gabriel space, the next six on the upper spaces.

setup-sections = Recruiting
setup-sections-text = { $sections ->
    [4] All four sections are active.
    [3] Only the 3 rightmost sections are active; the leftmost one stays empty.
   *[other] Only the { $sections } rightmost sections are active; the others stay empty.
}
setup-sections-bag = Put all 32 sailors into the bag and draw 5 for each section, starting on the right.
setup-sections-pile = Take these sailors from the pile.

setup-vdg = Vasco da Gama tiles
setup-vdg-text = Shuffle the tiles face down and turn up the top one.

setup-merchant = Merchant ships
setup-merchants-app = The app names the ships. { $owner } sends the first one straight away; then the next one is put face up.
setup-merchants-table = Shuffle the 6 ships face down. { $owner } sends the first one straight away; then the next one is turned up.
setup-merchant-sent = The ship that was sent is in { $landing }.
setup-bonus-natal = { $owner } takes a project for that.
setup-bonus-boa-gente = { $owner } takes a sailor for that.
setup-bonus-mozambique = { $owner } takes a captain from the board for that.
setup-bonus-reals = { $owner } takes { $reals } for that.

