"""A group's own copy of the game: what its component sets can be changed to, and learn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.rules.cards import POWERS
from companion.goa.rules.components import card, read_components
from companion.goa.rules.phases import kind_due
from companion.goa.rules.pieces import any_tile, bonus
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES, SPICES, Tile
from companion.table.components import Path, Shape
from companion.table.game import Json

STACKS: tuple[Path, ...] = (*(("tiles", phase) for phase in PHASES), ("cards",), ("bonanza",))
"""What of a set is known piece by piece; all else is compared at once."""

_OTHER_KIND, _OTHER_SPICE, _OTHER_NUMBER = 1000, 20, 3
_OTHER_SYMBOL, _OTHER_POWER = 100, 10


def check(components: Json) -> None:
    """Refuses a set that cannot be played with."""
    read_components(components)


def settled(state: State) -> bool:
    """Whether a round is over, or the table laid out: what was named until then stays as it is."""
    kind = kind_due(state)
    return kind in ("layout", "hand", "over") or (kind == "place" and not state.step)


def came_up(components: Json, state: State) -> Iterator[tuple[Path, list[Json]]]:
    """The tiles that were named, as a set writes them; while those of the next phase are waited
    for, they are still those of the last one."""
    phase = state.phase - (kind_due(state) == "layout" and state.phase > 0)
    yield ("tiles", PHASES[phase]), [one.text for one in state.came_up[phase]]


def unlike(one: Json, other: Json) -> int:
    """Of a card the symbol counts most: there are five of each (0.4)."""
    if isinstance(one, dict):
        return _unlike_bonuses(one, other)
    return _unlike_cards(one, other) if _is_card(one) else _unlike_tiles(one, other)


def _is_card(text: str) -> bool:
    return text.partition("/")[0] in POWERS


def _unlike_cards(one: str, other: str) -> int:
    here, there = card(one, ""), card(other, "")
    return (
        _OTHER_SYMBOL * (here.symbol != there.symbol)
        + _OTHER_POWER * (here.power != there.power)
        + abs(here.colonists - there.colonists)
    )


def _unlike_bonuses(one: Json, other: Json) -> int:
    here, there = bonus(one, ""), bonus(other, "")
    return _OTHER_KIND * (here.what != there.what) + abs(here.amount - there.amount)


def _unlike_tiles(one: str, other: str) -> int:
    here, there = any_tile(one, ""), any_tile(other, "")
    return (
        _OTHER_KIND * (here.kind != there.kind)
        + _OTHER_SPICE * (_spice(here) != _spice(there))
        + _OTHER_NUMBER * abs(here.number - there.number)
        + abs(here.vp - there.vp)
    )


def _spice(one: Tile) -> int:
    return SPICES.index(one.spice) if one.spice else 0


SHAPE = Shape(check, came_up=came_up, unlike=unlike)
