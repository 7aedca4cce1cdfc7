from companion.table.game import Figure
from companion.ui.shell.chrome import LinkRow
from companion.ui.shell.shell import Shell
from companion.ui.table.given import Given
from companion.ui.table.preferences import Preferences


class TableNote(LinkRow):
    """What is chosen for the table, in a sentence, and the way to choose otherwise."""

    def __init__(self, given: Given, own: Preferences, **kwargs: object) -> None:
        self._given, self._choosable = given, own.choosable
        super().__init__(name="table-note", **kwargs)
        given.table.subscribe(self._say)
        self._say()

    def on_tap(self) -> None:
        choose_for_table(self._given.shell, self._given.game)

    def _say(self, *_: object) -> None:
        say, options = self._given.speech.say, self._given.table.options
        replaced = [name for name in self._choosable.replaceable if name in options.replaced]
        boxed = tuple(Figure("text", say(f"options-{name}-short")) for name in replaced)
        things = Figure("list", boxed)
        self.text = say("options-summary", things=things, count=len(boxed))
        self.note = say(f"options-help-{options.help}-note")


def choose_for_table(shell: Shell, game: str) -> None:
    """The settings, at what is chosen for the table of this game."""
    from companion.ui.table.choosing.settings import Boxed

    shell.show("settings").bring(Boxed, game)
