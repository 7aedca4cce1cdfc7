from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.play.corrections import Correcting, kept, left
from companion.play.lying.asked import Enter, Moment, Pick
from companion.table.game import Figure
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.people import names
from companion.ui.table.corrections.amending import tell_done
from companion.ui.table.given import Given
from companion.ui.table.lying import asked_cards  # noqa: F401, kv
from companion.ui.table.reasons import Reasons


class TableSaysOtherwise(Overlay):
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
    changed = BooleanProperty(False)
    ready = BooleanProperty(False)
    deed = StringProperty()
    changes = StringProperty()
    """All that the button sets right, where that is more than it says itself."""

    def __init__(self, given: Given, session: Session, area: str = "", number: int = 0) -> None:
        corrections = given.tabletop.corrections
        assert corrections
        self._given = given
        self._correcting = Correcting(session, corrections, number, area)
        super().__init__(game=given.game)
        self._reasons = Reasons(given.speech.say, given.shell)
        if entry := self._correcting.entry:
            self._reasons.put(entry.move.why)
        self.ids.cards.begin(given, self._correcting.telling)
        left_ = left(session, given.table.kept(self._setting), number)
        if not self._correcting.edits.take_up(left_, corrections.edit):
            given.tell_lost()
        self.area = self._correcting.telling.area.name
        self.bind(area=self._turn, wide=self._ask_why, low=self._ask_why)
        self._ask_why()
        self._reasons.bind(why=lambda *_: self.show())
        given.bind(speech=self._say)
        self._say()

    @property
    def _setting(self) -> str:
        """Where it is kept until it is done: it outlasts this page, and a restart."""
        return f"{self.game}.otherwise"

    def told(self, pick: Pick) -> None:
        """What cannot be kept is not told."""
        if isinstance(pick, Enter) and not self._keep():
            self._correcting.edits.undo()
        self.show()

    def undo(self) -> None:
        self._correcting.edits.undo()
        self._keep()
        self.show()

    def _keep(self) -> bool:
        raw = kept(self._correcting) if self._correcting.edits.changed else None
        return self._given.table.keep(self._setting, raw)

    def do(self) -> None:
        if self._given.table.attempt(lambda: self._correcting.do(self._reasons.why)):
            self._given.table.keep(self._setting, None)
            self.close()
            if self._correcting.number:
                tell_done(self._given, self._correcting.session, self._correcting.number)
            self.dispatch("on_done")

    def on_done(self) -> None:
        pass

    def close(self) -> None:
        self._given.unbind(speech=self._say)
        super().close()

    def show(self) -> None:
        correcting = self._correcting
        moves = correcting.moves(self._reasons.why)
        self.changed, self.ready = correcting.edits.changed, bool(moves)
        self._tell(correcting.moment(), moves)
        self.ids.cards.show()

    def _tell(self, moment: Moment, moves: tuple[Any, ...]) -> None:
        """What the button does, in few words: where that is much, all of it stands below."""
        changes = self._correcting.supplied.changes(moment, moves)
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
        self._correcting.telling.turn(self.area)
        self.ids.view.scroll_y = 1
        self.show()

    def _say(self, *_: object) -> None:
        say, correcting = self._given.speech.say, self._correcting
        correcting.say_by(say, names(correcting.session.head.players))
        self.areas = [
            (area.name, say(f"otherwise-area-{area.name}")) for area in correcting.telling.areas
        ]
        self.show()


layout.load("table/corrections", "table_says_otherwise")
