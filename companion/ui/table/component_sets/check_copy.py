from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.component_sets import compared, every, known, spelled
from companion.store.component_sets import ComponentSets
from companion.table.components import Path, at
from companion.table.components.certainty import sure, values
from companion.table.components.editing import changed, impossible
from companion.table.game import Json, Refusal
from companion.ui import layout
from companion.ui.table.component_sets.area_card import AreaCard
from companion.ui.table.component_sets.copies import Copies
from companion.ui.table.component_sets.legend import Legend
from companion.ui.table.component_sets.value_menu import ValueMenu
from companion.ui.table.given import Given


class CheckCopy(BoxLayout):
    """The chosen set beside the group's own board. What is changed is kept at once, as soon as
    the set can be played with."""

    game = StringProperty()
    wide = BooleanProperty(False)
    tiles = StringProperty()
    others = BooleanProperty(False)
    """Whether there is more that only other numbers of players need."""

    def __init__(
        self,
        given: Given,
        copies: Copies,
        sets: ComponentSets,
        played_by: Callable[[], Collection[int]],
        **kwargs: object,
    ) -> None:
        super().__init__(game=given.game, **kwargs)
        self._given, self._copies, self._sets = given, copies, sets
        self._played_by, self._numbers = played_by, frozenset[int]()
        self._legend = Legend(game=given.game, wide=self.wide)
        self.bind(wide=self._legend.setter("wide"))
        self.ids.legend.add_widget(self._legend)
        first, *_ = areas = copies.board.areas
        self._cards = {area: AreaCard(game=given.game, name=area) for area in areas}
        for area, card in self._cards.items():
            card.bind(on_pick=lambda _, name: self._pick(name))
            card.bind(
                on_confirmed=lambda _, parts=areas[area]: self._change(
                    compared(self._set, *parts, asked=self._asked)
                )
            )
            (self.ids.first if area == first else self.ids.rest).add_widget(card)
        given.bind(speech=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            self._given.table.attempt(lambda: self._sets.check.offered())
            self._set = self._sets.chosen
            self._numbers = frozenset(self._played_by())
            self._show()

    def ask_all(self) -> None:
        """What only other numbers of players need, too."""
        self._numbers = frozenset()
        self._show()

    def _asked(self, path: Path) -> bool:
        return not self._numbers or self._copies.board.needed(path, self._numbers)

    def _change(self, components: Json) -> None:
        before, self._set = self._set, components
        if not impossible(self._sets.shape, components):
            fresh = self._given.speech.say("sets-own")
            if not self._given.table.attempt(lambda: self._sets.keep(components, fresh)):
                self._set = before
        self._show()

    def _show(self) -> None:
        say, fault = self._given.speech.say, impossible(self._sets.shape, self._set)
        for area, scene in self._copies.board.scenes(say, self._set, self._asked).items():
            parts = self._copies.board.areas[area]
            card, (done, in_all) = self._cards[area], known(self._set, *parts, asked=self._asked)
            card.scene = scene
            card.title = say(f"check-{area}")
            card.known = done == in_all
            card.tally = say("check-tally", left=in_all - done)
            here = fault is not None and fault.path[0] in parts
            card.fault = self._said(fault.refusal) if fault and here else ""
        parts = self._copies.board.parts
        self._legend.done, self._legend.in_all = known(self._set, *parts, asked=self._asked)
        self.others = known(self._set, *parts, asked=every)[1] > self._legend.in_all
        done, in_all = known(self._set, *self._copies.tiles.parts)
        self.tiles = say("sets-tiles", known=done, count=in_all)

    def _said(self, refusal: Refusal) -> str:
        speech = self._given.speech
        said = self._copies.refused(speech, self._set, refusal)
        return f"{said} {speech.say('check-not-kept')}"

    def _pick(self, name: str) -> None:
        say, board = self._given.speech.say, self._copies.board
        path = next(each for each in values(self._set) if spelled(each) == name)
        longer, shorter = board.longer(self._set, path), board.shorter(self._set, path)
        menu = ValueMenu(
            board.answers(self._set, path),
            at(self._set, path),
            painted=partial(board.painted, path),
            lengths=board.lengths(say, path),
            title=board.called(say, path),
            how=say(f"sure-{sure(self._set, path)}"),
            extendable=longer is not None,
            removable=shorter is not None,
        )
        menu.bind(on_chosen=lambda _, value: self._change(changed(self._set, path, value)))
        menu.bind(on_added=lambda _: self._change(longer))
        menu.bind(on_removed=lambda _: self._change(shorter))
        self._given.shell.open(menu)


layout.load("table/component_sets", "check_copy")
