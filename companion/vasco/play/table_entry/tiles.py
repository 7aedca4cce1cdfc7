"""Cards that ask which tile or merchant ship it is: by pictures where the set knows its copy, else
by figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from companion.play.figure_cards import choices
from companion.play.pieces import More
from companion.play.question import Piece
from companion.play.table_cards import Ask, Asked, At, Cell, Enter, Keypad, Line, Lines, Moment
from companion.table.components.certainty import confirmed
from companion.table.game.edits import Edit
from companion.vasco.play.layouts import Printed
from companion.vasco.play.pieces import TILE, VDG, MerchantShip
from companion.vasco.rules import table_edits as edits
from companion.vasco.rules.components import DECKS, read_components
from companion.vasco.rules.draws import LIMITS, UPPER
from companion.vasco.rules.stacks import lying
from companion.vasco.rules.state import Tile, Vdg, without

TILES = Lines(widest=72, ratio=TILE)
_VDG = Lines(least=72, widest=100, ratio=VDG)
_OTHER = "tile-other"

Entered = Callable[[Tile], Enter]


def tile_card(
    moment: Moment,
    name: str,
    title: str,
    entered: Entered,
    decks: Sequence[str] = (),
    least: int = 0,
    gone: Mapping[Tile, int] | None = None,
    above: Iterable[Line] = (),
    **figures: object,
) -> Asked:
    """Which project or ship it is, of those with this limit at least that lie nowhere yet, and are
    not known to be gone; below other lines. Without decks it can be of all that are up."""
    decks = decks or decks_up(moment)
    there = Counter(_left(moment, decks)) - Counter(gone)
    tiles = sorted({each for each in there if each.limit >= least}, key=lambda each: each[1:])
    pictures = {f"tile-{each.text}": (each, entered(each)) for each in tiles}
    cells = _pictured(moment.say(title, **figures), pictures, Keypad(Printed("project"), entered))
    note = _sureness(moment, _known(moment, decks))
    found = moment.card(name, title, [*above, Line(cells)], TILES, "", **figures)
    return found._replace(note=note)


def stacks(moment: Moment, at: At) -> tuple[Asked, ...]:
    """What lies face up: the VdG tile, the merchant ship."""
    cells = merchants(edits.merchant, chosen=moment.state.merchant)
    merchant = moment.card("merchant", "lies-merchant", cells, TILES, "lies-none-told")
    return _vdg(moment), merchant


def merchants(
    edit: Callable[[int], Edit], least: int = 0, chosen: int | None = None
) -> tuple[Cell, ...]:
    """Merchant ships that could lie there."""
    limits = [limit for limit in LIMITS if limit >= least]
    told = {limit: (MerchantShip(limit), edit(limit)) for limit in limits}
    return choices("merchant", told, chosen, framed=False)


def _vdg(moment: Moment) -> Asked:
    title, told = moment.say("lies-vdg"), moment.state.vdg
    tiles = sorted({*read_components(moment.components).vdg, *([told] if told else [])})
    pictures = {_spelled(each): (each, _turned_up(each)) for each in tiles}
    keypad = Keypad(Printed("vdg"), _turned_up)
    cells = _pictured(title, pictures, keypad, told and _spelled(told))
    sure = _sureness(moment, confirmed(moment.components, "vdg"))
    found = moment.card("vdg", "lies-vdg", cells, _VDG, "lies-none-told")
    return found._replace(note=f"{found.note} {sure}")


def _spelled(vdg: Vdg) -> str:
    return "vdg-" + "-".join(map(str, (vdg.initial, vdg.variation, *(vdg.money or ()))))


def _turned_up(made: Vdg) -> Enter:
    initial, variation, money = made
    assert initial is not None
    assert variation is not None
    assert money, "the whole tile is asked for"
    return Enter(edits.turned_up(initial, variation, *money))


def _pictured(
    title: str,
    pictures: Mapping[str, tuple[Piece, Enter]],
    keypad: Keypad,
    chosen: str | None = None,
) -> tuple[Cell, ...]:
    """Pictures to tap, and a last key to type what is none of them."""
    cells = (Cell(name, *each, False, name == chosen) for name, each in pictures.items())
    return (*cells, Cell(_OTHER, More(), Ask(_typed, (title, keypad))))


def _typed(title: str, keypad: Keypad, moment: Moment, at: At) -> Asked:
    return Asked(_OTHER, title, moment.say("lies-keypad"), keypad=keypad)


def _sureness(moment: Moment, sure: bool) -> str:
    """What the pictures are: the group's own tiles, or those that are only assumed."""
    return moment.say("lies-picture" if sure else "lies-assumed")


def decks_up(moment: Moment, first: int = 0) -> list[str]:
    """The decks of the tiles that came up until now, from this one on: of all these tiles can lie
    on the table (8.1)."""
    printed, top = read_components(moment.components).projects, 0
    last = moment.state.round * (UPPER + 1)
    found = []
    for deck, tiles in zip(DECKS, printed, strict=True):
        if top < last and top + len(tiles) > first:
            found.append(deck)
        top += len(tiles)
    return found


def settled(moment: Moment, decks: Sequence[str], tile: Tile, places: int) -> tuple[Tile, ...]:
    """What else must lie there, if with this tile all that the decks have left does."""
    lying = _left(moment, decks)
    sure = tile in lying and len(lying) == places and _known(moment, decks)
    return without(lying, tile) if sure else ()


def _known(moment: Moment, decks: Sequence[str]) -> bool:
    """Whether the pictures are those of the group's own copy."""
    return all(confirmed(moment.components, "projects", deck) for deck in decks)


def _left(moment: Moment, decks: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles of these decks that lie nowhere yet; one that lies may be its like of another."""
    nowhere = _printed(moment, decks_up(moment)) - lying(moment.state)
    return tuple((_printed(moment, decks) & nowhere).elements())


def _printed(moment: Moment, decks: Sequence[str]) -> Counter[Tile]:
    printed = zip(DECKS, read_components(moment.components).projects, strict=True)
    return Counter(each for deck, tiles in printed if deck in decks for each in tiles)
