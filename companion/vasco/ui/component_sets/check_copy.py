from __future__ import annotations

from collections.abc import Mapping

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Figure, Json, Refusal
from companion.ui import layout
from companion.ui.drawn.scene import Scene
from companion.vasco.play.component_sets.printed import spelled
from companion.vasco.play.component_sets.tally import BOARD, TILES, known
from companion.vasco.rules.certainty import Path, at, sure, values
from companion.vasco.rules.components import PLAYERS
from companion.vasco.rules.editing import as_printed, changed, dock_added, dock_removed, impossible
from companion.vasco.rules.state import AREAS, LANDINGS
from companion.vasco.ui.component_sets import chosen, fields
from companion.vasco.ui.component_sets.area_card import AreaCard
from companion.vasco.ui.component_sets.coast import MOST_DOCKS, coast
from companion.vasco.ui.component_sets.legend import Legend  # noqa: F401, kv
from companion.vasco.ui.component_sets.value_menu import ValueMenu

_CREW_LIKELY = [*range(4, 13)]
_ANSWERS = {
    "docks": [*range(4, 12)],
    "complete": [*range(15)],
    "refund": [*range(10)],
    "slots": [*range(1, 11)],
    "sailors": [*_CREW_LIKELY, *(count for count in range(33) if count not in _CREW_LIKELY)],
}


class CheckCopy(BoxLayout):
    """The chosen set beside the group's own board. What is changed is kept at once, as soon as
    the set can be played with."""

    wide = BooleanProperty(False)
    done = NumericProperty(0)
    in_all = NumericProperty(0)
    tiles = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        self._cards = {part: AreaCard(name=part) for part in BOARD}
        for part, card in self._cards.items():
            card.bind(on_pick=lambda _, name: self._pick(name))
            card.bind(
                on_confirmed=lambda _, part=part: self._change(as_printed(self._set, (part,)))
            )
            place = self.ids.coast if part == "landings" else self.ids.rest
            place.add_widget(card)
        app.bind(say=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            store = App.get_running_app().store
            App.get_running_app().attempt(lambda: chosen.offered_check(store))
            self._set = chosen.chosen_components(store)
            self._show()

    def _confirm(self, part: str) -> None:
        self._change(as_printed(self._set, (part,)))

    def _change(self, components: Json) -> None:
        app = App.get_running_app()
        before, self._set = self._set, components
        if not impossible(components):
            fresh = app.of("vasco").say("sets-own")
            if not app.attempt(lambda: chosen.keep(app.store, components, fresh)):
                self._set = before
        self._show()

    def _show(self) -> None:
        app = App.get_running_app()
        fault = impossible(self._set)
        for part, scene in self._scenes().items():
            card, (done, in_all) = self._cards[part], known(self._set, part)
            card.scene = scene
            card.title = app.of("vasco").say(f"check-{part}")
            card.known = done == in_all
            card.tally = app.of("vasco").say("check-tally", left=in_all - done)
            here = fault is not None and fault.path[0] == part
            card.fault = self._said(fault.refusal) if fault and here else ""
        self.done, self.in_all = known(self._set, *BOARD)
        done, in_all = known(self._set, *TILES)
        self.tiles = app.of("vasco").say("sets-tiles", known=done, count=in_all)

    def _said(self, refusal: Refusal) -> str:
        """Why the set is impossible; of the sailors, how many there are now."""
        app = App.get_running_app()
        said = app.of("vasco").sentence(refusal.key, **refusal.figures)
        if Figure("expected", "all-sailors") in refusal.figures.values():
            said = app.of("vasco").say(
                "check-all-sailors", found=sum(self._set["sailors"].values())
            )
        return f"{said} {app.of('vasco').say('check-not-kept')}"

    def _scenes(self) -> Mapping[str, Scene]:
        say = App.get_running_app().of("vasco").say
        landings = {each: say(f"landing-{each.replace('_', '-')}") for each in LANDINGS}
        areas = {each: say(f"area-{each}") for each in AREAS}
        heads = tuple(say("check-players", players=int(players)) for players in PLAYERS)
        return {
            "landings": coast(self._set, landings),
            "refund": fields.refund(self._set),
            "slots": fields.slots(self._set, heads, areas),
            "sailors": fields.crews(self._set),
        }

    def _pick(self, name: str) -> None:
        path = next(each for each in values(self._set) if spelled(each) == name)
        docks = len(at(self._set, path[:-1])) if "docks" in path else 0
        is_last = path[-1] == docks - 1
        menu = ValueMenu(
            next(_ANSWERS[key] for key in reversed(path) if key in _ANSWERS),
            at(self._set, path),
            title=self._title(path),
            how=App.get_running_app().of("vasco").say(f"sure-{sure(self._set, path)}"),
            extendable=is_last and docks < MOST_DOCKS,
            removable=is_last and docks > 1,
        )
        menu.bind(on_chosen=lambda _, value: self._change(changed(self._set, path, value)))
        menu.bind(on_added=lambda _: self._change(dock_added(self._set, str(path[1]))))
        menu.bind(on_removed=lambda _: self._change(dock_removed(self._set, str(path[1]))))
        App.get_running_app().root.open(menu)

    def _title(self, path: Path) -> str:
        """What the value is called."""
        say = App.get_running_app().of("vasco").say
        part, *rest = path
        if part == "refund":
            first = 5 * int(rest[0]) + 1
            return say("check-refund-of", first=first, last=first + 4)
        if part == "slots":
            return say("check-slots-of", area=Figure("area", rest[0]), players=int(rest[1]))
        if part == "sailors":
            return say("check-sailors-of", colour=Figure("sailor", rest[0]))
        landing = Figure("landing", rest[0])
        if rest[1] == "complete":
            return say("check-complete-of", landing=landing)
        return say("check-dock-of", landing=landing, dock=int(rest[2]) + 1)


layout.load("vasco", "check_copy")
