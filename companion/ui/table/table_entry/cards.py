"""The cards by which a table is entered, and the sheet a question of its own comes up in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.layout import Layout

from companion.play.replying import refusal_said
from companion.play.table_cards import Asked, Enter, Keypad, Pick
from companion.play.table_entry import CorrectedTable, TakenUpTable
from companion.table.game import Refusal
from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.shell.chrome import Overlay
from companion.ui.table.drawing import Drawing
from companion.ui.table.given import Given


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

    def _offer(self, keypad: Keypad | None, drawing: Drawing) -> None:
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


def lay_cards(
    place: Layout, cards: Sequence[Asked], given: Given, told: Callable[[AskedCard, Any], object]
) -> None:
    """Cards of the names that are there already are only shown anew."""
    if [each.name for each in reversed(place.children)] != [each.name for each in cards]:
        place.clear_widgets()
        for _ in cards:
            widget = AskedCard(game=given.game)
            widget.bind(on_told=told)
            place.add_widget(widget)
    for widget, card in zip(reversed(place.children), cards, strict=True):
        widget.show(card, given.tabletop.drawing)


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


class AskedCards(GridLayout):
    """The cards of a table that is being entered; a question of its own comes up in a sheet over
    them. What is told is kept at once, and outlasts the page and a restart.

    `on_told` tells that a tap was taken, or taken back.
    """

    __events__ = ("on_told",)

    view = ObjectProperty()
    """What they scroll in."""
    room = NumericProperty(0)
    """How wide they may be."""
    changed = BooleanProperty(False)
    """Whether there is something to take back."""

    def begin(self, given: Given, entry: CorrectedTable | TakenUpTable) -> None:
        """Whoever comes back finds all as it was left."""
        self._given, self._entry = given, entry
        self._setting = f"{given.game}.{entry.setting}"
        self._sheet = AskedSheet(game=given.game, on_closed=lambda _: entry.shut())
        self._sheet.card.bind(on_told=self._take)
        left = entry.left(given.table.kept(self._setting))
        if not entry.edits.take_up(left, entry.editor.read):
            given.tell_lost()

    def keep(self, done: bool = False) -> bool:
        """Whether it could be; what is done is kept no more."""
        table = self._given.table
        others = table.kept(self._setting)
        return table.keep(self._setting, self._entry.kept(others, done))

    def undo(self) -> None:
        self._entry.edits.undo()
        self.keep()
        self.dispatch("on_told")

    def show(self) -> None:
        cards, drawing = self._entry.cards, self._given.tabletop.drawing
        self.changed = self._entry.edits.changed
        lay_cards(self, cards, self._given, self._take)
        if question := self._entry.question:
            self._sheet.card.show(question, drawing)
        self.on_room()

    def on_room(self, *_: object) -> None:
        """As many cards beside each other as there is room for, in full lines."""
        if not self.children:
            return
        most = max(1, int(self.room / dp(self._entry.area.least)))
        lines = -(-len(self.children) // most)
        self.cols = -(-len(self.children) // lines)

    def on_told(self) -> None:
        pass

    def _take(self, card: AskedCard, pick: Pick) -> None:
        """What cannot be kept is not told."""
        try:
            self._entry.take(pick)
        except Refusal as refusal:
            self._refuse(card, refusal)
            return
        self._turn_sheet()
        if isinstance(pick, Enter) and not self.keep():
            self._entry.edits.undo()
        self.dispatch("on_told")

    def _turn_sheet(self) -> None:
        """A question is over the cards, another one, or none any more."""
        if self._entry.ask is None:
            self._sheet.close()
        elif not self._sheet.parent:
            self._given.shell.open(self._sheet)

    def _refuse(self, card: AskedCard, refusal: Refusal) -> None:
        names = self._entry.moment().names
        reply = refusal_said(self._given.speech, names, refusal)
        card.fault, card.broken = reply.text, reply.rule
        view = self._sheet.sheet if card is self._sheet.card else self.view
        # Where it stands is known once it has been laid out.
        Clock.schedule_once(lambda _: view.scroll_to(card.ids.fault, animate=False))


layout.load("table/table_entry", "asked_card", "picture_card", "asked_sheet", "asked_cards")
