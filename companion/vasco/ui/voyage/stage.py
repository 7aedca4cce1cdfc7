from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.pace import eased, share
from companion.ui.drawn.piece import Paint, Picture, painted
from companion.ui.shell.chrome import TapArea
from companion.vasco.play.film import Episode, Gain
from companion.vasco.play.shown import Shown
from companion.vasco.rules.navigation import Passage
from companion.vasco.rules.state import LANDINGS, State
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import draw_captain, draw_missionary
from companion.vasco.ui.pieces.places import draw_docked
from companion.vasco.ui.pieces.tiles import TILE
from companion.vasco.ui.voyage.chart import Chart

_EARNING, _SAILING = 0.7, 1.1


class Stage(TapArea):
    """The chart with its ships; `play` lets them earn or sail, `settle` ends that at once."""

    keyed = False
    theme = ObjectProperty()
    still = BooleanProperty(False)
    chart = ObjectProperty(None, allownone=True)
    progress = NumericProperty(1)
    """How much of the episode has been played."""
    frame = ListProperty((0, 0, 1, 0))
    """Round the landing in which it happens; of no height where there is none."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._ships: dict[tuple[int, int], Picture] = {}
        self._leaving: list[Picture] = []
        self._gains: list[tuple[Gain, Picture]] = []
        self._episode: Episode | None = None
        self.bind(pos=self._place, size=self._place)

    def lay(self, shown: Shown, before: State) -> None:
        """The ships as they lie before anything happens."""
        self.clear()
        self.chart = _chart(shown, before)
        self.ids.coast.paint = self.chart.draw
        for landing, docks in enumerate(before.landings):
            for dock, docked in enumerate(docks):
                if docked:
                    self._ships[landing, dock] = self._added(painted(draw_docked, docked))
        self._place()

    def clear(self) -> None:
        Animation.cancel_all(self)
        for picture in self.children[:]:
            if picture is not self.ids.coast.__self__:
                self.remove_widget(picture)
        self._ships, self._leaving, self._gains = {}, [], []
        self._episode = None
        self.progress = 1

    def play(self, episode: Episode) -> None:
        """Whatever was being played is over."""
        self._end()
        self._episode = episode
        self._gains = [(gain, self._added(_drawn(gain))) for gain in episode.gains]
        self.progress = 0
        self._place()
        if self.still:
            self.settle()
            return
        seconds = _SAILING if episode.passages else _EARNING
        Animation(progress=1, duration=seconds).start(self)

    def settle(self) -> None:
        Animation.cancel_all(self)
        self.progress = 1

    def on_progress(self, *_: object) -> None:
        self._place_moving()

    def _row(self) -> Box | None:
        """Where the landing lies in which it happens."""
        if not self._episode or self._episode.landing < 0:
            return None
        return self.chart.rows(self._box())[self._episode.landing]

    def _end(self) -> None:
        """The ships lie where they have sailed to, and what was earned is with its owners."""
        self.settle()
        for _, picture in self._gains:
            self.remove_widget(picture)
        self._gains = []
        for passage in self._episode.passages if self._episode else ():
            picture = self._ships.pop((passage.landing, passage.dock))
            if passage.to is None:
                self.remove_widget(picture)
            else:
                self._ships[passage.landing + 1, passage.to] = picture

    def _added(self, paint: Paint) -> Picture:
        picture = Picture(theme=self.theme, paint=paint, size_hint=(None, None), size=(0, 0))
        self.add_widget(picture)
        return picture

    def _box(self) -> Box:
        return Box(*self.pos, *self.size)

    def _berth(self, landing: int, dock: int) -> Box:
        return self.chart.dock(self._box(), landing, dock).fitted(TILE)

    def _place(self, *_: object) -> None:
        if not self.chart:
            return
        for (landing, dock), picture in self._ships.items():
            _put(picture, self._berth(landing, dock))
        self._place_moving()
        row = self._row()
        self.frame = row or (0, 0, 1, 0)

    def _place_moving(self) -> None:
        """What is on its way: ships one after the other, and what they earn."""
        if not self._episode or not self.chart:
            return
        passages = self._episode.passages
        for place, passage in enumerate(passages):
            self._sail(passage, eased(share(self.progress, place, len(passages))))
        for place, (gain, picture) in enumerate(self._gains):
            self._rise(gain, picture, eased(share(self.progress, place, len(self._gains))), place)

    def _sail(self, passage: Passage, done: float) -> None:
        picture = self._ships[passage.landing, passage.dock]
        start = self._berth(passage.landing, passage.dock)
        if passage.to is None:
            _put(picture, start._replace(x=start.x + start.width * 1.2 * done))
            picture.opacity = 1 - done
            return
        end = self._berth(passage.landing + 1, passage.to)
        x, y = (a + (b - a) * done for a, b in zip(start[:2], end[:2], strict=True))
        _put(picture, Box(x, y, *start.size))

    def _rise(self, gain: Gain, picture: Picture, done: float, place: int) -> None:
        """Up from its ship; what characters give, in the middle of the chart."""
        if gain.landing >= 0:
            at = self._berth(gain.landing, gain.dock)
            side = min(at.width, at.height * 0.62)
            x, y = at.centre[0], at.y + at.height * 0.4
            x += at.width * 0.3 * self._beside(gain)
        else:
            side = min(self.width / 6, dp(96))
            x = self.center_x + side * 1.2 * (place - (len(self._gains) - 1) / 2)
            y = self.center_y - side / 2
        _put(picture, Box(x - side / 2, y - side * 0.7 * (1 - done), side, side))
        picture.opacity = done

    def _beside(self, gain: Gain) -> int:
        """-1 or 1 where a ship earns both VP and Reals, which then stand beside each other."""
        kinds = [
            each.what
            for each, _ in self._gains
            if (each.landing, each.dock) == (gain.landing, gain.dock)
        ]
        return 0 if len(kinds) < 2 else 2 * kinds.index(gain.what) - 1


def _put(picture: Picture, box: Box) -> None:
    picture.pos, picture.size = box[:2], box[2:]


def _drawn(gain: Gain) -> Paint:
    if gain.what == "vp":
        return painted(draw_vp, gain.amount)
    if gain.what == "reals":
        return painted(draw_coin, gain.amount)
    return painted(draw_captain, gain.player) if gain.what == "captains" else draw_missionary


def _chart(shown: Shown, state: State) -> Chart:
    return Chart(
        tuple(
            (name, shown.say(f"landing-{name.replace('_', '-')}"), printed.complete, printed.docks)
            for name, printed in zip(LANDINGS, state.board.landings, strict=True)
        )
    )


layout.load("vasco/voyage", "stage")
