"""The one list of games: the rules of each, and where what it shows is found, which is loaded when
it is first needed."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from companion import resources
from companion.scorepad.rules.scorepad import ScorePad
from companion.table.game import Game, Json
from companion.vasco.rules.vasco import Vasco


@cache
def vasco_starter() -> Json:
    text = resources.path("assets", "components", "vasco_starter.json").read_text("utf-8")
    return json.loads(text)


def scorepad_starter() -> Json:
    return pad_of(vasco_starter(), with_reals=False)


def pad_of(components: Json, with_reals: bool) -> Json:
    """What a score pad takes from a component set of Vasco da Gama."""
    complete = {name: landing["complete"] for name, landing in components["landings"].items()}
    return {"reals": with_reals, "complete": complete}


class Listed(NamedTuple):
    rules: Game[Any, Any]
    parts: str = ""
    """The module whose `parts` makes what the game supplies to the screens; a game without one is
    kept and replayed, and not offered."""

    def supplied(self, app: Any) -> Any:
        return import_module(self.parts).parts(app)


LIST = (
    Listed(Vasco(vasco_starter), "companion.vasco.ui.parts"),
    Listed(ScorePad(scorepad_starter), "companion.scorepad.ui.parts"),
)

GAMES: dict[str, Game[Any, Any]] = {each.rules.id: each.rules for each in LIST}

FIRST = next(iter(GAMES))
"""The game that is meant where nobody says otherwise."""
