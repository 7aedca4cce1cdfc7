"""What a group can choose for its table of Goa."""

from companion.play.table_options import Choosable

BIDS = "bids"
"""Auctions are told bid by bid, and not by how they ended."""

_CARDS = ("ships", "colonists", "extra_cards")
_REPLACEABLE = (*_CARDS, "spices", "ducats")

CHOOSABLE = Choosable(
    _REPLACEABLE,
    # In one's own hand ducats are seen without a touch, and on the plantations spices.
    {"cards": frozenset(_CARDS), "all": frozenset(_REPLACEABLE), "none": frozenset()},
    ways=(BIDS,),
    # Hands are drawn from the deck on the table, so that the app cannot draw from one of its own.
    drawable=("tiles", "bonanza"),
    trusted=frozenset(("tiles", "bonanza")),
)
