"""What a group can choose for its table of Goa."""

from companion.play.table_options import Choosable

BIDS = "bids"
"""Auctions are told bid by bid, and not by how they ended."""

_REPLACEABLE = ("ships", "colonists", "extra_cards")

CHOOSABLE = Choosable(
    _REPLACEABLE,
    {"all": frozenset(_REPLACEABLE), "none": frozenset()},
    ways=(BIDS,),
    # Hands are drawn from the deck on the table, so that the app cannot draw from one of its own.
    drawable=("tiles", "bonanza"),
    trusted=frozenset(("tiles", "bonanza")),
)
