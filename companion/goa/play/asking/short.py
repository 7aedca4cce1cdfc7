"""12.3, 12.10: the app's count of a purse does not suffice; the purse on the table may. It is put
right and the deed is done by one touch, and no figure is shown anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.goa.play.asking.dealing import Highest
from companion.goa.rules import figures as f
from companion.goa.rules.applying import apply
from companion.goa.rules.auctions import highest
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.implied import implied
from companion.goa.rules.moves import Adjust, Bid, Buy, Outcome, Play
from companion.goa.rules.state import State
from companion.goa.rules.supply import seat_of
from companion.play.history import Together, moves_of
from companion.play.modes import Answer, Deciding, Mode, Modes
from companion.play.question import Deed, Pick, Question
from companion.table.game import Figure, Refusal
from companion.table.game.distinct import distinct

if TYPE_CHECKING:
    from companion.goa.play.moment import Shown
    from companion.play.questions import Questions

SHORT = "not-enough-ducats"


@distinct
class GoBack(NamedTuple):
    """It was a mistake."""


@distinct
class Short(NamedTuple):
    """Somebody's purse is asked about."""

    player: str
    act: Together
    """The purse put right, and what was to be done."""

    def ask(self, game: Questions, shown: Shown) -> Question:
        """A purse is never put right by a second tap on what was tapped last, which was the main
        button, or the other one to buy: in its place the mistake stands."""
        figures, bought = {"player": f.player(self.player)}, _buys(self.act.moves[-1])
        return Question(
            shown.say("short", **figures),
            shown.say("short-hint", **figures),
            player=self.player,
            deeds=(
                Deed("has-it", shown.say("short-has-it"), self.act, main=bought),
                Deed("back", shown.say("short-back"), pick=GoBack(), main=not bought),
            ),
        )

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        """The bids are asked again, without the amount that was a mistake."""
        *rest, top = below
        if isinstance(top, Deciding) and isinstance(top.taps.last, Highest):
            return Answer((*rest, top.untapped() or Deciding()))
        return Answer(below)

    def said(self, game: Questions, shown: Shown) -> Figure:
        return f.text(shown.say("short-said"))

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        return Answer(below)

    def kept(self) -> Mode | None:
        return None


def _buys(move: Any) -> bool:
    return isinstance(move, Buy) or (isinstance(move, Outcome) and move.bought)


def mended(shown: Shown, state: State, act: Any, refusal: Refusal) -> Short | None:
    if refusal.key != SHORT or not shown.lies("ducats"):
        # A purse that the app alone keeps is right.
        return None
    why = shown.say("short-why")
    player = str(refusal.figures["player"].value)
    return Short(player, Together(tuple(_put_right(state, act, why))))


def _put_right(state: State, act: Any, why: str) -> Iterator[Any]:
    """The moves and those they bring, before each of them what a purse lacks for it."""
    for said in moves_of(act):
        for move in (*implied(state, said), said):
            for colour, ducats in _paid(state, move):
                lacking = ducats - state.players[seat_of(state, colour)].ducats
                if lacking > 0:
                    adjust = Adjust(colour, why, ducats=lacking)
                    state = apply(state, adjust).state
                    yield adjust
            state = apply(state, move).state
            yield move


def _paid(state: State, move: Any) -> Iterator[tuple[str, int]]:
    """Who has to have so many ducats for it."""
    match move:
        case Bid(player, ducats):
            yield player, ducats
        case Outcome(player, bidder, ducats, bought) if bidder:
            yield bidder, ducats
            if bought:
                yield player, ducats - 1
        case Buy(player):
            best = highest(state)
            yield player, best[1] - 1 if best else 0
        case Play(player, "step_for_ducats", _, column) if column:
            row = state.players[seat_of(state, player)].rows[COLUMNS.index(column)]
            yield player, state.board.step_for_ducats[row - 1]
