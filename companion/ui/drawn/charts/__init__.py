"""Charts of a game, drawn from its ledger."""
