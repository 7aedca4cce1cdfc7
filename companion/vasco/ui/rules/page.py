from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.shell.chrome import OutlinedButton, Scroll
from companion.ui.shell.people import names
from companion.ui.table.given import Given
from companion.vasco.play.book import CHAPTERS, DECIDED, DIFFERING, chapter_of, key
from companion.vasco.rules.now import now
from companion.vasco.ui.rules.pictures import CHAPTER_PICTURES, picture


class RuleNote(BoxLayout):
    """What stands below a rule: what it amounts to now, what we decided, where texts differ."""

    label = StringProperty()
    text = StringProperty()
    tone = StringProperty("faded")
    ground = StringProperty("clear")


class RuleText(BoxLayout):
    """A rule under its number and name; the one that was asked for is `marked`."""

    rule = StringProperty()
    key = StringProperty()
    scene = ObjectProperty(None, allownone=True)
    marked = BooleanProperty(False)
    narrow = BooleanProperty(False)
    say: Callable[..., str] = ObjectProperty()
    now = StringProperty()
    """What it amounts to now."""

    def on_kv_post(self, _: Widget) -> None:
        say = self.say
        if self.now:
            self._note(say("rules-now"), self.now, "deed", "chosen")
        if self.rule in DECIDED:
            self._note(say("rules-decided"), say(f"{self.key}-decided"))
        if self.rule in DIFFERING:
            self._note(say("rules-differs"), say(f"{self.key}-differs"))

    def _note(self, label: str, text: str, tone: str = "gold", ground: str = "clear") -> None:
        note = RuleNote(label=label, text=text, tone=tone, ground=ground)
        self.ids.body.add_widget(note)


class RulesPage(Scroll):
    """A chapter of the book; `on_turn` tells to which one somebody turned."""

    __events__ = ("on_turn",)

    given = ObjectProperty()
    chapter = NumericProperty(0)
    paint = ObjectProperty()
    narrow = BooleanProperty(False)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        given = self.given
        (given.bind if parent else given.unbind)(speech=self._say_again)

    def show(self, chapter: int, marked: str = "") -> None:
        self.chapter, self.paint = chapter, CHAPTER_PICTURES[chapter]
        self.ids.rules.clear_widgets()
        self.to_top()
        for rule in CHAPTERS[chapter]:
            text = RuleText(
                rule=rule,
                key=key(rule),
                scene=picture(rule),
                marked=rule == marked,
                say=self.given.speech.say,
                now=_now(self.given, rule),
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
            if 0 <= chapter < len(CHAPTERS):
                text = self.given.speech.say(f"rules-chapter-{chapter:.0f}")
                button = OutlinedButton(name=f"chapter-{name}", text=text)
                button.bind(on_tap=partial(self._turn, int(chapter)))
                self.ids.turns.add_widget(button)

    def _turn(self, chapter: int, _: Widget) -> None:
        self.show(chapter)
        self.dispatch("on_turn", chapter)

    def _say_again(self, *_: object) -> None:
        marked = [each.rule for each in self.ids.rules.children if each.marked]
        self.show(self.chapter, *marked)


def _now(given: Given, rule: str) -> str:
    """What it amounts to in the running game, for groups that want such help."""
    session = given.running
    if session is None or given.options.help == "none":
        return ""
    say, called = given.speech.say, names(session.head.players)
    said = (say(each.key, called, **each.figures) for each in now(session.state, rule))
    return "\n".join(said)


layout.load("vasco/rules", "rule_note", "rule_text", "rules_page")
