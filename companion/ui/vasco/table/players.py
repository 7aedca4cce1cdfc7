from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.vasco.pieces import Piece
from companion.ui.vasco.table.cards import Card


class PlayerCard(Piece):
    """A player's card; it is drawn anew only when something on it changes."""

    card = ObjectProperty(None, allownone=True)

    def on_card(self, _: Widget, card: Card) -> None:
        self.paint = card.draw


class Players(BoxLayout):
    """Everybody's card, in the order of the seats; `on_look` tells whose was tapped."""

    tab_stop = 3

    __events__ = ("on_look",)

    stacked = BooleanProperty(False)
    """One below the other."""

    def show(self, cards: Sequence[Card]) -> None:
        if [each.card.colour for each in reversed(self.children)] != [
            card.colour for card in cards
        ]:
            self._seat(cards)
        for each, card in zip(reversed(self.children), cards, strict=True):
            each.card = card

    def on_look(self, colour: str) -> None:
        pass

    def _seat(self, cards: Sequence[Card]) -> None:
        self.clear_widgets()
        for card in cards:
            each = PlayerCard(name=f"player-{card.colour}", card=card)
            each.bind(on_tap=lambda each: self.dispatch("on_look", each.card.colour))
            self.add_widget(each)


for rules in ("player_card", "players"):
    layout.load("vasco", rules)
