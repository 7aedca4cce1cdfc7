"""The one list of games."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from companion import resources
from companion.goa.rules.goa import Goa
from companion.scorepad.rules.scorepad import ScorePad
from companion.table.game import Game, Json
from companion.vasco.rules.vasco import Vasco


@cache
def set_of(name: str) -> Json:
    """A component set that comes with the program."""
    text = resources.path("assets", "components", f"{name}_starter.json").read_text("utf-8")
    return json.loads(text)


def vasco_starter() -> Json:
    return set_of("vasco")


def goa_starter() -> Json:
    return set_of("goa")


def scorepad_starter() -> Json:
    return pad_of(vasco_starter(), with_reals=False)


def pad_of(components: Json, with_reals: bool) -> Json:
    """What a score pad takes from a component set of Vasco da Gama."""
    complete = {name: landing["complete"] for name, landing in components["landings"].items()}
    return {"reals": with_reals, "complete": complete}


GAMES: dict[str, Game[Any, Any]] = {
    game.id: game for game in (Vasco(vasco_starter), Goa(goa_starter), ScorePad(scorepad_starter))
}
