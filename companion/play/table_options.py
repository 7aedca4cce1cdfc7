"""What a group has chosen for its table: what the app replaces, how much it helps, what it draws.

As plain values, and as the store keeps them among the settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from companion.table.components.certainty import confirmed
from companion.table.game import Json

HELPS = ("none", "facts", "odds")
_USUAL = "facts"


class TableOptions(NamedTuple):
    replaced: frozenset[str] = frozenset()
    """What stays in the box."""
    help: str = _USUAL
    drawn: frozenset[str] = frozenset()
    """Of what is drawable, what the app draws where the pieces of the set are known."""
    ways: frozenset[str] = frozenset()
    """Of what can be told in two ways, what this group tells in the other one."""

    def with_replaced(self, name: str, replaced: bool) -> TableOptions:
        return self._replace(replaced=_turned(self.replaced, name, replaced))

    def with_drawn(self, name: str, drawn: bool) -> TableOptions:
        return self._replace(drawn=_turned(self.drawn, name, drawn))

    def with_way(self, name: str, other: bool) -> TableOptions:
        return self._replace(ways=_turned(self.ways, name, other))

    def raw(self) -> Json:
        return {
            "replaced": sorted(self.replaced),
            "help": self.help,
            "drawn": sorted(self.drawn),
            "ways": sorted(self.ways),
        }


class Choosable(NamedTuple):
    """What a game lets a group choose."""

    replaceable: tuple[str, ...]
    """What can stay in the box, because the app does its work."""
    presets: Mapping[str, frozenset[str]]
    """By name, what usually stays there together; the first is what is meant at first."""
    dealt: frozenset[str] = frozenset()
    """Of what is replaceable, the kinds of piece the app then draws."""
    drawable: tuple[str, ...] = ()
    """What lies on the table in any case, and may yet be drawn by the app."""
    ways: tuple[str, ...] = ()
    """What can be told in two ways."""
    trusted: frozenset[str] = frozenset()
    """Of what is drawable, what a group may have drawn though its set only assumes which pieces
    there are: by choosing that it says so."""

    @property
    def usual(self) -> TableOptions:
        return TableOptions(next(iter(self.presets.values())))

    def preset(self, options: TableOptions) -> str:
        """The preset this is; none where it was put together piece by piece."""
        return next((name for name, set_ in self.presets.items() if set_ == options.replaced), "")

    def known(self, components: Json) -> frozenset[str]:
        """The stacks of which a set knows every piece, or is taken to."""
        return frozenset(
            kind for kind in self.drawable if kind in self.trusted or confirmed(components, kind)
        )

    def drawing(self, options: TableOptions, known: frozenset[str]) -> frozenset[str]:
        """The kinds of piece the program draws: what stays in the box, and what else is wished.

        Of what lies on the table it can draw only what it knows, not what it assumes.
        """
        return options.replaced & self.dealt | options.drawn & known

    def read(self, raw: Json) -> TableOptions:
        """What was kept, as far as this version knows it."""
        usual = self.usual
        if not isinstance(raw, dict):
            return usual
        return TableOptions(
            replaced=_known(raw.get("replaced"), self.replaceable, usual.replaced),
            help=raw["help"] if raw.get("help") in HELPS else usual.help,
            drawn=_known(raw.get("drawn"), self.drawable, usual.drawn),
            ways=_known(raw.get("ways"), self.ways, usual.ways),
        )


def _known(raw: Json, names: Iterable[str], usual: frozenset[str]) -> frozenset[str]:
    return frozenset(name for name in names if name in raw) if isinstance(raw, list) else usual


def _turned(names: frozenset[str], name: str, on: bool) -> frozenset[str]:
    return names | {name} if on else names - {name}
