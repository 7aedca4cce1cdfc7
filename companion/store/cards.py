"""Cards: what is known of a game besides its moves, of a person, a component set, a setting."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from operator import itemgetter
from typing import Any, NamedTuple

from companion.store.slips import JOURNAL, Chain, Held, key_of, kind_of, name_of
from companion.table.course import Course
from companion.table.game import Game, Json, Result, Seat
from companion.table.game.plain import as_name
from companion.table.session import Head

GAME, DEAL, OPENING, FIGURES, TIMES, PERSON, SETTING, COMPONENTS, STORE = (
    "game",
    "deal",
    "opening",
    "figures",
    "times",
    "person",
    "setting",
    "components",
    "store",
)
VERSION_CARD = name_of(STORE, "version")
CURRENT = name_of(STORE, "current")
LATEST = name_of(STORE, "latest")
"""The game that came here last."""

RUNNING, FINISHED, ABANDONED = "running", "finished", "abandoned"


def written(value: Json) -> str:
    """JSON as a slip can hold it."""
    return json.dumps(value, separators=(",", ":"))


class GameCard(NamedTuple):
    """A game as a list shows it; all of it but the marks a person set follows from its journal."""

    id: str
    game: str
    title: str
    players: tuple[Seat, ...]
    started: Json = None
    changed: Json = None
    ended: Json = None
    moves: int = 0
    over: bool = False
    results: tuple[Result, ...] = ()
    archived: bool = False
    abandoned: bool = False
    deleted: Json = None
    """When it was thrown away; None while it was not."""
    origin: str | None = None
    """The game it differs from, where two courses of one game were brought together."""
    place: int = 0
    """Its place in the order in which games came here, which no clock decides."""
    rows: int = 0
    seal: str = ""

    @property
    def status(self) -> str:
        if self.over:
            return FINISHED
        return ABANDONED if self.abandoned else RUNNING

    @property
    def called(self) -> str:
        """What it goes by: its title, else who plays."""
        return self.title or ", ".join(seat.name or seat.colour for seat in self.players)

    def after(self, course: Course, at: Json) -> GameCard:
        """What its course says of it now."""
        game: Game[Any, Any] = course.game
        over = not game.due(course.state).kinds
        return self._replace(
            moves=len(course.position.line),
            over=over,
            results=game.results(course.state) if over else (),
            changed=at,
            ended=(self.ended or at) if over else None,
        )

    def raw(self) -> Json:
        raw = self._asdict() | {"players": pairs(self.players)}
        del raw["id"]
        return raw

    def agrees(self, chain: Chain) -> bool:
        return (self.rows, self.seal) == (len(chain.rows), chain.seal)


def pairs(players: tuple[Seat, ...]) -> Json:
    return [seat._asdict() for seat in players]


def seats(raw: Json) -> tuple[Seat, ...]:
    """Names were not always narrowed before they came in."""
    return tuple(Seat(seat["colour"], as_name(seat["name"])) for seat in raw)


_IN_ORDER = itemgetter(*GameCard._fields)


def read_game(key: str, raw: Json) -> GameCard:
    # Field by field, since thousands are read at once: by their names it takes three times as long.
    fields = {**GameCard._field_defaults, **raw, "id": key}
    fields["players"] = seats(raw["players"])
    fields["title"] = as_name(raw["title"])
    fields["results"] = tuple(map(Result._make, raw["results"]))
    return GameCard._make(_IN_ORDER(fields))


def games(held: Held) -> dict[str, GameCard]:
    """The card of every game by its id; of those forgotten nothing is left."""
    found = {}
    for name, card in held.cards.items():
        if kind_of(name) == GAME and card.text != written(None):
            found[key_of(name)] = read_game(key_of(name), json.loads(card.text))
    return found


class Opening(NamedTuple):
    """The first row of a journal: what was settled before the first move."""

    game: str
    players: tuple[Seat, ...]
    components: Json
    title: str = ""
    started: Json = None
    more: Json = None
    """What else stood at the top of the record it came from."""

    def raw(self) -> Json:
        return self._asdict() | {"players": pairs(self.players)}

    def head(self, key: str, deal: Json) -> Head:
        return Head(key, self.players, self.components, deal)

    def card(self, key: str) -> GameCard:
        return GameCard(key, self.game, self.title, self.players, self.started)


def read_opening(raw: Json) -> Opening:
    return Opening(**raw | {"players": seats(raw["players"])})


def journal_of(key: str) -> str:
    return name_of(JOURNAL, key)


def card_of(key: str) -> str:
    return name_of(GAME, key)


def deal_of(key: str) -> str:
    return name_of(DEAL, key)


def opening_copy_of(key: str) -> str:
    """The first row is there twice: without it all the others would be worth nothing."""
    return name_of(OPENING, key)


def figures_of(key: str) -> str:
    """What a finished game adds to the statistics; it can be reckoned again at any time."""
    return name_of(FIGURES, key)


def times_of(key: str) -> str:
    """How long everybody took in a game, where that was measured here."""
    return name_of(TIMES, key)


def components_of(game: str, name: str) -> str:
    return name_of(COMPONENTS, f"{game} {name}")


def numbered(name: str) -> Iterator[str]:
    """The name, then with a number for every one that is taken."""
    yield name
    yield from (f"{name} ({number})" for number in count(2))
