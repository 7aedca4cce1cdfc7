"""What the assistant asks next, and with which pieces it can be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.table.game import Figure
from companion.ui.vasco.pieces import (
    TILE,
    Paint,
    draw_bag,
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
from companion.vasco.state import SAILORS, Crew, Tile
from companion.vasco.supply import less

Draw = Callable[..., None]
_SAILOR = 0.86


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
    others: bool = False
    """Whether what came up may be none of these, since the pictures are only those of the set."""
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
    place = shown.say("setup-ask-which", place=f.number(len(told) + 1), places=f.number(UPPER + 1))
    laid = laying.projects(shown)
    seen = shown.state.seen
    seen = seen._replace(projects=(*seen.projects, *told))
    deck = deck_in_play(shown.components, seen)
    if deck is None or not _known(shown, "projects", deck):
        hint = f"{place} {shown.say('setup-ask-keypad')}"
        return Question(title, hint, laid=laid, keypad="project", deck=deck or "")
    left = to_come(shown.components, seen).projects[DECKS.index(deck)]
    tiles: dict[str, Pick] = {f"project-{each.text}": each for each in sorted(left, key=_figures)}
    hint = f"{place} {shown.say('setup-ask-picture')}"
    return Question(title, hint, _choices(tiles, draw_project), tiles, laid, others=True)


def _figures(tile: Tile) -> tuple[int, ...]:
    return tile.limit, tile.crew, tile.reals, tile.vp


def _vdg(shown: Shown) -> Question:
    title = shown.say("setup-ask-vdg")
    if not _known(shown, "vdg"):
        return Question(title, shown.say("setup-ask-keypad"), keypad="vdg")
    left = to_come(shown.components, shown.state.seen).vdg
    tiles: dict[str, Pick] = {
        "vdg-" + "-".join(map(str, (each.initial, each.variation, *each.money))): each
        for each in sorted(left)
    }
    scene = _choices(tiles, draw_vdg, laying.VDG, 132)
    return Question(title, shown.say("setup-ask-picture"), scene, tiles, others=True)


def _merchant(shown: Shown) -> Question:
    first = not shown.state.seen.merchants
    title = shown.say("setup-ask-merchant" if first else "setup-ask-next-merchant")
    if not _known(shown, "merchants"):
        return Question(title, shown.say("setup-ask-keypad"), keypad="merchant")
    left = to_come(shown.components, shown.state.seen).merchants
    ships: dict[str, Pick] = {f"merchant-{limit}": limit for limit in sorted(left)}
    scene = _choices(ships, draw_merchant)
    return Question(title, shown.say("setup-ask-picture"), scene, ships, others=True)


def _known(shown: Shown, *stack: str) -> bool:
    """Whether pictures of the set will do, as its pieces are the table's own."""
    return not shown.typing and confirmed(shown.components, *stack)


def _sailors(shown: Shown) -> Question:
    due = drawing(shown.state)
    picks = _colours(less(due.bag, counted(shown.picks)))
    hint = shown.say(
        "setup-ask-sailors-left",
        section=f.number(due.section),
        left=f.count(due.wanted - len(shown.picks)),
    )
    title, scene = shown.say("setup-ask-sailors"), _choices(picks, draw_sailor, _SAILOR, 96)
    return Question(title, hint, scene, picks, laying.sections(shown))


def _bag(shown: Shown) -> Question:
    picks = _colours(shown.state.bag)
    title, hint = shown.say("setup-ask-bag"), shown.say("setup-ask-picture")
    scene = _choices(picks, draw_sailor, _SAILOR, 96)
    return Question(title, hint, scene, picks, piece=draw_bag)


def _colours(crew: Crew) -> dict[str, Pick]:
    """The colours there are among these sailors."""
    held = zip(SAILORS, crew, strict=True)
    return {f"draw-{colour}": colour for colour, count in held if count > 0}


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


def _choices(
    picks: Mapping[str, Pick], draw: Draw, ratio: float = TILE, widest: float = 84
) -> Choices:
    paints = tuple(painted(draw, pick) for pick in picks.values())
    return Choices(tuple(picks), paints, ratio, widest)


_QUESTIONS = {
    "": _table,
    "projects": _projects,
    "sailors": _sailors,
    "vdg": _vdg,
    "merchant": _merchant,
    "send": _send,
    "bag": _bag,
}
