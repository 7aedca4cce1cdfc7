from __future__ import annotations

import json
from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.as_it_lies import TakenUp
from companion.play.lying.asked import Asked, Enter, Moment, Pick
from companion.play.lying.telling import Telling
from companion.table.course import Row
from companion.table.game import Figure, Json, Seat
from companion.ui import layout
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.ui.table.lying import asked_cards  # noqa: F401, kv
from companion.ui.table.lying.asked_card import PictureCard


class AsItLies(BoxLayout):
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
    changed = BooleanProperty(False)

    def __init__(
        self,
        given: Given,
        components: Callable[[], Json],
        begin_game: Callable[[tuple[Seat, ...], list[Row]], bool],
        **kwargs: object,
    ) -> None:
        self._given, self._chosen, self._begin_game = given, components, begin_game
        taking_up = given.tabletop.taking_up
        assert taking_up
        self._supplied = taking_up
        super().__init__(game=given.game, **kwargs)

    def about(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Whoever comes back finds all as it was left."""
        given = self._given
        given.unbind(speech=self.show)
        if parent:
            self._components = self._chosen()
            self._group = json.dumps([list(seat) for seat in self.seats])
            why, game = given.speech.say("lies-why"), given.rules
            self._taken = TakenUp(game, self._supplied, self.seats, self._components, why)
            self._edits = self._taken.edits
            if not self._edits.take_up(self._drafts().get(self._group), self._supplied.edit):
                given.tell_lost()
            self._telling = Telling(self._supplied.areas, self._edits, self._moment)
            self.ids.cards.begin(given, self._telling)
            self._turn()
            given.bind(speech=self.show)

    def go_on(self) -> None:
        if self.last:
            self.begin()
        else:
            self._go(int(self.area) + 1)

    def go_back(self) -> None:
        self._go(int(self.area) - 1)

    def undo(self) -> None:
        self._edits.undo()
        self._keep(self._edits.raw())
        self.show()

    def told(self, pick: Pick) -> None:
        """What cannot be kept is not told."""
        if isinstance(pick, Enter) and not self._keep(self._edits.raw()):
            self._edits.undo()
        if self.area != self._telling.place:
            self._turn()
        else:
            self.show()

    def begin(self) -> None:
        if self._begin_game(self.seats, self._taken.rows()):
            self._keep(None)

    def _go(self, area: int) -> None:
        self._telling.turn(self._supplied.areas[area].name)
        self._turn()

    def _turn(self) -> None:
        """Another area is in hand; its top is in sight."""
        self.area = self._telling.place
        self.ids.view.scroll_y = 1
        self.show()

    def _drafts(self) -> dict[str, Json]:
        """What was told of the table of each group."""
        kept = self._given.table.kept(self._setting)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, raw: Json) -> bool:
        others = {group: draft for group, draft in self._drafts().items() if group != self._group}
        drafts = {**others, self._group: raw} if raw else others
        return self._given.table.keep(self._setting, drafts)

    @property
    def _setting(self) -> str:
        return f"{self.game}.as-it-lies"

    def _moment(self) -> Moment:
        say = self._given.speech.say
        return Moment(self._edits.wanted, names(self.seats), self._components, say)

    def show(self, *_: object) -> None:
        say, areas, area = self._given.speech.say, self._supplied.areas, self._telling.area
        place, places = _number(int(self.area) + 1), _number(len(areas))
        self.place = say("lies-place", place=place, places=places)
        self.title = say(f"lies-area-{area.name}")
        self.note = say(area.note) if area.note else ""
        self.last = area is areas[-1]
        self.begin_text = say("lies-begin", **self._supplied.begins(self._edits.wanted))
        following = areas[min(int(self.area) + 1, len(areas) - 1)]
        self.forward = say("lies-next", area=say(f"lies-area-{following.name}"))
        self.changed = self._edits.changed
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
        say = self._given.speech.say
        moment = self._moment()._replace(state=self._taken.lies())
        table = tabletop.table(moment, self._given.table.options)
        card = Asked("table", say("lies-table"), say("lies-table-note"), table)
        place.children[0].show(card, tabletop.drawing)


def _number(number: int) -> Figure:
    return Figure("number", number)


layout.load("table/lying", "as_it_lies")
