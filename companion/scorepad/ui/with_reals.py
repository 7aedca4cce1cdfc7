from kivy.app import App

from companion.scorepad.ui.face import WITH_REALS, counts_reals
from companion.ui.shell.chrome import SwitchRow


class WithReals(SwitchRow):
    """Whether a new pad is to count Reals too; the next one will as this one did."""

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(name="with-reals", active=counts_reals(self._app.store), **kwargs)
        self._app.bind(say=self._say)
        self._say()

    def on_active(self, _: SwitchRow, active: bool) -> None:
        if active != counts_reals(self._app.store):
            self._app.set(WITH_REALS, active)

    def _say(self, *_: object) -> None:
        self.text = self._app.of("scorepad").say("pad-with-reals")
        self.note = self._app.of("scorepad").say("pad-with-reals-note")
