from __future__ import annotations

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from companion.play.lying.asked import Pick
from companion.play.lying.telling import Telling
from companion.play.replying import refusal_said
from companion.table.game import Refusal
from companion.ui import layout
from companion.ui.table.given import Given
from companion.ui.table.lying.asked_card import AskedCard, AskedSheet


class AskedCards(GridLayout):
    """The cards of what is being told; a question of its own comes up in a sheet over them.

    `on_told` tells what a tap stood for, once it is taken.
    """

    __events__ = ("on_told",)

    view = ObjectProperty()
    """What they scroll in."""
    room = NumericProperty(0)
    """How wide they may be."""

    def begin(self, given: Given, telling: Telling) -> None:
        self._given, self._telling = given, telling
        self._sheet = AskedSheet(game=given.game, on_closed=lambda _: telling.shut())
        self._sheet.card.bind(on_told=self._take)

    def show(self) -> None:
        cards, drawing = self._telling.cards, self._given.tabletop.drawing
        if [each.name for each in reversed(self.children)] != [each.name for each in cards]:
            self.clear_widgets()
            for _ in cards:
                widget = AskedCard(game=self._given.game)
                widget.bind(on_told=self._take)
                self.add_widget(widget)
        for widget, card in zip(reversed(self.children), cards, strict=True):
            widget.show(card, drawing)
        if question := self._telling.question:
            self._sheet.card.show(question, drawing)
        self.on_room()

    def on_room(self, *_: object) -> None:
        """As many cards beside each other as there is room for, in full lines."""
        if not self.children:
            return
        most = max(1, int(self.room / dp(self._telling.area.least)))
        lines = -(-len(self.children) // most)
        self.cols = -(-len(self.children) // lines)

    def on_told(self, pick: Pick) -> None:
        pass

    def _take(self, card: AskedCard, pick: Pick) -> None:
        try:
            self._telling.take(pick)
        except Refusal as refusal:
            self._refuse(card, refusal)
            return
        self._turn_sheet()
        self.dispatch("on_told", pick)

    def _turn_sheet(self) -> None:
        """A question is over the cards, another one, or none any more."""
        if self._telling.ask is None:
            self._sheet.close()
        elif not self._sheet.parent:
            self._given.shell.open(self._sheet)

    def _refuse(self, card: AskedCard, refusal: Refusal) -> None:
        names = self._telling.moment().names
        reply = refusal_said(self._given.speech, names, refusal)
        card.fault, card.broken = reply.text, reply.rule
        view = self._sheet.sheet if card is self._sheet.card else self.view
        # Where it stands is known once it has been laid out.
        Clock.schedule_once(lambda _: view.scroll_to(card.ids.fault, animate=False))


layout.load("table/lying", "asked_cards")
