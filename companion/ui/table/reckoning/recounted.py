from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.lying.asked import Asked, Moment
from companion.play.recounting import Recounted
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.ui.table.lying.asked_card import AskedCard


class RecountedCards(BoxLayout):
    """What lies open at the end, player by player: a touch puts it right, at once. `on_done` tells
    that one did."""

    __events__ = ("on_done",)

    game = StringProperty()

    def __init__(self, given: Given, **kwargs: object) -> None:
        self._given = given
        super().__init__(game=given.game, **kwargs)

    def show(self, session: Session, number: int) -> bool:
        """Whether there is anything; `number` is the last move the table can be put right before,
        if there is one."""
        cards, tabletop = self._cards(session, number), self._given.tabletop
        place = self.ids.cards
        while len(place.children) > len(cards):
            place.remove_widget(place.children[0])
        while len(place.children) < len(cards):
            card = AskedCard(game=self.game)
            card.bind(on_told=self._put_right)
            place.add_widget(card)
        for widget, asked in zip(reversed(place.children), cards, strict=True):
            widget.show(asked, tabletop.drawing)
        return bool(cards)

    def on_done(self) -> None:
        pass

    def _cards(self, session: Session, number: int) -> tuple[Asked, ...]:
        corrections = self._given.tabletop.corrections
        if not number or corrections is None or corrections.recounts is None:
            return ()
        head, say = session.head, self._given.speech.say
        components = head.components or session.game.starter()
        moment = Moment(session.state, names(head.players), components, say)
        return tuple(corrections.recounts(session, number, moment))

    def _put_right(self, _: AskedCard, told: Recounted) -> None:
        if self._given.attempt(lambda: self._given.session.amend(told.number, *told.moves)):
            self.dispatch("on_done")


layout.load("table/reckoning", "recounted_cards")
