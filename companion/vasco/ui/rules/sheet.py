from __future__ import annotations

from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.place import place
from companion.ui.table.given import Given
from companion.vasco.play.book import CHAPTERS, chapter_of
from companion.vasco.ui.rules.contents import RulesContents
from companion.vasco.ui.rules.page import RulesPage


class RulesSheet(Overlay):
    """The book at one rule, over all else; closed, it leaves everything as it was."""

    narrow = BooleanProperty(False)
    reading = BooleanProperty(True)
    """Whether a page lies open, and not the contents."""

    def __init__(self, given: Given, rule: str, marked: bool = True, **kwargs: object) -> None:
        self._given = given
        self._page = RulesPage(given=given)
        self._contents: RulesContents | None = None
        super().__init__(**kwargs)
        self.open_at(rule, marked)

    def open_at(self, rule: str, marked: bool = True) -> None:
        self._page.show(chapter_of(rule), rule if marked else "")
        self._put(self._page)

    def open_contents(self) -> None:
        """Built when somebody wants it."""
        if self._contents is None:
            self._contents = RulesContents(given=self._given)
            self._contents.bind(
                on_chapter=lambda _, chapter: self.open_at(CHAPTERS[chapter][0], marked=False),
                on_rule=lambda _, rule: self.open_at(rule),
            )
        self._contents.chosen = self._page.chapter
        self._put(self._contents)

    def _put(self, what: Widget) -> None:
        self.reading = what is self._page
        for each in (self._page, self._contents):
            if each and each is not what:
                place(each, None)
        place(what, self.ids.book)


layout.load("vasco/rules", "rules_sheet")
