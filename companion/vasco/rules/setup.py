"""1 Set-up: what holds before anything is drawn."""

from __future__ import annotations

from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules.characters import alvares_gives
from companion.vasco.rules.state import CHARACTERS, NO_CREW, Board, Player, State
from companion.vasco.rules.supply import earn

OWNERS = {
    2: ("dias", "sernigi"),
    3: ("dias", "alvares", "sernigi"),
    4: ("dias", "alvares", "sernigi", "manuel"),
}
"""1.3: the characters, from the first player clockwise."""


def begin(board: Board, ledger: Ledger) -> State:
    """1.1, 1.3 and 1.4."""
    owners = dict(zip(OWNERS[len(board.colours)], board.colours, strict=True))
    state = State(
        board=board,
        players=tuple(Player(colour) for colour in board.colours),
        bag=board.sailors,
        missionaries=board.missionaries,
        sections=(NO_CREW,) * len(board.colours),
        landings=tuple((None,) * len(landing.docks) for landing in board.landings),
        first=0,
        slots=board.slots,
        owners=tuple(owners.get(name) for name in CHARACTERS),
    )
    state = earn(state, 0, ledger, Why("dias", "1.3"), vp=2)
    return alvares_gives(state, ledger, Why("alvares", "1.4"))
