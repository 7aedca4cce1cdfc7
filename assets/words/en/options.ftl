# What a group chooses for its table

options-box = What stays in the box
options-help = Help
options-draw = Who draws

options-preset-all = All four
options-preset-draws = Tiles and sailors
options-preset-none = Nothing
options-box-note = The app does the work of what stays in the box.
options-coins = Coins
options-coins-note = The app counts everybody’s Reals.
options-track = Score track
options-track-note = The app counts everybody’s points.
options-vdg = Vasco da Gama tiles
options-vdg-note = The app shuffles them and turns them up.
options-sailors = The sailors’ bag
options-sailors-note = The app draws; you take the sailors from an open pile.

options-help-none = None
options-help-facts = Facts
options-help-odds = Odds
options-help-none-note = The app answers what you do, and nothing else.
options-help-facts-note = The app shows what things cost and bring now.
options-help-odds-note = The app also shows odds and proposes moves. Some groups call that cheating.

options-projects = The app draws the projects
options-projects-note = Take the tiles it names from the decks.
options-merchants = The app draws the merchant ships
options-merchants-note = Take the ship it names from the stack.
options-unknown = It can once the tiles of your copy are entered under Component sets.

options-summary = { $preset ->
    [all] Coins, score track, tiles and sailors’ bag stay in the box.
    [draws] Tiles and sailors’ bag stay in the box.
    [none] Nothing stays in the box.
   *[other] Some things stay in the box.
} { $help ->
    [none] No help.
    [facts] Help: facts.
   *[odds] Help: odds and proposals.
}

# How far a game is
progress-setup = Set-up
progress-placing = Round { $round } · placing discs
progress-acting = Round { $round } · taking actions
progress-ending = End of round { $round }
progress-final = Last launches
progress-over = The game is over
