from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.book.book import chapter_of
from companion.ui import layout
from companion.ui.shell.place import place
from companion.ui.table.given import Given
from companion.ui.table.rules.contents import RulesContents
from companion.ui.table.rules.illustrated import Illustrated
from companion.ui.table.rules.page import RulesPage
from companion.ui.table.rules.sheet import RulesSheet


class RulesScreen(BoxLayout):
    """The whole book: contents and page side by side, or the page as a sheet over the contents."""

    game = StringProperty()
    wide = BooleanProperty(False)

    def __init__(self, given: Given, illustrated: Illustrated, **kwargs: object) -> None:
        self._given, self._illustrated = given, illustrated
        self._page: RulesPage | None = None
        super().__init__(game=given.game, **kwargs)
        self._contents = RulesContents(given, illustrated)
        self._contents.bind(
            on_chapter=lambda _, chapter: self._turn(chapter),
            on_rule=lambda _, rule: self.open_at(rule),
        )
        self.ids.contents.add_widget(self._contents)
        self._lay()

    def on_wide(self, *_: object) -> None:
        self._lay()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """What a rule amounts to may have changed since; what was searched for is done with."""
        if not parent:
            self._contents.clear()
        elif self._page and self.wide:
            self._page.show(self._page.chapter)

    def open_at(self, rule: str, marked: bool = True) -> None:
        if not self.wide:
            self._given.shell.open(RulesSheet(self._given, self._illustrated, rule, marked))
        elif self._page:
            self._page.show(chapter_of(rule), rule if marked else "")
            self._follow()

    def _turn(self, chapter: int) -> None:
        self.open_at(self._illustrated.book.chapters[chapter][0], marked=False)

    def _lay(self) -> None:
        if self.wide and self._page is None:
            self._page = RulesPage(self._given, self._illustrated)
            self._page.bind(on_turn=lambda *_: self._follow())
            self._page.show(self._illustrated.book.first)
        if self._page:
            place(self._page, self.ids.page if self.wide else None)
        self._follow()

    def _follow(self) -> None:
        open_ = self._page.chapter if self.wide and self._page else -1
        self._contents.chosen = open_


layout.load("table/rules", "rules_screen")
