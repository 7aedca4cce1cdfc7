"""The page on which a table of a running game is put right."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.play.table_cards import Moment
from companion.play.table_entry import CorrectedTable
from companion.table.game import Figure
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.people import names
from companion.ui.table.corrections.amending import tell_done
from companion.ui.table.given import Given
from companion.ui.table.reasons import Reasons
from companion.ui.table.table_entry import cards  # noqa: F401, kv


class CorrectionPage(Overlay):
    """What lies on the table is right: it is told part by part, and done all at once.

    An earlier correction is entered anew by its `number`, on the table as it lay then; before
    another move, one is slipped in. `on_done` tells that it is done.
    """

    __events__ = ("on_done",)

    game = StringProperty()
    areas = ListProperty()
    area = StringProperty()
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    ready = BooleanProperty(False)
    deed = StringProperty()
    changes = StringProperty()
    """All that the button sets right, where that is more than it says itself."""

    def __init__(self, given: Given, session: Session, area: str = "", number: int = 0) -> None:
        editor = given.tabletop.editor
        assert editor
        self._given = given
        self._correcting = CorrectedTable(session, editor, number, area)
        super().__init__(game=given.game)
        self._reasons = Reasons(given.speech.say, given.shell)
        if entry := self._correcting.entry:
            self._reasons.put(entry.move.why)
        self.ids.cards.begin(given, self._correcting)
        self.area = self._correcting.area.name
        self.bind(area=self._turn, wide=self._ask_why, low=self._ask_why)
        self._ask_why()
        self._reasons.bind(why=lambda *_: self.show())
        given.bind(speech=self._say)
        self._say()

    def do(self) -> None:
        correcting, given = self._correcting, self._given
        if given.table.attempt(lambda: correcting.do(self._reasons.why)):
            self.ids.cards.keep(done=True)
            self.close()
            if correcting.number:
                tell_done(given, correcting.session, correcting.number)
            self.dispatch("on_done")

    def on_done(self) -> None:
        pass

    def close(self) -> None:
        self._given.unbind(speech=self._say)
        super().close()

    def show(self) -> None:
        moves = self._correcting.moves(self._reasons.why)
        self.ready = bool(moves)
        self._tell(self._correcting.moment(), moves)
        self.ids.cards.show()

    def _tell(self, moment: Moment, moves: tuple[Any, ...]) -> None:
        """What the button does, in few words: where that is much, all of it stands below."""
        changes = self._correcting.editor.changes(moment, moves)
        self.changes = ""
        if not changes:
            self.deed = moment.say("otherwise-nothing")
        elif len(changes) == 1:
            self.deed = moment.say("otherwise-do", what=Figure("list", changes))
        else:
            self.deed = moment.say("otherwise-do-all", count=Figure("count", len(changes)))
            self.changes = moment.say("otherwise-do", what=Figure("list", changes))

    def _ask_why(self, *_: object) -> None:
        """Beside the button, or, where the window is narrow or low, after the cards; there from the
        first, so that nothing moves once something is told."""
        reasons = self._reasons
        room = self.ids.foot if self.wide and not self.low else self.ids.below
        if reasons.parent is not room:
            if reasons.parent:
                reasons.parent.remove_widget(reasons)
            room.add_widget(reasons, len(room.children))

    def _turn(self, *_: object) -> None:
        self._correcting.turn(self.area)
        self.ids.view.scroll_y = 1
        self.show()

    def _say(self, *_: object) -> None:
        say, correcting = self._given.speech.say, self._correcting
        correcting.say_by(say, names(correcting.session.head.players))
        self.areas = [(each.name, say(f"otherwise-area-{each.name}")) for each in correcting.areas]
        self.show()


layout.load("table/table_entry", "correction_page")
