from __future__ import annotations

from kivy.app import App

from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import OutlinedButton
from companion.vasco.play.table_options import DRAWABLE
from companion.vasco.ui.asking.shown import Shown, asked


class AppDraws(OutlinedButton):
    """Where the table is asked what came up: leaves that to the app, now and from now on."""

    def offer(self, shown: Shown, session: Session) -> bool:
        """Whether the app could draw what is asked; not once some of it has been told."""
        self._session = session
        self._stack = session.game.drawn.get(asked(shown.state), "")
        if not self._stack or shown.picks or shown.state is not session.state:
            return False
        undone = self._stack in shown.drawing
        self.text = shown.say("app-draws-again" if undone else "app-draws")
        # Tiles that are on the table must be those the app knows.
        known = App.get_running_app().known_stacks()
        return undone or self._stack not in DRAWABLE or self._stack in known

    def on_tap(self) -> None:
        """What it would draw anyway was undone, and is drawn once more."""
        app = App.get_running_app()
        if self._stack in self._session.course.drawing:
            app.attempt(self._session.proceed)
        elif self._stack in DRAWABLE:
            app.choose_options(app.options.with_drawn(self._stack, True))
        else:
            app.choose_options(app.options.with_replaced(self._stack, True))


layout.load("vasco", "app_draws")
