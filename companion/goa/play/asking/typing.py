"""A tile the set does not have: its kind first, and then what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.goa.play.asking.parts import choices
from companion.goa.play.moment import Shown
from companion.goa.rules import figures as f
from companion.goa.rules.tiles import KINDS, PLANTATION, SPICES, Tile, lies_in, tile
from companion.play.question import Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct

NUMBERS, FIELDS = range(1, 10), range(1, 4)


@distinct
class Like(NamedTuple):
    """A tile of this kind, so many of whose numbers are told."""

    tile: Tile
    told: int = 0


def is_typed(shown: Shown) -> bool:
    """Whether none of the pictures will do, or one is half told."""
    return shown.typing or bool(_like(shown.picks))


def _like(picks: Picks) -> Like | None:
    return picks[-1] if picks and isinstance(picks[-1], Like) else None


def ask(shown: Shown, phases: Sequence[str], title: str) -> Question:
    like = _like(shown.picks)
    found = list(_with_numbers(like) if like else _kinds(phases))
    spots = {
        f"typed-{each.tile.text}": Spot(
            f.tile(each.tile), each.tile if each.told == _numbers(each.tile) else each, each.tile
        )
        for each in found
    }
    hint = shown.say("typed-number" if like else "typed-kind")
    return Question(title, hint, spots, choices(spots))


def _numbers(one: Tile) -> int:
    return KINDS[one.kind].numbers


def _kinds(phases: Sequence[str]) -> Iterator[Like]:
    for kind, row in KINDS.items():
        for name in SPICES if kind == PLANTATION else (kind,):
            one = tile("/".join((name, *("1",) * row.numbers)))
            if one and any(lies_in(one, phase) for phase in phases):
                yield Like(one)


def _with_numbers(like: Like) -> Iterator[Like]:
    name, *printed = like.tile.text.split("/")
    for number in FIELDS if like.tile.spice else NUMBERS:
        printed[like.told] = str(number)
        one = tile("/".join((name, *printed)))
        if one:
            yield Like(one, like.told + 1)


def called(shown: Shown, pick: Pick) -> Figure | None:
    return f.tile(pick.tile) if isinstance(pick, Like) else None
