from __future__ import annotations

import json
from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.course import Row
from companion.table.game import Json, Seat
from companion.ui import layout
from companion.ui.table.given import Given
from companion.vasco.play.as_it_lies.draft import Draft
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.ui.as_it_lies.areas import AREAS
from companion.vasco.ui.as_it_lies.asked import At, Enter, Shown
from companion.vasco.ui.as_it_lies.asked_card import TableCard
from companion.vasco.ui.as_it_lies.entering import Entering
from companion.vasco.ui.as_it_lies.finished import table_card

_KEPT = "vasco.as-it-lies"


class AsItLies(Entering, BoxLayout):
    """A game that has begun without the app is entered area by area; only what differs from a
    set-up is tapped. It is about who plays it; `components` says with what set, and `begin_game`
    begins it once it is told; whether it could."""

    wide = BooleanProperty(False)
    columns = NumericProperty(1)
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
        super().__init__(**kwargs)
        self._chosen, self._begin_game = components, begin_game
        self.begin_entering(given)
        self.bind(width=self._fold)

    def about(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Whoever comes back finds all as it was left."""
        given = self._given
        given.unbind(speech=self.show)
        if parent:
            self._components = self._chosen()
            self._group = json.dumps([list(seat) for seat in self.seats])
            kept = self._drafts().get(self._group)
            why = given.speech.say("lies-why")
            self._draft = Draft(self.seats, self._components, why, kept)
            self._go(0)
            given.bind(speech=self.show)

    def go_on(self) -> None:
        if self.last:
            self.begin()
        else:
            self._go(int(self.area) + 1)

    def go_back(self) -> None:
        self._go(int(self.area) - 1)

    def undo(self) -> None:
        self._draft.undo()
        self._keep(self._draft.raw())
        self.show()

    def tell(self, edit: Edit) -> None:
        self._draft.enter(edit)
        if not self._keep(self._draft.raw()):
            self._draft.undo()

    def told(self, pick: Enter) -> None:
        if pick.last:
            self._go(int(self.area) + 1)

    def begin(self) -> None:
        if self._begin_game(self.seats, self._draft.rows()):
            self._keep(None)

    def _go(self, area: int) -> None:
        self.area, self._at = area, At()
        self.ids.view.scroll_y = 1
        self.show()

    def _drafts(self) -> dict[str, Json]:
        """What was told of the table of each group."""
        kept = self._given.kept(_KEPT)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, raw: Json) -> bool:
        others = {group: draft for group, draft in self._drafts().items() if group != self._group}
        return self._given.keep(_KEPT, {**others, self._group: raw} if raw else others)

    def show(self, *_: object) -> None:
        say, area = self._given.speech.say, AREAS[int(self.area)]
        shown = Shown(self._draft.wanted, self.seats, self._components, say)
        place, places = f.number(int(self.area) + 1), f.number(len(AREAS))
        self.place = say("lies-place", place=place, places=places)
        self.title = say(f"lies-area-{area.name}")
        self.note = say(area.note) if area.note else ""
        self.last = area is AREAS[-1]
        self.begin_text = say("lies-begin", round=f.number(shown.state.round))
        following = AREAS[min(int(self.area) + 1, len(AREAS) - 1)]
        self.forward = say("lies-next", area=say(f"lies-area-{following.name}"))
        self.changed = self._draft.changed
        self.show_cards(area.cards(shown, self._at), shown)
        self._fold()
        self._show_table(shown)

    def _show_table(self, shown: Shown) -> None:
        """At the end, beside what is still asked or below it."""
        place = self.ids.table
        if not self.last:
            place.clear_widgets()
            return
        if not place.children:
            place.add_widget(TableCard())
        place.children[0].show(table_card(shown, self._draft.lies(), self._given.options))

    def _fold(self, *_: object) -> None:
        width = self.width / 3 if self.last and self.wide else self.width
        self.fold(width, AREAS[int(self.area)].least)


layout.load("vasco/as_it_lies", "as_it_lies")
