"""Cells and keypads to tell a tile by: pictures where the set knows its copy, else figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from companion.ui.vasco.as_it_lies.asking import Ask, Card, Enter, Keypad, Pick, Shown
from companion.ui.vasco.as_it_lies.edits import turned_up
from companion.ui.vasco.as_it_lies.lines import Cell, Line, Lines
from companion.ui.vasco.choice import draw_more
from companion.ui.vasco.keypad import LIMITS, PROJECT, VDG, Made
from companion.ui.vasco.pieces import TILE, draw_merchant, draw_project, draw_vdg, painted
from companion.ui.vasco.pieces import VDG as WIDE
from companion.vasco.certainty import confirmed
from companion.vasco.components import DECKS, Components, read_components
from companion.vasco.draws import UPPER
from companion.vasco.state import State, Tile, Vdg

_OTHER = "tile-other"

Entered = Callable[[Tile], Enter]


def tile_card(shown: Shown, name: str, title: str, entered: Entered, least: int = 0) -> Card:
    """Which project or ship it is, of those with this limit at least that lie nowhere yet."""
    decks = _decks_up(shown)
    keypad = Keypad(PROJECT, _entering(entered))
    if not all(confirmed(shown.components, "projects", deck) for deck in decks):
        return Card(name, title, shown.say("lies-keypad"), keypad=keypad)
    tiles = [each for each in _left(shown, decks) if each.limit >= least]
    cells = [Cell(f"tile-{each.text}", painted(draw_project, each), framed=False) for each in tiles]
    picks: dict[str, Pick] = {f"tile-{each.text}": entered(each) for each in tiles}
    picks[_OTHER] = Ask(
        lambda shown, at: Card(name, title, shown.say("lies-keypad"), keypad=keypad)
    )
    other = Cell(_OTHER, draw_more)
    scene = tile_lines(Line((*cells, other)))
    return Card(name, title, shown.say("lies-picture"), scene, picks)


def vdg_card(shown: Shown) -> Card:
    title = shown.say("lies-vdg")
    keypad = Keypad(VDG, _turned_up)
    told = shown.state.vdg
    if not confirmed(shown.components, "vdg"):
        shows = Cell("vdg-told", painted(draw_vdg, told), told, framed=False)
        scene = Lines((Line((shows,)),), least=72, widest=100, ratio=WIDE) if told else None
        return Card("vdg", title, shown.say("lies-keypad"), scene, keypad=keypad)
    tiles = sorted(read_components(shown.components).vdg)
    cells = tuple(
        Cell(f"vdg-{each.initial}", painted(draw_vdg, each), framed=False, chosen=each == told)
        for each in tiles
    )
    picks: dict[str, Pick] = {f"vdg-{each.initial}": _turned_up(each) for each in tiles}
    picks[_OTHER] = Ask(
        lambda shown, at: Card("vdg", title, shown.say("lies-keypad"), keypad=keypad)
    )
    scene = Lines((Line((*cells, Cell(_OTHER, draw_more))),), least=72, widest=100, ratio=WIDE)
    return Card("vdg", title, shown.say("lies-vdg-note"), scene, picks)


def tile_lines(*lines: Line) -> Lines:
    return Lines(lines, widest=72, ratio=TILE)


def limits(prefix: str, least: int = 0, chosen: int | None = None) -> tuple[Cell, ...]:
    """Merchant ships that could lie there."""
    return tuple(
        Cell(f"{prefix}-{limit}", painted(draw_merchant, limit), limit, False, limit == chosen)
        for limit in LIMITS
        if limit >= least
    )


def _entering(entered: Entered) -> Callable[[Made], Enter]:
    def made(piece: Made) -> Enter:
        assert isinstance(piece, Tile)
        return entered(piece)

    return made


def _turned_up(piece: Made) -> Enter:
    assert isinstance(piece, Vdg)
    return Enter(turned_up(piece))


def _decks_up(shown: Shown) -> list[str]:
    """The decks of which tiles can lie on the table in this round (8.1)."""
    known, came = read_components(shown.components), shown.state.round * (UPPER + 1)
    found = []
    for deck, tiles in zip(DECKS, known.projects, strict=True):
        if came > 0:
            found.append(deck)
        came -= len(tiles)
    return found


def _left(shown: Shown, decks: list[str]) -> list[Tile]:
    """The tiles of these decks, once each, of which not all lie somewhere."""
    known: Components = read_components(shown.components)
    held = Counter(
        tile
        for deck, tiles in zip(DECKS, known.projects, strict=True)
        for tile in tiles
        if deck in decks
    )
    return sorted(held - Counter(_lying(shown.state)), key=lambda each: each[1:])


def _lying(state: State) -> Iterator[Tile]:
    for player in state.players:
        yield from player.projects
        yield from player.ships
    yield from state.upper
    if state.sao_gabriel:
        yield state.sao_gabriel
    yield from (ship.ship for docks in state.landings for ship in docks if ship and ship.ship)
