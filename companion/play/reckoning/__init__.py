"""How a game stands and how it ended, read from its ledger: in words, sums and charts' figures."""
