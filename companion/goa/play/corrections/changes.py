"""What a correction changes, in a few words each; of a purse nothing but whose it is (12.3)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play import saying
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.lying.between import Correction
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.phases import HANDS
from companion.goa.rules.state import State
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import PHASES
from companion.play.lying.asked import Moment
from companion.table.game import Figure


def is_open(state: State) -> bool:
    """12.4, 10.1: whether purses may be looked into."""
    return state.variants.open_money or state.stage >= HANDS


def changes(moment: Moment, moves: tuple[Correction, ...]) -> list[Figure]:
    return [each for move in moves for each in _changed(moment, move)]


def _changed(moment: Moment, move: Correction) -> Iterator[Figure]:
    if isinstance(move, Adjust):
        yield from _adjusted(moment, move)
        return
    for colour, estate in move.players:
        yield from _estate(f.player(colour), estate)
    yield from _middle(moment, move)
    yield from _course(moment, move)


def _adjusted(moment: Moment, move: Adjust) -> Iterator[Figure]:
    player = f.player(move.player)
    for what in AMOUNTS:
        if by := getattr(move, what):
            if what == "ducats" and not is_open(moment.state):
                yield saying.said("otherwise-purse", player=player)
            else:
                yield saying.said("otherwise-by", player=player, amount=saying.signed(what, by))


def _estate(player: Figure, estate: Estate) -> Iterator[Figure]:
    for name, row in estate.rows or ():
        figures = {"column": f.column(COLUMNS.index(name)), "row": f.number(row)}
        yield saying.said("otherwise-marker", player=player, **figures)
    if estate.sites is not None:
        yield saying.said("otherwise-sites", player=player)
    if estate.tiles is not None or estate.face_down is not None:
        yield saying.said("otherwise-tiles", player=player)
    if estate.hand is not None:
        yield saying.said("otherwise-hand", player=player, cards=f.count(estate.hand))


def _middle(moment: Moment, move: Correct) -> Iterator[Figure]:
    if move.grid is not None:
        yield saying.said("otherwise-market")
    if move.discard is not None:
        yield saying.said("otherwise-discard", cards=f.count(move.discard))
    if move.bonanza is not None:
        yield saying.said("otherwise-bonanza")


def _course(moment: Moment, move: Correct) -> Iterator[Figure]:
    if move.phase is not None or move.round is not None:
        phase = f.text(move.phase or PHASES[moment.state.phase])
        number = f.number(move.round or moment.state.round)
        yield saying.said("otherwise-in-round", phase=phase, round=number)
    if move.first_player is not None:
        yield saying.said("otherwise-first", player=f.player(move.first_player))
    for name, _ in move.rewards:
        yield saying.said("otherwise-reward", column=f.column(COLUMNS.index(name)))
