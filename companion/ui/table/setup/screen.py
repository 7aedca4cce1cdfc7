from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.question import Question
from companion.play.shown import Shown
from companion.table.course import PERSON, PROGRAM, Entry
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import FilledButton, IconButton, OutlinedButton
from companion.ui.shell.place import place
from companion.ui.table import reply  # noqa: F401, kv
from companion.ui.table.answers import OtherButton
from companion.ui.table.between_frames import BetweenFrames
from companion.ui.table.choosing.note import choose_for_table
from companion.ui.table.deeds import Deeds
from companion.ui.table.given import Given
from companion.ui.table.setup.laid_out import LaidOut
from companion.ui.table.setup.step_card import StepCard
from companion.ui.table.sums import Sums

_ROOMY = 160
_BETWEEN = 0.15  # Seconds from one picture that comes up to the next.


class UndoButton(OutlinedButton):
    """Takes back what it names."""

    setup = ObjectProperty()


class UndoMark(IconButton):
    """The same where a window is so low that the keypad needs all of its height."""

    setup = ObjectProperty()


class DrawButton(FilledButton):
    """Has the app draw what was undone to."""

    setup = ObjectProperty()


class DoneButton(FilledButton):
    """Goes on to the first round, by a button no lower than what stands `beside` it."""

    setup = ObjectProperty()
    beside = NumericProperty(0)


