from __future__ import annotations

from collections.abc import Mapping

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.component_sets import known, spelled
from companion.store import Store
from companion.table.components import Path, at
from companion.table.components.certainty import sure, values
from companion.table.components.editing import as_printed, changed, impossible
from companion.table.game import Figure, Json, Refusal
from companion.ui import layout
from companion.ui.drawn.scene import Scene
from companion.ui.table.given import Given
from companion.vasco.rules.components import BOARD, PLAYERS, TILES
from companion.vasco.rules.copies import SHAPE, dock_added, dock_removed
from companion.vasco.rules.state import AREAS, LANDINGS
from companion.vasco.ui.component_sets import fields, own_sets
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

    def __init__(self, given: Given, store: Store, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._given, self._store = given, store
        self._cards = {part: AreaCard(name=part) for part in BOARD}
        for part, card in self._cards.items():
            card.bind(on_pick=lambda _, name: self._pick(name))
            card.bind(
                on_confirmed=lambda _, part=part: self._change(as_printed(self._set, (part,)))
            )
            place = self.ids.coast if part == "landings" else self.ids.rest
            place.add_widget(card)
        given.bind(speech=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            self._given.attempt(lambda: own_sets(self._store).offered_check())
            self._set = own_sets(self._store).chosen
            self._show()

    def _confirm(self, part: str) -> None:
        self._change(as_printed(self._set, (part,)))

    def _change(self, components: Json) -> None:
        before, self._set = self._set, components
        if not impossible(SHAPE, components):
            fresh = self._given.speech.say("sets-own")
            if not self._given.attempt(lambda: own_sets(self._store).keep(components, fresh)):
                self._set = before
        self._show()

    def _show(self) -> None:
        say, fault = self._given.speech.say, impossible(SHAPE, self._set)
        for part, scene in self._scenes().items():
            card, (done, in_all) = self._cards[part], known(self._set, part)
            card.scene = scene
            card.title = say(f"check-{part}")
            card.known = done == in_all
            card.tally = say("check-tally", left=in_all - done)
            here = fault is not None and fault.path[0] == part
            card.fault = self._said(fault.refusal) if fault and here else ""
        self.done, self.in_all = known(self._set, *BOARD)
        done, in_all = known(self._set, *TILES)
        self.tiles = say("sets-tiles", known=done, count=in_all)

    def _said(self, refusal: Refusal) -> str:
        """Why the set is impossible; of the sailors, how many there are now."""
        speech = self._given.speech
        said = speech.sentence(refusal.key, **refusal.figures)
        if Figure("expected", "all-sailors") in refusal.figures.values():
            said = speech.say("check-all-sailors", found=sum(self._set["sailors"].values()))
        return f"{said} {speech.say('check-not-kept')}"

    def _scenes(self) -> Mapping[str, Scene]:
        say = self._given.speech.say
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
            how=self._given.speech.say(f"sure-{sure(self._set, path)}"),
            extendable=is_last and docks < MOST_DOCKS,
            removable=is_last and docks > 1,
        )
        menu.bind(on_chosen=lambda _, value: self._change(changed(self._set, path, value)))
        menu.bind(on_added=lambda _: self._change(dock_added(self._set, str(path[1]))))
        menu.bind(on_removed=lambda _: self._change(dock_removed(self._set, str(path[1]))))
        self._given.shell.open(menu)

    def _title(self, path: Path) -> str:
        """What the value is called."""
        say = self._given.speech.say
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


layout.load("vasco/component_sets", "check_copy")
