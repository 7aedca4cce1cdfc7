"""What the group lays out, in the order in which one thing needs the other."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.steps import Step
from companion.table.game import Figure
from companion.vasco.play.shown import Shown, asked
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.rules import figures as f
from companion.vasco.rules.bonus import REALS
from companion.vasco.rules.state import AREAS, LANDINGS, SERNIGI

_RULES = {
    "players": "1.1",
    "characters": "1.3",
    "slots": "2.3",
    "projects": "1.6",
    "sections": "1.2",
    "vdg": "1.7",
    "merchant": "1.5",
}
"""What says that it is laid out so."""


def steps(shown: Shown) -> list[Step]:
    say = shown.say
    found = [
        _step(shown, "players", _players(shown)),
        _step(shown, "characters", _characters_text(shown)),
        _step(shown, "slots", _slots_text(shown)),
        _step(shown, "projects", say(_by_whom(shown, "projects")), "projects"),
        _step(shown, "sections", _sections(shown), "sailors"),
    ]
    if shown.options.replaced:
        found.insert(0, _step(shown, "box", _box(shown), "" if shown.lies("vdg") else "vdg"))
    if shown.lies("vdg"):
        found.append(_step(shown, "vdg", say("setup-vdg-text"), "vdg"))
    found.append(_step(shown, "merchant", _merchant(shown), "merchant"))
    return found


def slots(shown: Shown) -> list[tuple[str, int, int]]:
    """Of each area, how many are open, and how many more are on the board for more players."""
    found = []
    for area, count in zip(AREAS, shown.state.board.slots, strict=True):
        most = max(shown.components["slots"][area].values())
        found.append((area, count, max(0, most - count)))
    return found


def _step(shown: Shown, name: str, text: str, kind: str = "") -> Step:
    now = {"send": "merchant"}.get(asked(shown.state), asked(shown.state))
    due, rule = bool(kind) and kind == now, _RULES.get(name, "")
    return Step(name, shown.say(f"setup-{name}"), text, None, kind, due, rule)


def _box(shown: Shown) -> str:
    names = [each for each in CHOOSABLE.replaceable if each in shown.options.replaced]
    kept = f.listed(f.text(shown.say(f"setup-box-{name}")) for name in names)
    return shown.say("setup-box-text", kept=kept)


def _players(shown: Shown) -> str:
    coins = f.number(int(shown.lies("coins")))
    said = [shown.say("setup-players-text", coins=coins)]
    if shown.lies("track"):
        said.append(shown.say("setup-players-track"))
    return " ".join(said)


def _characters_text(shown: Shown) -> str:
    first = f.player(shown.state.board.colours[0])
    return shown.say("setup-characters-text", first=first)


def _slots_text(shown: Shown) -> str:
    closed = any(closed for _, _, closed in slots(shown))
    return shown.say("setup-slots-text" if closed else "setup-slots-open")


def _sections(shown: Shown) -> str:
    count = len(shown.state.sections)
    said = [shown.say("setup-sections-text", sections=f.number(count))]
    said.append(shown.say("setup-sections-bag" if shown.lies("sailors") else "setup-sections-pile"))
    return " ".join(said)


def _by_whom(shown: Shown, pieces: str) -> str:
    """What is to be done, where the table draws these pieces or the app does."""
    return f"setup-{pieces}-{'app' if pieces in shown.drawing else 'table'}"


def _merchant(shown: Shown) -> str:
    owner = shown.state.owners[SERNIGI]
    assert owner, "Sernigi is with somebody from the start"
    said = [shown.say(_by_whom(shown, "merchants"), owner=f.player(owner))]
    for name, docks in zip(LANDINGS, shown.state.landings, strict=True):
        if any(docks):
            said.append(shown.say("setup-merchant-sent", landing=f.landing(name)))
            said.extend(_bonus(shown, name, f.player(owner)))
    return " ".join(said)


def _bonus(shown: Shown, landing: str, owner: Figure) -> Iterator[str]:
    """5.3: what whoever sent the ship takes for it; in Calicut nothing."""
    if landing in REALS:
        yield shown.say("setup-bonus-reals", owner=owner, reals=f.reals(REALS[landing]))
    elif landing != "calicut":
        yield shown.say(f"setup-bonus-{landing.replace('_', '-')}", owner=owner)
