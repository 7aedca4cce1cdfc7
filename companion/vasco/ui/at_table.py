from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome import SwitchRow
from companion.ui.shell.place import place
from companion.vasco.ui.table_note import TableNote


class GuideOffer(SwitchRow):
    """Whether the first game here is to be guided."""

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(name="guide-offer", active=self._app.guide.on, **kwargs)
        self._app.bind(say=self._say)
        self._app.guide.bind(on=self.setter("active"))
        self._say()

    def on_active(self, _: SwitchRow, active: bool) -> None:
        if active != self._app.guide.on:
            self._app.guide.turn(active)

    def _say(self, *_: object) -> None:
        self.text = self._app.of("vasco").say("guide-offer")
        self.note = self._app.of("vasco").say("guide-offer-note")


class AtTable(BoxLayout):
    """What is chosen for the table; before the first game also whether it is to be guided."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._offer = GuideOffer()
        self.add_widget(TableNote())
        guide = App.get_running_app().guide
        guide.bind(offered=self._show)
        self._show()

    def _show(self, *_: object) -> None:
        offered = App.get_running_app().guide.offered
        place(self._offer, None if offered else self)


layout.load("vasco", "at_table")
