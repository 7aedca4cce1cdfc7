from __future__ import annotations

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.table.given import Given
from companion.ui.table.reasons import Reasons
from companion.vasco.play.corrections.otherwise import Otherwise
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.ui.as_it_lies.asked import At, Shown
from companion.vasco.ui.as_it_lies.entering import Entering
from companion.vasco.ui.corrections.areas import AREAS, FIGURES
from companion.vasco.ui.corrections.changes import changes
from companion.vasco.ui.corrections.figures import figure_cards

_NAMES = (FIGURES, *(area.name for area in AREAS))
_CARD = 300


class TableSaysOtherwise(Entering, Overlay):
    """What lies on the table is right (10): it is told part by part, and done all at once.

    An earlier correction is entered anew by its `number`, on the table as it lay then.
    """

    columns = NumericProperty(1)
    areas = ListProperty()
    area = StringProperty()
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    changed = BooleanProperty(False)
    ready = BooleanProperty(False)
    deed = StringProperty()

    def __init__(
        self, given: Given, session: Session, area: str = FIGURES, number: int = 0
    ) -> None:
        self._session, self._number = session, number
        entry = session.line[number - 1] if number else None
        lies = session.at(number - 1) if number else session.state
        self._draft = Otherwise(lies, entry and entry.state)
        self.seats = session.head.players
        super().__init__()
        self.begin_entering(given)
        self._reasons = Reasons(given.speech.say, given.shell)
        if entry:
            self._reasons.put(entry.move.why)
        self.area = area
        self.bind(area=self._turn, width=self._fold)
        self._reasons.bind(why=lambda *_: self.show())
        given.bind(speech=self._say)
        self._say()

    def tell(self, edit: Edit) -> None:
        self._draft.enter(edit)

    def undo(self) -> None:
        self._draft.undo()
        self.show()

    def do(self) -> None:
        """All of it is one act: undo takes it back at once."""
        session, moves = self._session, self._draft.moves(self._reasons.why)
        if self._number:
            done = self._given.attempt(lambda: session.amend(self._number, *moves))
        else:
            done = self._given.attempt(lambda: session.do(*moves))
        if done:
            self.close()

    def close(self) -> None:
        self._given.unbind(speech=self._say)
        super().close()

    def show(self) -> None:
        session, draft = self._session, self._draft
        components = session.head.components or session.game.starter()
        shown = Shown(draft.wanted, self.seats, components, self._given.speech.say)
        moves = draft.moves(self._reasons.why)
        self.changed, self.ready = draft.changed, bool(moves)
        self.deed = self._said(shown, moves)
        if self.area == FIGURES:
            cards = figure_cards(draft.state, shown, self._at)
        else:
            cards = next(each for each in AREAS if each.name == self.area).cards(shown, self._at)
        self.show_cards(cards, shown)
        self._fold()

    def _said(self, shown: Shown, moves: tuple) -> str:
        if moves:
            return shown.say("otherwise-do", what=changes(shown, moves))
        return shown.say("otherwise-nothing")

    def _ask_why(self) -> None:
        """As soon as there is something to give a reason for; where the window is narrow or low,
        after the cards: it must not rise over what is being told."""
        reasons, foot = self._reasons, self.ids.foot
        room = foot if self.wide and not self.low else self.ids.below
        if reasons.parent and (not self.ready or reasons.parent is not room):
            reasons.parent.remove_widget(reasons)
        if self.ready and not reasons.parent:
            room.add_widget(reasons, len(room.children))

    def _turn(self, *_: object) -> None:
        self._at = At()
        self.ids.view.scroll_y = 1
        self.show()

    def _say(self, *_: object) -> None:
        say = self._given.speech.say
        self.areas = [(name, say(f"otherwise-area-{name}")) for name in _NAMES]
        self.show()

    def _fold(self, *_: object) -> None:
        self._ask_why()
        least = next((each.least for each in AREAS if each.name == self.area), _CARD)
        self.fold(self.width, least)


layout.load("vasco/corrections", "table_says_otherwise")
