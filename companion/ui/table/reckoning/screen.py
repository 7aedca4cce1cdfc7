from functools import partial
from pathlib import Path

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.reckoning.looked_back import LookedBack
from companion.play.reckoning.sums import Sum, sums, tie_break, times_taken, what_decided
from companion.play.recounting import revealed
from companion.play.table_entry import last_moment
from companion.store import Store
from companion.table.account import account
from companion.table.game import Said
from companion.table.session import Session
from companion.table.trying import tried
from companion.ui import layout
from companion.ui.shell.chrome import Heading, RuleLink, Text
from companion.ui.shell.explanation import Explanation
from companion.ui.shell.people import called, names
from companion.ui.shell.place import place
from companion.ui.shell.screen import Screen
from companion.ui.shell.sharing.offer import Offer
from companion.ui.table.given import TRIED_OUT, Given
from companion.ui.table.reckoning.charts import show_charts
from companion.ui.table.reckoning.paper import sheet
from companion.ui.table.reckoning.parts import Homecoming, SumCard
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.ui.table.reckoning.recounted import RecountPage, RevealedCards, wins
from companion.ui.table.reckoning.sheet import pdf, png

_PAUSE = 0.7
"""Between one player's sum and the next."""


class Reckoning(BoxLayout):
    """Shows how the game that is looked at ended. Where it has just ended, the sums are told one by
    one, the winner's last; a touch tells them all. `on_gone_back` tells that what ended it is taken
    back."""

    __events__ = ("on_gone_back",)

    game = StringProperty()
    wide = BooleanProperty(False)
    winners = StringProperty()
    looks_back = BooleanProperty(False)
    """Whether the app can say what decided it."""
    fresh = BooleanProperty(False)
    """Whether the game has just ended here, and can still be gone back into."""

    mends = BooleanProperty(False)
    """Whether something can be set right at the last moment."""
    recounts = BooleanProperty(False)
    """Whether what lies open can be counted anew."""

    def __init__(
        self,
        given: Given,
        reckoned: Reckoned,
        store: Store,
        records: Path,
        **kwargs: object,
    ) -> None:
        self._given, self._store, self._records = given, store, records
        self._reckoned, self._counting = reckoned, reckoned.counting
        self.looked_at: Session | None = None
        self._back: LookedBack | None = None
        self._in_a_moment = False
        self._waiting: list[SumCard] = []
        self._celebrated = ""
        self._next = Clock.create_trigger(self._tell_next, _PAUSE)
        self._homecoming = Homecoming(reckoned.arriving)
        super().__init__(game=given.game, looks_back=bool(reckoned.seeing), **kwargs)
        self.ids.homecoming.add_widget(self._homecoming)
        self._revealed = RevealedCards(game=given.game)
        given.bind(speech=self._change)

    def about(self, session: Session) -> None:
        if session is not self.looked_at:
            self.looked_at, self._back = session, None
            self._in_a_moment = False

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        # Whoever leaves before all is told finds it told.
        self._tell_all()
        self._change()
        if not parent and not self._in_a_moment:
            self._back = None
        elif parent and self._in_a_moment:
            self._in_a_moment = False
            self.open_looked_back()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._tell_all()
        return bool(super().on_touch_down(touch))

    def go_back(self) -> None:
        """What was put right after it, or what ended the game, is taken back."""
        if self._given.table.attempt(self._given.table.played.undo):
            self._look_again()

    def set_right(self) -> None:
        """What was counted otherwise at the last moment; the game may then go on."""
        from companion.ui.table.table_entry.pages import CorrectionPage

        page = CorrectionPage(self._given, self._given.table.played, number=self._moment)
        page.bind(on_done=lambda _: self._look_again())
        self._given.shell.open(page)

    def recount(self) -> None:
        """What lies open was counted otherwise."""
        page = RecountPage(self._given, self._given.table.played)
        page.bind(on_done=lambda _: self._look_again())
        self._given.shell.open(page)

    def _look_again(self) -> None:
        session = self._given.table.played
        if session.due.kinds:
            self.dispatch("on_gone_back")
        else:
            self.about(session)
            self._fill()

    def on_gone_back(self) -> None:
        pass

    def open_looked_back(self) -> None:
        from companion.ui.table.reckoning.looked_back import LookedBackSheet

        seeing = self._reckoned.seeing
        if seeing:
            # What is known is not found out again.
            self._back = self._back or LookedBack(self._counting, seeing, self._session)
            sheet = LookedBackSheet(self._given, self._reckoned, self._session, self._back)
            sheet.bind(on_moment=lambda _, number: self._open_moment(number))
            self._given.shell.open(sheet)

    def _open_moment(self, number: int) -> None:
        """The game as it was before this move; the way back leads to what was read."""
        there = Screen(TRIED_OUT, self.game, tried(self._session, number - 1))
        if there in self._given.shell:
            self._in_a_moment = True
            self._given.shell.show(there)

    def share(self, anchor: Widget) -> None:
        ended = self._store.shelf.card(self._session.head.id).ended
        made = partial(sheet, self._say, self._reckoned, self._session, ended)
        pictures = {"png": lambda: png(made()), "pdf": lambda: pdf(made())}
        Offer(self._session, self._records, pictures).open(anchor)

    @property
    def _session(self) -> Session:
        assert self.looked_at
        return self.looked_at

    def _say(self, key: str, *names: object, **figures: object) -> str:
        return str(self._given.speech.say(key, *names, **figures))

    def _change(self, *_: object) -> None:
        if self.parent and self.looked_at:
            self._fill()

    def _fill(self) -> None:
        session, say, counting = self._session, self._say, self._counting
        ledger = account(session)
        here = self._given.table.session
        self.fresh = bool(here and here.head.id == session.head.id and here.undoes)
        self._moment = last_moment(session, self._given.tabletop.editor)
        self.mends = self.fresh and bool(self._moment)
        self._waiting.clear()
        self._show_sums(sums(counting, session, ledger))
        self._show_words("tie", tie_break(counting, session), counting.ties)
        self._show_words("decided", what_decided(counting, session, ledger))
        times = self._store.times(session.head.id)
        self._show_words("times", times_taken(counting, session, times))
        self._show_revealed()
        show_charts(self.ids.charts, self._reckoned, session, ledger, say)
        self.winners = wins(self._given, session)
        if self.fresh and self._celebrated != session.head.id:
            self._celebrated = session.head.id
            self._celebrate()

    def _show_revealed(self) -> None:
        """To be looked at only; putting it right has a page of its own."""
        editor, people = self._given.tabletop.editor, names(self._session.head.players)
        cards = revealed(self._session, editor, self._given.speech.say, people)
        self.recounts = self.mends and bool(cards)
        self._revealed.title = self._say("recount-title") if cards else ""
        self._revealed.show(self._given, cards)
        place(self._revealed, self.ids.revealed if cards else None)

    def _show_sums(self, told: list[Sum]) -> None:
        box = self.ids.sums
        box.clear_widgets()
        seats = {seat.colour: seat for seat in self._session.head.players}
        for result, parts in told:
            card = SumCard(
                self._given.face.mark(result.colour),
                name=f"sum-{result.colour}",
                who=called(seats[result.colour]),
                parts=" + ".join(self._said(part) for part in parts),
                points=str(result.score),
                won=result.won,
            )
            card.bind(on_tap=lambda _, colour=result.colour: self._explain(colour))
            # Told from the last to the first, and standing from the first to the last.
            box.add_widget(card, index=len(box.children))

    def _explain(self, colour: str) -> None:
        self._given.shell.open(Explanation(self._session, colour, self._counting.points))

    def _show_words(self, name: str, told: tuple[Said, ...], rule: str = "") -> None:
        box = self.ids[name]
        box.clear_widgets()
        if told:
            text = self._say(f"reckoning-{name}")
            box.add_widget(Heading(text=text, scale="title"))
        for said in told:
            text = self._said(said)
            box.add_widget(
                RuleLink(text=text, rule=rule, game=self.game) if rule else Text(text=text)
            )

    def _said(self, said: Said) -> str:
        players = names(self._session.head.players)
        return self._say(said.key, players, **said.figures)

    # The moment

    def _celebrate(self) -> None:
        self._waiting = [*self.ids.sums.children]
        for hidden in (*self._waiting, self.ids.winners):
            hidden.opacity = 0
        self._homecoming.opacity = 0
        self._next()

    def _tell_next(self, _: float) -> None:
        if self._waiting:
            self._waiting.pop(0).opacity = 1
            self._next()
        else:
            self._crown()
            self._homecoming.come()

    def _crown(self) -> None:
        self.ids.winners.opacity = self._homecoming.opacity = 1

    def _tell_all(self) -> None:
        self._next.cancel()
        for card in self._waiting:
            card.opacity = 1
        self._waiting.clear()
        self._crown()
        self._homecoming.end()


layout.load("table/reckoning", "reckoning")
