"""Every kind of move, as the rules take it. All else that is known of it stands in `kinds`."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.table.game.distinct import distinct
from companion.vasco.rules.state import NO_CREW, Crew, Docks, Tile, Vdg


@distinct
class Projects(NamedTuple):
    """Chance, 1.6 and 8.1: the seven projects that are laid out."""

    sao_gabriel: Tile
    upper: tuple[Tile, ...]


@distinct
class Sailors(NamedTuple):
    """Chance, 1.2 and 8.5: the sailors drawn into a section."""

    section: int
    drawn: Crew


@distinct
class TurnVdg(NamedTuple):
    """Chance, 1.7 and 3.1: the VdG tile that is turned up."""

    vdg: Vdg


@distinct
class Merchant(NamedTuple):
    """Chance, 1.5 and 8.2: the merchant ship that is turned up."""

    limit: int


@distinct
class Bag(NamedTuple):
    """Chance, 5.3: the sailor taken blindly."""

    colour: str


@distinct
class Place(NamedTuple):
    """2.2: a number and a disc in an area."""

    player: str
    number: int
    area: str


@distinct
class Pass(NamedTuple):
    """3.4: giving up the action called."""

    player: str


@distinct
class Buy(NamedTuple):
    """4.1: one or two projects, or São Gabriel."""

    player: str
    projects: tuple[Tile, ...] = ()
    sao_gabriel: bool = False


@distinct
class Recruit(NamedTuple):
    """5.1: sailors of one section, a captain, or both."""

    player: str
    section: int | None = None
    sailors: Crew = NO_CREW
    captain: bool = False


class Picked(NamedTuple):
    """5.3: a sailor taken from a section."""

    section: int
    colour: str


Blindly = Literal["bag"]
BLINDLY: Blindly = "bag"


@distinct
class Bonus(NamedTuple):
    """What the player chooses of a landing's bonus (5.3), where there is something to choose."""

    project: Tile | None = None
    sailor: Picked | Blindly | None = None


NO_BONUS = Bonus()


class Berth(NamedTuple):
    """A ship of an expedition and the dock it sails to."""

    ship: Tile
    dock: int
    bonus: Bonus = NO_BONUS


@distinct
class Expedition(NamedTuple):
    """5.2: ships sent to one landing."""

    player: str
    landing: str
    ships: tuple[Berth, ...]


@distinct
class TakeMoney(NamedTuple):
    """6.1: one of the two amounts."""

    player: str
    slot: int


class Voyage(NamedTuple):
    """6.4: where the merchant ship goes."""

    landing: str
    dock: int
    bonus: Bonus = NO_BONUS


@distinct
class Host(NamedTuple):
    """6.1: a character is hosted; Manuel's disc is placed, Sernigi's ship may be sent."""

    player: str
    character: str
    number: int | None = None
    area: str | None = None
    send: Voyage | None = None


@distinct
class Send(NamedTuple):
    """1.5 and 7.1: the merchant ship is sent when it must be."""

    player: str
    voyage: Voyage


@distinct
class Launch(NamedTuple):
    """4.3: a project becomes a ship."""

    player: str
    project: Tile
    crew: tuple[str, ...]


@distinct
class Navigate(NamedTuple):
    """7.2 to 7.6, and in round 5 also 9.1."""


@distinct
class Finish(NamedTuple):
    """9.3 and 9.4."""


@distinct
class Adjust(NamedTuple):
    """10.1: a player's VP, Reals, captains or missionaries are corrected by so much."""

    player: str
    vp: int
    reals: int
    captains: int
    missionaries: int
    why: str


@distinct
class Supply(NamedTuple):
    """What a correction sets of a player's supply; None leaves it."""

    sailors: Crew | None = None
    projects: tuple[Tile, ...] | None = None
    ships: tuple[Tile, ...] | None = None
    characters: tuple[str, ...] | None = None


@distinct
class Unset(NamedTuple):
    """Says that a correction leaves a thing alone that may itself be nothing."""


UNSET = Unset()

Offer = tuple[Tile | Unset | None, tuple[Tile, ...] | None]


@distinct
class Correct(NamedTuple):
    """10.2: what is named is set as the table has it."""

    why: str
    supplies: tuple[tuple[str, Supply], ...] = ()
    sections: tuple[tuple[int, Crew], ...] = ()
    landings: tuple[tuple[str, Docks], ...] = ()
    sao_gabriel: Tile | Unset | None = UNSET
    upper: tuple[Tile, ...] | None = None
    money: tuple[int | None, int | None] | None = None
    round: int | None = None
    first_player: str | None = None


Move = (
    Projects
    | Sailors
    | TurnVdg
    | Merchant
    | Bag
    | Place
    | Pass
    | Buy
    | Recruit
    | Expedition
    | TakeMoney
    | Host
    | Send
    | Launch
    | Navigate
    | Finish
    | Adjust
    | Correct
)
