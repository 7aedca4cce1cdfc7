from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.component_sets import known, spelled
from companion.store.component_sets import ComponentSets
from companion.table.components import Path, at
from companion.table.components.certainty import ASSUMED, PRINTED, marked, sure, values
from companion.table.components.editing import (
    as_printed,
    impossible,
    with_one_less,
    with_one_more,
)
from companion.table.components.learning import entered, unknown
from companion.table.game import Json
from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import SceneView
from companion.ui.table.choice import Choice
from companion.ui.table.component_sets.copies import Copies
from companion.ui.table.component_sets.stacks import shown
from companion.ui.table.given import Given


class CheckTiles(BoxLayout):
    """The tiles of the chosen set, entered at leisure: on the keypad, or by tapping one that is
    drawn here as it lies in the box. Each is kept at once."""

    game = StringProperty()
    wide = BooleanProperty(False)
    title = StringProperty()
    progress = StringProperty()
    complete = BooleanProperty(False)
    fewest, most = StringProperty(), StringProperty()
    """Why the stack could not be smaller, or larger."""
    fault = StringProperty()
    """Why what was entered last is not kept."""

    def __init__(self, given: Given, copies: Copies, sets: ComponentSets, **kwargs: object) -> None:
        super().__init__(game=given.game, **kwargs)
        self._given, self._copies, self._sets = given, copies, sets
        self._shape, self._tiles = sets.shape, copies.tiles
        self._stack = self._tiles.stacks[0]
        self._view = SceneView()
        self._view.bind(on_pick=lambda _, name: self._turn(name))
        self.ids.tiles.add_widget(self._view)
        self._keypad = self._tiles.keypad(self.enter)
        given.bind(speech=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            self._set = self._sets.chosen
            self._show()

    def enter(self, piece: Json) -> None:
        self._keep(entered(self._shape, self._set, self._stack, piece))

    def confirm(self) -> None:
        self._keep(as_printed(self._set, self._stack))

    def add(self) -> None:
        self._keep(with_one_more(self._set, self._stack))

    def remove(self) -> None:
        self._keep(with_one_less(self._set, self._stack))

    def go(self, stack: Path) -> None:
        self._stack, self.fault = stack, ""
        self._show()

    def _turn(self, name: str) -> None:
        """A tile that is tapped is known from now on, or no longer."""
        path = next(each for each in values(self._set, self._stack) if spelled(each) == name)
        how = ASSUMED if sure(self._set, path) == PRINTED else PRINTED
        self._keep(marked(self._set, {path: how}))

    def _keep(self, components: Json) -> None:
        fresh, self.fault = self._given.speech.say("sets-own"), self._refused(components)
        if not self.fault and self._given.table.attempt(lambda: self._sets.keep(components, fresh)):
            self._set = components
        self._show()

    def _refused(self, components: Json) -> str:
        """Why a set cannot be played with, if it cannot."""
        found = impossible(self._shape, components)
        return self._copies.refused(self._given.speech, components, found.refusal) if found else ""

    def _show(self) -> None:
        say = self._given.speech.say
        done, in_all = known(self._set, *self._tiles.parts)
        self.progress = say("tiles-progress", known=done, count=in_all)
        lone = len(at(self._set, self._stack)) == 1
        fewer = with_one_less(self._set, self._stack)
        self.fewest = say("why-last-tile") if lone else self._refused(fewer)
        self.most = self._refused(with_one_more(self._set, self._stack))
        self.complete = not unknown(self._set, self._stack)
        self.title = self._tiles.titled(say, self._stack)
        self._tiles.asks(self._keypad, self._stack, self.title, say("tiles-how"))
        self.ids.keypad.clear_widgets()
        if not self.complete:
            self.ids.keypad.add_widget(self._keypad)
        self._view.scene = shown(self._tiles, self._set, self._stack)
        self._lay_choice()

    def _lay_choice(self) -> None:
        """Each stack with how many of it are known."""
        choice = Choice(self._tiles.stacks, name="stack", painted=self._counted)
        choice.value = self._stack
        choice.bind(on_chosen=lambda _, stack: self.go(stack))
        self.ids.stacks.clear_widgets()
        self.ids.stacks.add_widget(choice)

    def _counted(self, stack: Path) -> Paint:
        waiting, in_all = len(unknown(self._set, stack)), len(at(self._set, stack))
        emblem = self._tiles.emblem or self._tiles.painted
        paint = emblem(stack, at(self._set, stack)[0])

        def draw(box: Box, colours: Colours) -> None:
            paint(box.part(0.1, 0.36, 0.8, 0.58), colours)
            foot = box.part(0.5, 0.2, 0, 0).centre
            letter(f"{in_all - waiting}/{in_all}", foot, dp(13), colours["ink"])

        return draw


layout.load("table/component_sets", "check_tiles")
