"""The projects a player could launch, each with the crew that is proposed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.play.question import Deed
from companion.table.game import Figure
from companion.vasco.play.asking.launching import Man
from companion.vasco.play.shown import Shown, asked
from companion.vasco.rules import figures as f
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.phases import due
from companion.vasco.rules.state import Tile
from companion.vasco.rules.supply import seat_of


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
    lacking: str = ""
    """What stands in place of a crew that is not there."""
    marked: bool = False
    """Whether it has to be said whose it is."""


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


def launches(shown: Shown) -> tuple[Deed, ...]:
    """4.3: what anybody could launch meanwhile."""
    if "launch" not in due(shown.state).beside:
        return ()
    found = (offer for player in shown.state.players for offer in offers(shown, player.colour))
    return tuple(deed for offer in found for deed in _deeds(shown, offer))


def _deeds(shown: Shown, offer: Offer) -> Iterator[Deed]:
    """With the crew that is proposed, and with another one where there is a choice."""
    place = f"{offer.colour}-{offer.place}"
    figures: dict[str, Figure] = {"player": f.player(offer.colour), "ship": f.ship(offer.project)}
    if offer.crew:
        crew = f.listed(map(f.aboard, offer.crew))
        text = shown.say("launch-with", crew=crew, **figures)
        yield Deed(f"launch-{place}", text, Launch(offer.colour, offer.project, offer.crew))
    if offer.choice:
        text = shown.say("launch-choosing", **figures)
        yield Deed(f"crew-of-{place}", text, pick=Man(offer.colour, offer.project))
