from collections.abc import Callable
from functools import partial
from random import SystemRandom

from kivy.app import App
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Game
from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.shell.chrome import Menu, MenuRow, NameSheet, OutlinedButton
from companion.ui.shell.face import Face
from companion.ui.shell.newgame.begin_chip import BeginChip
from companion.ui.shell.newgame.colour_menu import ColourMenu
from companion.ui.shell.newgame.lot import Lot
from companion.ui.shell.newgame.round_table import RoundTable
from companion.ui.shell.newgame.which_game import WhichGame
from companion.ui.shell.parts import Beginning
from companion.ui.shell.people import called, known_as
from companion.ui.shell.seating import Seating, empty, moved

_NOBODY = -1


class NewGame(BoxLayout):
    """Who plays, where they sit and who begins; everything else is settled already."""

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    seating = ObjectProperty(rebind=True)
    forgetting = BooleanProperty(False)
    hint = StringProperty()
    title = StringProperty()
    begins = StringProperty()
    """What is asked of who is first."""
    asked = StringProperty()
    """Who plays; of a chair that is chosen, who sits there or changes places."""
    drawing = BooleanProperty(False)
    """Whether a lot is on its way, and nobody begins before it has come to rest."""
    goes_on = BooleanProperty(False)
    """Whether a game that was begun already can be taken up."""
    app_plays = BooleanProperty(False)
    """Whether the app has players for a seat."""

    def __init__(self, game: Game, face: Face, beginning: Beginning, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._face = face
        self._game = game.id
        self._beginning = beginning
        self.goes_on = beginning.take_up is not None
        self.app_plays = bool(beginning.sitting())
        self._lot: Lot | None = None
        self._brought: Seating | None = None
        self.seating = self._played = empty(game.colours, game.seats)
        self.show = Clock.create_trigger(self._show)
        super().__init__(**kwargs)
        self._table = RoundTable(face, max(game.seats))
        self._table.bind(
            on_chair=lambda _, chair: self._choose(chair),
            on_leave=lambda _, chair: self._seat(self.seating.leave(chair)),
            on_colours=lambda _, chair, anchor: self._offer_colours(chair, anchor),
            on_carried=lambda _, chair, to: self._seat(self.seating.swap(chair, to)),
        )
        self.ids.table.add_widget(self._table)
        self._which = WhichGame(self._app, game.id, lambda: self.seating)
        self.on_roomy()
        self.ids.own.add_widget(beginning.own())
        self._app.bind(say=self.show, people=self.show)
        self.show()

    def on_roomy(self, *_: object) -> None:
        """Where there is little room, in the bar: what else is chosen is to be in sight."""
        self._which.stand(self.ids.which if self.roomy else self.ids.bar, brief=not self.roomy)

    def about(self, seating: Seating | None) -> None:
        """Who had sat down already, before this game was chosen; who comes back to it finds those
        who sat down since."""
        if seating and seating is not self._brought:
            self._brought = seating
            self.seating = self._beginning.seated(moved(self.seating, seating))

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Each time the screen is opened, those who played last sit as they sat."""
        if parent and self.seating == self._played:
            self.seating = self._beginning.seated(self._app.last_seating(self._game))
        self._end_lot()
        self._table.chosen = _NOBODY
        self.show()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        # No input waits for the light: a touch ends its way, and counts. But nobody starts before
        # all have seen where it came to rest.
        if not self.ids.start.collide_point(*touch.pos):
            self._end_lot()
        return bool(super().on_touch_down(touch))

    def name_people(self) -> None:
        sheet = NameSheet(title=self._app.say("newgame-new-person"), again=True)
        sheet.bind(on_named=lambda _, name: self._name(sheet, name))
        self._app.root.open(sheet)

    def turn_forgetting(self) -> None:
        self.forgetting = not self.forgetting
        self.show()

    def draw_lot(self) -> None:
        drawn = self.seating.drawn(SystemRandom())
        self.drawing = True
        light = self._table.setter("shining")
        self._lot = Lot(self.seating.taken, drawn, partial(light, None), self._fall)

    def start(self) -> None:
        self._sit_down()
        self._beginning.begin(self.seating.seats())

    def take_up(self) -> None:
        if self._beginning.take_up:
            self._sit_down()
            self._beginning.take_up(self.seating.seats())

    def _sit_down(self) -> None:
        self._played = self.seating
        self._app.sit_down(self.seating)

    def _seat(self, seating: Seating) -> None:
        self._table.chosen = _NOBODY
        self.seating = seating
        self.show()

    def _choose(self, chair: int) -> None:
        """The first touch of a chair chooses it; with the second, two change places."""
        chosen = int(self._table.chosen)
        if chosen in (_NOBODY, chair):
            self._table.chosen = _NOBODY if chosen == chair else chair
            self.show()
        else:
            self._seat(self.seating.swap(chosen, chair))

    def _sit(self, name: str) -> None:
        chair = int(self._table.chosen)
        at = self.seating.free if chair == _NOBODY else chair
        if at is not None:
            self._seat(self.seating.sit(at, name, self._app.people.get(name, ())))

    def _name(self, sheet: NameSheet, name: str) -> None:
        name = known_as(name, [*self.seating.names, *self._app.people])
        if name not in self.seating.names:
            self._sit(name)
        sheet.again = self.seating.free is not None
        said = [called(seat) for seat in self.seating.seats()]
        sheet.said = self._app.say("newgame-sitting", people=", ".join(said))

    def _offer_colours(self, chair: int, anchor: Widget) -> None:
        say = self._app.say
        seats = {seat.colour: at for at, seat in enumerate(self.seating.chairs) if seat}
        colours = {colour: say(f"colour-{colour}") for colour in self.seating.colours}
        for colour, at in seats.items():
            if self.seating.chairs[at].name and at != chair:
                figures = {"colour": colours[colour], "name": self._called(at)}
                colours[colour] = say("newgame-colour-of", **figures)
        menu = ColourMenu(anchor=anchor, mine=self.seating.chairs[chair].colour)
        menu.offer(self._face, colours)
        menu.bind(on_colour=lambda _, colour: self._seat(self.seating.wear(chair, colour)))
        self._app.root.open(menu)

    def _offer_players(self) -> None:
        """Those of the app that sit on no chair yet."""
        menu = Menu(anchor=self.ids.people.children[0])

        def sit(row: MenuRow) -> None:
            menu.close()
            self._sit(row.name)

        for name, like in self._beginning.sitting().items():
            if name not in self.seating.names:
                row = MenuRow(name=name, text=self._app.say("newgame-player", name=name, like=like))
                row.bind(on_tap=sit)
                menu.add_widget(row)
        self._app.root.open(menu)

    def _fall(self, drawn: int) -> None:
        self._lot, self.drawing = None, False
        self._table.shining = _NOBODY
        self._seat(self.seating.begin(drawn))

    def _end_lot(self) -> None:
        if self._lot:
            self._lot.end()

    def _called(self, chair: int) -> str:
        return called(self.seating.chairs[chair])

    def _show(self, *_: object) -> None:
        say = self._app.of(self._game).say
        self.title, self.hint = say(self._beginning.title), say(self._face.first_hint)
        self.begins = say(self._beginning.begins)
        self._which.say()
        self._table.seating = self.seating
        self.asked = self._ask()
        others = {*self.seating.names, *self._beginning.sitting()}
        people = [name for name in self._app.people if name not in others]
        self.forgetting = self.forgetting and bool(people)
        self.ids.forget.opacity = 1 if people else 0
        self.ids.forget.disabled = not people
        full = self.seating.free is None and self._table.chosen == _NOBODY
        self._show_people(people, full)
        self._show_beginners()

    def _ask(self) -> str:
        say, chosen = self._app.say, int(self._table.chosen)
        if chosen == _NOBODY:
            return str(say("newgame-who"))
        if self.seating.chairs[chosen]:
            return str(say("newgame-swaps", name=self._called(chosen)))
        return str(say("newgame-sits"))

    def _show_people(self, people: list[str], full: bool) -> None:
        say, box = self._app.say, self.ids.people
        box.clear_widgets()
        act = self._app.forget_person if self.forgetting else self._sit
        for name in people:
            shown = fonts.drawable(name) or name
            text = say("newgame-forget-one", name=shown) if self.forgetting else shown
            self._add_person(f"person-{name}", text, partial(act, name), full)
        if not self.forgetting:
            self._add_person("new-person", say("newgame-new"), self.name_people, full)
            self._add_person("guest", say("newgame-guest"), partial(self._sit, ""), full)
            if self._beginning.sitting():
                self._add_person("by-app", say("newgame-by-app"), self._offer_players, full)

    def _add_person(self, name: str, text: str, act: Callable[[], object], full: bool) -> None:
        button = OutlinedButton(name=name, text=text, hugging=True)
        button.disabled = full and not self.forgetting
        button.refusal = self._app.say("why-full")
        button.bind(on_tap=lambda _: act())
        self.ids.people.add_widget(button)

    def _show_beginners(self) -> None:
        box = self.ids.beginners
        box.clear_widgets()
        for chair in self.seating.taken:
            chip = BeginChip(
                self._face.mark(self.seating.chairs[chair].colour),
                name=f"begins-{chair}",
                text=self._called(chair),
                chosen=chair == self.seating.first,
            )
            chip.bind(on_tap=lambda _, chair=chair: self._seat(self.seating.begin(chair)))
            box.add_widget(chip)


layout.load("shell", "new_game")
