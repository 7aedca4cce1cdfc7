from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.film import Film
from companion.table.course import Entry
from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401
from companion.ui.shell.chrome import Overlay, TapArea, Text
from companion.ui.table.given import Given

_PAUSE, _PER_LETTER = 2.0, 0.05


class Words(TapArea, BoxLayout):
    """What is said of what is seen: a tap goes on, as on the film itself."""

    keyed = False


class FilmSheet(Overlay):
    """A film: a tap goes on at once, another one skips what is left.

    All it shows has happened already. `on_over` tells that it has been seen, or skipped.
    """

    __events__ = ("on_over",)

    game = StringProperty()
    wide = BooleanProperty(False)
    runs = BooleanProperty(False)
    place = NumericProperty(0)
    count = NumericProperty(0)
    last = BooleanProperty(False)
    longest = NumericProperty(0)
    """Letters of the longest sentence: all are set in one size."""
    tallest = NumericProperty(0)
    """What title and sentence take at most: the board keeps its size all through."""
    title = StringProperty()
    rule = StringProperty()
    sentence = StringProperty()
    standing = ObjectProperty(None, allownone=True)

    def __init__(self, given: Given, **kwargs: object) -> None:
        super().__init__(game=given.game, **kwargs)
        self._given = given
        self._film: Film | None = None
        self._turn = Clock.create_trigger(self._next_by_itself)
        self._measure = Clock.create_trigger(self._measure_all, -1)
        self.ids.sentence.bind(width=self._measure, font_size=self._measure)
        self.stage = given.tabletop.stage()
        self.stage.bind(on_tap=lambda _: self.next())
        self.ids.stage.add_widget(self.stage)

    def show(self, shown: Any, before: Any, line: Sequence[Entry]) -> bool:
        """Whether there is anything to be seen; `shown` says it."""
        film = self._given.tabletop.film
        self._film = film(shown, before, line) if film else None
        if self._film is None:
            return False
        self._shown, self._line = shown, line
        self.count = len(self._film.episodes)
        self.runs = self._given.table.kept(self._setting) is True
        self.stage.lay(shown, before)
        self._play(0)
        self._measure()
        return True

    @property
    def _setting(self) -> str:
        """That says whether the film goes on by itself."""
        return f"{self.game}.film-runs"

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
        if self.place + 1 < self.count:
            self._play(self.place + 1)
        else:
            self.close()

    def run(self) -> None:
        """Goes on by itself from now on, or no longer does."""
        if self._given.table.keep(self._setting, not self.runs):
            self.runs = not self.runs
            self._wind()

    def close(self) -> None:
        self._turn.cancel()
        self.stage.clear()
        super().close()
        self.dispatch("on_over")

    def on_over(self) -> None:
        pass

    def _play(self, place: int) -> None:
        self._tell(place)
        assert self._film
        self.stage.play(self._film.episodes[place])
        self._wind()

    def _say_again(self, *_: object) -> None:
        """In the language in use now."""
        film = self._given.tabletop.film
        if film and self._film:
            self._shown = self._shown._replace(speak=self._given.speech.say)
            self._film = film(self._shown, self._film.before, self._line)
            self._tell(self.place)
            self._measure()

    def _wind(self) -> None:
        """Long enough to read what is said."""
        self._turn.cancel()
        if self.runs:
            self._turn.timeout = _PAUSE + _PER_LETTER * len(self.sentence)
            self._turn()

    def _tell(self, place: int) -> None:
        self.place = place
        assert self._film
        episode = self._film.episodes[place]
        self.rule, self.sentence = episode.rule, episode.sentence
        self.title, self.last = self._titled(place), place + 1 == self.count
        standing = self._film.standing(place + 1)
        self.standing = self._given.tabletop.drawing.scene(standing)

    def _titled(self, place: int) -> str:
        assert self._film
        figures = {"place": place + 1, "count": self.count}
        title: str = self._film.episodes[place].title
        said: str = self._shown.say("voyage-place", title=title, **figures)
        return said

    def _measure_all(self, *_: object) -> None:
        if not self._film:
            return
        sentences = [episode.sentence for episode in self._film.episodes]
        self.longest = max(map(len, sentences))
        titles = map(self._titled, range(self.count))
        title, sentence = self.ids.title.ids.sentence, self.ids.sentence
        self.tallest = max(
            max(dp(48), _height(title, above)) + _height(sentence, said)
            for above, said in zip(titles, sentences, strict=True)
        )
        title.text, sentence.text = self.title, self.sentence


def _height(label: Text, text: str) -> float:
    label.text = text
    label.texture_update()
    return float(label.texture_size[1])


layout.load("table/film", "film_sheet")
