from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.question import Choices, Question
from companion.ui import layout
from companion.ui.drawn.scene import Scene
from companion.ui.shell.place import place
from companion.ui.shell.running_game import ScoreRow
from companion.ui.table import band, reply  # noqa: F401, kv
from companion.ui.table.answers import OtherButton
from companion.ui.table.checklist.checklist import Checklist
from companion.ui.table.deeds import Deeds
from companion.ui.table.lesson_card import LessonCard
from companion.ui.table.sums import Sums, shortly
from companion.vasco.play.ahead import placing_due
from companion.vasco.play.asking.looking import page_deeds
from companion.vasco.play.offers import Offer, last_offers, offers
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.phases import rule_due
from companion.vasco.ui.board import ScoreTrack  # noqa: F401, kv
from companion.vasco.ui.chosen import GAME
from companion.vasco.ui.drawing import DRAWING, scene
from companion.vasco.ui.table.belongings import belongings
from companion.vasco.ui.table.launches import Launches
from companion.vasco.ui.table.turns import turns
from companion.vasco.ui.table.upcoming import upcoming
from companion.vasco.ui.voyage.app_draws import AppDraws


class Panel(BoxLayout):
    """Asks one question, with its sum and its deeds; or shows the page of whom one looks at.

    `wanted` is the height at which all of it is in sight.
    """

    tab_stop = 2
    drawing = DRAWING

    given = ObjectProperty()
    guide = ObjectProperty()
    asking = ObjectProperty()
    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)
    looking = BooleanProperty(False)
    """Whether somebody's page is shown, and not the question."""
    beside = BooleanProperty(True)
    low = BooleanProperty(False)
    short = BooleanProperty(False)
    """Whether there is no room for what would do."""
    notice = StringProperty()
    """What happened by itself since the last tap."""
    rule = StringProperty()
    """The rule of what is asked."""
    legend = StringProperty()
    """How to read what stands on the numbers."""
    typing = BooleanProperty(False)
    """Whether what came up is typed, for which there must be room."""
    wanted = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._asked: tuple[object, ...] = ()
        self._sums = Sums(game=GAME)
        self._deeds = Deeds()
        self._deeds.bind(on_deed=lambda _, deed: self.asking.act(deed))
        self._other = OtherButton()
        self._launches = Launches()
        self._checklist = Checklist()
        self._lesson = LessonCard(game=GAME)
        self._lesson.bind(on_end=lambda _: self.guide.turn(False))
        self._checklist.bind(on_sheet=lambda _, sheet: self.given.shell.open(sheet))
        self._app_draws = AppDraws()

    def on_guide(self, *_: object) -> None:
        self.guide.watch(self.on_beside)

    def show(self, shown: Shown, question: Question, notice: str) -> None:
        asked = (question.title, shown.who, question.chosen if question.area else ())
        if asked != self._asked:
            self._asked = asked
            self.ids.view.to_top()
        self.shown, self.question = shown, question
        for each in (self._other, self._launches, self._app_draws):
            each.asking = self.asking
        self.looking = bool(shown.who) and not shown.manning
        self._notice = notice
        # On a phone it has been read once something is picked, and the board needs the room.
        read = self.looking or (self.low and bool(question.chosen or shown.picks))
        self.notice = "" if read else notice
        self.typing = bool(question.keypad) and not self.looking
        self.rule = "" if self.looking else "4.3" if shown.manning else rule_due(shown.state)
        self._teach(shown, read)
        if self.looking:
            self._look(shown)
        else:
            self._ask(shown, question)

    def _teach(self, shown: Shown, read: bool) -> None:
        """What a guided game tells of the rules in this moment."""
        session = self.asking.session
        now = shown.state is session.state
        lesson = self.guide.lesson(session) if now else None
        if lesson:
            self._lesson.low = self.low
            said = self.guide.lessons.said(lesson, shown.state)
            self._lesson.text = shown.say(said.key, **said.figures)
            self._lesson.rule = lesson.rule
        # Where there is little room, what it tells of comes first.
        where = self.ids.lesson_low if self.low else self.ids.lesson
        place(self._lesson, where if lesson and not read else None)

    def on_beside(self, *_: object) -> None:
        """What there is room for is only known once it is laid out."""
        if self.shown:
            self.show(self.shown, self.question, self._notice)

    on_low = on_short = on_beside

    def shut(self) -> None:
        """Back from what lies over the question."""
        self.asking.leave()

    def look_at(self, name: str) -> None:
        """The player in whose row of discs was tapped."""
        self.asking.look_at(name.removeprefix("turn-"))

    def pick(self, name: str) -> None:
        """A figure of the page is explained; all else answers the question."""
        what, of, colour = name.partition("-of-")
        if of:
            from companion.ui.table.explaining import explain

            explain(self.given, self.asking.session, colour, what)
        else:
            self.asking.pick(name)

    def _ask(self, shown: Shown, question: Question) -> None:
        self.ids.band.ask(question, shutting=shown.manning is not None)
        self._sums.show(shortly(question.sums) if self.low else question.sums)
        self._deeds.stacked, self._deeds.across = self.beside, 2 if self.low else 3
        self._deeds.show(question.deeds)
        self._offer_launches(shown, question)
        place(self._sums, self.ids.sums if question.sums else None)
        place(self._deeds, self.ids.foot if question.deeds else None)
        place(self._other, self.ids.foot if question.others else None)
        drawn = not shown.manning and self._app_draws.offer(shown, self.asking.session)
        # Where there is little height, all of it belongs to what is typed.
        where = self.ids.below if self.low and self.typing else self.ids.foot
        place(self._app_draws, where if drawn else None)
        placing = bool(placing_due(shown.state))
        self._checklist.given = self.given
        self._checklist.folded = self.short or (placing and not self.beside)
        to_do = not shown.manning and self._checklist.show(shown, self.asking.session)
        # The way to it comes first: below what else is said it would be missed.
        where = self.ids.way if self._checklist.folded else self.ids.checklist
        place(self._checklist, where if to_do else None)
        self.ids.scene.scene = _fleet(question)
        self.ids.scene.chosen = question.chosen
        self._foretell(shown)
        self._stand(shown)

    def _offer_launches(self, shown: Shown, question: Question) -> None:
        """What whoever is asked could launch, as long as nothing else fills a phone; at the end,
        what anybody could.
        """
        called = question.player
        if shown.manning or (called and self.low and question.chosen):
            self._offer("", ())
        elif called:
            title = shown.say("table-could-launch", player=f.player(called))
            self._offer(title, offers(shown, called))
        else:
            self._offer("", last_offers(shown))

    def _foretell(self, shown: Shown) -> None:
        """Who is asked next, where there is room for it, and how to read the numbers."""
        room = self.beside and not shown.manning and not self.ids.checklist.children
        placing = bool(placing_due(shown.state)) and not shown.manning
        self.ids.turns.scene = turns(shown, self.low) if placing and room else None
        read = placing and not (self.low and self.beside) and shown.helps("facts")
        self.legend = shown.say("table-legend") if read else ""
        called = self.beside and not shown.manning
        self.ids.upcoming.scene = upcoming(shown) if called else None

    def _stand(self, shown: Shown) -> None:
        """At the end, how everybody stands; on a tablet until then the score track."""
        over = shown.state.winners is not None
        track = self.beside and not self.low and not over and not self.typing
        track = track and not self.ids.checklist.children
        self.ids.track.shown = shown if track else None
        self.ids.standing.clear_widgets()
        for result in self.asking.session.game.results(shown.state) if over else ():
            mark = self.given.face.mark(result.colour)
            row = ScoreRow(mark, who=shown.name(result.colour), points=str(result.score))
            self.ids.standing.add_widget(row)

    def _look(self, shown: Shown) -> None:
        """What he has; and where a disc of his is told ahead, what is asked of him."""
        if shown.telling and self.question:
            self.ids.band.ask(self.question, shutting=True)
        else:
            self.ids.band.look(shown, shown.say("table-page", player=f.player(shown.who)))
        self._offer(shown.say("table-projects"), offers(shown, shown.who, every=True))
        for each in (self._sums, self._other, self._app_draws, self._checklist):
            place(each, None)
        deeds = () if self.asking.revised else page_deeds(shown)
        self._deeds.stacked = self.beside
        self._deeds.show(deeds)
        place(self._deeds, self.ids.foot if deeds else None)
        self.ids.scene.scene = belongings(shown, shown.who)
        self.ids.scene.chosen = frozenset()
        self.ids.upcoming.scene = self.ids.turns.scene = None
        self.legend = ""
        self._stand(shown)

    def _offer(self, title: str, found: Sequence[Offer]) -> None:
        self._launches.show(title, found)
        place(self._launches, self.ids.launches if found else None)


def _fleet(question: Question) -> Scene | None:
    """The ships before a player, where it is asked which of them sail."""
    ships = {name: spot.piece for name, spot in question.spots.items() if name.startswith("ship-")}
    return scene(Choices(tuple(ships), tuple(ships.values()))) if ships else None


layout.load("vasco/table", "panel")
