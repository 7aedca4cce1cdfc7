"""The one list of games: the rules of each, and where what it shows is found; both are loaded when
they are first needed, so that a start is quick."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from companion import resources
from companion.table.game import Game, Json

if TYPE_CHECKING:
    from companion.play.afar import Afar
    from companion.table.search.search import Players


@cache
def set_of(game: str, edition: str = "starter") -> Json:
    """A component set that comes with the program."""
    text = resources.path("assets", "components", f"{game}_{edition}.json").read_text("utf-8")
    return json.loads(text)


class Listed(NamedTuple):
    id: str
    rules: str
    """The module whose `game` makes the rules, given where the sets of components are found."""
    parts: str = ""
    """The module whose `parts` makes what the game supplies to the screens; a game without one is
    kept and replayed, and not offered."""
    players: str = ""
    """The module whose `PLAYERS` can take an empty chair; without one nobody but people can."""

    afar: str = ""
    """The module whose `AFAR` is what the game supplies to phones; a game without one is played at
    the table alone."""

    def loaded(self) -> Game[Any, Any]:
        return _rules(self.rules)

    def supplied(self, app: Any) -> Any:
        return import_module(self.parts).parts(app)

    def chairs(self) -> Players:
        """Who can take an empty chair."""
        found: Players = import_module(self.players).PLAYERS
        return found

    def from_afar(self) -> Afar | None:
        found: Afar | None = import_module(self.afar).AFAR if self.afar else None
        return found


@cache
def _rules(module: str) -> Game[Any, Any]:
    """One set of rules for each game, whoever lists it."""
    game: Game[Any, Any] = import_module(module).game(set_of)
    return game


class Games(Mapping[str, Game[Any, Any]]):
    """The rules, by the ids of the games."""

    def __init__(self, listed: Sequence[Listed]) -> None:
        self._listed = {each.id: each for each in listed}
        self._loaded: dict[str, Game[Any, Any]] = {}

    def __getitem__(self, game: str) -> Game[Any, Any]:
        if game not in self._loaded:
            self._loaded[game] = self._listed[game].loaded()
        return self._loaded[game]

    def __contains__(self, game: object) -> bool:
        return game in self._listed

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


LIST = (
    Listed(
        "vasco",
        "companion.vasco.rules.vasco",
        "companion.vasco.ui.parts",
        "companion.vasco.players.strengths",
        "companion.vasco.play.afar",
    ),
    Listed(
        "goa", "companion.goa.rules.goa", "companion.goa.ui.parts", afar="companion.goa.play.afar"
    ),
    Listed(
        "scorepad",
        "companion.vasco.rules.pad",
        "companion.vasco.ui.pad",
        afar="companion.vasco.play.pad_afar",
    ),
    Listed(
        "goa-pad",
        "companion.goa.rules.pad",
        "companion.goa.ui.pad",
        afar="companion.goa.play.pad_afar",
    ),
)

GAMES = Games(LIST)


def from_afar(listed: Iterable[Listed]) -> dict[str, Callable[[], Afar | None]]:
    """What each of those that phones can play supplies to them, loaded when it is asked for."""
    return {each.id: each.from_afar for each in listed if each.afar}


FIRST = LIST[0].id
"""The game that is meant where nobody says otherwise."""
