"""Plays a planned game through the interface by touches, and counts them."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Any

from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch

from companion.app import CompanionApp
from companion.play.asking import Asking
from companion.table.game import Json
from companion.table.record import Record
from companion.vasco.play.shown import setting_up
from companion.vasco.rules.moves import Projects
from companion.vasco.rules.phases import CHANCE
from tests.touch import correcting, entering
from tests.touch.finger import Finger
from tests.touch.keyboard import Keyboard
from tests.touch.planning import GAME, Plan, Step, Unplayable
from tests.touch.strokes import stroke
from tests.ui.device import Device, centre, walk

CORRECTIONS = ("adjust", "correct")
_PATIENCE = 60
"""So many touches no move takes."""


class TimedFinger(Finger):
    """Also measures how long a touch takes until the first frame that shows what came of it."""

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.seconds: list[float] = []

    def tap(self, name: str) -> None:
        widget = self.device.find(name)
        self._bring_into_sight(widget)
        touch = UnitTestTouch(*centre(widget))
        touch.touch_down()
        self.device.frames(1)
        begun = perf_counter()
        touch.touch_up()
        # The frame is drawn, flipped, and one of its pixels read.
        self.device.frames(1)
        self.seconds.append(perf_counter() - begun)
        self.device.frames(1)
        self.taps += 1


Hand = TimedFinger | Keyboard


class Playing:
    """A record's game, from the new-game screen on."""

    def __init__(
        self,
        device: Device,
        record: Record,
        plan: Plan,
        hand: type[Hand] = TimedFinger,
        made: int = 0,
    ) -> None:
        """From the record's beginning, or once so many of its moves are made."""
        self.device = device
        self.app: CompanionApp = device.app
        self.finger = hand(device)
        self.moves: Counter[str] = Counter()
        self.taps: Counter[str] = Counter()
        self._at = made
        """So many moves of the app's have come out as planned."""
        self._record = record
        self._plan = plan

    def begin(self) -> None:
        """Everybody sits down in his colour, who is first of all."""
        self.finger.tap("new-game")
        for seat in self._record.players:
            known = self.device.shows(f"person-{seat.name}")
            self.finger.tap(f"person-{seat.name}" if seat.name and known else "guest")
        for chair, seat in enumerate(self._record.players):
            if self.device.find(f"chair-{chair}").colour != seat.colour:
                self.finger.tap(f"colour-{chair}")
                self.finger.tap(f"wear-{seat.colour}")
        # Where they have played before, somebody else is proposed.
        if self.app.last_seating(GAME.id).first:
            self.finger.tap("begins-0")
        self.finger.tap("start")
        assert self.app.session, "the game did not begin"

    def play(self, step: Step) -> None:
        """Makes a move by touches, where the app has not made it; counts it either way."""
        if step.touched:
            self._clear_the_way()
        before = self.finger.taps
        if step.touched and not self._came_along(step):
            self._make(step)
        self._look_for(step)
        self.moves[step.kind] += 1
        self.taps[step.kind] += self.finger.taps - before

    def _came_along(self, step: Step) -> bool:
        """Whether the touch that made the one before made this one too."""
        session, at = self.app.session, self._at + 1
        made = len(session.line) >= at
        return made and GAME.shown(session.at(at)) == GAME.shown(step.state)

    def _look_for(self, step: Step) -> None:
        """The state the move leads to, among those there are by now.

        What a record corrects in one move may take several, or none where the table lies so.
        """
        session, correcting_ = self.app.session, step.kind in CORRECTIONS
        wanted = GAME.shown(step.state)
        for at in range(self._at + (not correcting_), len(session.line) + 1):
            if GAME.shown(session.at(at)) == wanted:
                self._at = at
                return
            if not correcting_:
                break
        made = session.line[self._at].raw if len(session.line) > self._at else "nothing"
        number = sum(self.moves.values()) + 1
        raise Unplayable(f"move {number}: {step.raw} was to be made, and {made} was")

    @property
    def shown(self) -> Json:
        """The state that was reached."""
        return GAME.shown(self.app.session.at(self._at))

    def _make(self, step: Step) -> None:
        made = len(self.app.session.line)
        if step.kind in CORRECTIONS:
            self._correct(step)
        elif step.kind == "projects":
            self._lay_out(step.move)
        elif step.kind in CHANCE or step.kind == "bag":
            entering.ENTER[step.kind](self.app, self.finger, step.raw)
        else:
            self._stroke(step.move, made)
        if len(self.app.session.line) <= made and step.kind not in CORRECTIONS:
            raise Unplayable(f"move {made + 1}: {step.raw} was not taken")

    def _lay_out(self, move: Projects) -> None:
        """A tile may tell all others that are left, but only where these came up too."""
        for tile in (move.sao_gabriel, *move.upper):
            pick = self._asking().question.picks.get(f"project-{tile.text}")
            rest = isinstance(pick, Projects)
            if pick is None or (rest and sorted(pick.upper) != sorted(move.upper)):
                if self.device.shows("other-piece"):
                    self.finger.tap("other-piece")
                entering.spell(self.finger, entering.keys(tile))
                continue
            self.finger.tap(f"project-{tile.text}")
            if rest:
                return

    def _stroke(self, move: Any, made: int) -> None:
        for _ in range(_PATIENCE):
            asking = self._asking()
            name = stroke(asking.question, asking.shown(), move)
            self._touch(name, asking)
            if len(self.app.session.line) > made:
                return

    def _touch(self, name: str, asking: Asking) -> None:
        """Touches it, on the player's page where it stands only there."""
        shown = self.device.shows(name)
        colour = next((each for each in self._record.colours if each in name.split("-")), "")
        if not shown and asking.seat.who and colour != asking.seat.who:
            self.finger.tap(f"player-{asking.seat.who}")
        elif not shown and colour and not asking.seat.who:
            self.finger.tap(f"player-{colour}")
        else:
            self.finger.tap(name)

    def _asking(self) -> Asking:
        """What is asked on the screen in sight."""
        for each in walk(Window):
            asking = getattr(each, "asking", None)
            if isinstance(asking, Asking):
                return asking
        raise Unplayable("nothing is asked")

    def _clear_the_way(self) -> None:
        """What only has to be read, and then put away."""
        if not setting_up(self.app.session.state) and self.device.shows("setup-done"):
            self.finger.tap("setup-done")
        for name in ("skip-film", "next-episode"):
            if self.device.shows(name):
                self.finger.tap(name)

    def _correct(self, step: Step) -> None:
        for name in ("menu", "otherwise"):
            if not self.device.shows(name):
                raise Unplayable(f"{step.raw} cannot be reached by touches here")
            self.finger.tap(name)
        correcting.ENTER[step.kind](self.app, self.finger, step.raw)
