"""What there is to do on the table, to be ticked off or passed over: nothing waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.checklist import ToDo
from companion.play.steps import Step
from companion.table.game import Figure
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import LinkRow, Overlay
from companion.ui.table.given import Given
from companion.ui.table.setup.step_card import StepCard

_BETWEEN = 0.15  # Seconds from one picture that comes up to the next.


class Checklist(BoxLayout):
    """It stands there as long as the game says, and asks for nothing."""

    __events__ = ("on_sheet",)

    given = ObjectProperty()
    title = StringProperty()
    folded = BooleanProperty(False)
    """Whether there is room for no more than the way to it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._cards: dict[str, StepCard] = {}
        self._way = LinkRow(name="round-open")
        self._way.bind(on_tap=lambda _: self.dispatch("on_sheet", self._sheet()))
        self.bind(title=self._way.setter("text"))
        self._of: object = None

    def show(self, shown: Any, session: Session) -> bool:
        """Whether there is anything to be done."""
        tabletop = self.given.tabletop
        to_do = tabletop.to_do(shown, session) if tabletop.to_do else None
        if to_do is None:
            return False
        self.show_all(to_do, shown.say("round-to-do", count=Figure("count", len(to_do.steps))))
        return bool(to_do.steps)

    def show_all(self, to_do: ToDo, note: str = "") -> None:
        if to_do.of != self._of:
            self._clear()
        self._of, self.title, self._way.note = to_do.of, to_do.title, note
        if self.folded:
            self._fold(to_do)
        else:
            self._show_steps(to_do.steps)

    def _fold(self, to_do: ToDo) -> None:
        self._clear()
        self._sheet = partial(ChecklistSheet, self.given, to_do)
        if not self._way.parent:
            self.add_widget(self._way)

    def _show_steps(self, steps: Sequence[Step]) -> None:
        self.remove_widget(self._way)
        wait = 0.0
        for number, step in enumerate(steps, 1):
            if step.name not in self._cards:
                self._cards[step.name] = StepCard(game=self.given.game, step=step.name)
            card = self._cards[step.name]
            card.number = str(number)
            scene = step.layout and self.given.tabletop.drawing.scene(step.layout)
            if card.show(step, scene) and step.kind:
                card.reveal(wait)
                wait += _BETWEEN
        self._place([step.name for step in steps])

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

    game = StringProperty()

    def __init__(self, given: Given, to_do: ToDo) -> None:
        super().__init__(game=given.game)
        self.ids.checklist.given = given
        self.ids.checklist.show_all(to_do)


layout.load("table/checklist", "checklist", "checklist_sheet")
