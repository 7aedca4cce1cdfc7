from __future__ import annotations

import json
from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Json, Refusal
from companion.ui.shell import layout
from companion.ui.shell.people import names
from companion.ui.vasco.as_it_lies.areas import AREAS
from companion.ui.vasco.as_it_lies.asked_card import AskedCard, AskedSheet, TableCard
from companion.ui.vasco.as_it_lies.asking import Ask, At, Card, Enter, Look, Pick, Shown
from companion.ui.vasco.as_it_lies.draft import Draft
from companion.ui.vasco.as_it_lies.finished import table_card
from companion.ui.vasco.component_sets.chosen import chosen_components
from companion.vasco import figures as f

_KEPT = "vasco.as-it-lies"


class AsItLies(BoxLayout):
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
        self._app = App.get_running_app()
        self._at = At()
        self._asks: Callable[[Shown, At], Card] | None = None
        self._sheet = AskedSheet(on_closed=self._close)
        self._sheet.card.bind(on_told=self._tell)
        self.bind(width=self._fold)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Whoever comes back finds all as it was left."""
        self._app.unbind(say=self._show)
        if parent:
            app = self._app
            components = chosen_components(app.store)
            self._components = components
            self._group = json.dumps([list(seat) for seat in app.lying_seats])
            kept = self._drafts().get(self._group)
            self._draft = Draft(app.lying_seats, components, app.say("lies-why"), kept)
            self._go(0)
            app.bind(say=self._show)

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
        self._show()

    def begin(self) -> None:
        if self._app.begin_as_it_lies(self._draft.seats, self._draft.rows()):
            self._keep(None)

    def _go(self, area: int) -> None:
        self.area, self._at = area, At()
        self.ids.view.scroll_y = 1
        self._show()

    def _tell(self, card: AskedCard, pick: Pick) -> None:
        if isinstance(pick, Look):
            self._at = pick.at
        elif isinstance(pick, Ask):
            self._open(pick)
        elif not self._enter(card, pick):
            return
        self._show()

    def _enter(self, card: AskedCard, pick: Enter) -> bool:
        try:
            self._draft.enter(pick.edit)
        except Refusal as refusal:
            said = self._app.sentence(refusal.key, names(self._draft.seats), **refusal.figures)
            card.fault = said
            view = self._sheet.sheet if card is self._sheet.card else self.ids.view
            # Where it stands is known once it has been laid out.
            Clock.schedule_once(lambda _: view.scroll_to(card.ids.fault, animate=False))
            return False
        if not self._keep(self._draft.raw()):
            self._draft.undo()
        self._sheet.close()
        self._at = pick.at or self._at
        if pick.last:
            self._go(int(self.area) + 1)
        return True

    def _drafts(self) -> dict[str, Json]:
        """What was told of the table of each group."""
        kept = self._app.store.setting(_KEPT)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, raw: Json) -> bool:
        others = {group: draft for group, draft in self._drafts().items() if group != self._group}
        return bool(self._app.set(_KEPT, {**others, self._group: raw} if raw else others))

    def _open(self, ask: Ask) -> None:
        self._sheet.close()
        self._asks = ask.card
        self._app.root.open(self._sheet)

    def _close(self, *_: object) -> None:
        self._asks = None

    def _show(self, *_: object) -> None:
        app, area = self._app, AREAS[int(self.area)]
        shown = Shown(self._draft.wanted, self._draft.seats, self._components, app.say)
        place, places = f.number(int(self.area) + 1), f.number(len(AREAS))
        self.place = app.say("lies-place", place=place, places=places)
        self.title = app.say(f"lies-area-{area.name}")
        self.note = app.say(area.note) if area.note else ""
        self.last = area is AREAS[-1]
        self.begin_text = app.say("lies-begin", round=f.number(shown.state.round))
        following = AREAS[min(int(self.area) + 1, len(AREAS) - 1)]
        self.forward = app.say("lies-next", area=app.say(f"lies-area-{following.name}"))
        self.changed = self._draft.changed
        self._show_cards(area.cards(shown, self._at))
        self._show_table(shown)
        if self._asks:
            self._sheet.card.show(self._asks(shown, self._at))

    def _show_cards(self, cards: tuple[Card, ...]) -> None:
        grid = self.ids.cards
        if [each.name for each in reversed(grid.children)] != [each.name for each in cards]:
            grid.clear_widgets()
            for _ in cards:
                widget = AskedCard()
                widget.bind(on_told=self._tell)
                grid.add_widget(widget)
        for widget, card in zip(reversed(grid.children), cards, strict=True):
            widget.show(card)
        self._fold()

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
        """As many cards beside each other as there is room for, in full lines."""
        least = AREAS[int(self.area)].least
        width = self.width / 3 if self.last and self.wide else self.width
        most = max(1, int(width / dp(least)))
        cards = len(self.ids.cards.children)
        lines = -(-max(cards, 1) // most)
        self.columns = -(-max(cards, 1) // lines)


layout.load("vasco", "as_it_lies")