class Setup(BoxLayout):
    """Sets a game up with the group: a checklist, and what is asked next.

    `on_done` tells that the group goes on to place its discs, `on_given_up` that it wants no more
    of this game.
    """

    __events__ = ("on_done", "on_given_up")

    game = StringProperty()
    drawing = ObjectProperty()
    asking = ObjectProperty()
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    asked = ObjectProperty(None, allownone=True)
    finished = BooleanProperty(False)
    undo_text = StringProperty()
    can_redo = BooleanProperty(False)

    def __init__(self, given: Given, laid_out: LaidOut, **kwargs: object) -> None:
        self._given, self._laid_out = given, laid_out
        # What is shown is bound to it from the first.
        self._asks = BetweenFrames(given.table, laid_out.questions, laid_out.sitting)
        self.asking = self._asks.asking
        super().__init__(game=given.game, drawing=given.tabletop.drawing, **kwargs)
        self.asking.bind(on_asked=self._show)
        self._session: Session | None = None
        self._cards: dict[str, StepCard] = {}
        # The new question must be laid out before it can be scrolled.
        self._to_top = Clock.create_trigger(self._scroll_to_top)
        # The steps are as high as their pictures only after some passes.
        self._to_step = Clock.create_trigger(self._scroll_to_step, 0.05)
        self._due: StepCard | None = None
        # What is asked takes more or less of a phone.
        self.ids.list.bind(height=lambda *_: self._to_step())
        self._undo, self._undo_mark = UndoButton(setup=self), UndoMark(setup=self)
        self._other = OtherButton(asking=self.asking)
        self._draw, self._done = DrawButton(setup=self), DoneButton(setup=self)
        self._sums, self._deeds = Sums(game=given.game), Deeds()
        self._deeds.bind(on_deed=lambda _, deed: self.asking.act(deed))
        self._undo.bind(size_hint_min_y=self._done.setter("beside"))

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        if parent:
            self._asks.begin()
        else:
            self._asks.end()

    def open_menu(self) -> None:
        from companion.ui.table.table_entry.pages import CorrectionPage
        from companion.ui.table.table_menu import Choice, menu

        given = self._given
        shell, say = given.shell, given.speech.say
        options = partial(choose_for_table, shell, given.game)

        def set_right() -> None:
            shell.open(CorrectionPage(given, self.asking.session))

        choices = [
            Choice("otherwise", say("menu-otherwise"), set_right),
            Choice("menu-options", say("menu-options"), options),
            Choice("menu-give-up", say("menu-give-up"), partial(self.dispatch, "on_given_up")),
        ]
        shell.open(menu(self.ids.menu, choices[not given.tabletop.editor :]))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """No tap waits for what is still coming up."""
        for card in self._cards.values():
            card.settle()
        return bool(super().on_touch_down(touch))

    def on_low(self, *_: object) -> None:
        if self.asked:
            self._show_foot()

    def on_done(self) -> None:
        pass

    def on_given_up(self) -> None:
        pass

    def _show(self, asking: Asking, shown: Shown) -> None:
        if asking.session is not self._session:
            self._session = asking.session
            self._cards.clear()
            self.ids.steps.clear_widgets()
        self._show_steps(shown, asking.session.line)
        self.finished = not self._laid_out.goes_on(shown.state)
        self.undo_text, self.can_redo = asking.undo_text, asking.can_redo
        self._ask(self._question(shown))
        self.place_steps()
        self._show_foot()

    def _question(self, shown: Shown) -> Question:
        if self.finished:
            title, hint = shown.say("setup-done-title"), shown.say("setup-done-hint")
            return Question(title, hint, layout=self._laid_out.table(shown))
        asked: Question = self.asking.question
        said = [asked.hint]
        if self._app_draws and self.asking.session.drawn_before:
            said.insert(0, shown.say("setup-drawn-before"))
        if asked.keypad:
            said.append(shown.say("setup-learns"))
        return asked._replace(hint=" ".join(said))

    @property
    def _app_draws(self) -> bool:
        """Whether the app draws what is due, and waits only because something was undone."""
        session = self.asking.session
        due, drawn = session.due, session.game.drawn
        return due.chance and drawn[due.kinds[0]] in session.course.drawing

    def _show_foot(self) -> None:
        """Only the buttons that have something to do."""
        foot, undo = self.ids.foot, self.undo_text
        place(self._undo_mark, self.ids.tools if undo and self.low else None)
        foot.clear_widgets()
        needed = (
            # Else the keypad would move under the finger once there is something to undo.
            (self._undo, (undo or self.asked.keypad) and not self.low),
            (self._other, self.asked.others),
            (self._draw, not self.finished and self._app_draws),
            (self._done, self.finished),
            (self._deeds, self.asked.deeds),
        )
        self._deeds.show(self.asked.deeds)
        for button, is_needed in needed:
            if is_needed:
                foot.add_widget(button)

    def _show_steps(self, shown: Shown, line: tuple[Entry, ...]) -> None:
        drawn = {entry.raw["do"] for entry in line if entry.by == PROGRAM}
        wait = 0.0
        steps = self._laid_out.steps(shown)
        self._line_up([step.name for step in steps])
        for step in steps:
            card = self._cards[step.name]
            if card.show(step, self._laid_out.picture(step.name, shown)) and step.kind in drawn:
                card.reveal(wait)
                wait += _BETWEEN
        due = next((card for card in self._cards.values() if card.due), None)
        if due is not self._due:
            self._due = due
            self._to_step()

    def _line_up(self, names: list[str]) -> None:
        """A card for each step; what was chosen on the way may bring one in between, or take it
        away, and the others keep their ticks."""
        if names == [*self._cards]:
            return
        self._cards = {
            name: self._cards.get(name) or StepCard(game=self.game, step=f"step-{name}")
            for name in names
        }
        self.ids.steps.clear_widgets()
        for number, card in enumerate(self._cards.values(), 1):
            card.number = str(number)
            self.ids.steps.add_widget(card)

    def place_steps(self) -> None:
        """Beside or above what is asked; held upright, a table that is set stands above them."""
        room = self.ids.answers if self.finished and not self.wide else self.ids.list
        # A scroll view lets go only of the widget itself, not of its proxy.
        steps = self.ids.steps.__self__
        if steps.parent != room:
            steps.parent.remove_widget(steps)
            room.add_widget(steps)

    def _ask(self, question: Question) -> None:
        if self.asked is None or self.asked.title != question.title:
            self._to_top()
        self.asked = question
        self._sums.show(question.sums)
        place(self._sums, self.ids.answers if question.sums else None)

    def _scroll_to_step(self, _: float) -> None:
        """The step that is asked about stands at the top of the list; at the very beginning, where
        there is room, the first step does."""
        steps, view = self.ids.steps, self.ids.list
        line = self.asking.session.line
        if view.height >= dp(_ROOMY) and not any(each.by == PERSON for each in line):
            return
        if self._due and steps.parent == view:
            view.bring_to_top(self._due, steps.spacing)

    def _scroll_to_top(self, _: float) -> None:
        self.ids.view.to_top()


layout.load("table/setup", "undo_button", "undo_mark", "draw_button", "done_button", "setup")
