from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from companion.play.book.book import chapter_of
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.place import place
from companion.ui.table.given import Given
from companion.ui.table.rules.contents import RulesContents
from companion.ui.table.rules.illustrated import Illustrated
from companion.ui.table.rules.page import RulesPage


class RulesSheet(Overlay):
    """The book at one rule, over all else; closed, it leaves everything as it was."""

    game = StringProperty()
    narrow = BooleanProperty(False)
    reading = BooleanProperty(True)
    """Whether a page lies open, and not the contents."""

    def __init__(
        self,
        given: Given,
        illustrated: Illustrated,
        rule: str,
        marked: bool = True,
        **kwargs: object,
    ) -> None:
        self._given, self._illustrated = given, illustrated
        self._page = RulesPage(given, illustrated)
        self._contents: RulesContents | None = None
        super().__init__(game=given.game, **kwargs)
        self.open_at(rule, marked)

    def open_at(self, rule: str, marked: bool = True) -> None:
        self._page.show(chapter_of(rule), rule if marked else "")
        self._put(self._page)

    def open_contents(self) -> None:
        """Built when somebody wants it."""
        if self._contents is None:
            self._contents = RulesContents(self._given, self._illustrated)
            self._contents.bind(
                on_chapter=lambda _, chapter: self._turn(chapter),
                on_rule=lambda _, rule: self.open_at(rule),
            )
        self._contents.chosen = self._page.chapter
        self._put(self._contents)

    def _turn(self, chapter: int) -> None:
        self.open_at(self._illustrated.book.chapters[chapter][0], marked=False)

    def _put(self, what: Widget) -> None:
        self.reading = what is self._page
        for each in (self._page, self._contents):
            if each and each is not what:
                place(each, None)
        place(what, self.ids.book)


layout.load("table/rules", "rules_sheet")
