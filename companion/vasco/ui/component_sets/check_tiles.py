from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.component_sets import known, spelled
from companion.store import Store
from companion.table.components import Path, at
from companion.table.components.certainty import ASSUMED, PRINTED, marked, sure, values
from companion.table.components.editing import as_printed
from companion.table.components.learning import entered, unknown
from companion.table.game import Json
from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import SceneView
from companion.ui.table.choice import Choice
from companion.ui.table.given import Given
from companion.vasco.rules.components import TILES
from companion.vasco.rules.copies import SHAPE
from companion.vasco.rules.notation.showing import vdg
from companion.vasco.rules.state import Tile, Vdg
from companion.vasco.ui.answering.keypad import Made, TileKeypad
from companion.vasco.ui.component_sets import own_sets
from companion.vasco.ui.component_sets.stacks import STACKS, kind_of, painted, shown


class CheckTiles(BoxLayout):
    """The tiles of the chosen set, entered at leisure: on the keypad, or by tapping one that is
    drawn here as it lies in the box. Each is kept at once."""

    wide = BooleanProperty(False)
    title = StringProperty()
    progress = StringProperty()
    complete = BooleanProperty(False)

    def __init__(self, given: Given, store: Store, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._given, self._store = given, store
        self._stack = STACKS[0]
        self._view = SceneView()
        self._view.bind(on_pick=lambda _, name: self._turn(name))
        self.ids.tiles.add_widget(self._view)
        self._keypad = TileKeypad()
        self._keypad.bind(on_entered=lambda _, made: self.enter(made))
        given.bind(speech=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            self._set = own_sets(self._store).chosen
            self._show()

    def enter(self, made: Made) -> None:
        self._keep(entered(SHAPE, self._set, self._stack, _written(made)))

    def confirm(self) -> None:
        self._keep(as_printed(self._set, self._stack))

    def go(self, stack: Path) -> None:
        self._stack = stack
        self._show()

    def _turn(self, name: str) -> None:
        """A tile that is tapped is known from now on, or no longer."""
        path = next(each for each in values(self._set, self._stack) if spelled(each) == name)
        how = ASSUMED if sure(self._set, path) == PRINTED else PRINTED
        self._keep(marked(self._set, {path: how}))

    def _keep(self, components: Json) -> None:
        fresh = self._given.speech.say("sets-own")
        if self._given.attempt(lambda: own_sets(self._store).keep(components, fresh)):
            self._set = components
        self._show()

    def _show(self) -> None:
        say = self._given.speech.say
        done, in_all = known(self._set, *TILES)
        self.progress = say("tiles-progress", known=done, count=in_all)
        kind = kind_of(self._stack)
        deck = str(self._stack[1]) if kind == "project" else ""
        self.complete = not unknown(self._set, self._stack)
        self.title = say(f"tiles-{kind}", deck=deck)
        self._keypad.deck, self._keypad.kind = deck, kind
        self._keypad.title, self._keypad.hint = self.title, say("tiles-how")
        self.ids.keypad.clear_widgets()
        if not self.complete:
            self.ids.keypad.add_widget(self._keypad)
        self._view.scene = shown(self._set, self._stack)
        self._lay_choice()

    def _lay_choice(self) -> None:
        """Each stack with how many of it are known."""
        choice = Choice(STACKS, name="stack", painted=self._counted)
        choice.value = self._stack
        choice.bind(on_chosen=lambda _, stack: self.go(stack))
        self.ids.stacks.clear_widgets()
        self.ids.stacks.add_widget(choice)

    def _counted(self, stack: Path) -> Paint:
        waiting, in_all = len(unknown(self._set, stack)), len(at(self._set, stack))
        paint = painted(stack, at(self._set, stack)[0])

        def draw(box: Box, colours: Colours) -> None:
            paint(box.part(0.1, 0.36, 0.8, 0.58), colours)
            foot = box.part(0.5, 0.2, 0, 0).centre
            letter(f"{in_all - waiting}/{in_all}", foot, dp(13), colours["ink"])

        return draw


def _written(made: Made) -> Json:
    """A piece as a set writes it."""
    if isinstance(made, Tile):
        return made.text
    return vdg(made) if isinstance(made, Vdg) else made


layout.load("vasco/component_sets", "check_tiles")
