"""What the assistant asks next, and with which pieces it can be answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from companion.table.game import Figure
from companion.ui.vasco.pieces import (
    TILE,
    Paint,
    draw_merchant,
    draw_project,
    draw_sailor,
    draw_vdg,
    painted,
)
from companion.ui.vasco.scenes.choices import Choices
from companion.ui.vasco.scenes.scene import Scene
from companion.ui.vasco.setup import laying
from companion.ui.vasco.setup.entering import Berthed, Pick, asked, counted, drawing, sendings
from companion.ui.vasco.setup.shown import Shown
from companion.vasco import figures as f
from companion.vasco.certainty import confirmed
from companion.vasco.components import DECKS
from companion.vasco.draws import UPPER
from companion.vasco.moves import BLINDLY, Bonus, Picked
from companion.vasco.stacks import deck_in_play, to_come
from companion.vasco.state import SAILORS, Tile
from companion.vasco.supply import less


class Question(NamedTuple):
    title: str
    hint: str
    scene: Scene | None = None
    picks: Mapping[str, Pick] = {}
    """What each spot of the scene stands for."""
    laid: Scene | None = None
    """What has been told so far."""
    keypad: str = ""
    deck: str = ""
    piece: Paint | None = None
    """The piece it is about."""


def question(shown: Shown) -> Question:
    return _QUESTIONS[asked(shown.state)](shown)


def _table(shown: Shown) -> Question:
    title, hint = shown.say("setup-done-title"), shown.say("setup-done-hint")
    return Question(title, hint, laying.table(shown))


def _projects(shown: Shown) -> Question:
    told = tuple(each for each in shown.picks if isinstance(each, Tile))
    title = shown.say("setup-ask-upper" if told else "setup-ask-sao-gabriel")
    which = shown.say("setup-ask-which", place=f.number(len(told) + 1), places=f.number(UPPER + 1))
    laid = laying.projects(shown)
    seen = shown.state.seen
    seen = seen._replace(projects=(*seen.projects, *told))
    deck = deck_in_play(shown.components, seen)
    if deck and confirmed(shown.components, "projects", deck):
        left = to_come(shown.components, seen).projects[DECKS.index(deck)]
        tiles = {f"project-{each.text}": each for each in sorted(left, key=_by_limit)}
        paints = (painted(draw_project, each) for each in tiles.values())
        return Question(
            title, f"{which} {shown.say('setup-ask-picture')}", _choices(tiles, paints), tiles, laid
        )
    hint = f"{which} {shown.say('setup-ask-keypad')}"
    return Question(title, hint, laid=laid, keypad="project", deck=deck or "")


def _by_limit(tile: Tile) -> tuple[int, ...]:
    return tile.limit, tile.crew, tile.reals, tile.vp


def _sailors(shown: Shown) -> Question:
    due = drawing(shown.state)
    left = less(due.bag, counted(shown.picks))
    title = shown.say("setup-ask-sailors")
    left_to_draw = f.count(due.wanted - len(shown.picks))
    hint = shown.say("setup-ask-sailors-left", section=f.number(due.section), left=left_to_draw)
    picks = {
        f"draw-{colour}": colour for colour, held in zip(SAILORS, left, strict=True) if held > 0
    }
    paints = (painted(draw_sailor, colour) for colour in picks.values())
    scene = Choices(tuple(picks), tuple(paints), 0.86, 96)
    return Question(title, hint, scene, picks, laying.sections(shown))


def _vdg(shown: Shown) -> Question:
    title = shown.say("setup-ask-vdg")
    if not confirmed(shown.components, "vdg"):
        return Question(title, shown.say("setup-ask-keypad"), keypad="vdg")
    left = to_come(shown.components, shown.state.seen).vdg
    tiles = {f"vdg-{each.initial}": each for each in sorted(left)}
    paints = tuple(painted(draw_vdg, each) for each in tiles.values())
    scene = Choices(tuple(tiles), paints, laying.VDG, 132)
    return Question(title, shown.say("setup-ask-picture"), scene, tiles)


def _merchant(shown: Shown) -> Question:
    first = not shown.state.seen.merchants
    title = shown.say("setup-ask-merchant" if first else "setup-ask-next-merchant")
    if not confirmed(shown.components, "merchants"):
        return Question(title, shown.say("setup-ask-keypad"), keypad="merchant")
    left = to_come(shown.components, shown.state.seen).merchants
    ships = {f"merchant-{limit}": limit for limit in sorted(left)}
    paints = (painted(draw_merchant, limit) for limit in ships.values())
    return Question(title, shown.say("setup-ask-picture"), _choices(ships, paints), ships)


def _send(shown: Shown) -> Question:
    sending = sendings(shown.state)
    owner = f.player(sending.player)
    for pick in shown.picks:
        if isinstance(pick, Berthed):
            return _bonus(shown, owner, pick.landing)
    limit = f.number(shown.state.merchant or 0)
    title = shown.say("setup-ask-dock", player=owner)
    hint = shown.say("setup-ask-dock-hint", player=owner, limit=limit)
    docks = {
        f"dock-{landing}-{place}": Berthed(landing, place)
        for landing, place in sending.voyages.docks
    }
    ship = painted(draw_merchant, shown.state.merchant)
    return Question(title, hint, laying.landings(shown, choosing=True), docks, piece=ship)


def _bonus(shown: Shown, owner: Figure, landing: str) -> Question:
    if landing == "natal":
        picks: dict[str, Pick] = {
            f"project-{place}": Bonus(project=tile) for place, tile in enumerate(shown.state.upper)
        }
        scene: Scene = laying.projects(shown, picking=True)
    else:
        sections = laying.sections(shown, picking=True)
        picks = {
            f"sailor-{number}-{colour}-{place}": Bonus(sailor=Picked(number, colour))
            for number, sailors in enumerate(sections.sections, 1)
            for place, colour in enumerate(sailors or ())
        }
        picks["sailor-bag"] = Bonus(sailor=BLINDLY)
        scene = sections
    title = shown.say(f"setup-ask-bonus-{landing.replace('_', '-')}", player=owner)
    return Question(title, shown.say("setup-ask-bonus-hint"), scene, picks)


def _choices(names: Mapping[str, object], paints: Iterable[Paint]) -> Choices:
    return Choices(tuple(names), tuple(paints), TILE)


_QUESTIONS = {
    "": _table,
    "projects": _projects,
    "sailors": _sailors,
    "vdg": _vdg,
    "merchant": _merchant,
    "send": _send,
}
