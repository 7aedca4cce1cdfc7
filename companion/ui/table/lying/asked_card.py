from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.lying.asked import Asked, Pick
from companion.play.lying.asked import Keypad as Told
from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.shell.chrome import Overlay
from companion.ui.table.drawing import Drawing


class AskedCard(BoxLayout):
    """Pieces to tap; `on_told` says what they stand for, and `fault` why the table cannot lie
    so."""

    __events__ = ("on_told",)

    game = StringProperty()
    """In whose words."""
    name = StringProperty()
    title = StringProperty()
    note = StringProperty()
    fault = StringProperty()
    broken = StringProperty()
    """The rule that says so, if one does."""
    scene = ObjectProperty(None, allownone=True)

    def show(self, card: Asked, drawing: Drawing) -> None:
        self.name, self.title, self.note, self.fault = card.name, card.title, card.note, ""
        self.scene, self._picks = card.layout and drawing.scene(card.layout), card.picks
        self._offer(card.keypad, drawing)

    def pick(self, name: str) -> None:
        if name in self._picks:
            self.dispatch("on_told", self._picks[name])

    def on_told(self, pick: Pick) -> None:
        pass

    def _offer(self, keypad: Told | None, drawing: Drawing) -> None:
        place = self.ids.keypad
        self._keypad = keypad
        if keypad is None:
            place.clear_widgets()
        elif not place.children:
            pad = drawing.keypad()
            pad.show(keypad.printed)
            pad.bind(on_entered=lambda _, made: self._enter(made))
            place.add_widget(pad)

    def _enter(self, made: object) -> None:
        assert self._keypad
        self.dispatch("on_told", self._keypad.entered(made))


class PictureCard(AskedCard):
    """As high as its picture."""


class AskedSheet(Overlay):
    """A question of its own, over the area it belongs to."""

    __events__ = ("on_closed",)

    game = StringProperty()
    card = ObjectProperty()

    def close(self) -> None:
        super().close()
        self.dispatch("on_closed")

    def on_closed(self) -> None:
        pass


layout.load("table/lying", "asked_card", "picture_card", "asked_sheet")
