from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.news import News
from companion.ui import layout
from companion.ui.drawn.mark import Mark


class NewsRow(BoxLayout):
    """Something that happened by itself; a player's move has his mark, as in the history."""

    text = StringProperty()
    marked = BooleanProperty(False)
    short = BooleanProperty(False)

    def show(self, news: News, mark: Callable[[str], Mark]) -> None:
        self.text, self.marked = news.text, bool(news.player)
        self.ids.mark.paint = mark(news.player).paint if news.player else None


class NewsRows(BoxLayout):
    """What happened by itself since the last tap, the latest last."""

    name = StringProperty("news")
    mark = ObjectProperty()
    short = BooleanProperty(False)
    """Whether there is room for small letters only."""

    def show(self, happened: Sequence[News]) -> None:
        while len(self.children) > len(happened):
            self.remove_widget(self.children[0])
        while len(self.children) < len(happened):
            self.add_widget(NewsRow())
        for row, news in zip(reversed(self.children), happened, strict=True):
            row.short = self.short
            row.show(news, self.mark)


layout.load("table", "news_row", "news_rows")
