"""Sending the merchant ship (1.5, 7.1): the dock, then what its landing lets one choose."""

from __future__ import annotations

from typing import NamedTuple

from companion.ui.vasco import laying
from companion.ui.vasco.asking.question import Pick, Picks, Question
from companion.ui.vasco.asking.shown import Shown
from companion.ui.vasco.pieces import draw_merchant, painted
from companion.ui.vasco.scenes.scene import Scene
from companion.vasco import figures as f
from companion.vasco.moves import BLINDLY, NO_BONUS, Bonus, Move, Picked, Send, Voyage
from companion.vasco.options import options
from companion.vasco.sending import Sendings
from companion.vasco.state import State


class Berthed(NamedTuple):
    """The dock chosen for the merchant ship."""

    landing: str
    dock: int


def sendings(state: State) -> Sendings:
    return next(family for family in options(state) if isinstance(family, Sendings))


def ask(shown: Shown) -> Question:
    sending = sendings(shown.state)
    owner = f.player(sending.player)
    for pick in shown.picks:
        if isinstance(pick, Berthed):
            return _bonus(shown, sending.player, pick.landing)
    limit = f.number(shown.state.merchant or 0)
    title = shown.say("ask-dock", player=owner)
    hint = shown.say("ask-dock-hint", player=owner, limit=limit)
    docks = {
        f"dock-{landing}-{place}": Berthed(landing, place)
        for landing, place in sending.voyages.docks
    }
    ship = painted(draw_merchant, shown.state.merchant)
    scene = laying.landings(shown, sending.voyages.docks)
    return Question(title, hint, scene, docks, piece=ship, area="navigation", player=sending.player)


def _bonus(shown: Shown, owner: str, landing: str) -> Question:
    if landing == "natal":
        picks: dict[str, Pick] = {
            f"project-{place}": Bonus(project=tile) for place, tile in enumerate(shown.state.upper)
        }
        scene: Scene = laying.projects(shown, picking=True)
        area = "projects"
    else:
        sections = laying.sections(shown, picking=True)
        picks = {
            f"sailor-{number}-{colour}-{place}": Bonus(sailor=Picked(number, colour))
            for number, sailors in enumerate(sections.sections, 1)
            for place, colour in enumerate(sailors or ())
        }
        picks["sailor-bag"] = Bonus(sailor=BLINDLY)
        scene, area = sections, "recruiting"
    title = shown.say(f"ask-bonus-{landing.replace('_', '-')}", player=f.player(owner))
    hint = shown.say("ask-bonus-hint")
    return Question(title, hint, scene, picks, area=area, player=owner)


def moved(state: State, picks: Picks) -> Move | None:
    sending = sendings(state)
    for berthed in (each for each in picks if isinstance(each, Berthed)):
        chosen = [each for each in picks if isinstance(each, Bonus)]
        left = chosen or sending.voyages.stock.choices(berthed.landing)
        if len(left) == 1:
            return Send(sending.player, Voyage(*berthed, left[0]))
    return None


def taken_back(move: Move) -> Picks:
    if isinstance(move, Send) and move.voyage.bonus != NO_BONUS:
        return (Berthed(move.voyage.landing, move.voyage.dock),)
    return ()
