from companion.ui.shell.chrome import LinkRow
from companion.ui.shell.shell import Shell
from companion.ui.table.given import Given
from companion.vasco.play.table_options import REPLACEABLE
from companion.vasco.rules import figures as f


class TableNote(LinkRow):
    """What is chosen for the table, in a sentence, and the way to choose otherwise."""

    def __init__(self, given: Given, **kwargs: object) -> None:
        self._given = given
        super().__init__(name="table-note", **kwargs)
        given.bind(speech=self._say, options=self._say)
        self._say()

    def on_tap(self) -> None:
        choose_for_table(self._given.shell)

    def _say(self, *_: object) -> None:
        say, options = self._given.speech.say, self._given.options
        boxed = [f.text(say(f"options-{name}-short")) for name in REPLACEABLE
                 if name in options.replaced]  # fmt: skip
        things = {"things": f.listed(boxed), "count": len(boxed)}
        self.text = say("options-summary", **things)
        self.note = say(f"options-help-{options.help}-note")


def choose_for_table(shell: Shell) -> None:
    """The settings, at what is chosen for the table."""
    from companion.vasco.ui.table_settings import Boxed

    shell.show("settings").bring(Boxed)
