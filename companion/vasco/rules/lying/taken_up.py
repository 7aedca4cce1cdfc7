"""A game that is taken up between two rounds: from the table as it lies to the moves of a record.

What was played before is not known, so the record has a set-up by chance, adjustments and one
correction, after which everything lies as the table has it, ready for phase 1.
"""

from __future__ import annotations

from random import Random

from companion.table.game import Json
from companion.vasco.rules import moves as m
from companion.vasco.rules.deal import draw
from companion.vasco.rules.draws import UPPER, draws_due
from companion.vasco.rules.lying.between import moves_between
from companion.vasco.rules.options import options
from companion.vasco.rules.phases import OVERVIEW, kinds_due
from companion.vasco.rules.sending import Sendings
from companion.vasco.rules.state import LANDINGS, NO_CREW, State
from companion.vasco.rules.vasco import apply


def untold(begun: State) -> State:
    """What a group is asked about: as the set-up gives it, with nothing that chance gave."""
    return begun._replace(round=2, sections=(NO_CREW,) * len(begun.sections))


def moves_to(begun: State, wanted: State, deal: Json, why: str) -> tuple[m.Move, ...]:
    """From the beginning of a game to a table that lies as wanted; a Refusal where it cannot lie
    so. The VdG tile, the merchant ship and the projects that nobody has told are drawn."""
    return _Way(begun, wanted, deal, why).moves()


class _Way:
    """The moves made so far, and the state they lead to."""

    def __init__(self, begun: State, wanted: State, deal: Json, why: str) -> None:
        self._state = begun
        self._wanted = wanted
        self._deal = deal
        self._why = why
        self._made: list[m.Move] = []

    def moves(self) -> tuple[m.Move, ...]:
        while OVERVIEW[self._state.stage].phase == "setup":
            self._make(self._of_set_up())
        told = self._wanted.money != _NO_MONEY
        wanted = self._wanted if told else self._wanted._replace(money=self._state.money)
        for move in moves_between(self._state, wanted, self._why):
            self._make(move)
        return tuple(self._made)

    def _make(self, move: m.Move) -> None:
        self._state = apply(self._state, move).state
        self._made.append(move)

    def _of_set_up(self) -> m.Move:
        """What is told, else what the deal gives, else, where a stack is too small, any piece."""
        told = _TOLD.get(kinds_due(self._state)[0])
        return (
            (told and told(self._state, self._wanted))
            or draw(self._state, self._deal)
            or draws_due(self._state).pick(Random(repr(self._deal["seed"])))
        )


_NO_MONEY = (None, None)


def _projects(state: State, wanted: State) -> m.Move | None:
    """Only where all seven are told; a smaller offer is corrected."""
    if wanted.sao_gabriel is None or len(wanted.upper) < UPPER:
        return None
    return m.Projects(wanted.sao_gabriel, wanted.upper)


def _vdg(state: State, wanted: State) -> m.Move | None:
    return wanted.vdg and m.TurnVdg(wanted.vdg)


def _merchant(state: State, wanted: State) -> m.Move | None:
    """First the one that is sent at once: one of those at sea, if there are any."""
    if state.seen.merchants:
        return None if wanted.merchant is None else m.Merchant(wanted.merchant)
    at_sea = (ship.limit for docks in wanted.landings for ship in docks if ship and not ship.owner)
    return next(map(m.Merchant, at_sea), None)


def _send(state: State, wanted: State) -> m.Move | None:
    """As far as it goes, but rather where no VP, Reals or captains come of it: what else it
    brings, the correction sets anyway. Nothing blindly, which would ask for a sailor more."""
    sending = next(family for family in options(state) if isinstance(family, Sendings))
    known = [each for each in sending if each.voyage.bonus.sailor != m.BLINDLY]

    def rank(send: m.Send) -> tuple[bool, int]:
        landing = send.voyage.landing
        return landing not in _PAYING, LANDINGS.index(landing)

    return max(known, key=rank)


_PAYING = ("mozambique", "mombasa", "malindi")
_TOLD = {"projects": _projects, "vdg": _vdg, "merchant": _merchant, "send": _send}
