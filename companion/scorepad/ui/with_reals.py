from companion.scorepad.ui.face import WITH_REALS, counts_reals
from companion.store import Store
from companion.ui.shell.chrome import SwitchRow
from companion.ui.table.given import Given


class WithReals(SwitchRow):
    """Whether a new pad is to count Reals too; the next one will as this one did."""

    def __init__(self, given: Given, store: Store, **kwargs: object) -> None:
        self._given, self._store = given, store
        super().__init__(name="with-reals", active=counts_reals(store), **kwargs)
        given.bind(speech=self._say)
        self._say()

    def on_active(self, _: SwitchRow, active: bool) -> None:
        if active != counts_reals(self._store):
            self._given.keep(WITH_REALS, active)

    def _say(self, *_: object) -> None:
        self.text = self._given.speech.say("pad-with-reals")
        self.note = self._given.speech.say("pad-with-reals-note")
