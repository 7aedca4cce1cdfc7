"""The projects a player could launch, each with the crew that is proposed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, paragraph
from companion.vasco.play.shown import Shown, asked
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.state import Tile
from companion.vasco.rules.supply import seat_of
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.people import SAILOR, draw_sailor
from companion.vasco.ui.pieces.tiles import TILE, draw_project

_MARK = 22


@dataclass(frozen=True)
class Offer:
    """A project, and the crew that one tap would launch it with: the only one there is, or, with
    that help, the best. Without a crew it is `lacking`, or to be chosen.
    """

    colour: str
    place: int
    project: Tile
    crew: tuple[str, ...] = ()
    choice: bool = False
    """Whether there are other crews too."""
    lacking: str = field(default="")
    """What stands in place of a crew that is not there."""
    marked: bool = False
    """Whether it has to be said whose it is."""

    def draw(self, box: Box, colours: Colours) -> None:
        if self.marked:
            side = dp(_MARK)
            draw_mark(Box(box.x, box.centre[1] - side / 2, side, side), colours, self.colour)
            box = Box(box.x + side * 1.5, box.y, box.width - side * 1.5, box.height)
        height = min(box.height, dp(56))
        tile = Box(box.x, box.centre[1] - height / 2, height * TILE, height)
        draw_project(tile, colours, self.project)
        room = Box(tile.right + dp(8), box.y, box.right - tile.right - dp(8), box.height)
        if self.lacking:
            paragraph(
                self.lacking,
                room.centre,
                grown(dp(13), box.height * 0.4),
                colours["faded"],
                room.width,
            )
            return
        side = min(dp(34), room.width / (max(len(self.crew), 1) * SAILOR))
        for place, sailor in enumerate(self.crew):
            at = Box(room.x + place * side * SAILOR, room.centre[1] - side / 2, side * SAILOR, side)
            draw_sailor(at, colours, sailor)


def last_offers(shown: Shown) -> tuple[Offer, ...]:
    """9.2: whoever can may launch a last time."""
    if asked(shown.state) != "finish":
        return ()
    players = shown.state.players
    return tuple(
        replace(each, marked=True) for who in players for each in offers(shown, who.colour)
    )


def offers(shown: Shown, colour: str, every: bool = False) -> tuple[Offer, ...]:
    """His projects that could be launched now; or all of them."""
    player = shown.state.players[seat_of(shown.state, colour)]
    hands = len(aboard(player))
    found = []
    for project in dict.fromkeys(player.projects):
        place = player.projects.index(project)
        choice = hands > project.crew
        if hands < project.crew:
            if every:
                lacking = shown.say("table-lacks", crew=project.crew, has=hands)
                found.append(Offer(colour, place, project, lacking=lacking))
        elif choice and not shown.helps("odds"):
            found.append(Offer(colour, place, project, choice=True))
        else:
            crew = best_crew(player, project)
            found.append(Offer(colour, place, project, crew, choice))
    return tuple(found)
