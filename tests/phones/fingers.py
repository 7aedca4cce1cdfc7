"""Plays a recorded game on phones alone: each move by offers, by the seat that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any, Protocol

from companion.headless.simulating import chosen
from companion.phones.own import OwnSeat
from companion.play.question import Deed, Question
from companion.table.record import Record, replay
from companion.table.session import Session
from tests.phones.hosted import Table, session_of
from tests.phones.phone import Phone
from tests.play.playing import EVERY, HANDS
from tests.turns import turns

_PATIENCE = 60
"""So many taps no move takes."""


def recorded(game: Any, players: int, seed: int) -> tuple[Record, Session]:
    """A whole game of random decisions, and one that has just begun in which the app draws the
    same."""
    session, chance = session_of(game, players, seed), Random(seed)
    another = turns(10_000)
    while session.due.kinds and another():
        move = _decided(session, chance)
        if move is not None:
            session.do(move)
    record = session.record()._replace(components=session.head.components)
    return record, session_of(game, players, seed)


def _decided(session: Session, chance: Random) -> Any:
    """By who is due: on phones nobody has a word out of his turn. The bids of an auction are made
    one by one."""
    due = session.due
    found = chosen(session.game.options(session.state), due, chance)
    if found.kind == "auction":
        return None
    move = found.pick(chance)
    own = getattr(move, "player", "")
    return move if not due.players or own in ("", *due.players) else None


class Offered(Protocol):
    """A seat's phone: what it shows can be done there, and does it."""

    @property
    def offers(self) -> list[str]: ...

    def do(self, name: str) -> str:
        """Why not; empty where it was done."""


class Finger:
    """Is asked what the seat is asked, and answers by what its phone was offered."""

    def __init__(self, own: OwnSeat, phone: Offered) -> None:
        self._own, self._asking, self._phone = own, own._asking, phone

    @property
    def question(self) -> Question:
        return self._own._question()

    @property
    def asides(self) -> tuple[Deed, ...]:
        return tuple(filter(self._own._may_act, self._asking.asides))

    @property
    def seat(self) -> Any:
        return self._asking.seat

    @property
    def session(self) -> Any:
        return self._asking.session

    def shown(self) -> Any:
        return self._asking.shown()

    def pick(self, name: str) -> None:
        assert name in self._phone.offers, f"{name} is not offered"
        refused = self._phone.do(name)
        assert not refused, f"{name}: {refused}"

    def act(self, deed: Deed) -> None:
        """What the question offers too is offered by that alone."""
        for each in self.question.deeds:
            if (each.move, each.pick) == (deed.move, deed.pick):
                deed = each
        self.pick(deed.name)

    def enter(self, pick: Any) -> None:
        """By the spot that stands for it, alone or for what it is taken for."""
        for name, spot in self.question.spots.items():
            if pick in (spot.pick, getattr(spot.pick, "tile", None)):
                self.pick(name)
                return
        raise AssertionError(f"{pick} is not offered")


def play(table: Table, phones: dict[str, Phone], record: Record, upto: int | None = None) -> None:
    """The app draws what chance brings; all else is decided on the phones."""
    game, hand = EVERY[record.game], HANDS[record.game]
    moments = [*replay(game, record)]
    coming, session = [each.move for each in moments[1:]], table.session
    ends = len(coming) if upto is None else upto
    taps = 0
    while (made := len(session.line)) < ends:
        colour = _whose(session, coming[made], phones)
        phone = phones[colour]
        phone.catch_up()
        finger = Finger(table.host._own[colour], phone)
        own = [*_of(coming[made:], colour)]
        hand.touch(finger, own if hand.together else own[0])  # type: ignore[arg-type]
        taps = 0 if len(session.line) > made else taps + 1
        assert taps < _PATIENCE, f"move {made + 1}: {game.write(coming[made])} could not be made"
        reached = game.shown(session.state)
        assert reached == game.shown(moments[len(session.line)].state), coming[made]


def _whose(session: Session, move: Any, phones: dict[str, Phone]) -> str:
    """What belongs to nobody in particular, anybody decides."""
    return getattr(move, "player", "") or next(iter(session.due.players or phones))


def _of(coming: Sequence[Any], colour: str) -> Iterator[Any]:
    """The moves that he makes before anybody else, or chance, has a word."""
    yield coming[0]
    yield from takewhile(lambda move: getattr(move, "player", "") == colour, coming[1:])
