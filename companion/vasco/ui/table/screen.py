from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
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

_APART = 420
"""What the board needs beside the panel, with all else."""
_LARGE = 1.15
"""From texts larger than this on, a phone has no room for the name of what is undone."""
_NARROW, _WIDE = (0.2, 0.36), (0.18, 0.28)
"""What of an upright window the panel takes while discs are placed, and while numbers are
called."""
_ELSEWHERE, _TALL = 0.56, 720
_TURNING = "vasco.turning"
_SOON = 3.0
"""Seconds in which a second touch is meant."""
_BESIDE_PHASES, _ALONE = 0.42, 0.56
"""How much of the bar the tools may take."""


class TableScreen(BoxLayout):
    """Plays a game with the group, once it is set up; `on_set_up` tells that it is taken back into
    the set-up, `on_over` that it has just come to its end here, `on_given_up` that the group wants
    no more of it."""

    __events__ = ("on_set_up", "on_over", "on_given_up")

    given = ObjectProperty()
    guide = ObjectProperty()
    asking = ObjectProperty()
    beside = BooleanProperty(True)
    """Whether players, board and panel stand side by side."""
    low = BooleanProperty(False)
    narrow = BooleanProperty(False)
    short = BooleanProperty(False)
    elsewhere = BooleanProperty(False)
    """Whether the board is not what one looks at now."""
    placing = BooleanProperty(False)
    """Whether discs are placed, for which the board needs most room."""
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
        self._title = ""
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
        for form in (
            "narrow",
            "beside",
            "low",
            "short",
            "elsewhere",
            "placing",
            "size",
            "text_scale",
        ):
            self.fbind(form, self._place)
        for form in ("wanted", "typing"):
            self.ids.panel.fbind(form, self._place)
        self.fbind("beside", self._stand)
        self.fbind("left", self._stand)
        self._stand()
        self._place()

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
        self._title = question.title
        said = self.given.face.progress(shown.state)
        self.ids.bar.show(shown, shown.say(said.key, **said.figures))
        due_ = next(iter(due(shown.state).players), "")
        self.ids.players.show(cards(shown, due_))
        self._board.shown, self._board.question = shown, question
        self.placing = is_placing(question)
        self.elsewhere = not question.area or (bool(shown.who) and not shown.telling)
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
        if self.beside and self.left:
            parts.reverse()
        if [*reversed(field.children)] != parts:
            field.clear_widgets()
            for part in parts:
                field.add_widget(part)

    def _panel_height(self) -> float:
        """Where the window is tall, the same while discs are placed and while numbers are called:
        what is tapped next stays where it is. A small one leaves the board all it can."""
        wanted = float(self.ids.panel.wanted)
        if self.elsewhere:
            return min(wanted, self.height * _ELSEWHERE)
        placing, acting = _NARROW if self.narrow else _WIDE
        scale = 0.6 + 0.4 * self.text_scale
        most = self.height * (placing if self.placing else acting) * scale
        return most if self.height >= dp(_TALL) else min(wanted, most)

    def _place(self, *_: object) -> None:
        """On a phone held upright the tools lie under the thumb; and where the board is not what
        is asked about, and would be too small, or what came up is typed on a phone held sideways,
        the panel has all the room."""
        upright = self.narrow and not self.beside
        self._tools.spread = upright and not self.short
        large = self.text_scale > _LARGE
        self._tools.named = not upright or not (self.short or large)
        self._tools.room = self.width * (_BESIDE_PHASES if self.beside and not self.low else _ALONE)
        bar = self.ids.bar.ids
        inline = self.low or not self.beside
        top = bar.tools if inline else bar.end
        place(self._tools, self.ids.foot if self._tools.spread else top)
        asked = self._title
        # Once it has all the room it keeps it: what is tapped next must not leap away.
        crowded = self.height - self.ids.panel.wanted < dp(_APART) or asked == self._alone_for
        typing = self.beside and self.low and self.ids.panel.typing
        self.alone = self.elsewhere and ((upright and crowded) or typing)
        self._alone_for = asked if self.alone and upright else None
        self.panel_height = self._panel_height()
        place(self._board, None if self.alone else self.ids.board)


layout.load("vasco/table", "table_screen")
