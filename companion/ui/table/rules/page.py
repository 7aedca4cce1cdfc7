from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.book.book import Book, chapter_of, key
from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.shell.chrome import OutlinedButton, Scroll
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.ui.table.rules.illustrated import Illustrated


class RuleNote(BoxLayout):
    """What stands below a rule: what it amounts to now, what we decided, where texts differ."""

    label = StringProperty()
    text = StringProperty()
    tone = StringProperty("faded")
    ground = StringProperty("clear")


class RuleText(BoxLayout):
    """A rule under its number and name; the one that was asked for is `marked`."""

    game = StringProperty()
    rule = StringProperty()
    key = StringProperty()
    scene = ObjectProperty(None, allownone=True)
    marked = BooleanProperty(False)
    narrow = BooleanProperty(False)
    say: Callable[..., str] = ObjectProperty()
    beside = ObjectProperty(())
    """What is told beside it, as the book has it."""
    now = StringProperty()
    """What it amounts to now."""

    def on_kv_post(self, _: Widget) -> None:
        say = self.say
        if self.now:
            self._note(say("rules-now"), self.now, "deed", "chosen")
        for what in self.beside:
            self._note(say(f"rules-{what}"), say(f"{self.key}-{what}"))

    def _note(self, label: str, text: str, tone: str = "gold", ground: str = "clear") -> None:
        note = RuleNote(label=label, text=text, tone=tone, ground=ground)
        self.ids.body.add_widget(note)


class RulesPage(Scroll):
    """A chapter of the book; `on_turn` tells to which one somebody turned."""

    __events__ = ("on_turn",)

    game = StringProperty()
    chapter = NumericProperty(0)
    paint = ObjectProperty()
    narrow = BooleanProperty(False)

    def __init__(self, given: Given, illustrated: Illustrated, **kwargs: object) -> None:
        self._given, self._illustrated = given, illustrated
        super().__init__(game=given.game, paint=illustrated.chapters[0], **kwargs)

    @property
    def _book(self) -> Book:
        return self._illustrated.book

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        given = self._given
        (given.bind if parent else given.unbind)(speech=self._say_again)

    def show(self, chapter: int, marked: str = "") -> None:
        self.chapter, self.paint = chapter, self._illustrated.chapters[chapter]
        self.ids.rules.clear_widgets()
        self.to_top()
        for rule in self._book.chapters[chapter]:
            text = RuleText(
                game=self.game,
                rule=rule,
                key=key(rule),
                scene=self._illustrated.picture(rule),
                marked=rule == marked,
                say=self._given.speech.say,
                beside=self._book.beside(rule),
                now=self._now(rule),
            )
            text.narrow = self.narrow
            self.ids.rules.add_widget(text)
            if text.marked:
                self.lead_to(text)
        self._offer_turns()

    def open_at(self, rule: str) -> None:
        self.show(chapter_of(rule), rule)

    def on_turn(self, chapter: int) -> None:
        pass

    def on_narrow(self, *_: object) -> None:
        for text in self.ids.rules.children:
            text.narrow = self.narrow

    def _offer_turns(self) -> None:
        """To the chapters before and after this one."""
        self.ids.turns.clear_widgets()
        for name, chapter in (("before", self.chapter - 1), ("after", self.chapter + 1)):
            if 0 <= chapter < len(self._book.chapters):
                text = self._given.speech.say(f"rules-chapter-{chapter:.0f}")
                button = OutlinedButton(name=f"chapter-{name}", text=text)
                button.bind(on_tap=partial(self._turn, int(chapter)))
                self.ids.turns.add_widget(button)

    def _turn(self, chapter: int, _: Widget) -> None:
        self.show(chapter)
        self.dispatch("on_turn", chapter)

    def _say_again(self, *_: object) -> None:
        marked = [each.rule for each in self.ids.rules.children if each.marked]
        self.show(self.chapter, *marked)

    def _now(self, rule: str) -> str:
        """What it amounts to in the game that goes on there, for groups that want such help."""
        session = self._given.looked_at
        if session is None or not self._given.helps:
            return ""
        say, called = self._given.speech.say, names(session.head.players)
        told = self._book.now(session.state, rule)
        return "\n".join(say(each.key, called, **each.figures) for each in told)


layout.load("table/rules", "rule_note", "rule_text", "rules_page")
