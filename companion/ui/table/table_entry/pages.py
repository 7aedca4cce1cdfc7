"""The pages on which a table is entered: put right while a game goes on, or taken up from an empty
one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.table_cards import Asked, Moment
from companion.play.table_entry import CorrectedTable, Edits, TakenUpTable
from companion.table.course import Row
from companion.table.game import Json, Seat
from companion.table.game import figures as f
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.people import names
from companion.ui.table.corrections.amending import tell_done
from companion.ui.table.given import Given
from companion.ui.table.reasons import Reasons
from companion.ui.table.table_entry.cards import PictureCard


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
        self._given, self._people = given, names(session.head.players)
        self._correcting = CorrectedTable(session, editor, number, area)
        super().__init__(game=given.game)
        self._reasons = Reasons(given.speech.say, given.shell)
        if entry := self._correcting.entry:
            self._reasons.put(entry.move.why)
        self.ids.cards.begin(given, self._correcting)
        self.area = self._correcting.area.name
        self.bind(area=self._turn, wide=self._ask_why, low=self._ask_why)
        self._ask_why()
        self._reasons.bind(why=self.show)
        given.bind(speech=self.show)
        self.show()

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
        self._given.unbind(speech=self.show)
        super().close()

    def show(self, *_: object) -> None:
        say, correcting = self._given.speech.say, self._correcting
        correcting.say_by(say, self._people)
        self.areas = [(each.name, say(f"otherwise-area-{each.name}")) for each in correcting.areas]
        moves = correcting.moves(self._reasons.why)
        self.ready = bool(moves)
        self._tell(correcting.moment(), moves)
        self.ids.cards.show()

    def _tell(self, moment: Moment, moves: tuple[Any, ...]) -> None:
        """What the button does, in few words: where that is much, all of it stands below."""
        changes = self._correcting.editor.changes(moment, moves)
        all_ = moment.say("otherwise-do", what=f.listed(changes)) if changes else ""
        self.changes = all_ if len(changes) > 1 else ""
        if self.changes:
            self.deed = moment.say("otherwise-do-all", count=f.count(len(changes)))
        else:
            self.deed = all_ or moment.say("otherwise-nothing")

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


class TakenUpPage(BoxLayout):
    """A game that has begun without the app is entered area by area; only what differs from a
    set-up is tapped. It is about who plays it; `components` says with what set, and `begin_game`
    begins it once it is told; whether it could."""

    game = StringProperty()
    wide = BooleanProperty(False)
    area = NumericProperty(0)
    place = StringProperty()
    title = StringProperty()
    note = StringProperty()
    forward = StringProperty()
    begin_text = StringProperty()
    last = BooleanProperty(False)

    def __init__(
        self,
        given: Given,
        components: Callable[[], Json],
        begin_game: Callable[[tuple[Seat, ...], list[Row]], bool],
        **kwargs: object,
    ) -> None:
        self._given, self._chosen, self._begin_game = given, components, begin_game
        super().__init__(game=given.game, **kwargs)

    def about(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Whoever comes back finds all as it was left."""
        given, editor = self._given, self._given.tabletop.editor
        given.unbind(speech=self.show)
        if parent and editor:
            why, components = given.speech.say("lies-why"), self._chosen()
            self._taken = TakenUpTable(given.rules, editor, self.seats, components, why)
            self.ids.cards.begin(given, self._taken)
            self._turn()
            given.bind(speech=self.show)

    @property
    def _edits(self) -> Edits:
        return self._taken.edits

    def go_on(self) -> None:
        if self.last:
            self.begin()
        else:
            self._go(1)

    def go_back(self) -> None:
        self._go(-1)

    def go_along(self) -> None:
        """The last tap of an area leads to the next one."""
        if self.area != self._taken.place:
            self._turn()
        else:
            self.show()

    def begin(self) -> None:
        if self._begin_game(self.seats, self._taken.rows()):
            self.ids.cards.keep(done=True)

    def _go(self, by: int) -> None:
        self._taken.turn(self._taken.areas[self._taken.place + by].name)
        self._turn()

    def _turn(self) -> None:
        """Another area is in hand; its top is in sight."""
        self.area = self._taken.place
        self.ids.view.scroll_y = 1
        self.show()

    def show(self, *_: object) -> None:
        taken, say = self._taken, self._given.speech.say
        taken.say_by(say, names(self.seats))
        areas, area, place = taken.areas, taken.area, taken.place
        self.place = say("lies-place", place=f.number(place + 1), places=f.number(len(areas)))
        self.title = say(f"lies-area-{area.name}")
        self.note = say(area.note) if area.note else ""
        self.last = area is areas[-1]
        self.begin_text = say("lies-begin", **taken.editor.begins(taken.edits.wanted))
        following = areas[min(place + 1, len(areas) - 1)]
        self.forward = say("lies-next", area=say(f"lies-area-{following.name}"))
        self.ids.cards.show()
        self._show_table()

    def _show_table(self) -> None:
        """At the end, beside what is still asked or below it."""
        place, tabletop = self.ids.table, self._given.tabletop
        if not self.last or tabletop.table is None:
            place.clear_widgets()
            return
        if not place.children:
            place.add_widget(PictureCard(game=self.game))
        moment = self._taken.moment()._replace(state=self._taken.lies())
        table = tabletop.table(moment, self._given.table.options)
        card = Asked("table", moment.say("lies-table"), moment.say("lies-table-note"), table)
        place.children[0].show(card, tabletop.drawing)


layout.load("table/table_entry", "correction_page", "taken_up_page")
