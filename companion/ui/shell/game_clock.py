"""A clock for those who like one: how long everybody takes, while the game is in front of them."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, DictProperty

from companion.table.session import Session
from companion.table.times import NO_TIMES, Times, spent, total

_SECOND = 1
_MOST = 5
"""So many seconds at most pass between two looks: a device that slept did not think."""
_KEPT_AFTER = 30
"""So many seconds at most are lost where a device goes off without a word."""


class GameClock(EventDispatcher):
    """Counts for whoever is asked, in the phase the game is in; looks up once a second."""

    on = BooleanProperty(False)
    seconds = DictProperty()
    """Whole seconds by colour, of the game that goes on."""

    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app
        self._session: Session | None = None
        self._times: Times = NO_TIMES
        self._whose = "", ""
        self._looked = 0.0
        self._unkept = 0.0
        self._tick = Clock.create_trigger(lambda _: self.look(), _SECOND, interval=True)

    def turn(self, on: bool) -> None:
        if self._app.set("clock", on):
            self.stop()
            self.on = on
            self.go_on()

    def go_on(self, *_: object) -> None:
        """From now on time counts, if a game is in sight."""
        app = self._app
        if not self.on or app.looking or not app.goes_on or app.root.front != app.goes_on:
            self.stop()
            return
        if self._tick.is_triggered:
            self.look()
        else:
            self._looked = Clock.get_time()
            self._tick()
        self._follow(app.running)

    def stop(self, *_: object) -> None:
        if self._tick.is_triggered:
            self.look()
            self._tick.cancel()
            self._keep()

    def moved(self) -> None:
        """What was spent until now is theirs who were asked before."""
        if self._tick.is_triggered:
            self.look()
            self._keep()
            self.go_on()

    def look(self) -> None:
        now = Clock.get_time()
        passed, self._looked = min(now - self._looked, _MOST), now
        player, phase = self._whose
        if player:
            self._times = spent(self._times, player, phase, passed)
            self._unkept += passed
            whole = int(total(self._times, player))
            if whole != self.seconds.get(player):
                self.seconds[player] = whole
        if self._unkept > _KEPT_AFTER:
            self._keep()

    def _follow(self, session: Session) -> None:
        app = self._app
        if self._session is None or session.head.id != self._session.head.id:
            self._times = app.store.times(session.head.id)
            colours = (seat.colour for seat in session.head.players)
            self.seconds = {colour: int(total(self._times, colour)) for colour in colours}
        self._session = session
        asked = session.due.players
        phase = app.face_of(session.game.id).phase(session.state)
        self._whose = (asked[0], phase) if asked else ("", "")

    def _keep(self) -> None:
        if self._session and self._unkept:
            app, times, game = self._app, self._times, self._session.head.id
            app.attempt(lambda: app.store.keep_times(game, times))
            self._unkept = 0.0
