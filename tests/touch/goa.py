"""Plays a recorded game of Goa through the interface by touches, and counts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any

from kivy.core.window import Window

from companion.games import GAMES, Listed
from companion.goa.play.asking.auctions import Bidding, Higher
from companion.goa.play.asking.dealing import Highest
from companion.goa.play.asking.typing import Like
from companion.goa.play.layouts import bidder_spot
from companion.goa.play.table_options import CHOOSABLE
from companion.goa.rules import moves as m
from companion.goa.rules.tiles import Tile
from companion.play.asking import Asking
from companion.play.question import Deed
from companion.table.course import PERSON
from companion.table.game import Json
from companion.table.record import Record, replay
from tests.goa.hand import cards_in_order, name_of, wanted
from tests.touch.planning import Unplayable
from tests.touch.playing import CORRECTIONS, TimedFinger
from tests.touch.reporting import latency
from tests.ui.device import Device, Look, walk

GAME = GAMES["goa"]
LISTED = Listed("goa", "companion.goa.rules.goa", "companion.goa.ui.parts")
_PATIENCE = 60
"""So many touches no move takes."""


class Playing:
    """A record's game, from its first question on."""

    def __init__(self, device: Device, record: Record) -> None:
        self.device, self.finger = device, TimedFinger(device)
        self._moves = [GAME.read(raw) for raw in cards_in_order(record).moves]
        self.moves, self.taps = Counter[str](), Counter[str]()

    @property
    def _line(self) -> Any:
        return self.device.app.session.line

    def play(self) -> Iterator[int]:
        """Move by move; several may come of one touch, which counts for the last of them."""
        while len(self._line) < len(self._moves):
            made, before = len(self._line), self.finger.taps
            coming = tuple(self._moves[made:])
            if isinstance(coming[0], m.Adjust | m.Correct):
                # What is put right on pages of its own is counted apart.
                self._asking().do(coming[0])
                self.device.frames()
            else:
                self._make(coming, made)
            self._compare(made)
            self._count(made, self.finger.taps - before)
            yield len(self._line)

    def _make(self, coming: tuple[Any, ...], made: int) -> None:
        for _ in range(_PATIENCE):
            asking = self._asking()
            self.finger.tap(self._name(asking, wanted(asking, coming)))
            if len(self._line) > made:
                return
        raise Unplayable(f"move {made + 1}: {coming[0]} was not taken")

    def _name(self, asking: Asking, found: Any) -> str:
        if isinstance(found, Deed):
            return self._button(found)
        if isinstance(found, Tile):
            return self._typed(asking, found)
        short = isinstance(found.pick, Highest | Higher) and not self._bidder(asking)
        name = name_of(asking, found)
        if short and not self.device.shows(name):
            # Where there is no room for the matrix, the bidder comes before the amount.
            return bidder_spot(self._moves[len(self._line)].bidder)
        return name

    def _bidder(self, asking: Asking) -> bool:
        return any(isinstance(each, Bidding) for each in asking.seat.picks)

    def _button(self, deed: Deed) -> str:
        name = "main" if deed.main else deed.name
        if name.startswith("discard-") and not self.device.shows(name):
            return f"player-{name.removeprefix('discard-')}"
        return name

    def _typed(self, asking: Asking, one: Tile) -> str:
        """A tile that is none of the pictures: its kind, then its numbers."""
        if asking.question.others:
            return "other-piece"
        for name, spot in asking.question.spots.items():
            if spot.pick == one or (isinstance(spot.pick, Like) and _leads(spot.pick, one)):
                return name
        raise Unplayable(f"{one.text} cannot be typed")

    def _asking(self) -> Asking:
        """What is asked on the screen in sight."""
        for each in walk(Window):
            asking = getattr(each, "asking", None)
            if isinstance(asking, Asking):
                asking.settle()
                return asking
        raise Unplayable("nothing is asked")

    def _compare(self, made: int) -> None:
        for entry, move in zip(self._line[made:], self._moves[made:], strict=False):
            if entry.raw != GAME.write(move):
                raise Unplayable(f"move {entry.number}: {entry.raw}, not {GAME.write(move)}")

    def _count(self, made: int, taps: int) -> None:
        new = self._line[made:]
        for entry in new:
            self.moves[entry.raw["do"]] += 1
        decided = [each.raw["do"] for each in new if each.by == PERSON]
        self.taps[decided[-1] if decided else new[-1].raw["do"]] += taps

    @property
    def report(self) -> Json:
        session = self.device.app.session
        return {
            "moves": self.moves.total(),
            "taps": self.finger.taps,
            "taps_by_kind": {
                kind: {"moves": many, "taps": self.taps[kind]}
                for kind, many in self.moves.items()
                if kind not in CORRECTIONS
            },
            "corrections": {
                "moves": sum(self.moves[kind] for kind in CORRECTIONS),
                "taps": sum(self.taps[kind] for kind in CORRECTIONS),
            },
            "drags": self.finger.drags,
            "latency_ms": latency(self.finger.seconds),
            "state": GAME.shown(session.state),
        }


def _leads(like: Like, one: Tile) -> bool:
    kind, *printed = one.text.split("/")
    name, *told = like.tile.text.split("/")
    return name == kind and told[: like.told] == printed[: like.told]


def playing(
    device: Device,
    look: Look,
    record: Record,
    ways: frozenset[str] = frozenset(),
    help_: str = "facts",
    begun: int = 0,
) -> tuple[Json, str]:
    """The report, and why the game could not be played to the end, if so. So many moves of it may
    have been made before."""
    app = device.start(look, games=[LISTED])
    app.start_game("goa", record.players, record.components, frozenset())
    options = CHOOSABLE.usual._replace(ways=ways, help=help_)
    app.parts_of("goa").own.options = options
    told = cards_in_order(record)
    app.session.enter(told.moves[:begun])
    app.open_game()
    device.frames(4)
    game, fault = Playing(device, record), ""
    try:
        for number in game.play():
            device.shot(f"{number:03}-{app.session.line[-1].raw['do']}")
    except Exception as failed:
        # Whatever the interface trips over is the report's to tell.
        place = extract_tb(failed.__traceback__)[-1]
        fault = f"{type(failed).__name__}: {failed} ({Path(place.filename).name}:{place.lineno})"
        device.shot("fault")
    report = game.report
    device.stop()
    device.app = None
    return report, fault or "; ".join(dict.fromkeys(device.faults.heard))


def reached(record: Record) -> Json:
    """Where its moves lead."""
    *_, last = replay(GAME, cards_in_order(record))
    return GAME.shown(last.state)
