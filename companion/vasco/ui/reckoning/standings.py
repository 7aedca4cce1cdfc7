from collections.abc import Callable
from functools import partial

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.account import Account, account
from companion.table.session import Session
from companion.ui import layout
from companion.ui.drawn.piece import painted
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.explanation import Explanation
from companion.ui.shell.face import Face
from companion.ui.shell.people import called
from companion.ui.table.given import Given
from companion.vasco.play.standing import Standing, ranked
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.reckoning.charts import show_charts
from companion.words.words import Speech


class Points(Plate, BoxLayout):
    """Points that a tap explains."""

    text = StringProperty()


class StandingCard(BoxLayout):
    """How somebody stands; a tap on the points or the money explains it."""

    who = StringProperty()
    lead = StringProperty()
    parts = StringProperty()
    points = StringProperty()
    first = BooleanProperty(False)

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class Standings(BoxLayout):
    """How everybody stands in the running game: rank, lead, where the points are from; charts."""

    wide = BooleanProperty(False)
    title_key = StringProperty("standings-title")
    """The key of what stands above."""

    def __init__(
        self,
        given: Given,
        face_of: Callable[[str], Face],
        speech_of: Callable[[str], Speech],
        **kwargs: object,
    ) -> None:
        self._given, self._face_of, self._speech_of = given, face_of, speech_of
        super().__init__(**kwargs)
        given.bind(speech=self._change, session=self._change)

    def on_parent(self, *_: object) -> None:
        self._change()

    def _change(self, *_: object) -> None:
        if self.parent and self.session:
            self._fill(self.session)

    @property
    def session(self) -> Session | None:
        """The game that is shown."""
        session: Session | None = self._given.session
        return session

    def _fill(self, session: Session) -> None:
        ledger = account(session)
        cards = self.ids.cards
        cards.clear_widgets()
        for standing in ranked(session):
            cards.add_widget(self._card(session, ledger, standing))
        show_charts(self.ids.charts, session, ledger, self._speech_of(session.game.id).say)

    def _card(self, session: Session, ledger: Account, standing: Standing) -> StandingCard:
        say, colour = self._speech_of(session.game.id).say, standing.colour
        seat = next(each for each in session.head.players if each.colour == colour)
        sources = ledger.by_source(colour, "vp").items()
        card = StandingCard(
            self._face_of(session.game.id).mark(colour),
            who=called(seat),
            lead=say(standing.said.key, **standing.said.figures),
            parts=" · ".join(
                f"{say('source-' + source.replace('_', '-'))} {vp}" for source, vp in sources if vp
            ),
            points=str(standing.vp),
            first=standing.rank == 1,
        )
        card.ids.points.name = f"points-{colour}"
        card.ids.points.bind(on_tap=partial(self._explain, session, colour, "vp"))
        if standing.reals is None:
            card.remove_widget(card.ids.reals)
        else:
            card.ids.reals.name = f"money-{colour}"
            card.ids.reals.paint = painted(draw_coin, standing.reals)
            card.ids.reals.bind(on_tap=partial(self._explain, session, colour, "reals"))
        return card

    def _explain(self, session: Session, colour: str, what: str, _: Widget) -> None:
        self._given.shell.open(Explanation(session, colour, what))


layout.load("vasco/reckoning", "points", "standing_card", "standings")
