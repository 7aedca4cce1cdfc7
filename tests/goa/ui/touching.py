"""A record of Goa played on the table's screen by touches alone, from its first token on."""

from __future__ import annotations

import gc
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from companion import resources
from companion.games import GAMES, Listed
from companion.goa.play.asking.going_on import GO_ON
from companion.goa.rules.moves import Adjust, Correct
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.tiles import Tile
from companion.play.asking import Asking
from companion.play.question import Deed
from companion.table.course import PERSON
from companion.table.game import Json
from companion.table.record import Record, replay
from tests.goa.hand import as_told, touch, whole_acts
from tests.goa.ui.correcting import set_right
from tests.touch.finger import Finger
from tests.touch.planning import Unplayable
from tests.touch.playing import TimedFinger
from tests.touch.reporting import fault_of, report
from tests.ui.device import SIZES, Device, Look

GOA = GAMES["goa"]
LISTED = Listed("goa", "companion.goa.rules.goa", "companion.goa.ui.parts")
_PATIENCE = 60
"""So many touches no move takes."""


class Fingered:
    """What is asked on the screen, answered by touching what stands there."""

    def __init__(self, asking: Asking, finger: Finger, move: Any) -> None:
        self._asking, self._finger, self._move = asking, finger, move

    def __getattr__(self, name: str) -> Any:
        return getattr(self._asking, name)

    def pick(self, name: str) -> None:
        if not self._finger.device.shows(name) and name.startswith(("bid-", "more-of-")):
            # Where there is little room, the bidder comes first.
            name = f"bidder-{name.removeprefix('more-of-').removeprefix('bid-').split('-')[0]}"
        self._finger.tap(name)

    def act(self, deed: Deed) -> None:
        name = "main" if deed.main else deed.name
        shows = self._finger.device.shows
        if not shows(name) and deed.name == "discard":
            # Where there is little room, it stands on the player's page.
            self._finger.tap(f"player-{self._move.player}")
        # And for all else that somebody may still do, there is only the way to it.
        self._finger.tap(name if shows(name) else GO_ON)

    def do(self, move: Adjust | Correct) -> None:
        if not set_right(self._finger, self._asking.session.state, move):
            self._asking.do(move)

    def enter(self, piece: Tile | Bonus) -> None:
        """It is none of the pictures."""
        self._finger.tap("other-piece")
        for name in _typed(piece):
            self._finger.tap(name)


def _typed(piece: Tile | Bonus) -> Iterator[str]:
    if isinstance(piece, Bonus):
        yield f"bonanza-{piece.what}"
        yield f"bonanza-{piece.what}-{piece.amount}"
        return
    name, *printed = piece.text.split("/")
    told = ["1"] * len(printed)
    yield "/".join((f"typed-{name}", *told))
    for place, number in enumerate(printed):
        told[place] = number
        yield "/".join((f"typed-{name}", *told))


class Touching:
    """The game at the table, once so many of its moves are told; without a number, from its first
    token on, or from where the app has drawn all it can of these pieces."""

    def __init__(
        self,
        device: Any,
        given: Record,
        made: int | None = None,
        ways: frozenset[str] = frozenset(),
        hand: Callable[[Any], Any] = Finger,
        drawing: frozenset[str] = frozenset(),
    ) -> None:
        # Cards that the app turns up come in the order of its deck.
        told = whole_acts(given) if drawing else as_told(given)
        self.record, self._device = told, device
        app = device.app
        app.start_game("goa", self.record.players, self.record.components, drawing)
        own = app.parts_of("goa").own
        own.options = own.options._replace(ways=ways)
        if drawing:
            made = len(app.session.line)
        elif made is None:
            kinds = [raw["do"] for raw in self.record.moves]
            made = kinds.index("place") if "place" in kinds else len(kinds)
        app.session.enter(self.record.moves[len(app.session.line) : made])
        app.open_game()
        device.frames(4)
        self.finger = hand(device)
        self.made = made
        self.moves: Counter[str] = Counter()
        self.taps: Counter[str] = Counter()
        self._coming = [GOA.read(raw) for raw in self.record.moves]
        self._states = [moment.state for moment in replay(GOA, self.record)][1:]

    def play(self, upto: int | None = None) -> None:
        """Raises `Unplayable` where a state is not reached as the record has it."""
        while self.made < (upto or len(self._coming)):
            self._make()

    @property
    def _line(self) -> Any:
        return self._device.app.session.line

    def _make(self) -> None:
        number, before = self.made + 1, self.finger.taps
        for _ in range(_PATIENCE):
            if len(self._line) >= number:
                break
            self._touch(self._coming[number - 1 :])
        line, raw = self._line, self.record.moves[number - 1]
        reached = len(line) >= number and GOA.shown(line[number - 1].state)
        if reached != GOA.shown(self._states[number - 1]):
            raise Unplayable(f"move {number}: {raw} was not made")
        self.made = number
        self.moves[raw["do"]] += 1
        if self.finger.taps > before:
            said = [each.raw["do"] for each in line[number - 1 :] if each.by == PERSON]
            self.taps[said[-1]] += self.finger.taps - before
            self._device.shot(f"{number:03}-{raw['do']}")

    def _touch(self, coming: Sequence[Any]) -> None:
        """One touch on the way to the first of these moves, and to those that come with it."""
        if self._device.shows("setup-done"):
            # What the app has drawn for the table is laid out first.
            self.finger.tap("setup-done")
            return
        fingered: Any = Fingered(_asking(self._device), self.finger, coming[0])
        touch(fingered, coming)


def _asking(device: Any) -> Asking:
    """What is asked on the screen in sight."""
    return device.app.root.stage.children[0].asking


def reported(
    record: Record, size: tuple[int, int], density: float, shots: Path | None
) -> tuple[Json, str]:
    """The report, and why the game could not be played to the end, if so."""
    SIZES["given"] = size
    device = Device(resources.path("assets", "words"), shots)
    device.looked_at = True
    gc.freeze()  # As the app does.
    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        app, fault = device.start(Look("given", density), games=[LISTED]), ""
        game = Touching(device, record, hand=TimedFinger)
        try:
            game.play()
        except Exception as failed:
            fault = fault_of(failed)
            device.shot("fault")
        state = GOA.shown(app.session.state)
        told = report(game.finger, game.moves, game.taps, state)
        device.stop()
    return told, fault or "; ".join(dict.fromkeys(device.faults.heard))
