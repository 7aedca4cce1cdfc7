from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.place import place
from companion.ui.table.given import Given
from companion.vasco.play.book import CHAPTERS, chapter_of
from companion.vasco.ui.rules import contents  # noqa: F401, kv
from companion.vasco.ui.rules.page import RulesPage
from companion.vasco.ui.rules.sheet import RulesSheet

_FIRST = 2
"""The chapter that lies open first: the one a game begins with, once it is set up."""


class RulesScreen(BoxLayout):
    """The whole book: contents and page side by side, or the page as a sheet over the contents."""

    given = ObjectProperty()
    wide = BooleanProperty(False)

    def __init__(self, given: Given, **kwargs: object) -> None:
        self.given = given
        self._page: RulesPage | None = None
        super().__init__(**kwargs)
        self.ids.contents.bind(
            on_chapter=lambda _, chapter: self.open_at(CHAPTERS[chapter][0], marked=False),
            on_rule=lambda _, rule: self.open_at(rule),
        )
        self._lay()

    def on_wide(self, *_: object) -> None:
        self._lay()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """What a rule amounts to may have changed since."""
        if parent and self._page and self.wide:
            self._page.show(self._page.chapter)

    def open_at(self, rule: str, marked: bool = True) -> None:
        if not self.wide:
            self.given.shell.open(RulesSheet(self.given, rule, marked))
        elif self._page:
            self._page.show(chapter_of(rule), rule if marked else "")
            self._follow()

    def _lay(self) -> None:
        if self.wide and self._page is None:
            self._page = RulesPage(given=self.given)
            self._page.bind(on_turn=lambda *_: self._follow())
            self._page.show(_FIRST)
        if self._page:
            place(self._page, self.ids.page if self.wide else None)
        self._follow()

    def _follow(self) -> None:
        open_ = self._page.chapter if self.wide and self._page else -1
        self.ids.contents.chosen = open_


layout.load("vasco/rules", "rules_screen")
