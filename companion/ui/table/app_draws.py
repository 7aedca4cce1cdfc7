from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.play.table_options import Choosable
from companion.table.components.certainty import confirmed
from companion.table.game import Json
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import OutlinedButton


class AppDraws(OutlinedButton):
    """Where the table is asked what came up: leaves that to the app, now and from now on."""

    given = ObjectProperty()
    asking = ObjectProperty()

    def offer(self, shown: Any, session: Session) -> bool:
        """Whether the app could draw what is asked; not once some of it has been told."""
        kind = next(iter(session.game.due(shown.state).kinds), "")
        self._stack = session.game.drawn.get(kind, "")
        if not self._stack or shown.picks or not self.asking.reached:
            return False
        self._undone = self._stack in shown.drawing
        self.text = shown.say("app-draws-again" if self._undone else "app-draws")
        return self._undone or self._can(shown.components)

    def _can(self, components: Json) -> bool:
        """Tiles that are on the table must be those the app knows."""
        if self.given.own is None:
            return False
        choosable: Choosable = self.given.own.choosable
        if self._stack in choosable.drawable:
            return confirmed(components, self._stack)
        return self._stack in choosable.dealt

    def on_tap(self) -> None:
        """What it would draw anyway was undone, and is drawn once more."""
        if self._undone:
            self.asking.proceed()
            return
        own = self.given.own
        drawable = self._stack in own.choosable.drawable
        change = own.options.with_drawn if drawable else own.options.with_replaced
        own.choose(change(self._stack, True))


layout.load("table", "app_draws")
