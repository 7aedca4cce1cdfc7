"""What is Vasco da Gama's own on the screens of its component sets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from companion.play.component_sets import Asked
from companion.table.components import Path, at
from companion.table.components.editing import lengthened, shortened
from companion.table.game import Figure, Json, Refusal
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.scene import Scene
from companion.ui.table.component_sets.copies import Board, Copies, Lengths, Say, Tiles
from companion.ui.table.keypad import Keypad
from companion.vasco.rules.components import BOARD, DECKS, PLAYERS, TILES, read_vdg
from companion.vasco.rules.notation import pieces
from companion.vasco.rules.notation.showing import vdg
from companion.vasco.rules.state import AREAS, LANDINGS, Tile, Vdg
from companion.vasco.ui.answering.keypad import MERCHANT, PROJECT, VDG, Made, TileKeypad
from companion.vasco.ui.component_sets import fields, own_sets
from companion.vasco.ui.component_sets.coast import MOST_DOCKS, Coast, coast
from companion.vasco.ui.pieces.tiles import TILE, draw_merchant, draw_project, draw_vdg
from companion.vasco.ui.pieces.tiles import VDG as VDG_RATIO

_CREW_LIKELY = [*range(4, 13)]
_ANSWERS = {
    "docks": [*range(4, 12)],
    "complete": [*range(15)],
    "refund": [*range(10)],
    "slots": [*range(1, 11)],
    "sailors": [*_CREW_LIKELY, *(count for count in range(33) if count not in _CREW_LIKELY)],
}
_KINDS = {"projects": PROJECT, "vdg": VDG, "merchants": MERCHANT}
"""What the keypad calls the pieces of a stack."""


def _answers(components: Json, path: Path) -> Sequence[int]:
    return next(_ANSWERS[str(key)] for key in reversed(path) if key in _ANSWERS)


def _scenes(say: Say, components: Json, asked: Asked) -> Mapping[str, Scene]:
    areas = {each: say(f"area-{each}") for each in AREAS}
    counts = [each for each in PLAYERS if asked(("slots", AREAS[0], each))]
    heads = {each: say("check-players", players=int(each)) for each in counts}
    return {
        "landings": coast(components, _landings(say)),
        "refund": fields.refund(components),
        "slots": fields.slots(components, heads, areas),
        "sailors": fields.crews(components),
    }


def _needed(path: Path, numbers: Collection[int]) -> bool:
    """2.3: slots are printed for each number of players."""
    return path[0] != "slots" or int(path[2]) in numbers


def _glance(say: Say, components: Json) -> Coast:
    return coast(components, _landings(say), awake=False)


def _landings(say: Say) -> dict[str, str]:
    return {each: say(f"landing-{each.replace('_', '-')}") for each in LANDINGS}


def _called(say: Say, path: Path) -> str:
    """What a value of the board is called."""
    part, *rest = path
    if part == "refund":
        first = 5 * int(rest[0]) + 1
        return say("check-refund-of", first=first, last=first + 4)
    if part == "slots":
        return say("check-slots-of", area=Figure("area", rest[0]), players=int(rest[1]))
    if part == "sailors":
        return say("check-sailors-of", colour=Figure("sailor", rest[0]))
    landing = Figure("landing", rest[0])
    if rest[1] == "complete":
        return say("check-complete-of", landing=landing)
    return say("check-dock-of", landing=landing, dock=int(rest[2]) + 1)


def _longer(components: Json, path: Path) -> Json | None:
    """A dock more beside the last one of a landing."""
    last = _last_dock(components, path)
    return lengthened(components, path[:-1]) if last and last < MOST_DOCKS else None


def _shorter(components: Json, path: Path) -> Json | None:
    last = _last_dock(components, path)
    return shortened(components, path[:-1]) if last > 1 else None


def _last_dock(components: Json, path: Path) -> int:
    """The number of the dock, where it is the last of its landing; else 0."""
    docks = len(at(components, path[:-1])) if "docks" in path else 0
    return docks if path[-1] == docks - 1 else 0


def _lengths(say: Say, path: Path) -> Lengths:
    return Lengths(
        say("check-no-dock"),
        say("why-last-dock"),
        say("check-more-docks"),
        say("why-most-docks", most=MOST_DOCKS),
    )


def _complaint(say: Say, components: Json, refusal: Refusal) -> str:
    """Of the sailors, how many there are now."""
    if Figure("expected", "all-sailors") not in refusal.figures.values():
        return ""
    return say("check-all-sailors", found=sum(components["sailors"].values()))


def _titled(say: Say, stack: Path) -> str:
    return say(f"tiles-{_kind(stack)}", deck=_deck(stack))


def _painted(stack: Path, piece: Json) -> Paint:
    kind = _kind(stack)
    if kind == MERCHANT:
        return painted(draw_merchant, piece)
    if kind == VDG:
        return painted(draw_vdg, read_vdg(piece, ""))
    return painted(draw_project, pieces.ship_tile(piece, ""), _deck(stack))


def _ratio(stack: Path) -> float:
    return VDG_RATIO if _kind(stack) == VDG else TILE


def _keypad(enter: Callable[[Json], object]) -> Keypad:
    keypad = TileKeypad()
    keypad.bind(on_entered=lambda _, made: enter(_written(made)))
    return keypad


def _ask(keypad: Keypad, stack: Path, title: str, hint: str) -> None:
    keypad.deck, keypad.kind = _deck(stack), _kind(stack)
    keypad.title, keypad.hint = title, hint


def _written(made: Made) -> Json:
    """A piece as a set writes it."""
    if isinstance(made, Tile):
        return made.text
    return vdg(made) if isinstance(made, Vdg) else made


def _kind(stack: Path) -> str:
    return _KINDS[str(stack[0])]


def _deck(stack: Path) -> str:
    return str(stack[1]) if _kind(stack) == PROJECT else ""


COPIES = Copies(
    own_sets,
    Board(
        {part: (part,) for part in BOARD},
        _scenes,
        _glance,
        _answers,
        _called,
        needed=_needed,
        longer=_longer,
        shorter=_shorter,
        lengths=_lengths,
    ),
    Tiles(
        TILES,
        (*(("projects", deck) for deck in DECKS), ("vdg",), ("merchants",)),
        _titled,
        _painted,
        _ratio,
        _keypad,
        _ask,
    ),
    _complaint,
)
