"""Where a figure came from: the lines of the ledger, source by source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.numerals import signed
from companion.table.account import Item, account, at_first
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import OutlinedButton, Overlay, Text
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.people import called, names


class SourceSum(BoxLayout):
    """A source, and what it brought in all."""

    source = StringProperty()
    amount = StringProperty()


class LedgerLine(Plate, BoxLayout):
    """A line of the ledger with its reason and its move; a tap opens its rule."""

    amount = StringProperty()
    why = StringProperty()
    where = StringProperty()
    rule = StringProperty()
    game = StringProperty()
    """Whose rule it is."""

    def on_tap(self) -> None:
        App.get_running_app().open_rule(self.game, self.rule)


class Explanation(Overlay):
    """Explains one quantity of one player, as the ledger calls it. Where that can be set right,
    `otherwise` says so, and `on_otherwise` tells that it is wanted."""

    __events__ = ("on_otherwise",)

    name = StringProperty("explanation")
    title = StringProperty()

    def __init__(
        self, session: Session, colour: str, what: str, otherwise: str = "", **kwargs: object
    ) -> None:
        self._app: Any = App.get_running_app()
        self._names = names(session.head.players)
        self._game = session.game.id
        self._say = self._app.of(self._game).say
        super().__init__(**kwargs)
        ledger = account(session)
        seat = next(each for each in session.head.players if each.colour == colour)
        start = at_first(session, colour, what)
        say, total = self._say, start + ledger.total(colour, what)
        had = say("account-amount", amount=total, what=what)
        self.title = say("explanation-title", player=called(seat), amount=had)
        if start:
            self._add_sum(say("explanation-start"), start)
        items = [*ledger.of(colour, what)]
        for source, amount in ledger.by_source(colour, what).items():
            self._add_sum(say(f"source-{source.replace('_', '-')}"), amount)
            self._add_lines(item for item in items if item.line.source == source)

        if not self.ids.lines.children:
            self.ids.lines.add_widget(Text(text=say("explanation-nothing")))

        if otherwise:
            button = OutlinedButton(name="explained-otherwise", text=otherwise)
            button.bind(on_tap=self._leave)
            self.ids.foot.add_widget(button, 1)

    def on_otherwise(self) -> None:
        pass

    def _leave(self, *_: object) -> None:
        self.close()
        self.dispatch("on_otherwise")

    def _add_sum(self, source: str, amount: int) -> None:
        self.ids.lines.add_widget(SourceSum(source=source, amount=signed(amount)))

    def _add_lines(self, items: Iterable[Item]) -> None:
        say = self._say
        for move, line in items:
            key = f"ledger-{line.source.replace('_', '-')}"
            self.ids.lines.add_widget(
                LedgerLine(
                    amount=signed(line.amount),
                    why=say(key, self._names, **line.about),
                    where=say("explanation-where", move=move, rule=line.rule),
                    rule=line.rule,
                    game=self._game,
                )
            )


for rules in ("source_sum", "ledger_line", "explanation"):
    layout.load("shell", rules)
