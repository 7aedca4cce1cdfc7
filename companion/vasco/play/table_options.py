"""What a group has chosen for its table: what the app replaces, how much it helps, what it draws.

As plain values, and as the store keeps them among the settings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.table.game import Json

REPLACEABLE = ("coins", "track", "vdg", "sailors")
"""What can stay in the box, because the app does its work."""
HELPS = ("none", "facts", "odds")
DRAWABLE = ("projects", "merchants")
"""What lies on the table in any case, and may yet be drawn by the app."""

PRESETS = {
    "all": frozenset(REPLACEABLE),
    "draws": frozenset(("vdg", "sailors")),
    "none": frozenset[str](),
}


class TableOptions(NamedTuple):
    replaced: frozenset[str] = PRESETS["all"]
    help: str = "facts"
    drawn: frozenset[str] = frozenset()
    """Of what is drawable, what the app draws where the tiles of the set are known."""

    @property
    def preset(self) -> str:
        """The preset this is; none where it was put together piece by piece."""
        return next((name for name, set_ in PRESETS.items() if set_ == self.replaced), "")

    def drawing(self, known: frozenset[str]) -> frozenset[str]:
        """The kinds of piece the program draws: what stays in the box, and what else is wished.

        Of what lies on the table it can draw only what it knows, not what it assumes.
        """
        return self.replaced & {"vdg", "sailors"} | self.drawn & known

    def with_replaced(self, name: str, replaced: bool) -> TableOptions:
        return self._replace(replaced=_turned(self.replaced, name, replaced))

    def with_drawn(self, name: str, drawn: bool) -> TableOptions:
        return self._replace(drawn=_turned(self.drawn, name, drawn))

    def raw(self) -> Json:
        return {
            "replaced": sorted(self.replaced),
            "help": self.help,
            "drawn": sorted(self.drawn),
        }


def read_options(raw: Json) -> TableOptions:
    """What was kept, as far as this version knows it."""
    if not isinstance(raw, dict):
        return TableOptions()
    usual = TableOptions()
    return TableOptions(
        replaced=_known(raw.get("replaced"), REPLACEABLE, usual.replaced),
        help=raw["help"] if raw.get("help") in HELPS else usual.help,
        drawn=_known(raw.get("drawn"), DRAWABLE, usual.drawn),
    )


def _known(raw: Json, names: Iterable[str], usual: frozenset[str]) -> frozenset[str]:
    return frozenset(name for name in names if name in raw) if isinstance(raw, list) else usual


def _turned(names: frozenset[str], name: str, on: bool) -> frozenset[str]:
    return names | {name} if on else names - {name}
