"""A game that is taken up between two rounds: from the table as it lies to the moves of a record.

What was played before is not known, so the record has a set-up by chance, adjustments and one
correction, after which everything lies as the table has it, ready for phase 1.
"""

from __future__ import annotations

from random import Random

from companion.table.game import Json
from companion.vasco import moves as m
from companion.vasco.deal import draw
from companion.vasco.draws import UPPER, draws_due
from companion.vasco.options import options
from companion.vasco.phases import OVERVIEW, kinds_due
from companion.vasco.sending import Sendings
from companion.vasco.state import CHARACTERS, LANDINGS, NO_CREW, Crew, Player, State, Tile
from companion.vasco.vasco import apply


def untold(begun: State) -> State:
    """What a group is asked about: as the set-up gives it, with nothing that chance gave."""
    return begun._replace(round=2, sections=(NO_CREW,) * len(begun.sections))


def moves_to(begun: State, wanted: State, deal: Json, why: str) -> tuple[m.Move, ...]:
    """From the beginning of a game to a table that lies as wanted; a Refusal where it cannot lie
    so. The VdG tile, the merchant ship and the projects that nobody has told are drawn."""
    return _Way(begun, wanted, deal, why).moves()


def laid(begun: State, moves: tuple[m.Move, ...]) -> State:
    """Where the moves lead."""
    for move in moves:
        begun = apply(begun, move).state
    return begun


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
        for adjust in self._adjusts():
            self._make(adjust)
        correct = self._correct()
        if correct != m.Correct(self._why):
            self._make(correct)
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

    def _adjusts(self) -> list[m.Adjust]:
        """First who gives missionaries back, so that the others find them on the board. Captains
        too are adjusted while all of them are ashore: afterwards a fleet may have taken them."""
        found = [
            m.Adjust(
                new.colour,
                new.vp - old.vp,
                new.reals - old.reals,
                new.captains - old.captains,
                new.missionaries - old.missionaries,
                self._why,
            )
            for old, new in zip(self._state.players, self._wanted.players, strict=True)
        ]
        changing = [each for each in found if any(each[1:5])]
        return sorted(changing, key=lambda each: each.missionaries)

    def _correct(self) -> m.Correct:
        """Only what differs is named."""
        state, wanted = self._state, self._wanted
        sections = zip(state.sections, wanted.sections, strict=True)
        landings = zip(LANDINGS, state.landings, wanted.landings, strict=True)
        money = wanted.money
        return m.Correct(
            self._why,
            supplies=self._supplies(),
            sections=tuple(
                (number, new) for number, (old, new) in enumerate(sections, 1) if old != new
            ),
            landings=tuple((name, new) for name, old, new in landings if old != new),
            sao_gabriel=m.UNSET if state.sao_gabriel == wanted.sao_gabriel else wanted.sao_gabriel,
            upper=_differing(state.upper, wanted.upper),
            money=None if money in (state.money, _NO_MONEY) else money,
            round=None if state.round == wanted.round else wanted.round,
            first_player=None
            if state.first == wanted.first
            else wanted.board.colours[wanted.first],
        )

    def _supplies(self) -> tuple[tuple[str, m.Supply], ...]:
        pairs = zip(self._state.players, self._wanted.players, strict=True)
        found = (
            (
                new.colour,
                m.Supply(
                    _other(old.sailors, new.sailors),
                    _differing(old.projects, new.projects),
                    _differing(old.ships, new.ships),
                    self._characters(new),
                ),
            )
            for old, new in pairs
        )
        return tuple((colour, supply) for colour, supply in found if supply != m.Supply())

    def _characters(self, player: Player) -> tuple[str, ...] | None:
        old, new = (
            tuple(
                name
                for name, owner in zip(CHARACTERS, state.owners, strict=True)
                if owner == player.colour
            )
            for state in (self._state, self._wanted)
        )
        return None if old == new else new


_NO_MONEY = (None, None)


def _other(old: Crew, new: Crew) -> Crew | None:
    return None if old == new else new


def _differing(old: tuple[Tile, ...], new: tuple[Tile, ...]) -> tuple[Tile, ...] | None:
    """The new tiles, where they are not the old ones in another order."""
    return None if sorted(old) == sorted(new) else new


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
