"""The pages on which a game that was begun without the app is taken up, from an empty table on."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.table_cards import Asked
from companion.play.table_entry import Edits, TakenUpTable
from companion.table.course import Row
from companion.table.game import Figure, Json, Seat
from companion.ui import layout
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.ui.table.table_entry.cards import PictureCard


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
            why, game = given.speech.say("lies-why"), given.rules
            self._taken = TakenUpTable(game, editor, self.seats, self._chosen(), why)
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
            self._go(int(self.area) + 1)

    def go_back(self) -> None:
        self._go(int(self.area) - 1)

    def go_along(self) -> None:
        """The last tap of an area leads to the next one."""
        if self.area != self._taken.place:
            self._turn()
        else:
            self.show()

    def begin(self) -> None:
        if self._begin_game(self.seats, self._taken.rows()):
            self.ids.cards.keep(done=True)

    def _go(self, area: int) -> None:
        self._taken.turn(self._taken.areas[area].name)
        self._turn()

    def _turn(self) -> None:
        """Another area is in hand; its top is in sight."""
        self.area = self._taken.place
        self.ids.view.scroll_y = 1
        self.show()

    def show(self, *_: object) -> None:
        taken, say = self._taken, self._given.speech.say
        taken.say_by(say, names(self.seats))
        areas, area = taken.areas, taken.area
        place, places = _number(int(self.area) + 1), _number(len(areas))
        self.place = say("lies-place", place=place, places=places)
        self.title = say(f"lies-area-{area.name}")
        self.note = say(area.note) if area.note else ""
        self.last = area is areas[-1]
        self.begin_text = say("lies-begin", **taken.editor.begins(taken.edits.wanted))
        following = areas[min(int(self.area) + 1, len(areas) - 1)]
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


def _number(number: int) -> Figure:
    return Figure("number", number)


layout.load("table/table_entry", "taken_up_page")
