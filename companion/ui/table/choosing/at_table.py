from kivy.uix.boxlayout import BoxLayout

from companion.play.guide import Guide
from companion.store.component_sets import ComponentSets
from companion.ui import layout
from companion.ui.shell.chrome import SwitchRow
from companion.ui.shell.place import place
from companion.ui.table.choosing.edition import Edition
from companion.ui.table.choosing.note import TableNote
from companion.ui.table.given import Given
from companion.ui.table.preferences import Preferences


class GuideOffer(SwitchRow):
    """Whether the first game here is to be guided."""

    def __init__(self, given: Given, guide: Guide, **kwargs: object) -> None:
        self._given, self._guide = given, guide
        super().__init__(name="guide-offer", active=guide.on, **kwargs)
        given.bind(speech=self._say)
        guide.watch(self._turned)
        self._say()

    def on_active(self, _: SwitchRow, active: bool) -> None:
        if active != self._guide.on:
            self._guide.turn(active)

    def _turned(self) -> None:
        self.active = self._guide.on

    def _say(self, *_: object) -> None:
        self.text = self._given.speech.say("guide-offer")
        self.note = self._given.speech.say("guide-offer-note")


class AtTable(BoxLayout):
    """What is chosen for the table; before the first game also whether it is to be guided, and
    which edition is played."""

    def __init__(
        self,
        given: Given,
        own: Preferences,
        sets: ComponentSets | None = None,
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)
        if sets and sets.asks_edition:
            edition = Edition(given, sets)
            self.add_widget(edition)
            # A game that is begun has answered it.
            given.table.subscribe(lambda _: place(edition, self if sets.asks_edition else None))
        guide = own.guide
        self._guide, self._offer = guide, GuideOffer(given, guide)
        self.add_widget(TableNote(given, own))
        guide.watch(self._show)
        self._show()

    def _show(self, *_: object) -> None:
        offers = self._guide.lessons.listed and not self._guide.offered
        place(self._offer, self if offers else None)


layout.load("table/choosing", "at_table")
