"""The scenes of a table: where everything lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.looks import CHOSEN, OPEN, PLAIN, SHUT
from companion.ui.drawn.piece import painted
from companion.ui.drawn.row import Laid, Row
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.placing import has_additional
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import AREAS, CHARACTERS, LANDINGS, SAILORS, Crew, Player, Tile
from companion.vasco.ui.asking.shown import Shown, asked
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.places import Quay
from companion.vasco.ui.pieces.tiles import TILE, draw_back, draw_merchant, draw_vdg
from companion.vasco.ui.scenes.landings import Landings
from companion.vasco.ui.scenes.projects import Projects
from companion.vasco.ui.scenes.recruiting import Recruiting
from companion.vasco.ui.scenes.sections import Sections
from companion.vasco.ui.scenes.supplies import Supplies, Supply
from companion.vasco.ui.scenes.table import Table

MOST_SECTIONS = 4
VDG = 1.28


def landings(shown: Shown, fitting: Sequence[tuple[str, int]] | None = None) -> Landings:
    """From Calicut down; of docks to choose from, those that fit are open and all others shut."""
    state = shown.state
    rows = []
    for name, landing, ships in zip(LANDINGS, state.board.landings, state.landings, strict=True):
        shut = PLAIN if fitting is None else SHUT
        quays = tuple(
            Quay(value, ship, OPEN if (name, place) in (fitting or ()) else shut)
            for place, (value, ship) in enumerate(zip(landing.docks, ships, strict=True))
        )
        said = shown.say(f"landing-{name.replace('_', '-')}")
        rows.append((name, said, landing.complete, quays))
    return Landings(tuple(reversed(rows)))


def projects(shown: Shown, picking: bool = False) -> Projects:
    """Laid out, or as far as the table has told."""
    said = shown.say("setup-sao-gabriel")
    if asked(shown.state) == "projects":
        told = tuple(each for each in shown.picks if isinstance(each, Tile))
        # São Gabriel's is told first, and stands last.
        looks = (*(CHOSEN if place == len(told) else PLAIN for place in range(1, UPPER + 1)),
                 PLAIN if told else CHOSEN)  # fmt: skip
        return Projects(told[0] if told else None, told[1:], said, looks)
    looks = ((OPEN if picking else PLAIN),) * UPPER
    return Projects(shown.state.sao_gabriel, upper_spaces(shown.state), said, (*looks, PLAIN))


def sections(shown: Shown) -> Sections:
    state = shown.state
    active = [spread(each) for each in state.sections]
    if asked(state) == "sailors":
        told = tuple(each for each in shown.picks if isinstance(each, str))
        active[state.section] = (*active[state.section], *told)
    shut = (None,) * (MOST_SECTIONS - len(active))
    return Sections((*active, *shut))


def free_sailors(shown: Shown) -> Recruiting:
    """One of them is somebody's for nothing, seen or blindly."""
    active = tuple(spread(each) for each in shown.state.sections)
    looks = tuple((OPEN,) * len(each) for each in active)
    bag = sum(shown.state.bag)
    return Recruiting(
        Sections(active, looks),
        bag=bag,
        bag_look=OPEN if bag else PLAIN,
        blindly=shown.say("board-blindly"),
    )


def spread(crew: Crew) -> tuple[str, ...]:
    return tuple(colour for colour, count in zip(SAILORS, crew, strict=True) for _ in range(count))


def taken(shown: Shown) -> Supplies:
    """1.1: what each player takes."""
    return Supplies(tuple(_supply(shown, Player(each.colour)) for each in shown.state.players))


def supplies(shown: Shown) -> Supplies:
    """All that lies before the players."""
    owners = shown.state.owners
    rows = []
    for seat, player in enumerate(shown.state.players):
        owned = tuple(
            name for name, owner in zip(CHARACTERS, owners, strict=True) if owner == player.colour
        )
        rows.append(
            replace(
                _supply(shown, player),
                additional=int(has_additional(shown.state, seat)),
                missionaries=player.missionaries,
                sailors=spread(player.sailors),
                projects=player.projects,
                ships=player.ships,
                characters=owned,
            )
        )
    return Supplies(tuple(rows))


def _supply(shown: Shown, player: Player) -> Supply:
    return Supply(
        player.colour,
        shown.name(player.colour),
        discs=player.discs,
        captains=player.captains,
        reals=player.reals if shown.lies("coins") else 0,
    )


def portraits(shown: Shown) -> Row:
    """The four characters with their owners."""
    return Row(
        tuple(
            Laid(
                f"{character}-{owner}",
                shown.name(owner) if owner else shown.say("setup-on-board"),
                PORTRAIT,
                painted(_draw_owned, character, owner),
            )
            for character, owner in zip(CHARACTERS, shown.state.owners, strict=True)
        )
    )


def _draw_owned(box: Box, colours: Colours, character: str, owner: str | None) -> None:
    draw_portrait(box, colours, character, owner=owner)


def vdg(shown: Shown) -> tuple[Laid, ...]:
    """The stack of Vasco da Gama tiles, its top turned up."""
    tile = shown.state.vdg
    if tile is None:
        return (Laid("back", shown.say("setup-face-down"), VDG, painted(draw_back, VDG)),)
    caption = shown.say("setup-face-up")
    return (Laid(f"{tile}", caption, VDG, painted(draw_vdg, tile)),)


def merchant(shown: Shown) -> tuple[Laid, ...]:
    """The stack of merchant ships, its top turned up."""
    limit = shown.state.merchant
    if limit is None:
        return (Laid("back", shown.say("setup-face-down"), TILE, draw_back),)
    caption = shown.say("setup-face-up")
    return (Laid(f"{limit}", caption, TILE, painted(draw_merchant, limit)),)


def table(shown: Shown) -> Table:
    """All that lies on the table."""
    stacks = (*merchant(shown), *(vdg(shown) if shown.lies("vdg") else ()))
    return Table(
        {area: shown.say(f"area-{area}") for area in AREAS},
        landings(shown),
        projects(shown),
        sections(shown),
        portraits(shown),
        Row(stacks),
        supplies(shown),
    )
