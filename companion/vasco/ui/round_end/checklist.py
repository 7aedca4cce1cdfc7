from __future__ import annotations

from functools import partial

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.numerals import roman
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import LinkRow, Overlay
from companion.vasco.play.ended import ended
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.ui.round_end.steps import steps
from companion.vasco.ui.setup.step_card import StepCard
from companion.vasco.ui.setup.steps import Step

_BETWEEN = 0.15  # Seconds from one picture that comes up to the next.


class Checklist(BoxLayout):
    """What there is to do on the table at the end of a round, to be ticked off or passed over.

    It stands there until the first disc of the next round is placed, and asks for nothing.
    """

    __events__ = ("on_sheet",)

    title = StringProperty()
    round = NumericProperty(0)
    folded = BooleanProperty(False)
    """Whether there is room for no more than the way to it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._cards: dict[str, StepCard] = {}
        self._way = LinkRow(name="round-open")
        self._way.bind(on_tap=lambda _: self.dispatch("on_sheet", self._sheet()))
        self.bind(title=self._way.setter("text"))
        self._session: Session | None = None

    def show(self, shown: Shown, session: Session) -> bool:
        """Whether there is anything to be done."""
        over = ended(session.line) if shown.state is session.state else None
        if over is None:
            return False
        if session is not self._session or over.before.round != self.round:
            self._clear()
        self._session, self.round = session, over.before.round
        self.title = shown.say("round-title", round=f.text(roman(int(self.round))))
        found = steps(shown, over)
        self._way.note = shown.say("round-to-do", count=f.count(len(found)))
        if self.folded:
            self._fold(shown, session)
        else:
            self._show_steps(found)
        return bool(found)

    def _fold(self, shown: Shown, session: Session) -> None:
        self._clear()
        self._sheet = partial(_made, shown, session)
        if not self._way.parent:
            self.add_widget(self._way)

    def _show_steps(self, found: list[Step]) -> None:
        self.remove_widget(self._way)
        wait = 0.0
        for number, step in enumerate(found, 1):
            if step.name not in self._cards:
                self._cards[step.name] = StepCard(step=step.name)
            card = self._cards[step.name]
            card.number = str(number)
            if card.show(step) and step.kind:
                card.reveal(wait)
                wait += _BETWEEN
        self._place([step.name for step in found])

    def on_sheet(self, sheet: Overlay) -> None:
        """All of it was asked for, where there is no room for it here."""

    def settle(self) -> None:
        """All that is still coming up is there at once."""
        for card in self._cards.values():
            card.settle()

    def _place(self, names: list[str]) -> None:
        """In their order; what was undone is not to be done any more."""
        cards = {name: self._cards[name] for name in names}
        if list(cards.values()) != self.ids.steps.children[::-1]:
            self.ids.steps.clear_widgets()
            for card in cards.values():
                self.ids.steps.add_widget(card)
        self._cards = cards

    def _clear(self) -> None:
        self._cards.clear()
        self.ids.steps.clear_widgets()


class ChecklistSheet(Overlay):
    """The checklist over all else, where the panel has no room for it."""


def _made(shown: Shown, session: Session) -> ChecklistSheet:
    sheet = ChecklistSheet()
    sheet.ids.checklist.show(shown, session)
    return sheet


layout.load("vasco/round_end", "checklist", "checklist_sheet")
