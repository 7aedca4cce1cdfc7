from kivy.app import App

from companion.ui.shell.chrome import LinkRow
from companion.vasco.play.table_options import REPLACEABLE
from companion.vasco.rules import figures as f


class TableNote(LinkRow):
    """What is chosen for the table, in a sentence, and the way to choose otherwise."""

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(name="table-note", **kwargs)
        self._app.bind(say=self._say, options=self._say)
        self._say()

    def on_tap(self) -> None:
        choose_for_table()

    def _say(self, *_: object) -> None:
        say, options = self._app.of("vasco").say, self._app.options
        boxed = [f.text(say(f"options-{name}-short")) for name in REPLACEABLE
                 if name in options.replaced]  # fmt: skip
        things = {"things": f.listed(boxed), "count": len(boxed)}
        self.text = say("options-summary", **things)
        self.note = say(f"options-help-{options.help}-note")


def choose_for_table() -> None:
    """The settings, at what is chosen for the table."""
    from companion.vasco.ui.table_settings import Boxed

    App.get_running_app().root.show("settings").bring(Boxed)
