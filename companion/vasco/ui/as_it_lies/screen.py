from __future__ import annotations

import json

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Json
from companion.ui import layout
from companion.vasco.play.as_it_lies.draft import Draft
from companion.vasco.play.as_it_lies.edits import Edit
from companion.vasco.rules import figures as f
from companion.vasco.ui.as_it_lies.areas import AREAS
from companion.vasco.ui.as_it_lies.asked_card import TableCard
from companion.vasco.ui.as_it_lies.asking import At, Enter, Shown
from companion.vasco.ui.as_it_lies.finished import table_card
from companion.vasco.ui.as_it_lies.telling import Telling
from companion.vasco.ui.component_sets.chosen import chosen_components

_KEPT = "vasco.as-it-lies"


class AsItLies(Telling, BoxLayout):
    """A game that has begun without the app is entered area by area; only what differs from a
    set-up is tapped. `app.lying_seats` are who plays it."""

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

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.begin_telling()
        self.bind(width=self._fold)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Whoever comes back finds all as it was left."""
        self._app.unbind(say=self.show)
        if parent:
            app = self._app
            components = chosen_components(app.store)
            self._components, self.seats = components, tuple(app.lying_seats)
            self._group = json.dumps([list(seat) for seat in app.lying_seats])
            kept = self._drafts().get(self._group)
            self._draft = Draft(self.seats, components, app.of("vasco").say("lies-why"), kept)
            self._go(0)
            app.bind(say=self.show)

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
        if self._app.begin_as_it_lies(self.seats, self._draft.rows()):
            self._keep(None)

    def _go(self, area: int) -> None:
        self.area, self._at = area, At()
        self.ids.view.scroll_y = 1
        self.show()

    def _drafts(self) -> dict[str, Json]:
        """What was told of the table of each group."""
        kept = self._app.store.setting(_KEPT)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, raw: Json) -> bool:
        others = {group: draft for group, draft in self._drafts().items() if group != self._group}
        return bool(self._app.set(_KEPT, {**others, self._group: raw} if raw else others))

    def show(self, *_: object) -> None:
        app, area = self._app, AREAS[int(self.area)]
        shown = Shown(self._draft.wanted, self.seats, self._components, app.of("vasco").say)
        place, places = f.number(int(self.area) + 1), f.number(len(AREAS))
        self.place = app.of("vasco").say("lies-place", place=place, places=places)
        self.title = app.of("vasco").say(f"lies-area-{area.name}")
        self.note = app.of("vasco").say(area.note) if area.note else ""
        self.last = area is AREAS[-1]
        self.begin_text = app.of("vasco").say("lies-begin", round=f.number(shown.state.round))
        following = AREAS[min(int(self.area) + 1, len(AREAS) - 1)]
        self.forward = app.of("vasco").say(
            "lies-next", area=app.of("vasco").say(f"lies-area-{following.name}")
        )
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
        place.children[0].show(table_card(shown, self._draft.lies(), self._app.options))

    def _fold(self, *_: object) -> None:
        width = self.width / 3 if self.last and self.wide else self.width
        self.fold(width, AREAS[int(self.area)].least)


layout.load("vasco", "as_it_lies")
