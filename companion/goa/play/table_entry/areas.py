"""What of a table can be entered, part by part, and what a correction changes."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play import saying
from companion.goa.play.table_entry import cards, tiles
from companion.goa.play.table_entry.recounting import recounts
from companion.goa.rules import figures as f
from companion.goa.rules import table_edits as edits
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.state import State
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import PHASES
from companion.play.figure_cards import Counted
from companion.play.table_cards import Area, Moment
from companion.play.table_entry import Editor
from companion.table.game import Figure

_FIGURES = Area("figures", cards.figures, least=300)
_PURSES = Area("purses", cards.purses, least=300)
_MARKERS = Area("markers", cards.markers)
_SPICES = Area("spices", cards.spices, least=388, note="lies-spices-note")
_SITES = Area("sites", tiles.held, tiles.Held(), 388)
_MARKET = Area("market", tiles.middle, least=320)
_ROUND = Area("round", cards.course, least=320)
_BEGUN = _ROUND._replace(cards=cards.begun)
_COUNTED = _FIGURES._replace(hand=Counted(), least=388)

CORRECTED = (_FIGURES, _PURSES, _MARKERS, _SPICES, _SITES, _MARKET, _ROUND)
ENTERED = (_BEGUN, _COUNTED, _PURSES, _MARKERS, _SITES, _SPICES, _MARKET)
"""In the order a person looks over a table."""


def changes(moment: Moment, moves: tuple[edits.Correction, ...]) -> list[Figure]:
    """In a few words each; of a purse nothing but whose it is (12.3)."""
    return [each for move in moves for each in _changed(moment, move)]


def _changed(moment: Moment, move: edits.Correction) -> Iterator[Figure]:
    if isinstance(move, Adjust):
        yield from _adjusted(moment, move)
        return
    for colour, estate in move.players:
        yield from _estate(f.player(colour), estate)
    yield from _others(moment, move)


def _adjusted(moment: Moment, move: Adjust) -> Iterator[Figure]:
    player = f.player(move.player)
    for what in AMOUNTS:
        if by := getattr(move, what):
            if what == "ducats" and not cards.is_open(moment.state):
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


def _others(moment: Moment, move: Correct) -> Iterator[Figure]:
    """The middle of the table, and the course."""
    if move.grid is not None:
        yield saying.said("otherwise-market")
    if move.discard is not None:
        yield saying.said("otherwise-discard", cards=f.count(move.discard))
    if move.bonanza is not None:
        yield saying.said("otherwise-bonanza")
    if move.phase is not None or move.round is not None:
        phase = f.text(move.phase or PHASES[moment.state.phase])
        number = f.number(move.round or moment.state.round)
        yield saying.said("otherwise-in-round", phase=phase, round=number)
    if move.first_player is not None:
        yield saying.said("otherwise-first", player=f.player(move.first_player))
    for name, _ in move.rewards:
        yield saying.said("otherwise-reward", column=f.column(COLUMNS.index(name)))


def _begins(state: State) -> dict[str, Figure]:
    return {"round": f.text(cards.named_round(state))}


EDITOR = Editor(
    read=edits.read_edit,
    kinds=edits.CORRECTION_KINDS,
    corrected=CORRECTED,
    between=edits.moves_between,
    changes=changes,
    entered=ENTERED,
    empty=edits.untold,
    taken_up=edits.moves_to,
    begins=_begins,
    recounts=recounts,
)
