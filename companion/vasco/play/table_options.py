"""What a group can choose for its table of Vasco da Gama."""

from companion.play.table_options import Choosable

_REPLACEABLE = ("coins", "track", "vdg", "sailors")

CHOOSABLE = Choosable(
    _REPLACEABLE,
    {
        "all": frozenset(_REPLACEABLE),
        "draws": frozenset(("vdg", "sailors")),
        "none": frozenset(),
    },
    dealt=frozenset(("vdg", "sailors")),
    drawable=("projects", "merchants"),
)
