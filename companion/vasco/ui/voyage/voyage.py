from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Line
from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401
from companion.ui.shell.chrome import Overlay, TapArea
from companion.ui.table.given import Given
from companion.vasco.play.film import Episode, film, standing
from companion.vasco.play.shown import Shown
from companion.vasco.rules.state import LANDINGS, State
from companion.vasco.ui.voyage import stage  # noqa: F401
from companion.vasco.ui.voyage.chart import Chart
from companion.vasco.ui.voyage.purses import Purse, Purses

RUNS = "vasco.film-runs"
"""The setting that says whether the film goes on by itself."""
_PAUSE, _PER_LETTER = 2.0, 0.05


class Words(TapArea, BoxLayout):
    """What is said of what is seen: a tap goes on, as on the film itself."""

    keyed = False


class Voyage(Overlay):
    """Phase 3 as a film: a tap goes on at once, another one skips what is left.

    All it shows has happened already. `on_over` tells that it has been seen, or skipped.
    """

    __events__ = ("on_over",)

    wide = BooleanProperty(False)
    runs = BooleanProperty(False)
    place = NumericProperty(0)
    count = NumericProperty(0)
    title = StringProperty()
    rule = StringProperty()
    sentence = StringProperty()
    purses = ObjectProperty(None, allownone=True)

    def __init__(self, given: Given, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._given = given
        self._episodes: tuple[Episode, ...] = ()
        self._turn = Clock.create_trigger(self._next_by_itself)
        # Off the film, nothing else holds it.
        self._more = self.ids.more.__self__

    def show(self, shown: Shown, before: State, lines: Sequence[Line]) -> bool:
        """Whether there is anything to be seen; `shown` says it."""
        episodes = film(shown.say, before, lines)
        if not episodes:
            return False
        self._shown, self._before, self._lines = shown, before, lines
        self._episodes = episodes
        self.count = len(episodes)
        self.runs = self._given.kept(RUNS) is True
        self.ids.stage.lay(_chart(shown, before), before.landings)
        self._play(0)
        return True

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        given = self._given
        (given.bind if parent else given.unbind)(speech=self._say_again)

    def _next_by_itself(self, _: float) -> None:
        """Not while a rule is read."""
        if self._given.shell.top is self:
            self.next()
        else:
            self._wind()

    def next(self) -> None:
        if self.place + 1 < len(self._episodes):
            self._play(self.place + 1)
        else:
            self.close()

    def run(self) -> None:
        """Goes on by itself from now on, or no longer does."""
        if self._given.keep(RUNS, not self.runs):
            self.runs = not self.runs
            self._wind()

    def close(self) -> None:
        self._turn.cancel()
        self.ids.stage.clear()
        super().close()
        self.dispatch("on_over")

    def on_over(self) -> None:
        pass

    def _play(self, place: int) -> None:
        self._tell(place)
        self.ids.stage.play(self._episodes[place])
        self._wind()

    def _say_again(self, *_: object) -> None:
        """In the language in use now."""
        self._shown = self._shown._replace(speak=self._given.speech.say)
        self._episodes = film(self._shown.say, self._before, self._lines)
        self._tell(self.place)

    def _wind(self) -> None:
        """Long enough to read what is said."""
        self._turn.cancel()
        if self.runs:
            self._turn.timeout = _PAUSE + _PER_LETTER * len(self.sentence)
            self._turn()

    def _tell(self, place: int) -> None:
        self.place = place
        episode = self._episodes[place]
        self.rule = episode.rule
        title = self._shown.say(f"voyage-title-{self.rule.replace('.', '-')}")
        self.title = self._shown.say("voyage-place", place=place + 1, count=self.count, title=title)
        self.sentence = episode.sentence
        last = place + 1 == self.count
        if last == bool(self._more.parent):
            foot = self.ids.foot
            if last:
                foot.remove_widget(self._more)
            else:
                foot.add_widget(self._more, index=1)
        stand = standing(self._before, self._episodes[: place + 1])
        purses = (Purse(one.player, self._shown.name(one.player), *one[1:]) for one in stand)
        self.purses = Purses(tuple(purses))


def _chart(shown: Shown, state: State) -> Chart:
    return Chart(
        tuple(
            (name, shown.say(f"landing-{name.replace('_', '-')}"), printed.complete, printed.docks)
            for name, printed in zip(LANDINGS, state.board.landings, strict=True)
        )
    )


layout.load("vasco/voyage", "voyage")
