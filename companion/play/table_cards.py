"""Cards of pieces by which a table is entered, and what each piece stands for when it is tapped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.play.pieces import Named
from companion.play.question import Layout, Piece
from companion.table.game import Json
from companion.table.game.distinct import distinct
from companion.table.game.edits import Edit


@distinct
class At(NamedTuple):
    """What of an area is in hand: what is its own, and the digits tapped so far."""

    hand: Any = None
    typed: str = ""


@distinct
class Enter(NamedTuple):
    """Something told: the edit, what is in hand afterwards, if that changes, and whether the area
    is done with it."""

    edit: Edit
    hand: Any = None
    last: bool = False


@distinct
class Look(NamedTuple):
    """Something else is in hand; nothing is told."""

    at: At


@distinct
class Ask(NamedTuple):
    """A question of its own comes up: the card, and what it is about."""

    card: Callable[..., Asked]
    about: tuple[Any, ...] = ()

    def asked(self, moment: Moment, at: At) -> Asked:
        return self.card(*self.about, moment, at)


Pick = Enter | Look | Ask


class Cell(NamedTuple):
    """A piece, and what it stands for when it is tapped: `chosen` is the answer given, `absent` a
    piece that does not lie there."""

    name: str
    piece: Piece
    pick: Any = None
    framed: bool = True
    chosen: bool = False
    absent: bool = False


class Line(NamedTuple):
    cells: tuple[Cell, ...]
    lead: Piece = None


class Lines(NamedTuple):
    """Pieces in lines, each line led by what it is about. A line that has no room for all its
    cells, or has more than `most`, goes on below itself.

    `lead` is the width of what leads it, `least` and `widest` are a cell's, in dp, and `ratio` is
    its width to its height.
    """

    lines: tuple[Line, ...] = ()
    lead: float = 0
    least: float = 48
    widest: float = 80
    ratio: float = 1
    most: int = 99


PLAIN = Lines()
WORDS = Lines(least=120, widest=180, ratio=2.6)
"""A few words in each cell."""


@distinct
class Keypad(NamedTuple):
    """A piece is told by what is printed on it, where the set does not know them all."""

    printed: Layout
    entered: Callable[[Any], Enter]
    """What is told by the piece that was made."""


class Asked(NamedTuple):
    """Pieces that lie together, and what those stand for that can be tapped."""

    name: str
    title: str
    note: str = ""
    layout: Layout = None
    picks: Mapping[str, Any] = {}
    """Mostly each a `Pick`."""
    keypad: Keypad | None = None


def card(
    name: str, title: str, lines: Iterable[Line], shape: Lines = PLAIN, note: str = ""
) -> Asked:
    """A card of lines; `shape` is one without lines."""
    layout = shape._replace(lines=tuple(lines))
    cells = (cell for line in layout.lines for cell in line.cells)
    picks = {cell.name: cell.pick for cell in cells if cell.pick is not None}
    return Asked(name, title, note, layout, picks)


class Moment(NamedTuple):
    """How the table lies by what has been told so far, and how it is said."""

    state: Any
    names: Mapping[str, str]
    """What the players are called, by colour."""
    components: Json
    speak: Callable[..., str]
    """Says a message, with its figures."""
    before: Any = None
    """How the app had it, where that is put right; none where an empty table is entered."""

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def name(self, colour: str) -> str:
        return self.names.get(colour) or self.say(f"colour-{colour}")

    @property
    def corrects(self) -> bool:
        """Whether what the app had is put right."""
        return self.before is not None

    def by_player(self, cells: Callable[[int, Any], Iterable[Cell]]) -> list[Line]:
        """A line for each player, led by his name; his cells are given by his seat."""
        return [
            Line(tuple(cells(seat, player)), Named(player.colour, self.name(player.colour)))
            for seat, player in enumerate(self.state.players)
        ]

    def card(
        self,
        name: str,
        title: str,
        cells: Iterable[Cell] | Iterable[Line],
        shape: Lines = PLAIN,
        note: str = "",
        **figures: object,
    ) -> Asked:
        """A card of one line, or of several; by the messages of its title and note."""
        every = tuple(cells)
        several = [each for each in every if isinstance(each, Line)]
        line = Line(tuple(each for each in every if isinstance(each, Cell)))
        said = note and self.say(note)
        return card(name, self.say(title, **figures), several or [line], shape, said)


class Area(NamedTuple):
    """A part of the table, looked over at a time."""

    name: str
    cards: Callable[[Moment, At], Sequence[Asked]]
    hand: Any = None
    """What of it is in hand at first."""
    least: float = 296
    """The least width of a card, in dp."""
    note: str = ""
    """The message that says what holds for all of its cards."""
