# What a group chooses for its table

options-help = Hilfe
options-help-none = Keine
options-help-facts = Fakten
options-help-odds = Chancen
options-help-none-note = Die App antwortet auf das, was ihr tut, und sagt sonst nichts.
options-help-facts-note = Die App zeigt, was etwas jetzt kostet und bringt.
options-help-odds-note = Die App zeigt auch Chancen und schlägt Züge vor. Manche Gruppen nennen das Schummeln.
options-summary = { $count ->
    [0] Nichts bleibt in der Schachtel
   *[other] In der Schachtel: { $things }
}
