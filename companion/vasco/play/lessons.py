"""What a guided game tells of Vasco da Gama."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.play.lessons import Lesson, Lessons
from companion.table.game import Figure
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.phases import due
from companion.vasco.rules.placing import has_additional
from companion.vasco.rules.state import LANDINGS, ROUNDS, Player, State, is_complete
from companion.vasco.rules.supply import seat_of


class Moment(NamedTuple):
    """Where the game stands: what is asked of whom."""

    state: State
    kinds: tuple[str, ...]
    player: Player | None

    @property
    def number(self) -> int:
        """The one called; 0 where none is."""
        return the_call(self.state)[0] if "pass" in self.kinds else 0

    @property
    def price(self) -> int:
        return price(self.state, self.number) if self.number else 0

    @property
    def complete(self) -> int | None:
        """The place of a complete landing with somebody's ship in it, if there is one."""
        for place, docks in enumerate(self.state.landings):
            if is_complete(docks) and any(docked and docked.owner for docked in docks):
                return place
        return None


def _moment(state: State) -> Moment:
    awaited = due(state)
    asked = state.players[seat_of(state, awaited.players[0])] if awaited.players else None
    return Moment(state, awaited.kinds, asked)


def _figures(now: Moment) -> Mapping[str, Figure]:
    """What the sentences of this moment may name."""
    found = {"marker": f.number(now.state.marker or 0)}
    if now.player:
        found["player"] = f.player(now.player.colour)
    if now.number:
        found["number"] = f.number(now.number)
        found["price"] = f.number(now.price)
    if now.complete is not None:
        found["landing"] = f.landing(LANDINGS[now.complete])
        found["points"] = f.number(now.state.board.landings[now.complete].complete)
    return found


def _asks(kind: str) -> Callable[[Moment], bool]:
    return lambda now: kind in now.kinds


def _additional(now: Moment) -> bool:
    if "place" not in now.kinds or now.player is None:
        return False
    return has_additional(now.state, seat_of(now.state, now.player.colour))


def _round(number: int) -> Callable[[Moment], bool]:
    return lambda now: _asks("place")(now) and now.state.round == number


def _launch(now: Moment) -> bool:
    """Whoever is called could man a ship."""
    if not now.number or now.player is None:
        return False
    hands = len(aboard(now.player))
    return any(project.crew <= hands for project in now.player.projects)


def _can_sail(now: Moment) -> bool:
    if "expedition" not in now.kinds or now.player is None:
        return False
    return bool(now.player.ships and now.player.captains)


def _gives_up(now: Moment) -> bool:
    return bool(now.number) and refund(now.state, now.number) > 0


_LISTED = (
    Lesson("last-round", "9.3", _round(ROUNDS)),
    Lesson("round", "8.1", _round(2)),
    Lesson("place", "2.2", _asks("place")),
    Lesson("areas", "3.2", _asks("place")),
    Lesson("number", "3.3", _asks("place")),
    Lesson("additional", "2.4", _additional),
    Lesson("projects", "4.1", _asks("buy")),
    Lesson("recruiting", "5.1", _asks("recruit")),
    Lesson("sailing", "5.2", _can_sail),
    Lesson("no-ship", "5.2", lambda now: _asks("expedition")(now) and not _can_sail(now)),
    Lesson("characters", "6.1", _asks("host")),
    Lesson("price", "3.3", lambda now: now.price > 0),
    Lesson("launch", "4.3", _launch),
    Lesson("captain", "5.1", _asks("recruit")),
    Lesson("free", "3.3", lambda now: bool(now.number) and not now.price),
    Lesson("complete", "7.3", lambda now: bool(now.number) and now.complete is not None),
    Lesson("give-up", "3.4", _gives_up),
    Lesson("merchant", "7.1", _asks("send")),
    Lesson("navigation", "7.2", _asks("navigate")),
    Lesson("reckoning", "9.3", _asks("finish")),
)

LESSONS = Lessons(_LISTED, _moment, _figures)
