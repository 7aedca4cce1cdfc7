from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.book.finding import folded, found
from companion.ui import layout
from companion.ui.drawn.piece import Picture  # noqa: F401, kv
from companion.ui.shell.chrome.plate import Plate
from companion.ui.table.given import Given
from companion.ui.table.rules.illustrated import Illustrated

_LEAST = 2
"""So many letters tell one word from another."""
_PAUSE = 0.12  # Seconds without a letter, after which it is looked up.


class ChapterRow(Plate, BoxLayout):
    """A chapter in the contents, with its picture; the open one is `chosen`."""

    game = StringProperty()
    number = NumericProperty(0)
    counted = StringProperty()
    paint = ObjectProperty()
    chosen = NumericProperty(-1)


class FoundRule(Plate, BoxLayout):
    """A rule that speaks of what was searched for."""

    rule = StringProperty()
    title = StringProperty()
    text = StringProperty()


class RulesContents(BoxLayout):
    """The chapters, or the rules that speak of what is typed above them. `on_chapter` and
    `on_rule` tell what is to be opened."""

    __events__ = ("on_chapter", "on_rule")

    game = StringProperty()
    chosen = NumericProperty(-1)
    """The chapter that lies open beside it."""

    def __init__(self, given: Given, illustrated: Illustrated, **kwargs: object) -> None:
        self._given, self._illustrated = given, illustrated
        self._look_up = Clock.create_trigger(self._fill, _PAUSE)
        self._shown: list[str] | None = None
        self._chapters: list[ChapterRow] = []
        super().__init__(game=given.game, **kwargs)
        given.bind(speech=self._say_again)

    def on_kv_post(self, _: Widget) -> None:
        self._chapters = [
            self._chapter(number) for number in range(len(self._illustrated.chapters))
        ]
        self.ids.search.bind(text=lambda *_: self._look_up())
        self._fill()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if not parent:
            self.ids.search.focus = False

    def clear(self) -> None:
        """What is searched for is done with: the chapters stand there again."""
        self.ids.search.text = ""
        self._look_up.cancel()
        self._fill()

    def on_chapter(self, chapter: int) -> None:
        pass

    def on_rule(self, rule: str) -> None:
        pass

    def _chapter(self, number: int) -> ChapterRow:
        row = ChapterRow(
            game=self.game, name=f"chapter-{number}", number=number, counted=str(number)
        )
        row.paint = self._illustrated.chapters[number]
        row.bind(on_tap=lambda _: self.dispatch("on_chapter", number))
        self.bind(chosen=row.setter("chosen"))
        return row

    def _say_again(self, *_: object) -> None:
        self._shown = None
        self._fill()

    def _fill(self, *_: object) -> None:
        wanted = self.ids.search.text.strip()
        if len(wanted) < _LEAST:
            self._put(["chapters"], self._chapters, "")
            return
        say, book = self._given.speech.say, self._illustrated.book
        said = {rule: [say(each) for each in book.sought(rule)] for rule in book.rules}
        some = found({rule: folded(" ".join(texts)) for rule, texts in said.items()}, wanted)
        if some:
            self._put(some, [self._found(rule, *said[rule][:2]) for rule in some], "")
        else:
            self._put(["nothing"], self._chapters, say("rules-none"))

    def _found(self, rule: str, title: str, text: str) -> FoundRule:
        row = FoundRule(name=f"found-{rule}", rule=rule, title=title, text=text)
        row.bind(on_tap=partial(self._open, rule))
        return row

    def _open(self, rule: str, _: Widget) -> None:
        self.ids.search.focus = False
        self.dispatch("on_rule", rule)

    def _put(self, shown: list[str], rows: list[Widget], nothing: str) -> None:
        if shown == self._shown:
            return
        self._shown = shown
        self.ids.nothing.text = nothing
        self.ids.rows.clear_widgets()
        for row in rows:
            self.ids.rows.add_widget(row)
        self.ids.view.scroll_y = 1


layout.load("table/rules", "chapter_row", "found_rule", "rules_contents")
