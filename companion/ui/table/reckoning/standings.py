from functools import partial

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.reckoning.standing import Standing, ranked
from companion.table.account import Account, account
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.explanation import Explanation
from companion.ui.shell.people import called
from companion.ui.table.given import Given
from companion.ui.table.reckoning.charts import show_charts
from companion.ui.table.reckoning.reckoned import Reckoned


class Points(Plate, BoxLayout):
    """Points that a tap explains."""

    text = StringProperty()


class StandingCard(BoxLayout):
    """How somebody stands; a tap on the points, or on what else is counted, explains it."""

    who = StringProperty()
    lead = StringProperty()
    parts = StringProperty()
    points = StringProperty()
    first = BooleanProperty(False)
    narrow = BooleanProperty(False)

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class Standings(BoxLayout):
    """How everybody stands in the running game, or in the one it is told about: rank, lead, where
    the points are from; charts."""

    game = StringProperty()
    wide = BooleanProperty(False)
    title_key = StringProperty("standings-title")
    """The key of what stands above."""
    left_out = StringProperty()
    """What the points do not tell yet."""

    def __init__(self, given: Given, reckoned: Reckoned, **kwargs: object) -> None:
        self._given, self._reckoned = given, reckoned
        self._looked_at: Session | None = None
        super().__init__(game=given.game, **kwargs)
        given.bind(speech=self._change)
        given.table.subscribe(self._change)

    def about(self, session: Session | None) -> None:
        self._looked_at = session

    def on_parent(self, *_: object) -> None:
        self._change()

    def _change(self, *_: object) -> None:
        if self.parent and self.session:
            self._fill(self.session)

    @property
    def session(self) -> Session | None:
        """The game that is shown."""
        running: Session | None = self._given.table.session
        return self._looked_at or running

    def _fill(self, session: Session) -> None:
        ledger, left_out = account(session), self._reckoned.counting.left_out
        if left_out:
            self.left_out = self._given.speech.sentence(left_out.key, **left_out.figures)
        cards = self.ids.cards
        cards.clear_widgets()
        for standing in ranked(self._reckoned.counting, session):
            cards.add_widget(self._card(session, ledger, standing))
        show_charts(self.ids.charts, self._reckoned, session, ledger, self._given.speech.say)

    def _card(self, session: Session, ledger: Account, standing: Standing) -> StandingCard:
        say, colour, counting = self._given.speech.say, standing.colour, self._reckoned.counting
        seat = next(each for each in session.head.players if each.colour == colour)
        sources = ledger.by_source(colour, counting.points).items()
        card = StandingCard(
            self._given.face.mark(colour),
            who=called(seat),
            lead=say(standing.said.key, **standing.said.figures),
            parts=" · ".join(
                f"{say('source-' + source.replace('_', '-'))} {got}"
                for source, got in sources
                if got
            ),
            points=str(standing.points),
            first=standing.rank == 1,
        )
        card.ids.points.name = f"points-{colour}"
        card.ids.points.bind(on_tap=partial(self._explain, session, colour, counting.points))
        if standing.held is None or self._reckoned.held is None:
            card.ids.figures.remove_widget(card.ids.held)
        else:
            card.ids.held.name = f"money-{colour}"
            card.ids.held.paint = self._reckoned.held(standing.held)
            card.ids.held.bind(on_tap=partial(self._explain, session, colour, counting.held))
        return card

    def _explain(self, session: Session, colour: str, what: str, _: Widget) -> None:
        self._given.shell.open(Explanation(session, colour, what))


layout.load("table/reckoning", "points", "standing_card", "standings")
