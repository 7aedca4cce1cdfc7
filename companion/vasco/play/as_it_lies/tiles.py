"""Cells and keypads to tell a tile by: pictures where the set knows its copy, else figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Keypad, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import More
from companion.play.question import Piece
from companion.table.components.certainty import confirmed
from companion.vasco.play.layouts import Printed
from companion.vasco.play.pieces import TILE, VDG, MerchantShip
from companion.vasco.rules.components import DECKS, read_components
from companion.vasco.rules.draws import LIMITS, UPPER
from companion.vasco.rules.lying.edits import turned_up
from companion.vasco.rules.stacks import lying
from companion.vasco.rules.state import Tile, Vdg

_OTHER = "tile-other"
_NONE: Counter[Tile] = Counter()

Entered = Callable[[Tile], Enter]


def tile_card(
    moment: Moment,
    name: str,
    title: str,
    entered: Entered,
    decks: Sequence[str],
    least: int = 0,
    gone: Counter[Tile] = _NONE,
) -> Asked:
    """Which project or ship it is, of those with this limit at least that lie nowhere yet, and are
    not known to be gone."""
    there = Counter(left(moment, decks)) - gone
    tiles = sorted({each for each in there if each.limit >= least}, key=_figures)
    picks: dict[str, Pick] = {f"tile-{each.text}": entered(each) for each in tiles}
    keypad = Keypad(Printed("project"), entered)
    cells, picks = _pictured(title, picks, tiles, keypad)
    note = _sureness(moment, known(moment, decks))
    return Asked(name, title, note, tile_lines(Line(cells)), picks)


def vdg_card(moment: Moment) -> Asked:
    title, told = moment.say("lies-vdg"), moment.state.vdg
    tiles = sorted({*read_components(moment.components).vdg, *([told] if told else [])})
    picks: dict[str, Pick] = {_spelled(each): _turned_up(each) for each in tiles}
    keypad = Keypad(Printed("vdg"), _turned_up)
    cells, picks = _pictured(title, picks, tiles, keypad, told and _spelled(told))
    layout = Lines((Line(cells),), least=72, widest=100, ratio=VDG)
    sure = _sureness(moment, confirmed(moment.components, "vdg"))
    return Asked("vdg", title, f"{moment.say('lies-none-told')} {sure}", layout, picks)


def _spelled(vdg: Vdg) -> str:
    return "vdg-" + "-".join(map(str, (vdg.initial, vdg.variation, *(vdg.money or ()))))


def _pictured(
    title: str,
    picks: dict[str, Pick],
    pieces: Sequence[Piece],
    keypad: Keypad,
    chosen: str | None = None,
) -> tuple[tuple[Cell, ...], dict[str, Pick]]:
    """Pictures to tap, and a last key to type what is none of them."""
    cells = [
        Cell(name, piece, framed=False, chosen=name == chosen)
        for name, piece in zip(picks, pieces, strict=True)
    ]
    typed = Ask(partial(_typed, title, keypad))
    return (*cells, Cell(_OTHER, More())), {**picks, _OTHER: typed}


def _typed(title: str, keypad: Keypad, moment: Moment, at: At) -> Asked:
    return Asked(_OTHER, title, moment.say("lies-keypad"), keypad=keypad)


def _sureness(moment: Moment, sure: bool) -> str:
    """What the pictures are: the group's own tiles, or those that are only assumed."""
    return moment.say("lies-picture" if sure else "lies-assumed")


def tile_lines(*lines: Line) -> Lines:
    return Lines(lines, widest=72, ratio=TILE)


def limits(prefix: str, least: int = 0, chosen: int | None = None) -> tuple[Cell, ...]:
    """Merchant ships that could lie there."""
    return tuple(
        Cell(f"{prefix}-{limit}", MerchantShip(limit), False, limit == chosen)
        for limit in LIMITS
        if limit >= least
    )


def _turned_up(made: Vdg) -> Enter:
    initial, variation, money = made
    assert initial is not None
    assert variation is not None
    assert money, "the whole tile is asked for"
    return Enter(turned_up(initial, variation, *money))


def known(moment: Moment, decks: Sequence[str]) -> bool:
    """Whether the pictures are those of the group's own copy."""
    return all(confirmed(moment.components, "projects", deck) for deck in decks)


def decks_up(moment: Moment) -> list[str]:
    """The decks of which tiles can lie on the table in this round (8.1)."""
    return _decks(moment, 0)


def decks_on_offer(moment: Moment) -> list[str]:
    """Those from which the offer of this round came."""
    return _decks(moment, (moment.state.round - 1) * (UPPER + 1))


def _decks(moment: Moment, first: int) -> list[str]:
    """The decks of the tiles that came up from this one on until now."""
    printed, top = read_components(moment.components).projects, 0
    last = moment.state.round * (UPPER + 1)
    found = []
    for deck, tiles in zip(DECKS, printed, strict=True):
        if top < last and top + len(tiles) > first:
            found.append(deck)
        top += len(tiles)
    return found


def left(moment: Moment, decks: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles of these decks that lie nowhere yet; one that lies may be its like of another."""
    nowhere = _printed(moment, decks_up(moment)) - lying(moment.state)
    return tuple((_printed(moment, decks) & nowhere).elements())


def _printed(moment: Moment, decks: Sequence[str]) -> Counter[Tile]:
    printed = zip(DECKS, read_components(moment.components).projects, strict=True)
    return Counter(each for deck, tiles in printed if deck in decks for each in tiles)


def _figures(tile: Tile) -> tuple[int, ...]:
    return tile[1:]
