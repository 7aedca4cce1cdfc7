"""What a game supplies to the screens of the app, which know no game."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from kivy.uix.widget import Widget

from companion.table.game import Json, Said, Seat
from companion.table.session import Change, Session
from companion.ui.shell.face import Face
from companion.ui.shell.seating import Seating

Seats = tuple[Seat, ...]
Build = Callable[[], Widget]


def _as_it_sat(seating: Seating) -> Seating:
    return seating


class Beginning(NamedTuple):
    """How a game begins: what is its own on the screen of a new game, and what follows it."""

    title: str
    """The key of what stands above."""
    own: Build
    """What else is chosen for the table, or told of it."""
    begin: Callable[[Seats], object]
    take_up: Callable[[Seats], object] | None = None
    """For a game that was begun without the app, if that can be taken up."""
    sitting: Callable[[], Mapping[str, str]] = dict
    """The app's players who can take a chair, by name, each with what he is like."""
    link: str = "new-game"
    """The name of the button at home, and in `home-<link>` what it says. Games that share one are
    chosen by their signs once it is tapped."""
    begins: str = "newgame-begins"
    """The key of what is asked of who is first, and of the same people once more: of whom it would
    be then."""
    next: str = "newgame-next"
    seated: Callable[[Seating], Seating] = _as_it_sat
    """How those who played last sit down for this game: who of them is first."""


class Link(NamedTuple):
    """A screen that home leads to; `home-<screen>` is its name, `home-<screen>-note` its use."""

    screen: str
    icon: str


class Invitation(NamedTuple):
    """A screen a group is asked once to look at, before it plays."""

    screen: str
    stands: Callable[[], bool]
    """Whether it was neither taken nor declined."""
    decline: Callable[[], object]


class Shortcut(NamedTuple):
    """A key that taps something wherever the focus is: of what it may be, the first there is.

    `said` is the key of the message that says what it does.
    """

    letter: str
    names: tuple[str, ...]
    said: str
    ctrl: bool = False


class GameKeys(NamedTuple):
    """What keys do at the table, beside what they do everywhere."""

    shortcuts: Sequence[Shortcut] = ()
    numbered: Sequence[str] = ()
    """The beginnings of the names of what a typed number finds."""
    numbers: str = ""
    """The key of the message that says so."""


class Figures(NamedTuple):
    """What the Hall of Fame tells of somebody, beside victories."""

    points: str
    """What the ledger calls them."""
    told: Callable[[Sequence[Mapping[str, Json]]], Sequence[Said]]
    """In sentences, what the face's `habits` come to that were kept of so many plays."""


def _nothing(*_: object) -> Sequence[Any]:
    return ()


class Parts(NamedTuple):
    """All but the face can be left out: then what would show it is not there."""

    face: Face
    screens: Mapping[str, Callable[[str], Widget]] = MappingProxyType({})
    """By name; each is built for a game by its id, since a pad may show those of its board."""
    beginning: Beginning | None = None
    components: Callable[[], Json] | None = None
    """The component set a new game is played with."""
    moved: Callable[[Session, Change], object] = _nothing
    """What is to be done after a move."""
    hero: Build | None = None
    """A picture for home."""
    links: Sequence[Link] = ()
    invitation: Invitation | None = None
    settings: Callable[[], Sequence[Widget]] = _nothing
    """Groups of settings."""
    keys: GameKeys = GameKeys()
    table: Any = None
    """What it supplies to the screens of a running game."""
    figures: Figures | None = None
    bgg_id: str = ""
    """The setting that keeps its number at BoardGameGeek."""
    played_as: str = ""
    """The game that is played where only its score is kept."""
    own: Any = None
    """What its own screens find here."""
