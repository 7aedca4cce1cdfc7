from collections.abc import Callable
from random import SystemRandom

from kivy.properties import BooleanProperty, StringProperty

from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.face import Face
from companion.ui.shell.newgame.begin_chip import BeginChip
from companion.ui.shell.newgame.lot import Lot
from companion.ui.shell.parts import Beginning
from companion.ui.shell.people import called
from companion.ui.shell.seating import Seating


class Rematch(Overlay):
    """Asks the same people who begins: the next one is proposed, and a tap on anybody starts.

    `on_begin` tells how they sit.
    """

    __events__ = ("on_begin",)

    title = StringProperty()
    hint = StringProperty()
    drawing = BooleanProperty(False)
    """Whether a lot is on its way, and nobody begins before it has come to rest."""

    def __init__(
        self,
        seating: Seating,
        face: Face,
        beginning: Beginning,
        say: Callable[..., str],
        **kwargs: object,
    ) -> None:
        self._seating = seating
        self._lot: Lot | None = None
        super().__init__(**kwargs)
        self._chips = {
            chair: BeginChip(face.mark(seat.colour), name=f"begins-{chair}", text=called(seat))
            for chair, seat in enumerate(seating.chairs)
            if seat
        }
        for chair, chip in self._chips.items():
            chip.bind(on_tap=lambda _, chair=chair: self.begin(chair))
            self.ids.people.add_widget(chip)
        seat = seating.seats()[0]
        self.title, self.hint = say(beginning.begins), say(beginning.next, name=called(seat))
        self._mark(seating.first)

    def begin(self, chair: int) -> None:
        if self._lot:
            self._lot.end()
            return
        self.close()
        self.dispatch("on_begin", self._seating.begin(chair))

    def draw_lot(self) -> None:
        if self._lot:
            self._lot.end()
            return
        drawn = self._seating.drawn(SystemRandom())
        self.drawing = True
        self._lot = Lot(self._seating.taken, drawn, self._mark, self._fall)

    def close(self) -> None:
        if self._lot:
            self._lot.end()
        super().close()

    def on_begin(self, seating: Seating) -> None:
        pass

    def _fall(self, drawn: int) -> None:
        self._lot, self.drawing = None, False
        self._mark(drawn)

    def _mark(self, chosen: int) -> None:
        for chair, chip in self._chips.items():
            chip.chosen = chair == chosen


layout.load("shell", "rematch")
