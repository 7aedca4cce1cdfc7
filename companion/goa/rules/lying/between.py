"""A table that lies otherwise than it should: from the one state to the other by 13.8 and 13.9."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.rules.applying import apply
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.lying.edits import reached
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.phases import flag_due
from companion.goa.rules.state import HIDDEN, Player, State, lying
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import PHASES

KINDS = frozenset(("adjust", "correct"))
"""What these moves are called in a record."""

Correction = Adjust | Correct


def moves_between(before: State, wanted: State, why: str) -> tuple[Correction, ...]:
    """An adjustment a player and one correction, as far as they are needed."""
    pairs = [*zip(before.players, wanted.players, strict=True)]
    adjusts = (_adjust(old, new, why) for old, new in pairs)
    correct = _correct(before, wanted, why)
    return (*filter(None, adjusts), *(() if correct == Correct(why) else (correct,)))


def laid_by(state: State, moves: tuple[Correction, ...]) -> State:
    """Where the moves lead."""
    for move in moves:
        state = apply(state, move).state
    return state


def _adjust(old: Player, new: Player, why: str) -> Adjust | None:
    """A purse nobody has told is as it was."""
    told = new._replace(ducats=old.ducats) if new.ducats == HIDDEN else new
    by = {what: getattr(told, what) - getattr(old, what) for what in AMOUNTS}
    return Adjust(new.colour, why, **by) if any(by.values()) else None


def _correct(old: State, new: State, why: str) -> Correct:
    """Only what differs is named, and not what follows from the rest."""
    pairs = zip(old.players, new.players, strict=True)
    estates = ((each.colour, _estate(before, each)) for before, each in pairs)
    phase = None if old.phase == new.phase else PHASES[new.phase]
    return Correct(
        why,
        # 13.9: a phase comes with its grid.
        grid=new.grid if phase or old.grid != new.grid else None,
        discard=None if old.cards.discard == new.cards.discard else new.cards.discard,
        players=tuple((colour, estate) for colour, estate in estates if estate != Estate()),
        phase=phase,
        round=None if old.round == new.round else new.round,
        first_player=None if old.first == new.first else _first(new),
        rewards=tuple(_rewards(old, new)),
        bonanza=None if _beneath(old, new) == new.bonanza else new.bonanza,
    )


def _estate(old: Player, new: Player) -> Estate:
    rows = tuple(
        (name, row)
        for name, was, row in zip(COLUMNS, old.rows, new.rows, strict=True)
        if was != row
    )
    return Estate(
        rows or None,
        None
        if old.sites == new.sites
        else tuple((place, site) for place, site in enumerate(new.sites) if site),
        None if sorted(old.tiles) == sorted(new.tiles) else new.tiles,
        None if sorted(old.face_down) == sorted(new.face_down) else new.face_down,
        None if old.hand == new.hand else new.hand,
    )


def _first(state: State) -> str | None:
    return None if state.first is None else state.board.colours[state.first]


def _rewards(old: State, new: State) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Those that are not gone by the markers alone, where they can be said at all."""
    for column, name in enumerate(COLUMNS):
        follows = tuple(sorted(reached(new, column).union(old.rewards[column])))
        told = tuple(sorted(reached(new, column).union(new.rewards[column])))
        if flag_due(old) and told != follows:
            yield name, told


def _beneath(old: State, new: State) -> tuple[tuple[int, int], ...]:
    """11.2: that of a corner set empty is gone by itself."""
    return tuple(cell for cell in old.bonanza if lying(new, cell))
