"""A table that lies otherwise than it should: from the one state to the other by chapter 10."""

from __future__ import annotations

from companion.table.game import Refusal
from companion.vasco.rules import moves as m
from companion.vasco.rules.state import CHARACTERS, LANDINGS, Crew, State, Tile
from companion.vasco.rules.vasco import apply

Correction = m.Adjust | m.Correct
KINDS = frozenset(("adjust", "correct"))
"""What these moves are called in a record."""


def moves_between(state: State, wanted: State, why: str) -> tuple[Correction, ...]:
    """An adjustment a player and one correction, as far as they are needed; a Refusal where the
    table cannot lie so.

    Captains are adjusted first, while all of them are ashore, or last, when a fleet is back.
    """
    adjusts = _adjusts(state, wanted, why)
    correct = _correct(state, wanted, why)
    corrects = [] if correct == m.Correct(why) else [correct]
    refusals = []
    for moves in ((*adjusts, *corrects), (*corrects, *adjusts)):
        try:
            laid(state, moves)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            return moves
    raise refusals[0]


def laid(state: State, moves: tuple[m.Move, ...]) -> State:
    """Where the moves lead."""
    for move in moves:
        state = apply(state, move).state
    return state


def _adjusts(state: State, wanted: State, why: str) -> list[Correction]:
    """First who gives missionaries back, so that the others find them on the board."""
    found = [
        m.Adjust(
            new.colour,
            new.vp - old.vp,
            new.reals - old.reals,
            new.captains - old.captains,
            new.missionaries - old.missionaries,
            why,
        )
        for old, new in zip(state.players, wanted.players, strict=True)
    ]
    changing = [each for each in found if any(each[1:5])]
    return [*sorted(changing, key=lambda each: each.missionaries)]


def _correct(state: State, wanted: State, why: str) -> m.Correct:
    """Only what differs is named."""
    sections = zip(state.sections, wanted.sections, strict=True)
    landings = zip(LANDINGS, state.landings, wanted.landings, strict=True)
    return m.Correct(
        why,
        supplies=_supplies(state, wanted),
        sections=tuple(
            (number, new) for number, (old, new) in enumerate(sections, 1) if old != new
        ),
        landings=tuple((name, new) for name, old, new in landings if old != new),
        sao_gabriel=m.UNSET if state.sao_gabriel == wanted.sao_gabriel else wanted.sao_gabriel,
        upper=_differing(state.upper, wanted.upper),
        money=None if state.money == wanted.money else wanted.money,
        round=None if state.round == wanted.round else wanted.round,
        first_player=None if state.first == wanted.first else wanted.board.colours[wanted.first],
    )


def _supplies(state: State, wanted: State) -> tuple[tuple[str, m.Supply], ...]:
    found = (
        (
            new.colour,
            m.Supply(
                _other(old.sailors, new.sailors),
                _differing(old.projects, new.projects),
                _differing(old.ships, new.ships),
                _characters(state, wanted, new.colour),
            ),
        )
        for old, new in zip(state.players, wanted.players, strict=True)
    )
    return tuple((colour, supply) for colour, supply in found if supply != m.Supply())


def _characters(state: State, wanted: State, colour: str) -> tuple[str, ...] | None:
    old, new = (
        tuple(name for name, owner in zip(CHARACTERS, each.owners, strict=True) if owner == colour)
        for each in (state, wanted)
    )
    return None if old == new else new


def _other(old: Crew, new: Crew) -> Crew | None:
    return None if old == new else new


def _differing(old: tuple[Tile, ...], new: tuple[Tile, ...]) -> tuple[Tile, ...] | None:
    """The new tiles, where they are not the old ones in another order."""
    return None if sorted(old) == sorted(new) else new
