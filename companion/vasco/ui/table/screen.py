from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.form import BAR, END, FOOT, Asked, Form
from companion.play.guide import Guide
from companion.play.turning import towards
from companion.table.course import Entry
from companion.ui import layout
from companion.ui.shell.place import place
from companion.ui.shell.screen import Screen
from companion.ui.table import players  # noqa: F401, kv
from companion.ui.table.asking import asking_on_screen
from companion.ui.table.choosing.note import choose_for_table
from companion.ui.table.corrections import amending  # noqa: F401, kv
from companion.ui.table.film.watching import Watching
from companion.ui.table.given import Given
from companion.ui.table.tools import Tools
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.shown import Shown, setting_up
from companion.vasco.rules.phases import due
from companion.vasco.ui.board import Board
from companion.vasco.ui.board.cards import is_placing
from companion.vasco.ui.chosen import GAME
from companion.vasco.ui.table import panel, top_bar  # noqa: F401, kv
from companion.vasco.ui.table.cards import cards
from companion.vasco.ui.table.notices import notice

_TURNING = "vasco.turning"
_SOON = 3.0
"""Seconds in which a second touch is meant."""


class TableScreen(BoxLayout):
    """Plays a game with the group, once it is set up; `on_set_up` tells that it is taken back into
    the set-up, `on_over` that it has just come to its end here, `on_given_up` that the group wants
    no more of it."""

    __events__ = ("on_set_up", "on_over", "on_given_up")

    given = ObjectProperty()
    guide = ObjectProperty()
    asking = ObjectProperty()
    # What hangs on a part of it follows when it changes.
    form = ObjectProperty(Form(1, 1), rebind=True)
    panel_height = NumericProperty(0)
    """Of an upright window, below the board."""
    alone = BooleanProperty(False)
    """Whether the panel takes the board's place."""
    left = BooleanProperty(False)
    """Whether the panel stands left of the board."""
    text_scale = NumericProperty(1)

    def __init__(self, given: Given, guide: Guide, **kwargs: object) -> None:
        # What is shown is bound to it from the first.
        self.given, self.guide = given, guide
        self.asking = asking_on_screen(given, QUESTIONS)
        self._alone_for: str | None = None
        self._asked = Asked()
        self.turning = False
        self._going_on = False
        self._asked_to_leave = -_SOON
        self._tools = Tools(game=GAME, asking=self.asking)
        self._board = Board()
        super().__init__(**kwargs)
        self._tools.bind(on_tool=lambda _, tool: self._open(tool))
        self._board.bind(on_pick=lambda _, name: self.asking.pick(name))
        self._board.bind(on_point=lambda _, name: self.asking.point(name))
        self.asking.bind(on_asked=self._show)
        self._watching = Watching(given, self.asking)
        for changed in ("size", "text_scale"):
            self.fbind(changed, self._shape)
        for changed in ("wanted", "typing"):
            self.ids.panel.fbind(changed, self._shape)
        self.fbind("left", self._stand)
        self._stand()
        self._shape()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        if parent:
            self.turning = self.given.kept(_TURNING) is True
            self.asking.begin()
            self.asking.settle()
        else:
            self.asking.end()
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
        if self.given.keep(_TURNING, not self.turning):
            self.turning = not self.turning
            self.asking.ask()

    def _open(self, tool: str) -> None:
        (self.open_history if tool == "history" else self.open_menu)()

    def open_history(self) -> None:
        from companion.play.history import rows
        from companion.ui.table.history_sheet import HistorySheet
        from companion.vasco.play.telling import told
        from companion.vasco.ui.pieces.marks import mark_of

        sheet = HistorySheet(self.asking.shown().say, told, mark_of, game=self.given.game)
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
        if setting_up(self.asking.session.state):
            self.dispatch("on_set_up")

    def compare(self) -> None:
        from companion.ui.table.corrections.compare import Compare

        page = Compare(self.given, self.asking.shown)
        page.bind(on_wrong=lambda _, area: self.set_right(area))
        self.given.shell.open(page)

    def set_right(self, area: str) -> None:
        """What chapter 10 cannot set right is entered anew where it went wrong."""
        from companion.play.checklist import HISTORY
        from companion.ui.table.corrections.otherwise import TableSaysOtherwise

        if area == HISTORY:
            self.open_history()
        else:
            page = TableSaysOtherwise(self.given, self.asking.session, area)
            self.given.shell.open(page)

    def open_menu(self) -> None:
        from companion.ui.table.table_menu import Choice, menu

        shell, say = self.given.shell, self.given.speech.say
        choices = [
            Choice("compare", say("menu-compare"), self.compare),
            Choice("otherwise", say("menu-otherwise"), partial(self.set_right, "figures")),
            Choice("menu-turn", say("menu-turn"), self.turn, self.turning),
            Choice(
                "standings",
                say("standings-title"),
                partial(shell.show, Screen("standings", "vasco")),
            ),
            Choice("menu-rules", say("menu-rules"), partial(shell.show, Screen("rules", "vasco"))),
            Choice("menu-options", say("menu-options"), partial(choose_for_table, shell)),
            Choice("menu-home", say("menu-home"), partial(shell.show, "home")),
            Choice("menu-give-up", say("menu-give-up"), partial(self.dispatch, "on_given_up")),
        ]
        shell.open(menu(self._tools.ids.menu, choices))

    def on_set_up(self) -> None:
        pass

    def on_over(self) -> None:
        pass

    def on_given_up(self) -> None:
        pass

    def _show(self, asking: Asking, shown: Shown) -> None:
        question = asking.question
        said = self.given.face.progress(shown.state)
        self.ids.bar.show(shown, shown.say(said.key, **said.figures))
        due_ = next(iter(due(shown.state).players), "")
        self.ids.players.show(cards(shown, due_))
        self._board.shown, self._board.question = shown, question
        elsewhere = not question.area or (bool(shown.who) and not shown.telling)
        before, self._asked = self._asked, Asked(question.title, elsewhere, is_placing(question))
        if before[1:] != self._asked[1:]:
            self._shape()
        self.ids.panel.show(shown, question, notice(shown, asking.session))
        self._tools.undo_text, self._tools.can_redo = asking.undo_text, asking.can_redo
        Window.rotation = towards(shown.seats, question.player) if self.turning else 0
        self._show_end(shown)

    def _show_end(self, shown: Shown) -> None:
        """Once, when the game has just come to its end here."""
        over = shown.state.winners is not None
        if over and self._going_on:
            self.dispatch("on_over")
        self._going_on = not over

    def _stand(self, *_: object) -> None:
        """The panel stands on the side of the hand that taps it."""
        field = self.ids.field
        parts = [self.ids[name].__self__ for name in ("players", "board", "panel")]
        if self.form.beside and self.left:
            parts.reverse()
        if [*reversed(field.children)] != parts:
            field.clear_widgets()
            for part in parts:
                field.add_widget(part)

    def _shape(self, *_: object) -> None:
        """Everything has its place by the size of the window and what is asked."""
        asks, unit = self.ids.panel, dp(1)
        asked = self._asked._replace(types=asks.typing)
        form = Form(self.width / unit, self.height / unit, self.text_scale, asked)
        turned, self.form = self.form.beside != form.beside, form
        if turned:
            self._stand()
        tools, bar = self._tools, self.ids.bar.ids
        tools.spread, tools.named = form.tools == FOOT, form.names_undo
        tools.room = dp(form.tools_width)
        place(tools, {FOOT: self.ids.foot, BAR: bar.tools, END: bar.end}[form.tools])
        wanted = asks.wanted / unit
        self.alone = form.is_alone(wanted, kept=asked.title == self._alone_for)
        self._alone_for = asked.title if self.alone and form.upright else None
        self.panel_height = dp(form.panel_height(wanted))
        place(self._board, None if self.alone else self.ids.board)


layout.load("vasco/table", "table_screen")
