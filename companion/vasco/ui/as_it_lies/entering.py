"""A table told by taps on cards: what AsItLies and a correction have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

from companion.table.game import RECORD, Refusal, Seat
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Look, Pick, Shown
from companion.vasco.ui.as_it_lies.asked_card import AskedCard, AskedSheet


class Entering:
    """Of a widget with cards in `ids.cards`, which scroll in `ids.view`; questions of their own
    come up in a sheet. What a tap tells goes to `tell`, which raises Refusal where it cannot be."""

    ids: Any
    columns: int
    seats: tuple[Seat, ...]

    def begin_entering(self, given: Given) -> None:
        self._given = given
        self._at = At()
        self._asks: Callable[[Shown, At], Asked] | None = None
        self._sheet = AskedSheet(on_closed=self._closed)
        self._sheet.card.bind(on_told=self._told)

    def tell(self, edit: Edit) -> None:
        raise NotImplementedError

    def told(self, pick: Enter) -> None:
        """What follows from a tap that told something."""

    def show(self) -> None:
        raise NotImplementedError

    def show_cards(self, cards: tuple[Asked, ...], shown: Shown) -> None:
        grid = self.ids.cards
        if [each.name for each in reversed(grid.children)] != [each.name for each in cards]:
            grid.clear_widgets()
            for _ in cards:
                widget = AskedCard()
                widget.bind(on_told=self._told)
                grid.add_widget(widget)
        for widget, card in zip(reversed(grid.children), cards, strict=True):
            widget.show(card)
        if self._asks:
            self._sheet.card.show(self._asks(shown, self._at))

    def fold(self, width: float, least: float) -> None:
        """As many cards beside each other as there is room for, in full lines."""
        most = max(1, int(width / dp(least)))
        cards = max(len(self.ids.cards.children), 1)
        lines = -(-cards // most)
        self.columns = -(-cards // lines)

    def _told(self, card: AskedCard, pick: Pick) -> None:
        if isinstance(pick, Look):
            self._at = pick.at
        elif isinstance(pick, Ask):
            self._open(pick)
        elif not self._entered(card, pick):
            return
        self.show()

    def _entered(self, card: AskedCard, pick: Enter) -> bool:
        try:
            self.tell(pick.edit)
        except Refusal as refusal:
            self._refuse(card, refusal)
            return False
        self._sheet.close()
        self._at = pick.at or self._at
        self.told(pick)
        return True

    def _refuse(self, card: AskedCard, refusal: Refusal) -> None:
        card.broken = "" if refusal.rule == RECORD else refusal.rule
        speech = self._given.speech
        card.fault = speech.sentence(refusal.key, names(self.seats), **refusal.figures)
        view = self._sheet.sheet if card is self._sheet.card else self.ids.view
        # Where it stands is known once it has been laid out.
        Clock.schedule_once(lambda _: view.scroll_to(card.ids.fault, animate=False))

    def _open(self, ask: Ask) -> None:
        self._sheet.close()
        self._asks = ask.card
        self._at = self._at._replace(typed="")
        self._given.shell.open(self._sheet)

    def _closed(self, *_: object) -> None:
        self._asks = None
