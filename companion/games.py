"""The one list of games: the rules of each, and where what it shows is found; both are loaded when
they are first needed, so that a start is quick."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from companion import resources
from companion.table.game import Game, Json


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


@cache
def _vasco() -> Game[Any, Any]:
    from companion.vasco.rules.vasco import Vasco

    return Vasco(vasco_starter)


@cache
def _goa() -> Game[Any, Any]:
    from companion.goa.rules.goa import Goa

    return Goa(goa_starter)


@cache
def _scorepad() -> Game[Any, Any]:
    from companion.scorepad.rules.scorepad import ScorePad

    return ScorePad(scorepad_starter)


class Listed(NamedTuple):
    id: str
    load: Callable[[], Game[Any, Any]]
    parts: str = ""
    """The module whose `parts` makes what the game supplies to the screens; a game without one is
    kept and replayed, and not offered."""

    def supplied(self, app: Any) -> Any:
        return import_module(self.parts).parts(app)


class Games(Mapping[str, Game[Any, Any]]):
    """The rules, by the ids of the games."""

    def __init__(self, listed: Sequence[Listed]) -> None:
        self._loaders = {each.id: each.load for each in listed}
        self._loaded: dict[str, Game[Any, Any]] = {}

    def __getitem__(self, game: str) -> Game[Any, Any]:
        if game not in self._loaded:
            self._loaded[game] = self._loaders[game]()
        return self._loaded[game]

    def __contains__(self, game: object) -> bool:
        return game in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


LIST = (
    Listed("vasco", _vasco, "companion.vasco.ui.parts"),
    Listed("goa", _goa),
    Listed("scorepad", _scorepad, "companion.scorepad.ui.parts"),
)

GAMES = Games(LIST)

FIRST = LIST[0].id
"""The game that is meant where nobody says otherwise."""
