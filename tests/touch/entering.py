"""Enters the moves of a record through the interface, by nothing but touches."""

from collections.abc import Callable

from companion.app import CompanionApp
from companion.table.game import Json
from companion.vasco.play.shown import asked, setting_up
from companion.vasco.rules.chance import counting
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.spaces import upper_spaces
from tests.touch.finger import Finger
from tests.touch.printed import keys, spell


def set_up(app: CompanionApp, finger: Finger, moves: list[Json]) -> None:
    """The moves of the set-up; those the program has made are there already."""
    while setting_up(app.session.state):
        move = moves[len(app.session.line)]
        made = len(app.session.line)
        ENTER[move["do"]](app, finger, move)
        assert len(app.session.line) > made, f"{move} was not taken"


def _projects(app: CompanionApp, finger: Finger, move: Json) -> None:
    for text in (move["sao_gabriel"], *move["upper"]):
        if finger.device.shows(f"project-{text}"):
            finger.tap(f"project-{text}")
        else:
            _type(finger, keys(ship_tile(text, "")))


def _type(finger: Finger, keys: list[str]) -> None:
    if finger.device.shows("other-piece"):
        finger.tap("other-piece")
    spell(finger, keys)


def _sailors(app: CompanionApp, finger: Finger, move: Json) -> None:
    for colour, count in move["drawn"].items():
        finger.tap(f"draw-{colour}-{count}")


def _vdg(app: CompanionApp, finger: Finger, move: Json) -> None:
    figures = (move.get("initial"), move.get("variation"), *move.get("money", ()))
    picture = "vdg-" + "-".join(map(str, figures))
    if finger.device.shows(picture):
        finger.tap(picture)
    else:
        initial, variation, *money = figures
        counts = counting(app.session.state)
        asked_ = {"variation": variation, "initial": initial}
        _type(finger, [f"{name}-{value}" for name, value in asked_.items() if name in counts])
        if "money" not in counts:
            return
        pair = "money-{}-{}".format(*money)
        if finger.device.shows(pair):
            finger.tap(pair)
        else:
            finger.tap("money-more")
            spell(finger, [f"first-{money[0]}", f"second-{money[1]}"])


def _merchant(app: CompanionApp, finger: Finger, move: Json) -> None:
    picture = f"merchant-{move['limit']}"
    if finger.device.shows(picture):
        finger.tap(picture)
    else:
        _type(finger, [f"limit-{move['limit']}"])


def _send(app: CompanionApp, finger: Finger, move: Json) -> None:
    finger.tap(f"dock-{move['landing']}-{move['dock']}")
    if "project" in move and asked(app.session.state) == "send":
        texts = [tile and tile.text for tile in upper_spaces(app.session.state)]
        finger.tap(f"project-{texts.index(move['project'])}")
    sailor = move.get("sailor")
    if sailor == "bag":
        finger.tap("sailor-bag")
    elif sailor:
        finger.tap(finger.first(f"sailor-{sailor['section']}-{sailor['colour']}-"))


def _bag(app: CompanionApp, finger: Finger, move: Json) -> None:
    finger.tap(f"draw-{move['colour']}")


ENTER: dict[str, Callable[[CompanionApp, Finger, Json], None]] = {
    "projects": _projects,
    "sailors": _sailors,
    "vdg": _vdg,
    "merchant": _merchant,
    "send": _send,
    "bag": _bag,
}
