from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.checklist import Part
from companion.ui import layout
from companion.ui.shell.chrome import Column, Overlay
from companion.ui.table.given import Given
from companion.ui.table.setup import step_card  # noqa: F401, kv

_LEAST, _HEAD = 388, 72
"""How wide a column is at least, and what a card has above what it shows."""


class PartCard(BoxLayout):
    """A part of the table as it should lie; ticked off, it is only its title. `on_wrong` tells
    that it lies otherwise."""

    __events__ = ("on_wrong",)

    game = StringProperty()
    part = StringProperty()
    number = StringProperty()
    title = StringProperty()
    scene = ObjectProperty(None, allownone=True)
    ticked = BooleanProperty(False)

    def on_wrong(self) -> None:
        pass


class Compare(Overlay):
    """What should lie on this table now, to be ticked off.

    `shown` gives the moment; `on_wrong` tells what area of a correction a wrong part leads to.
    """

    __events__ = ("on_wrong",)

    game = StringProperty()
    columns = NumericProperty(1)
    ticked = NumericProperty(0)
    all = NumericProperty(0)

    def __init__(self, given: Given, shown: Callable[[], Any], **kwargs: object) -> None:
        self._given, self._shown = given, shown
        super().__init__(game=given.game, **kwargs)
        self.cards: dict[str, PartCard] = {}
        self.bind(width=self._fold, columns=self._lay)
        given.bind(speech=self._show)
        self._unsubscribe = given.table.subscribe(self._show)
        self._show()

    def on_wrong(self, area: str) -> None:
        pass

    def close(self) -> None:
        self._given.unbind(speech=self._show)
        self._unsubscribe()
        super().close()

    def _show(self, *_: object) -> None:
        """What has been set right meanwhile lies otherwise; what is ticked off stays so."""
        tabletop = self._given.tabletop
        found = tabletop.parts(self._shown()) if tabletop.parts else []
        for number, part in enumerate(found, 1):
            if part.name not in self.cards:
                self.cards[part.name] = self._card(part)
            card = self.cards[part.name]
            card.number, card.title = str(number), part.title
            card.scene = tabletop.drawing.scene(part.layout)
        self.all = len(found)
        self._fold()
        self._lay()

    def _card(self, part: Part) -> PartCard:
        card = PartCard(game=self.game, part=part.name)
        card.bind(on_wrong=lambda _: self.dispatch("on_wrong", part.area), ticked=self._count)
        return card

    def _count(self, *_: object) -> None:
        self.ticked = sum(card.ticked for card in self.cards.values())

    def _fold(self, *_: object) -> None:
        self.columns = max(1, min(3, int(self.width / dp(_LEAST))))

    def _lay(self, *_: object) -> None:
        """One after the other into columns that are about as high, in the order of the parts."""
        for card in self.cards.values():
            if card.parent:
                card.parent.remove_widget(card)
        self.ids.columns.clear_widgets()
        columns = [Column() for _ in range(int(self.columns))]
        cards = [*self.cards.values()]
        for card, place in zip(cards, self._places(cards), strict=True):
            columns[place].add_widget(card)
        for column in columns:
            self.ids.columns.add_widget(column)

    def _places(self, cards: Sequence[PartCard]) -> Iterator[int]:
        """In which column each card lies: in that which its middle reaches, were all in one."""
        width = self.width / self.columns
        heights = [dp(_HEAD) + card.scene.height(width) for card in cards]
        share, above = sum(heights) / self.columns, 0.0
        for height in heights:
            yield min(int(self.columns) - 1, int((above + height / 2) / share))
            above += height


layout.load("table/corrections", "part_card", "compare")
