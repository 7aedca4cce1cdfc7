"""Cells and keypads to tell a tile by: pictures where the set knows its copy, else figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from companion.table.components.certainty import confirmed
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.choice import draw_more
from companion.vasco.rules.components import DECKS, read_components
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying.edits import turned_up
from companion.vasco.rules.state import State, Tile, Vdg
from companion.vasco.ui.answering.keypad import LIMITS, PROJECT, VDG, Made
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, Enter, Keypad, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.pieces.tiles import TILE, draw_merchant, draw_project, draw_vdg
from companion.vasco.ui.pieces.tiles import VDG as WIDE

_OTHER = "tile-other"

Entered = Callable[[Tile], Enter]


def tile_card(
    shown: Shown, name: str, title: str, entered: Entered, decks: Sequence[str], least: int = 0
) -> Asked:
    """Which project or ship it is, of those with this limit at least that lie nowhere yet."""
    tiles = sorted({each for each in left(shown, decks) if each.limit >= least}, key=_figures)
    picks: dict[str, Pick] = {f"tile-{each.text}": entered(each) for each in tiles}
    paints = [painted(draw_project, each) for each in tiles]
    keypad = Keypad(PROJECT, _entering(entered))
    cells, picks = _pictured(shown, title, picks, paints, keypad)
    return Asked(name, title, _sureness(shown, known(shown, decks)), tile_lines(Line(cells)), picks)


def vdg_card(shown: Shown) -> Asked:
    title, told = shown.say("lies-vdg"), shown.state.vdg
    tiles = sorted({*read_components(shown.components).vdg, *([told] if told else [])})
    picks: dict[str, Pick] = {_spelled(each): _turned_up(each) for each in tiles}
    paints = [painted(draw_vdg, each) for each in tiles]
    keypad = Keypad(VDG, _turned_up)
    cells, picks = _pictured(shown, title, picks, paints, keypad, told and _spelled(told))
    scene = Lines((Line(cells),), least=72, widest=100, ratio=WIDE)
    sure = _sureness(shown, confirmed(shown.components, "vdg"))
    return Asked("vdg", title, f"{shown.say('lies-none-told')} {sure}", scene, picks)


def _spelled(vdg: Vdg) -> str:
    return "vdg-" + "-".join(map(str, (vdg.initial, vdg.variation, *(vdg.money or ()))))


def _pictured(
    shown: Shown,
    title: str,
    picks: dict[str, Pick],
    paints: Sequence[Paint],
    keypad: Keypad,
    chosen: str | None = None,
) -> tuple[tuple[Cell, ...], dict[str, Pick]]:
    """Pictures to tap, and a last key to type what is none of them."""
    cells = [
        Cell(name, paint, framed=False, chosen=name == chosen)
        for name, paint in zip(picks, paints, strict=True)
    ]
    typed = Ask(lambda shown, at: Asked(_OTHER, title, shown.say("lies-keypad"), keypad=keypad))
    return (*cells, Cell(_OTHER, draw_more)), {**picks, _OTHER: typed}


def _sureness(shown: Shown, sure: bool) -> str:
    """What the pictures are: the group's own tiles, or those that are only assumed."""
    return shown.say("lies-picture" if sure else "lies-assumed")


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
    initial, variation, money = piece
    assert initial is not None
    assert variation is not None
    assert money, "the whole tile is asked for"
    return Enter(turned_up(initial, variation, *money))


def known(shown: Shown, decks: Sequence[str]) -> bool:
    """Whether the pictures are those of the group's own copy."""
    return all(confirmed(shown.components, "projects", deck) for deck in decks)


def decks_up(shown: Shown) -> list[str]:
    """The decks of which tiles can lie on the table in this round (8.1)."""
    return _decks(shown, 0)


def decks_on_offer(shown: Shown) -> list[str]:
    """Those from which the offer of this round came."""
    return _decks(shown, (shown.state.round - 1) * (UPPER + 1))


def _decks(shown: Shown, first: int) -> list[str]:
    """The decks of the tiles that came up from this one on until now."""
    printed, top = read_components(shown.components).projects, 0
    last = shown.state.round * (UPPER + 1)
    found = []
    for deck, tiles in zip(DECKS, printed, strict=True):
        if top < last and top + len(tiles) > first:
            found.append(deck)
        top += len(tiles)
    return found


def left(shown: Shown, decks: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles of these decks that lie nowhere yet; one that lies may be its like of another."""
    nowhere = _printed(shown, decks_up(shown)) - Counter(_lying(shown.state))
    return tuple((_printed(shown, decks) & nowhere).elements())


def _printed(shown: Shown, decks: Sequence[str]) -> Counter[Tile]:
    printed = zip(DECKS, read_components(shown.components).projects, strict=True)
    return Counter(each for deck, tiles in printed if deck in decks for each in tiles)


def _figures(tile: Tile) -> tuple[int, ...]:
    return tile[1:]


def _lying(state: State) -> Iterator[Tile]:
    for player in state.players:
        yield from player.projects
        yield from player.ships
    yield from state.upper
    if state.sao_gabriel:
        yield state.sao_gabriel
    yield from (ship.ship for docks in state.landings for ship in docks if ship and ship.ship)
