# What a group chooses for its table

options-help = Help
options-help-none = None
options-help-facts = Facts
options-help-odds = Odds
options-help-none-note = The app responds to what you do and says nothing else.
options-help-facts-note = The app shows what things cost and bring right now.
options-help-odds-note = The app also shows odds and suggests moves. Some groups call that cheating.
options-summary = { $count ->
    [0] Nothing stays in the box
   *[other] In the box: { $things }
}
