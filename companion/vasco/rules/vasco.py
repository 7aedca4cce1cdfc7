"""The game of Vasco da Gama, as the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.table.game import Instead, Json, Line, Refusal, Result, Said, Step
from companion.table.game.implied import nothing_implied
from companion.table.game.kinds import Ledger, Why, not_due
from companion.table.game.ranks import results, winners_said
from companion.table.game.seating import check_seats
from companion.vasco.rules import deal as dealing
from companion.vasco.rules import ending
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import TooDear
from companion.vasco.rules.components import board, read_components
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.notation.showing import shown
from companion.vasco.rules.options import forced, options
from companion.vasco.rules.phases import BESIDE, OVER, due, kinds_due, settle
from companion.vasco.rules.setup import begin as set_up
from companion.vasco.rules.state import COLOURS, SEATS, State
from companion.vasco.rules.supply import earn, seat_of


def apply(state: State, move: m.Move) -> Step[State]:
    """The one way in which a state becomes another."""
    kind = KINDS.name(move)
    if kind not in kinds_due(state) and not _comes_beside(state, kind):
        raise not_due(kind, kinds_due(state))
    ledger: Ledger = []
    state = settle(KINDS.rows[kind].apply(state, move, ledger), ledger)
    return Step(state, tuple(ledger))


def _comes_beside(state: State, kind: str) -> bool:
    return kind in BESIDE and not state.blind and state.stage != OVER


def quote(state: State, move: m.Move) -> tuple[Line, ...]:
    """What the move would bring and cost its player, were he lent what he lacks."""
    player = getattr(move, "player", None)
    if player is None:
        return ()
    try:
        lines = apply(state, move).lines
    except TooDear as refusal:
        lent = Why("lent", refusal.rule)
        return quote(earn(state, seat_of(state, player), [], lent, reals=refusal.lacks), move)
    except Refusal:
        return ()
    return tuple(line for line in lines if line.player == player)


def nearest(state: State, move: m.Move) -> Instead | None:
    """Nothing where the move is not one that is awaited, or could be made."""
    awaited, kind = due(state), KINDS.name(move)
    if kind not in (*awaited.kinds, *awaited.beside):
        return None
    try:
        apply(state, move)
    except Refusal:
        return KINDS.rows[kind].nearest(state, move)
    return None


class Vasco:
    """Vasco da Gama (2009), for two to four."""

    id = "vasco"
    colours = COLOURS
    seats = SEATS
    drawn: Mapping[str, str] = dealing.PIECES

    def __init__(self, starter: Callable[[], Json]) -> None:
        self.starter = starter

    @staticmethod
    def check_components(components: Json) -> None:
        read_components(components)

    @staticmethod
    def begin(colours: Sequence[str], components: Json) -> Step[State]:
        """0.1, then 1.1, 1.3 and 1.4."""
        check_seats(colours, COLOURS, SEATS)
        ledger: Ledger = []
        state = set_up(board(read_components(components), colours), ledger)
        return Step(state, tuple(ledger))

    def standing(self, state: State) -> tuple[Said, ...]:
        """Everybody by rank, with what 9.4 compares."""
        said = [
            Said(
                "standing",
                {
                    "player": f.player(player.colour),
                    "vp": f.vp(player.vp),
                    "reals": f.reals(player.reals),
                },
            )
            for player in ending.ranked(state)
        ]
        return (*said, *winners_said(state.winners))

    def results(self, state: State) -> tuple[Result, ...]:
        return results(ending.ranked(state), state.winners)

    @staticmethod
    def seen(state: State, by: str | None) -> State:
        """Nobody has a secret."""
        return state

    read = staticmethod(KINDS.read)
    write = staticmethod(KINDS.write)
    kind = staticmethod(KINDS.name)
    due = staticmethod(due)
    options = staticmethod(options)
    apply = staticmethod(apply)
    quote = staticmethod(quote)
    nearest = staticmethod(nearest)
    implied = staticmethod(nothing_implied)
    forced = staticmethod(forced)
    deal = staticmethod(dealing.shuffle)
    draw = staticmethod(dealing.draw)
    shown = staticmethod(shown)


def game(set_of: Callable[[str], Json]) -> Vasco:
    return Vasco(lambda: set_of(Vasco.id))
