# What would be possible instead of a refused move of Goa.

nearest-cells = Possible places: { $cells }.
nearest-cells-of-many = The nearest of { $count } possible places: { $cells }.
nearest-bid = Bid { $least } or more, or pass.
nearest-pass = Bid less, or pass.
nearest-sell = It can be sold to the highest bidder.
nearest-extra = An extra action card has to be played.
nearest-steps = Possible columns: { $columns }.
nearest-cards = With a card it would be possible: { $cards }.
nearest-spices = Possible spices: { $spices }.
nearest-discard = With one card less in hand there would be room.
nearest-colonies = Possible colonies: { $colonies }.
nearest-founded = The colony is founded.
nearest-fail = Without enough colonists, the founding fails and brings 1 colonist.
nearest-goods = Possible: { $goods }.

# After a refusal that is a sentence of its own
refused-instead = { $said }. { $instead }
