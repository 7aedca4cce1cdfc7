from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.recounting import Recounted, Recounting
from companion.play.table_cards import Asked
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.people import called, names
from companion.ui.table.given import Given
from companion.ui.table.table_entry.cards import lay_cards


class RevealedCards(BoxLayout):
    """What lies open at the end, player by player; `on_told` tells what a touch stands for, where
    it stands for anything."""

    __events__ = ("on_told",)

    game = StringProperty()
    title = StringProperty()
    note = StringProperty()

    def show(self, given: Given, cards: Sequence[Asked]) -> None:
        lay_cards(self.ids.cards, cards, given, lambda _, told: self.dispatch("on_told", told))

    def on_told(self, told: Recounted) -> None:
        pass


class RecountPage(Overlay):
    """What lies open at the end is counted anew, and put right at once by a button; `on_done` tells
    that it was."""

    __events__ = ("on_done",)

    game = StringProperty()
    wins = StringProperty()
    """Who wins by what is counted so far."""
    told = BooleanProperty(False)
    changed = BooleanProperty(False)

    def __init__(self, given: Given, session: Session) -> None:
        editor = given.tabletop.editor
        assert editor
        self._given, self._names = given, names(session.head.players)
        self._recounting = Recounting(session, editor)
        super().__init__(game=given.game)
        given.bind(speech=self.show)
        self.show()

    def tell(self, told: Recounted) -> None:
        self._recounting.tell(told)
        self.show()

    def undo(self) -> None:
        self._recounting.undo()
        self.show()

    def do(self) -> None:
        if self._given.table.attempt(self._recounting.do):
            self.close()
            self.dispatch("on_done")

    def on_done(self) -> None:
        pass

    def close(self) -> None:
        self._given.unbind(speech=self.show)
        super().close()

    def show(self, *_: object) -> None:
        recounting, say = self._recounting, self._given.speech.say
        self.told, self.changed = recounting.told, recounting.changed
        self.wins = wins(self._given, recounting.trial)
        self.ids.cards.show(self._given, recounting.cards(say, self._names))


def wins(given: Given, session: Session) -> str:
    """Who has won, as it stands above the sums."""
    won = {result.colour for result in session.game.results(session.state) if result.won}
    seats = [seat for seat in session.head.players if seat.colour in won]
    players = " · ".join(map(called, seats))
    return given.speech.say("reckoning-wins", players=players, count=len(seats))


layout.load("table/reckoning", "revealed_cards", "recount_page")
