"""What can be entered for a player by one tap, as plain values: the keys of the pad."""

from __future__ import annotations

from typing import NamedTuple

from companion.play.numerals import signed
from companion.scorepad.rules.moves import Score, Settle
from companion.scorepad.rules.state import (
    CAPTAINS,
    DIAS,
    LANDINGS,
    REALS_A_VP,
    VP_A_SHIP,
    State,
    alike,
)
from companion.table.game import Figure, Said

VP, REALS, SHIPS, LEFT = "vp", "reals", "ships", "left"
"""What is written down: points, Reals; at the end ships with captains, and Reals left."""

_MOST_LEFT = 48
_NOTHING: Said | None = None


class Key(NamedTuple):
    name: str
    amount: str
    note: Said | None
    entered: Score | Settle
    """The move, as it were nobody's."""

    def move(self, player: str) -> Score | Settle:
        return self.entered._replace(player=player)


class Block(NamedTuple):
    """Keys that belong together, in so many columns."""

    columns: int
    keys: tuple[Key, ...]


_SHORT = {"case": Figure("text", "short")}
"""A key has no room for a long name."""


def blocks(kind: str, state: State) -> tuple[Block, ...]:
    return _BLOCKS[kind](state)


def _vp(state: State) -> tuple[Block, ...]:
    """1 to 11, as the docks pay, and up to 22, as two ships of one expedition earn; then what
    complete landings pay, and Dias."""
    steps = [_points(amount) for amount in (*range(1, 23), -1)]
    landings = [
        Key(
            f"landing-{landing}",
            signed(paid),
            Said(f"landing-{landing.replace('_', '-')}", _SHORT),
            Score("", landing=landing),
        )
        for landing, paid in zip(LANDINGS, state.complete, strict=True)
        if paid
    ]
    dias = Key("dias", signed(DIAS), Said("ledger-dias", {}), Score("", character="dias"))
    return Block(6, tuple(steps)), Block(3, (*landings, dias))


def _points(amount: int) -> Key:
    return Key(f"vp-{amount}", signed(amount), _NOTHING, Score("", vp=amount))


def _reals(state: State) -> tuple[Block, ...]:
    amounts = (*range(-1, -13, -1), *range(1, 13))
    keys = [Key(f"reals-{n}", signed(n), _NOTHING, Score("", reals=n)) for n in amounts]
    return (Block(6, tuple(keys)),)


def _ships(state: State) -> tuple[Block, ...]:
    keys = [
        Key(f"ships-{ships}", str(ships), _worth(VP_A_SHIP * ships), Settle("", ships=ships))
        for ships in range(CAPTAINS + 1)
    ]
    return (Block(4, tuple(keys)),)


def _left(state: State) -> tuple[Block, ...]:
    """9.3 counts every three Reals: which three is all that matters."""
    keys = [
        Key(f"left-{reals}", span(reals), _worth(reals // REALS_A_VP), Settle("", reals=reals))
        for reals in range(0, _MOST_LEFT, REALS_A_VP)
    ]
    return (Block(4, tuple(keys)),)


def span(reals: int) -> str:
    """All the Reals that bring as many VP."""
    return "–".join(map(str, alike(reals)))


def _worth(vp: int) -> Said:
    return Said("pad-worth", {"vp": Figure("number", vp)})


_BLOCKS = {VP: _vp, REALS: _reals, SHIPS: _ships, LEFT: _left}
