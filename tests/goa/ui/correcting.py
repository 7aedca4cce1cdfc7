"""What lies otherwise on the table, set right by touches: the moves of 13.8 and 13.9, as in a
record."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games import GAMES
from companion.goa.play.table_entry.cards import is_open
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.state import State, cell_of
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import PHASES
from tests.touch.correcting import count, type_in
from tests.touch.finger import Finger

GOA = GAMES["goa"]


def set_right(finger: Finger, state: State, move: Adjust | Correct) -> bool:
    """Whether there are touches for it: for sites, tiles and what has no name yet there are not."""
    if isinstance(move, Correct) and not _is_plain(state, move):
        return False
    for name in ("menu", "otherwise"):
        finger.tap(name)
    if isinstance(move, Adjust):
        _adjust(finger, state, move)
    else:
        _correct(finger, state, move)
    finger.tap("set-right")
    return True


def _adjust(finger: Finger, state: State, move: Adjust) -> None:
    """Purses that nobody may look into are typed on a page of their own (12.10)."""
    player = state.players[state.board.colours.index(move.player)]
    for what in AMOUNTS:
        name, by = f"{move.player}-{what}", getattr(move, what)
        if by and what == "ducats" and not is_open(state):
            finger.tap("area-purses")
            finger.tap(f"purse-{move.player}")
            type_in(finger, player.ducats + by)
        elif by:
            _turn_to(finger, "figures")
            count(finger, name, getattr(player, what), by)


def _is_plain(state: State, move: Correct) -> bool:
    grid = state.grid if move.grid is None else move.grid
    named = any(now not in (None, old) for old, now in zip(state.grid, grid, strict=True))
    held = any(estate._replace(rows=None, hand=None) != Estate() for _, estate in move.players)
    changes = GOA.apply(state, move).state != state
    return changes and not (named or held or move.phase or move.rewards or move.bonanza)


def _correct(finger: Finger, state: State, move: Correct) -> None:
    for colour, estate in move.players:
        had = state.players[state.board.colours.index(colour)].hand
        if estate.hand not in (None, had):
            _turn_to(finger, "figures")
            count(finger, f"{colour}-hand", had, estate.hand - had)
        for name, row in estate.rows or ():
            _turn_to(finger, "markers")
            finger.tap(f"{colour}-{name}-{row}")
    for name in _in_the_middle(state, move):
        _turn_to(finger, "market")
        finger.tap(name)
    if move.round:
        _turn_to(finger, "round")
        finger.tap(f"round-{PHASES[state.phase]}{move.round}")
    if move.first_player:
        _turn_to(finger, "round")
        finger.tap(f"first-{move.first_player}")


def _in_the_middle(state: State, move: Correct) -> Iterator[str]:
    for place, one in enumerate(move.grid or state.grid):
        if one is None and state.grid[place]:
            yield "cell-{}-{}".format(*cell_of(place))
    if move.discard is not None:
        yield f"discard-{move.discard}"


def _turn_to(finger: Finger, area: str) -> None:
    if not finger.device.find(f"area-{area}").active:
        finger.tap(f"area-{area}")
