from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.store.component_sets import ComponentSets
from companion.ui import layout
from companion.ui.shell.chrome import Choices  # noqa: F401, kv
from companion.ui.table.given import Given


class Edition(BoxLayout):
    """Which of the editions that ship is played. The one played last is chosen already, so that who
    always plays the same need not touch it."""

    game = StringProperty()

    def __init__(self, given: Given, sets: ComponentSets, **kwargs: object) -> None:
        self._given, self._sets = given, sets
        super().__init__(game=given.game, **kwargs)
        given.bind(speech=self._show)
        self._show()

    def choose(self, edition: str) -> None:
        shipped = self._sets.shipped.items()
        name = next(name for name, each in shipped if each["id"] == edition)
        self._given.table.attempt(lambda: self._sets.choose(name))
        self._show()

    def _show(self, *_: object) -> None:
        say, row = self._given.speech.say, self.ids.editions
        ids = [each["id"] for each in self._sets.shipped.values()]
        row.options = [(each, say(f"sets-{each}-short")) for each in ids]
        row.value = self._sets.edition(self._sets.chosen)["id"]


layout.load("table/choosing", "edition")
