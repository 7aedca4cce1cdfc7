"""What is Goa's own on the screens of its component sets."""

from __future__ import annotations

from collections.abc import Callable

from companion.goa.rules.components import card
from companion.goa.rules.copies import STACKS
from companion.goa.rules.pieces import bonus
from companion.goa.rules.tiles import tile
from companion.goa.ui.component_sets import own_sets
from companion.goa.ui.component_sets.board import BOARD
from companion.goa.ui.component_sets.keypad import CARDS, PieceKeypad, tiles_of
from companion.goa.ui.pieces.cards import WHOLE_CARD, draw_whole_card
from companion.goa.ui.pieces.colonies import draw_bonanza
from companion.goa.ui.pieces.tiles import draw_phase, draw_tile
from companion.table.components import Path
from companion.table.game import Figure, Json, Refusal
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.component_sets.copies import Copies, Say, Tiles
from companion.ui.table.keypad import Keypad


def _kind(stack: Path) -> str:
    """What the keypad calls the pieces of a stack."""
    part, *phase = map(str, stack)
    return tiles_of(*phase) if phase else part


def _titled(say: Say, stack: Path) -> str:
    part, *phase = map(str, stack)
    return say(f"tiles-{part}", phase=Figure("text", "".join(phase)))


def _painted(stack: Path, piece: Json) -> Paint:
    if isinstance(piece, dict):
        return painted(draw_bonanza, bonus(piece, ""))
    if _kind(stack) == CARDS:
        return painted(draw_whole_card, *card(piece, ""))
    return painted(draw_tile, tile(piece))


def _emblem(stack: Path, piece: Json) -> Paint:
    """The tiles of the phases are alike in what comes first."""
    _, *phase = map(str, stack)
    return painted(draw_phase, *phase) if phase else _painted(stack, piece)


def _ratio(stack: Path) -> float:
    return WHOLE_CARD if _kind(stack) == CARDS else 1


def _keypad(enter: Callable[[Json], object]) -> Keypad:
    keypad = PieceKeypad()
    keypad.bind(on_entered=lambda _, made: enter(made))
    return keypad


def _ask(keypad: Keypad, stack: Path, title: str, hint: str) -> None:
    keypad.kind, keypad.title, keypad.hint = _kind(stack), title, hint


def _complaint(say: Say, components: Json, refusal: Refusal) -> str:
    """Of the stacks, how many pieces they have to have, and how many there are now."""
    figures = refusal.figures
    if Figure("expected", "five-of-each-symbol") in figures.values():
        return say("check-five-of-each")
    _, *path = str(getattr(figures.get("where"), "value", "")).split(".")
    if refusal.key != "record-length" or tuple(path) not in STACKS:
        return ""
    return say(f"check-number-of-{path[0]}", **figures)


COPIES = Copies(
    own_sets,
    BOARD,
    Tiles(
        tuple(dict.fromkeys(str(part) for part, *_ in STACKS)),
        STACKS,
        _titled,
        _painted,
        _ratio,
        _keypad,
        _ask,
        _emblem,
    ),
    _complaint,
)
