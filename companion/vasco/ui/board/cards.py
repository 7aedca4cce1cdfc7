"""The parts of the board as cards, whole or as places for a disc, and the tabs to reach them."""

from __future__ import annotations

from dataclasses import replace

from companion.play.looks import TOUCHED
from companion.play.question import Question, Spot
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.board.parted import UNASKED
from companion.ui.table.board.tabs import Tab, Tabs
from companion.vasco.play.board import NUMBERS_PART, look, number_called, part
from companion.vasco.play.prices import acting, placing
from companion.vasco.play.shown import Shown
from companion.vasco.rules.placing import foreseen
from companion.vasco.rules.projects import COST
from companion.vasco.rules.state import AREAS, State, tile
from companion.vasco.ui.drawing import scene
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.marks import draw_mark, draw_number
from companion.vasco.ui.pieces.people import draw_sailor
from companion.vasco.ui.pieces.tiles import draw_merchant, draw_project
from companion.vasco.ui.scenes.card import Card

PARTS = (NUMBERS_PART, *AREAS)


def is_placing(question: Question) -> bool:
    """Whether areas are places for a disc now."""
    return any(look(question, f"area-{area}") in TOUCHED for area in AREAS)


def card(shown: Shown, question: Question, name: str, grown: bool) -> Card:
    """A part of the board; grown, its pieces can be tapped, else all of it to look at it."""
    shown = _as_told(shown)
    # What is to sail lies in its docks, whatever is asked of it.
    inside = scene(part(shown, question if grown else _seen(question), name))
    spot = "" if grown else f"look-{name}"
    if name == NUMBERS_PART:
        return Card(shown.say("board-numbers"), inside, _marker(shown), spot=spot, grown=grown)
    found = Card(
        shown.say(f"area-{name}"),
        inside,
        _project_prices(shown) if name == "projects" else "",
        _discs(shown.state, name),
        shown.state.slots[AREAS.index(name)] if shown.state.slots else 0,
        number_called(shown.state),
        spot,
        grown=grown,
        ahead=frozenset(disc.number for disc in shown.ahead),
    )
    if is_placing(question):
        return replace(found, spot=f"area-{name}", look=look(question, f"area-{name}"))
    return found


def _seen(question: Question) -> Question:
    """What is to sail, and nothing to be touched."""
    spots = question.spots.items()
    return UNASKED._replace(
        spots={name: Spot(spot.text, piece=spot.piece) for name, spot in spots if spot.piece}
    )


def target(shown: Shown, question: Question, area: str) -> Card:
    """An area as no more than a place for a disc."""
    shown = _as_told(shown)
    free = shown.state.slots[AREAS.index(area)]
    discs = _discs(shown.state, area)
    note = shown.say("board-slots", free=free, slots=free + len(discs))
    beside = tuple(shown.say(f"area-{each}") for each in AREAS)
    return replace(card(shown, question, area, False), inside=None, note=note, beside=beside)


def tabs(shown: Shown, question: Question, name: str) -> Tabs:
    names = {NUMBERS_PART: shown.say("board-numbers")}
    return Tabs(
        tuple(
            Tab(
                each,
                names.get(each) or shown.say(f"area-{each}", case="short"),
                _PICTURES[each],
                tuple(painted(draw_mark, player) for player, _ in _discs(shown.state, each)),
                each == name,
                each == question.area,
            )
            for each in PARTS
        )
    )


def _as_told(shown: Shown) -> Shown:
    """With the discs told ahead where they are to lie."""
    told = shown.ahead
    return shown._replace(state=foreseen(shown.state, told, told[0].player)) if told else shown


def _discs(state: State, area: str) -> tuple[tuple[str, int], ...]:
    return tuple(
        (disc.player, number)
        for number, disc in enumerate(state.placed)
        if disc and disc.area == area
    )


def _marker(shown: Shown) -> str:
    state = shown.state
    if state.marker is None:
        return ""
    if acting(state):
        return shown.say("board-first-free", marker=state.marker)
    return shown.say("board-marker", marker=state.marker) if placing(state) else ""


def _project_prices(shown: Shown) -> str:
    return shown.say("board-project-prices", one=COST[1], two=COST[2])


def _paint_recruiting(box: Box, colours: Colours) -> None:
    for colour, at in zip(("turquoise", "orange"), box.fitted(1.4).row(2), strict=True):
        draw_sailor(at, colours, colour)


_PICTURES: dict[str, Paint] = {
    "numbers": painted(draw_number, 7),
    "characters": painted(draw_portrait, "manuel"),
    "recruiting": _paint_recruiting,
    "projects": painted(draw_project, tile(7, 3)),
    "navigation": painted(draw_merchant, 9),
}
