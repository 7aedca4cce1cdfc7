from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.play.table_options import TableOptions
from companion.table.components.certainty import confirmed
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import OutlinedButton
from companion.vasco.play.shown import Shown, asked
from companion.vasco.play.table_options import CHOOSABLE


class AppDraws(OutlinedButton):
    """Where the table is asked what came up: leaves that to the app, now and from now on;
    `on_chosen` tells what the group has chosen with it."""

    __events__ = ("on_chosen",)

    asking = ObjectProperty()

    def offer(self, shown: Shown, session: Session) -> bool:
        """Whether the app could draw what is asked; not once some of it has been told."""
        self._options = shown.options
        self._stack = session.game.drawn.get(asked(shown.state), "")
        if not self._stack or shown.picks or shown.state is not session.state:
            return False
        self._undone = self._stack in shown.drawing
        self.text = shown.say("app-draws-again" if self._undone else "app-draws")
        # Tiles that are on the table must be those the app knows.
        known = self._stack not in CHOOSABLE.drawable or confirmed(shown.components, self._stack)
        return self._undone or known

    def on_tap(self) -> None:
        """What it would draw anyway was undone, and is drawn once more."""
        if self._undone:
            self.asking.proceed()
        elif self._stack in CHOOSABLE.drawable:
            self.dispatch("on_chosen", self._options.with_drawn(self._stack, True))
        else:
            self.dispatch("on_chosen", self._options.with_replaced(self._stack, True))

    def on_chosen(self, options: TableOptions) -> None:
        pass


layout.load("vasco/voyage", "app_draws")
