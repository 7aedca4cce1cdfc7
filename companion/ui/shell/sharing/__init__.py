"""A game for others: its record, its ledger, its result, a play for BG Stats."""
