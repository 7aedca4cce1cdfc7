from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.course import PROGRAM
from companion.table.game import Figure
from companion.table.session import Session
from companion.ui.shell import layout
from companion.ui.shell.chrome import FilledButton, OutlinedButton
from companion.ui.vasco.keypad import TileKeypad
from companion.ui.vasco.setup.entering import Berthed, Pick, Picks, asked, moved, taken_back
from companion.ui.vasco.setup.questions import Question, question
from companion.ui.vasco.setup.shown import Shown
from companion.ui.vasco.setup.step_card import StepCard
from companion.ui.vasco.setup.steps import steps
from companion.vasco import figures as f
from companion.vasco.state import State, Tile

_BETWEEN = 0.15  # Seconds from one picture that comes up to the next.


class UndoButton(OutlinedButton):
    """Takes back what it names."""

    setup = ObjectProperty()


class OtherButton(OutlinedButton):
    """For a piece that is none of the set's."""

    setup = ObjectProperty()


class DoneButton(FilledButton):
    """Goes on to the first round."""

    setup = ObjectProperty()


class Setup(BoxLayout):
    """Sets the game of `app.session` up with the group: a checklist, and what is asked next.

    `on_done` tells that the group goes on to place its discs.
    """

    __events__ = ("on_done",)

    session = ObjectProperty(None, allownone=True)
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    asked = ObjectProperty(None, allownone=True)
    finished = BooleanProperty(False)
    undo_text = StringProperty()
    can_redo = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._picks: Picks = ()
        self._typing = False
        self._state: State | None = None
        self._cards: dict[str, StepCard] = {}
        # The new question must be laid out before it can be scrolled.
        self._to_top = Clock.create_trigger(self._scroll_to_top)
        self._undo = UndoButton(setup=self)
        self._other = OtherButton(setup=self)
        self._done = DoneButton(setup=self)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        app = App.get_running_app()
        if parent:
            app.bind(session=self._follow, say=self._say_again)
            self._follow(app, app.session)
        else:
            app.unbind(session=self._follow, say=self._say_again)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """No tap waits for what is still coming up."""
        for card in self._cards.values():
            card.settle()
        return bool(super().on_touch_down(touch))

    def pick(self, name: str) -> None:
        """A piece of the scene was tapped."""
        if self.asked and name in self.asked.picks:
            self.enter(self.asked.picks[name])

    def enter(self, piece: Pick) -> None:
        """One more piece is told; the last one makes the move."""
        self._typing = False
        picks = (*self._picks, piece)
        move = moved(self.session.state, picks)
        if move is None:
            self._picks = picks
            self._show()
            return
        App.get_running_app().attempt(lambda: self.session.do(move))

    def type_it(self) -> None:
        """What came up is none of the pieces shown."""
        self._typing = True
        self._show()

    def undo(self) -> None:
        """The last tap; before the first one, the last decision, but for the tap that made it."""
        if self._typing:
            self._typing = False
        elif self._picks:
            self._picks = self._picks[:-1]
        else:
            undone = self.session.undoes
            if undone is None or not App.get_running_app().attempt(self.session.undo):
                return
            self._picks = taken_back(undone.move)
        self._show()

    def redo(self) -> None:
        if self.session.redoes:
            App.get_running_app().attempt(self.session.redo)

    def on_done(self) -> None:
        pass

    def _follow(self, _: object, session: Session | None) -> None:
        """Another game, or another moment of the same one: what was tapped before is done with.

        Whoever only looked at another screen goes on with the tile where the tapping stopped.
        """
        if session is None:
            return
        if session is not self.session:
            self._cards.clear()
            self.ids.steps.clear_widgets()
        if session is not self.session or session.state is not self._state:
            self._picks = ()
            self._typing = False
        self.session = session
        self._state = session.state
        self._show()

    def _say_again(self, *_: object) -> None:
        self._show()

    def _shown(self) -> Shown:
        app, session = App.get_running_app(), self.session
        components = session.head.components or session.game.starter()
        return Shown(
            session.state,
            session.head.players,
            components,
            app.options,
            session.course.drawing,
            self._picks,
            self._typing,
            app.say,
        )

    def _show(self) -> None:
        shown = self._shown()
        self._show_steps(shown)
        self._ask(question(shown))
        self.finished = not asked(shown.state)
        self.place_steps()
        self.can_redo = bool(self.session.redoes) and not self._picks
        self.undo_text = self._undo_named(shown)
        self._show_foot()

    def _undo_named(self, shown: Shown) -> str:
        undone = self.session.undoes
        if self._typing:
            return shown.say("setup-undo", what=shown.say("setup-other"))
        if not self._picks and not undone:
            return ""
        what = _tapped(shown, self._picks[-1]) if self._picks else f.move(undone.raw["do"])
        return shown.say("setup-undo", what=what)

    def _show_foot(self) -> None:
        """Only the buttons that have something to do."""
        foot = self.ids.foot
        foot.clear_widgets()
        needed = (
            (self._undo, self.undo_text),
            (self._other, self.asked.others),
            (self._done, self.finished),
        )
        for button, is_needed in needed:
            if is_needed:
                foot.add_widget(button)

    def _show_steps(self, shown: Shown) -> None:
        drawn = {entry.raw["do"] for entry in self.session.line if entry.by == PROGRAM}
        wait = 0.0
        for number, step in enumerate(steps(shown), 1):
            if step.name not in self._cards:
                self._cards[step.name] = StepCard(step=f"step-{step.name}", number=str(number))
                self.ids.steps.add_widget(self._cards[step.name])
            card = self._cards[step.name]
            if card.show(step) and step.kind in drawn:
                card.reveal(wait)
                wait += _BETWEEN

    def place_steps(self) -> None:
        """Beside or above what is asked; held upright, a table that is set stands above them."""
        room = self.ids.answers if self.finished and not self.wide else self.ids.list
        # A scroll view lets go only of the widget itself, not of its proxy.
        steps = self.ids.steps.__self__
        if steps.parent != room:
            steps.parent.remove_widget(steps)
            room.add_widget(steps)

    def _ask(self, question: Question) -> None:
        keypad = self.ids.keypad
        if not question.keypad:
            keypad.clear_widgets()
        elif keypad.children:
            keypad.children[0].kind = question.keypad
            keypad.children[0].deck = question.deck
            keypad.children[0].title = question.title
            keypad.children[0].hint = question.hint
        else:
            made = TileKeypad(
                kind=question.keypad,
                deck=question.deck,
                title=question.title,
                hint=question.hint,
            )
            made.bind(on_entered=lambda _, piece: self.enter(piece))
            keypad.add_widget(made)
        if self.asked is None or self.asked.title != question.title:
            self._to_top()
        self.asked = question

    def _scroll_to_top(self, _: float) -> None:
        self.ids.view.effect_y.velocity = 0
        self.ids.view.scroll_y = 1


def _tapped(shown: Shown, pick: Pick) -> Figure:
    """What a tap that is not a move yet stands for."""
    if isinstance(pick, Berthed):
        return f.landing(pick.landing)
    if isinstance(pick, Tile):
        return f.text(shown.say("setup-tile", limit=pick.limit, crew=pick.crew))
    return f.sailor(str(pick))


for rules in ("undo_button", "other_button", "done_button", "setup"):
    layout.load("vasco", rules)
