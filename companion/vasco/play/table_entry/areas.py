"""What of a table can be entered, part by part, and what a correction changes."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.figure_cards import Counted
from companion.play.table_cards import Area, Moment
from companion.play.table_entry import Editor
from companion.table.game import Figure
from companion.vasco.play.table_entry import cards, places, tiles
from companion.vasco.rules import figures as f
from companion.vasco.rules import table_edits as edits
from companion.vasco.rules.moves import Adjust, Correct, Supply, Unset
from companion.vasco.rules.state import State

CORRECTED = (
    Area("figures", cards.figures, least=300),
    Area("sailors", cards.sailors, least=388),
    Area("tiles", places.corrected_tiles, least=600),
    Area("docks", places.docks, places.Held(), 300),
    Area("characters", cards.characters, least=388),
    Area("round", cards.course, least=388),
)
ENTERED = (
    Area("round", cards.begun, least=320),
    Area("figures", cards.figures, Counted(), 388),
    Area("crew", cards.crews, least=388),
    Area("tiles", places.entered_tiles, places.Held(), 388),
    Area("docks", places.docks, places.Held()),
    Area("sections", cards.sections, note="lies-sections-note"),
    Area("offer", places.offer),
    Area("stacks", tiles.stacks),
)
"""In the order a person looks over a table."""


def changes(moment: Moment, moves: tuple[edits.Correction, ...]) -> list[Figure]:
    """In a few words each."""
    return [f.text(said) for move in moves for said in _changed(moment, move)]


def _changed(moment: Moment, move: edits.Correction) -> Iterator[str]:
    return _adjusted(moment, move) if isinstance(move, Adjust) else _corrected(moment, move)


def _adjusted(moment: Moment, move: Adjust) -> Iterator[str]:
    for what in edits.COUNTED:
        by = getattr(move, what)
        if by:
            signed = f.text(f"+{by}" if by > 0 else f"−{-by}")
            player = f.player(move.player)
            count = f.count(abs(by))
            yield moment.say("otherwise-by", player=player, by=signed, count=count, what=what)


def _corrected(moment: Moment, move: Correct) -> Iterator[str]:
    for colour, supply in move.supplies:
        for part in Supply._fields:
            if getattr(supply, part) is not None:
                yield moment.say("otherwise-of", player=f.player(colour), what=part)
    for section, _ in move.sections:
        yield moment.say("lies-section", section=f.number(section))
    for landing, _ in move.landings:
        yield moment.say(f"landing-{landing.replace('_', '-')}")
    if not isinstance(move.sao_gabriel, Unset) or move.upper is not None:
        yield moment.say("area-projects")
    if move.money is not None:
        yield moment.say("otherwise-amounts")
    if move.round is not None:
        yield moment.say("otherwise-in-round", round=f.number(move.round))
    if move.first_player is not None:
        yield moment.say("otherwise-first", player=f.player(move.first_player))


def _begins(state: State) -> dict[str, Figure]:
    return {"round": f.number(state.round)}


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
)
