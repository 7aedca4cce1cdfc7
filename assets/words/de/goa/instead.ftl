# What would be possible instead of a refused move of Goa.

nearest-cells = Mögliche Plätze: { $cells }.
nearest-cells-of-many = Die nächsten von { $count } möglichen Plätzen: { $cells }.
nearest-bid = Bietet mindestens { $least } oder passt.
nearest-pass = Bietet weniger oder passt.
nearest-sell = Ihr könnt es an den Höchstbietenden verkaufen.
nearest-extra = Jemand muss eine Zusatzkarte spielen.
nearest-steps = Mögliche Spalten: { $columns }.
nearest-cards = Mit einer Karte wäre es möglich: { $cards }.
nearest-spices = Mögliche Gewürze: { $spices }.
nearest-discard = Mit einer Karte weniger auf der Hand wäre Platz.
nearest-colonies = Mögliche Kolonien: { $colonies }.
nearest-founded = Die Kolonie wird gegründet.
nearest-fail = Ohne genug Kolonisten scheitert die Gründung und bringt 1 Kolonisten.
nearest-goods = Möglich: { $goods }.

# After a refusal that is a sentence of its own
refused-instead = { $said }. { $instead }
