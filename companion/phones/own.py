"""What one seat is asked and may decide: the same questions as at the table, put to one phone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from companion.phones.offers import Offer
from companion.play import modes
from companion.play.asking import Asking
from companion.play.history import moves_of
from companion.play.modes import Answer
from companion.play.question import Deed, Question, Spot
from companion.play.questions import Questions
from companion.play.refusing import Refused, first_refused
from companion.play.replying import Reply, refusal_said
from companion.play.table import Table
from companion.play.text_form import TextForm, text_form
from companion.table.game import RECORD, Refusal, player_of
from companion.table.game.implied import in_full
from companion.table.session import Session

BACK = "back"
"""The offer that takes back the last tap of this seat."""

S = TypeVar("S", Spot, Deed)


def barred(session: Session, colour: str, act: Any, alone: bool) -> Refusal | None:
    """Why this seat may not make these moves: each must be asked of it, and be its own. What chance
    brings only phones `alone` tell, where there is no table beside them."""
    game, state = session.game, session.state
    for move in moves_of(act):
        due = game.due(state)
        if due.players and colour not in due.players:
            return Refusal(RECORD, "phones-not-your-turn")
        if player_of(move) not in ("", colour):
            return Refusal(RECORD, "phones-not-yours")
        if due.chance and not alone:
            return Refusal(RECORD, "phones-at-the-table")
        try:
            for each in in_full(game, state, move):
                state = game.apply(state, each).state
        except Refusal:
            # The rules say so themselves where it is made.
            return None
    return None


class Own(NamedTuple):
    """What is asked of a seat, and what of it can be done there; nothing where it is not asked."""

    form: TextForm | None = None
    offers: Mapping[str, Offer] = {}
    can_go_back: bool = False


class OwnSeat:
    """In the middle of something for itself, whatever the table and other phones are told."""

    def __init__(
        self, table: Table, game: Questions, colour: str, alone: bool, at_once: bool = False
    ) -> None:
        # What is told ahead, half told or set right lies with the table.
        usual = Questions._field_defaults
        own = {name: usual[name] for name in ("ahead", "half_told", "mended")}
        self._game = game._replace(**own)
        self._table, self._alone, self._at_once = table, alone, at_once
        self._colour = colour
        self._asking = Asking(table, self._game, lambda: None, self._barred)
        self._asking.begin()

    def refresh(self) -> None:
        """It is said in another language."""
        self._asking.ask()

    def end(self) -> None:
        self._asking.end()
        self._table.leave()

    @property
    def is_due(self) -> bool:
        due = self._session.due
        if not due.kinds or (due.chance and not self._alone):
            return False
        return self._colour in due.players if due.players else self._is_mine(self._put())

    def asked(self) -> Own:
        if not self.is_due:
            return Own()
        asking, question = self._asking, self._question()
        said = {(each.move, each.pick) for each in question.deeds}
        beside = (each for each in asking.asides if (each.move, each.pick) not in said)
        deeds = [*question.deeds, *filter(self._may_act, beside)]
        speech, names = self._table.speech, asking.shown().names
        form = text_form(speech, names, question._replace(deeds=tuple(deeds)), self._why)
        can_go_back = modes.left(asking.seat.modes) is not None
        return Own(form, dict(self._offers(form, question, deeds, can_go_back)), can_go_back)

    def _offers(
        self, form: TextForm, question: Question, deeds: Sequence[Deed], can_go_back: bool
    ) -> Iterator[tuple[str, Offer]]:
        """Counted and looked at is at once, since nothing comes of it yet."""
        asking, texts = self._asking, {each.name: each.text for each in form.buttons}
        counts = self._at_once or question.keypad is not None
        for name, pick in question.picks.items():
            at_once = counts or type(pick) in self._game.beside
            read_as = form.title, name, texts[name]
            yield name, Offer(partial(asking.pick, name), read_as, at_once)
        for deed in deeds:
            if deed.refused is None:
                read_as = form.title, deed.name, deed.text
                yield deed.name, Offer(partial(asking.act, deed), read_as, self._at_once)
        if can_go_back:
            yield BACK, Offer(asking.leave, BACK, at_once=True)

    def do(self, offer: Offer) -> str:
        """Why it was in vain; empty where it was not."""
        offer.do()
        reply = self._asking.reply
        return reply.text if reply and reply.refused else ""

    @property
    def _session(self) -> Session:
        session = self._table.session
        assert session is not None
        return session

    def _barred(self, act: Any) -> Refusal | None:
        return barred(self._session, self._colour, act, self._alone)

    def _question(self) -> Question:
        """As far as this seat may answer it."""
        question = self._put()
        if not self._is_mine(question):
            return Question("")
        spots = {
            name: self._affordable(spot)
            for name, spot in question.spots.items()
            if self._may_tap(spot)
        }
        deeds = tuple(map(self._affordable, filter(self._may_act, question.deeds)))
        return question._replace(spots=spots, deeds=deeds)

    def _put(self) -> Question:
        """To this seat rather than to another, where anybody may answer."""
        asking = self._asking
        if not asking.seat.picks:
            pick = self._game.turned(asking.shown(), self._colour)
            if pick is not None:
                asking.enter(pick)
        return asking.question

    def _is_mine(self, question: Question) -> bool:
        return question.player in ("", self._colour)

    def _affordable(self, each: S) -> S:
        """What the seat's own secrets stand against, which the table is not told beforehand, but
        its own phone is."""
        move = each.move if isinstance(each, Deed) else None
        if move is None and each.pick is not None:
            with suppress(Refusal):
                answer = self._may_pick(each.pick)
                move = answer.move if answer else None
        if move is None or self._refused(move) is None:
            return each
        if isinstance(each, Deed):
            each = each._replace(move=None)
        return each._replace(pick=None, refused=move)

    def _refused(self, move: Any) -> Refused | None:
        """By the rules: of the game as this seat may know it, and as it is."""
        session = self._session
        seen = session.game.seen(session.state, self._colour)
        in_sight = first_refused(session, seen, move)
        return in_sight and first_refused(session, session.state, move)

    def _why(self, move: Any) -> Reply | None:
        """What the table may not say, the own phone does."""
        if said := self._asking.why(move):
            return said
        refused = self._refused(move)
        speech, names = self._table.speech, self._asking.shown().names
        return refusal_said(speech, names, *refused) if refused else None

    def _may_tap(self, spot: Spot) -> bool:
        return spot.pick is None or self._leads_on(spot.pick)

    def _may_act(self, deed: Deed) -> bool:
        if deed.move is not None:
            return self._barred(deed.move) is None
        if deed.pick is None:
            return deed.refused is not None and self._barred(deed.refused) is None
        return self._leads_on(deed.pick)

    def _leads_on(self, pick: Any) -> bool:
        """To a move of this seat, or to its next question."""
        try:
            answer = self._may_pick(pick)
        except Refusal:
            # It says why where it is tapped.
            return True
        return answer is not None and (answer.move is not None or self._asks_me(answer))

    def _may_pick(self, pick: Any) -> Answer | None:
        """What a tap amounts to, where it is not somebody else's affair. Raises Refusal."""
        answer = self._asking.would(pick)
        mine = answer.told is None and (answer.move is None or not self._barred(answer.move))
        return answer if mine else None

    def _asks_me(self, answer: Answer) -> bool:
        question = self._asking.would_ask(answer)
        return question is not None and self._is_mine(question)
