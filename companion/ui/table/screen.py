from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.form import BAR, END, FOOT, Asked, Form
from companion.play.guide import Guide
from companion.play.modes import Looking
from companion.play.turning import towards
from companion.table.course import Entry
from companion.table.seen import seen_state
from companion.ui import layout
from companion.ui.shell.place import place
from companion.ui.table import players, top_bar  # noqa: F401, kv
from companion.ui.table.between_frames import BetweenFrames
from companion.ui.table.corrections import amending  # noqa: F401, kv
from companion.ui.table.film.watching import Watching
from companion.ui.table.given import Given
from companion.ui.table.panel import Panel
from companion.ui.table.played import Played
from companion.ui.table.tools import Tools

if TYPE_CHECKING:
    from companion.ui.table.table_menu import Choice

_SOON = 3.0
"""Seconds in which a second touch is meant."""

TABLE = "table"
"""What this screen is called."""


class TableScreen(BoxLayout):
    """Plays a game with the group, once it is set up; `on_set_up` tells that it is taken back into
    the set-up, `on_over` that it has just come to its end here, `on_given_up` that the group wants
    no more of it."""

    __events__ = ("on_set_up", "on_over", "on_given_up")

    given = ObjectProperty()
    asking = ObjectProperty()
    # What hangs on a part of it follows when it changes.
    form = ObjectProperty(Form(1, 1), rebind=True)
    alone = BooleanProperty(False)
    """Whether the panel takes the board's place."""
    left = BooleanProperty(False)
    """Whether the panel stands left of the board."""
    text_scale = NumericProperty(1)

    def __init__(self, given: Given, played: Played, guide: Guide | None, **kwargs: object) -> None:
        # What is shown is bound to it from the first.
        self.given, self._played = given, played
        self._asks = BetweenFrames(given.table, played.questions, played.sitting)
        self.asking, self.chairs = self._asks.asking, self._asks.chairs
        self._alone_for: str | None = None
        self._asked = Asked()
        self._turning = f"{given.game}.turning"
        self.turning = False
        self._going_on = False
        self._asked_to_leave = -_SOON
        self._tools = Tools(game=given.game, asking=self.asking)
        self._board = played.board(given, self.asking)
        super().__init__(**kwargs)
        self._panel = Panel(given, played.panel, asking=self.asking, guide=guide)
        self.ids["panel"] = self._panel.proxy_ref
        if peeking := played.peeking:
            self.ids.players.keep(
                peeking,
                lambda colour: peeking.paint(self.asking.session.state, colour),
                lambda: given.shell.tell(given.speech.say(peeking.hint)),
            )
        self._tools.bind(on_tool=lambda _, tool: self._open(tool))
        self.asking.bind(on_asked=self._show)
        self._watching = Watching(given, self.asking)
        for changed in ("size", "text_scale"):
            self.fbind(changed, self._shape)
        for changed in ("needs", "typing"):
            self._panel.fbind(changed, self._shape)
        self.ids.strips.fbind("height", self._shape)
        self.fbind("left", self._stand)
        self._stand()
        self._shape()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        if parent:
            self.turning = self.given.table.kept(self._turning) is True
            self._asks.begin()
        else:
            self._asks.end()
            Window.rotation = 0

    def on_size(self, *_: object) -> None:
        self._alone_for = None

    def step_back(self) -> bool:
        """Closes what stands open. Nobody leaves a game by accident: where nothing does, the way
        home takes a second touch soon after the first."""
        over = not self.asking.session.due.kinds
        if self.asking.step_back():
            return True
        if over or Clock.get_time() - self._asked_to_leave < _SOON:
            return False
        self._asked_to_leave = Clock.get_time()
        self.given.shell.tell(self.given.speech.say("table-leave"))
        return True

    def turn(self) -> None:
        """From now on the display turns towards who is asked, or stays."""
        if self.given.table.keep(self._turning, not self.turning):
            self.turning = not self.turning
            self.asking.ask()

    def _open(self, tool: str) -> None:
        (self.open_history if tool == "history" else self.open_menu)()

    def open_history(self) -> None:
        from companion.play.history import rows
        from companion.ui.table.history_sheet import HistorySheet

        played, game = self._played, self.given.game
        sheet = HistorySheet(self.asking, played.told, played.mark_of, game=game)
        sheet.show(rows(self.asking.session, self.given.face.progress))
        sheet.bind(on_entry=self._open_entry)
        self.given.shell.open(sheet)

    def _open_entry(self, sheet: Widget, entry: Entry, counts: bool) -> None:
        from companion.ui.table.corrections.wrong import ThatWasWrong

        wrong = ThatWasWrong(self.given, self.asking, entry, counts)
        wrong.bind(on_done=lambda _: sheet.close(), on_gone_back=self._go_on)
        self.given.shell.open(wrong)

    def _go_on(self, _: Widget) -> None:
        """Back in the set-up, it goes on there."""
        if self.given.face.screen(self.asking.session.state) != TABLE:
            self.dispatch("on_set_up")

    def set_right(self, area: str = "") -> None:
        """What chapter 10 cannot set right is entered anew where it went wrong."""
        from companion.play.checklist import HISTORY
        from companion.ui.table.table_entry.pages import CorrectionPage

        if area == HISTORY:
            self.open_history()
        else:
            page = CorrectionPage(self.given, self.asking.session, area)
            self.given.shell.open(page)

    def open_menu(self) -> None:
        from companion.ui.table.table_menu import at_table, menu

        self.given.shell.open(menu(self._tools.ids.menu, self.offered(at_table(self))))

    def offered(self, choices: Iterator[Choice]) -> Iterator[Choice]:
        """What of the menu concerns this table."""
        return choices

    def on_set_up(self) -> None:
        pass

    def on_over(self) -> None:
        pass

    def on_given_up(self) -> None:
        pass

    def _show(self, asking: Asking, shown: Any) -> None:
        question, played = asking.question, self._played
        session = asking.session
        said = self.given.face.progress(seen_state(session, shown.state))
        self.ids.bar.show(played.bar(shown, shown.say(said.key, **said.figures)))
        due = session.game.due(shown.state)
        asked = question.player or next(iter(due.players), "")
        cards = played.cards(shown, asked)
        self.ids.players.show(cards)
        self._board.shown, self._board.question = shown, question
        elsewhere = not question.area or shown.mode(Looking) is not None
        before = self._asked
        self._asked = Asked(
            question.title,
            elsewhere,
            played.crowds(question),
            stays=played.stays,
            told=bool(question.area) and not (question.deeds or question.own),
            both=bool(question.area and question.own),
            instructs=question.instructs,
            bare=not cards,
        )
        if before[1:] != self._asked[1:]:
            self._shape()
        self._panel.advice = self.chairs.advice(shown) if self.chairs else None
        self._panel.show(shown, question, played.news(shown, session))
        self._tools.undo_text, self._tools.can_redo = asking.undo_text, asking.can_redo
        Window.rotation = towards(shown.seats, question.player) if self.turning else 0
        self._show_end(over=not due.kinds)

    def _show_end(self, over: bool) -> None:
        """Once, when the game has just come to its end here."""
        if over and self._going_on:
            self.dispatch("on_over")
        self._going_on = not over

    def _stand(self, *_: object) -> None:
        """The panel stands on the side of the hand that taps it."""
        field = self.ids.field
        parts = [self.ids.players.__self__, self.ids.board.__self__, self._panel]
        if self.form.beside and self.left:
            parts.reverse()
        if [*reversed(field.children)] != parts:
            field.clear_widgets()
            for part in parts:
                field.add_widget(part)

    def _shape(self, *_: object) -> None:
        """Everything has its place by the size of the window and what is asked."""
        unit = dp(1)
        asked = self._asked._replace(types=self._panel.typing)
        form = Form(self.width / unit, self.height / unit, self.text_scale, asked)
        turned, self.form = self.form.beside != form.beside, form
        if turned:
            self._stand()
        tools, bar = self._tools, self.ids.bar.ids
        tools.spread, tools.named = form.tools == FOOT, form.names_undo
        tools.room = dp(form.tools_width)
        place(tools, {FOOT: self.ids.foot, BAR: bar.tools, END: bar.end}[form.tools])
        wanted, *read = (each / unit for each in self._panel.needs)
        below = form._replace(height=form.height - self.ids.strips.height / unit)
        self.alone = form.is_alone(wanted, kept=asked.title == self._alone_for)
        self._alone_for = asked.title if self.alone and form.upright else None
        self._place_panel(form, dp(below.panel_height(wanted, *read)))
        place(self._board, None if self.alone else self.ids.board)

    def _place_panel(self, form: Form, height: float) -> None:
        """Beside the board or below it, or in its place."""
        panel, rest = self._panel, 1 if self.alone else None
        panel.beside, panel.low, panel.short = form.beside, form.slight, form.small
        panel.terse = form.terse
        panel.roomy = self._played.stays and form.beside and not form.slight
        panel.size_hint = (rest, 1) if form.beside else (1, rest)
        if rest is None and form.beside:
            panel.width = dp(form.panel_width)
        elif rest is None:
            panel.height = height


layout.load("table", "table_screen")
