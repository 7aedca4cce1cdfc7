"""The game of Goa, as the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.goa.rules import deal as dealing
from companion.goa.rules import figures as f
from companion.goa.rules.applying import apply
from companion.goa.rules.board import COLOURS, SEATS
from companion.goa.rules.components import board, read_components
from companion.goa.rules.ending import ranked
from companion.goa.rules.implied import implied
from companion.goa.rules.kinds import KINDS
from companion.goa.rules.nearest import nearest
from companion.goa.rules.options import forced, options
from companion.goa.rules.phases import OVER, due
from companion.goa.rules.quoting import quote
from companion.goa.rules.seeing import seen
from companion.goa.rules.setup import begin
from companion.goa.rules.showing import shown
from companion.goa.rules.state import State
from companion.table.game import Json, Result, Said, Step
from companion.table.game.kinds import Ledger
from companion.table.game.ranks import results, winners_said


class Goa:
    """Goa: Nowe wyzwania (2012), for two to four."""

    id = "goa"
    colours = COLOURS
    seats = SEATS
    drawn: Mapping[str, str] = dealing.PIECES

    def __init__(self, starter: Callable[[], Json]) -> None:
        self.starter = starter

    def check_components(self, components: Json) -> None:
        read_components(components)

    def begin(self, colours: Sequence[str], components: Json) -> Step[State]:
        ledger: Ledger = []
        state = begin(board(read_components(components), colours), ledger)
        return Step(state, tuple(ledger))

    def standing(self, state: State) -> tuple[Said, ...]:
        """Everybody by the points that lie open; purses only once they do (12.3)."""
        over = state.stage == OVER
        said = []
        for player in ranked(state):
            about = {"player": f.player(player.colour), "vp": f.vp(player.vp)}
            if over:
                about["ducats"] = f.ducats(player.ducats)
            said.append(Said("standing-over" if over else "standing", about))
        if not over:
            said.append(Said("standing-open", {}))
        return (*said, *winners_said(state.winners))

    def results(self, state: State) -> tuple[Result, ...]:
        return results(ranked(state), state.winners)

    read = staticmethod(KINDS.read)
    write = staticmethod(KINDS.write)
    kind = staticmethod(KINDS.name)
    due = staticmethod(due)
    options = staticmethod(options)
    apply = staticmethod(apply)
    quote = staticmethod(quote)
    nearest = staticmethod(nearest)
    implied = staticmethod(implied)
    forced = staticmethod(forced)
    deal = staticmethod(dealing.shuffle)
    draw = staticmethod(dealing.draw)
    seen = staticmethod(seen)
    shown = staticmethod(shown)


def game(set_of: Callable[[str], Json]) -> Goa:
    return Goa(lambda: set_of(Goa.id))
