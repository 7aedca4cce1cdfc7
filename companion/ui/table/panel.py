from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.play.lessons import Lesson
from companion.play.news import News
from companion.play.question import Layout, Question
from companion.ui import layout
from companion.ui.drawn.scene import Scene
from companion.ui.shell.place import place
from companion.ui.shell.running_game import ScoreRow
from companion.ui.shell.screen import Screen
from companion.ui.table import band, reply  # noqa: F401, kv
from companion.ui.table.answers import OtherButton
from companion.ui.table.app_draws import AppDraws
from companion.ui.table.checklist.checklist import Checklist
from companion.ui.table.deeds import Deeds
from companion.ui.table.explaining import explain
from companion.ui.table.given import Given
from companion.ui.table.lesson_card import LessonCard
from companion.ui.table.news import NewsRows
from companion.ui.table.panel_parts import PanelParts
from companion.ui.table.sums import Sums, shortly


class Panel(FloatLayout):
    """Asks one question, with its sum and its deeds; or shows the page of whom one looks at.

    It `needs` three heights: for all of it to be in sight; for what is to be done, with a line of
    what that comes to; for all of that, if somebody wants to know why.
    """

    tab_stop = 2

    given = ObjectProperty()
    guide = ObjectProperty(None, allownone=True)
    asking = ObjectProperty()
    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)
    advice = ObjectProperty(None, allownone=True)
    """What asks the app what it would do, where it may be asked."""
    looking = BooleanProperty(False)
    """Whether somebody's page is shown, and not the question."""
    beside = BooleanProperty(True)
    low = BooleanProperty(False)
    short = BooleanProperty(False)
    """Whether there is no room for what would do."""
    terse = BooleanProperty(False)
    """Whether a price has room for one line."""
    roomy = BooleanProperty(False)
    """Whether what is tapped may take all its height."""
    rule = StringProperty()
    """The rule of what is asked."""
    legend = StringProperty()
    """How to read what stands on the board."""
    typing = BooleanProperty(False)
    """Whether what came up is typed, for which there must be room."""
    needs = ListProperty([0, 0, 0])
    reason = StringProperty()
    """Why something is proposed."""

    def __init__(self, given: Given, parts: PanelParts, **kwargs: object) -> None:
        # What is shown is bound to it from the first.
        self.given, self._parts = given, parts
        self._asked: tuple[object, ...] = ()
        self._happened: Sequence[News] = ()
        self.game, self.drawing = given.game, given.tabletop.drawing
        super().__init__(**kwargs)
        asking, game = self.asking, given.game
        self._sums, self._news = Sums(game=game), NewsRows(mark=given.face.mark)
        self._deeds = Deeds()
        self._deeds.bind(on_deed=lambda _, deed: asking.act(deed))
        self._other = OtherButton(asking=asking)
        self._offers = parts.offers(asking) if parts.offers else None
        self._app_draws = AppDraws(given=given, asking=asking)
        self._checklist = Checklist(given=given)
        self._checklist.bind(on_sheet=lambda _, sheet: given.shell.open(sheet))
        self._lesson = LessonCard(game=game)
        self._read: Lesson | None = None
        if self.guide:
            self._lesson.bind(on_end=lambda _: self.guide.turn(False), on_away=self._put_away)
            self.guide.watch(self.on_beside)

    def show(self, shown: Any, question: Question, happened: Sequence[News]) -> None:
        asked = (question.title, shown.who, question.chosen if question.area else ())
        if asked != self._asked:
            self._asked = asked
            self.ids.view.to_top()
        self.shown, self.question = shown, question
        self.looking = bool(shown.page)
        self._happened, self._news.short = happened, self.short
        self._news.show(() if self.looking else happened)
        place(self._news, self.ids.news if happened and not self.looking else None)
        self.typing = bool(question.keypad) and not self.looking
        self.rule = "" if self.looking else self._parts.rule(shown)
        if self.looking:
            self._look(shown, question)
        else:
            self._ask(shown, question)
        self._teach(shown)
        self._stand(shown)

    def on_beside(self, *_: object) -> None:
        """What there is room for is only known once it is laid out."""
        if self.shown:
            self.show(self.shown, self.question, self._happened)

    on_low = on_short = on_terse = on_beside

    def look_at(self, who: str) -> None:
        """The player whose card or row of the turns was tapped."""
        if self._parts.page:
            self.asking.look_at(who.removeprefix("turn-"))

    def pick(self, name: str) -> None:
        """A figure of the page is explained; all else answers the question."""
        what, of, colour = name.partition("-of-")
        if of:
            explain(self.given, self.asking.session, colour, what)
        else:
            self.asking.pick(name)

    def open(self, name: str) -> None:
        self.given.shell.show(Screen(name, self.game, self.given.table.tried))

    def _teach(self, shown: Any) -> None:
        """What a guided game tells of the rules in this moment."""
        now = self.guide and self.asking.reached
        lesson = self.guide.lesson(self.asking.session) if now else None
        # What can be tapped in rows comes first, and is never covered.
        rows = bool(self.ids.offers.children)
        if lesson:
            self._lesson.covers = self.low and not rows
            said = self.guide.lessons.said(lesson, shown.state)
            self._lesson.text = shown.say(said.key, **said.figures)
            self._lesson.rule = lesson.rule
        tells = lesson and lesson is not self._read and not self.looking
        where = "lesson_below" if rows else "lesson_low" if self.low else "lesson"
        place(self._lesson, self.ids[where] if tells else None)

    def _put_away(self, *_: object) -> None:
        """The lesson that lies over the question was read."""
        self._read = self.guide.lesson(self.asking.session)
        place(self._lesson, None)

    def _ask(self, shown: Any, question: Question) -> None:
        self.ids.band.ask(question, shutting=shown.aside)
        self._sums.show(shortly(question.sums) if self.low else question.sums, self.terse)
        self._deeds.stacked = self.beside and not self.low
        # In one row, where a second would take the price its place, or what is tapped here.
        more = self._parts.low_deeds(shown) if self.low else ()
        self._deeds.across = 2 if self.low and not (self.short or more) else 3
        # Where there is little height, nothing but what is there has a place.
        cramped = self.short or (self.low and self.beside)
        deeds = (*question.deeds, *more)
        self._deeds.show(deeds, kept=question.instructs or not (cramped or more or question.whole))
        place(self._sums, self.ids.sums if question.sums else None)
        place(self._deeds, self.ids.foot if deeds else None)
        place(self._other, self.ids.foot if question.others else None)
        self.reason = question.reason
        self._offer(shown, question)
        drawn = not shown.aside and self._app_draws.offer(shown, self.asking.session)
        # Where there is little height, all of it belongs to what is typed.
        where = self.ids.below if self.low and self.typing else self.ids.foot
        place(self._app_draws, where if drawn else None)
        turns = None if shown.aside else self._parts.turns(shown, self.low)
        self._check(shown, cramped=bool(turns) and not self.beside)
        room = self.beside and not self._checklist.parent
        self.ids.turns.scene = self._scene(turns) if room else None
        self.ids.own.scene, self.ids.own.chosen = self._scene(question.own), question.chosen
        read = shown.aside or question.instructs or (self.low and self.beside)
        self.legend = "" if read or self.short else self._parts.legend(shown)
        called = self.beside and not shown.aside
        self.ids.upcoming.scene = self._scene(self._parts.upcoming(shown)) if called else None

    def _look(self, shown: Any, question: Question) -> None:
        """What he has; and where something of his is told, what is asked of him."""
        if shown.looking:
            self.ids.band.look(shown)
        else:
            self.ids.band.ask(question, shutting=True)
        for each in (self._sums, self._other, self._app_draws, self._checklist):
            place(each, None)
        deeds = () if self.asking.revised else self._parts.page_deeds(shown)
        self._deeds.stacked = self.beside
        self._deeds.show(deeds)
        place(self._deeds, self.ids.foot if deeds else None)
        self._offer(shown, question)
        page = self._parts.page
        self.ids.own.scene = self._scene(page(shown)) if page else None
        self.ids.own.chosen = frozenset()
        self.ids.upcoming.scene = self.ids.turns.scene = None
        self.legend = self.reason = ""

    def _offer(self, shown: Any, question: Question) -> None:
        if self._offers:
            found = not question.instructs and self._offers.offer(shown, question, self.low)
            place(self._offers, self.ids.offers if found else None)

    def _check(self, shown: Any, cramped: bool) -> None:
        self._checklist.folded = self.short or cramped
        to_do = not shown.aside and self._checklist.show(shown, self.asking.session)
        # The way to it comes first: below what else is said it would be missed.
        where = self.ids.way if self._checklist.folded else self.ids.checklist
        place(self._checklist, where if to_do else None)

    def _stand(self, shown: Any) -> None:
        """At the end, how everybody stands; on a tablet until then the score track."""
        results = self.asking.session.game.results(shown.state)
        track = self.beside and not (self.low or results or self.typing)
        track = track and not self.ids.checklist.children
        self.ids.track.scene = self._scene(self._parts.track(shown)) if track else None
        self.ids.standing.clear_widgets()
        for result in results:
            mark = self.given.face.mark(result.colour)
            row = ScoreRow(mark, who=shown.name(result.colour), points=str(result.score))
            self.ids.standing.add_widget(row)

    def _scene(self, laid: Layout) -> Scene | None:
        found: Scene | None = self.drawing.scene(laid) if laid else None
        return found


layout.load("table", "panel")
