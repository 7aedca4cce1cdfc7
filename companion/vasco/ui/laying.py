"""The scenes of a table: where everything lies."""

from __future__ import annotations

from dataclasses import replace

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import painted
from companion.ui.drawn.row import Laid, Row
from companion.ui.drawn.scene import Scene
from companion.vasco.play import laying
from companion.vasco.play.laying import spread
from companion.vasco.play.shown import Shown
from companion.vasco.rules.placing import has_additional
from companion.vasco.rules.state import AREAS, CHARACTERS, Player
from companion.vasco.ui.drawing import scene
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.tiles import TILE, VDG, draw_back, draw_merchant, draw_vdg
from companion.vasco.ui.scenes.supplies import Supplies, Supply
from companion.vasco.ui.scenes.table import Table


def landings(shown: Shown) -> Scene:
    return scene(laying.landings(shown))


def projects(shown: Shown) -> Scene:
    return scene(laying.projects(shown))


def sections(shown: Shown) -> Scene:
    return scene(laying.sections(shown))


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
