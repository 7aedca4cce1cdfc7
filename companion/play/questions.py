"""What a game supplies so that it can be asked: a record of parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from companion.play.modes import Answer, Mode, Modes
from companion.play.question import Deed, Pick, Picks, Question
from companion.play.shown import Shown
from companion.play.taps import Taps
from companion.table.course import Entry
from companion.table.game import Figure, Json, Refusal, Said


def one_more(state: Any, picks: Picks, pick: Pick) -> Picks:
    return (*picks, pick)


class Decision(NamedTuple):
    """A kind of question: how it is put, which move its picks make."""

    ask: Callable[[Any], Question]
    moved: Callable[[Any, Picks], Any]
    """The move the picks make by themselves; None while some are missing or a deed makes it."""
    picked: Callable[[Any, Picks, Pick], Picks] = one_more
    """The picks after one more tap: it may also take back or replace an earlier one."""
    at_once: bool = False
    """Whether all that is picked lies in sight together, where any of it can be picked anew."""


def by_button(state: Any, picks: Picks) -> None:
    """No picks make the move."""


class Ahead(NamedTuple):
    """Moves told ahead of their turn, each made when it comes."""

    name: str
    """Of the setting they are kept by."""
    next: Callable[[Any, tuple[Any, ...]], Any]
    """The one whose turn it is: a move, one with the `refusal` it meets after all, or None."""
    still: Callable[[Any, tuple[Any, ...]], tuple[Any, ...]]
    """Those that are still to come."""
    taps: Callable[[Any], Taps]
    """What had been tapped of such a move before the last tap."""
    again: Callable[[Any], Mode]
    """The mode in which it is told, after those taps."""


class HalfTold(NamedTuple):
    """Picks that are kept over a new start of the app."""

    name: str
    """Of the setting they are kept by."""
    write: Callable[[Any, Picks], Json]
    """None where there is nothing to keep."""
    read: Callable[[Json], Picks]


def _nothing_begun(state: Any, move: Any) -> Modes:
    return ()


def _no_picks(move: Any) -> Picks:
    return ()


def _no_rule(shown: Any, question: Question, name: str) -> str:
    return ""


def _nothing(shown: Any) -> tuple[Deed, ...]:
    return ()


def _nobody_else(shown: Any, colour: str) -> None:
    return None


def _unhindered(shown: Any, move: Any) -> Refusal | None:
    return None


def _as_refused(shown: Any, state: Any, move: Any, refusal: Refusal) -> None:
    return None


def _as_it_is(shown: Any) -> Any:
    return shown.state


class Questions(NamedTuple):
    """All but the first four can be left out."""

    decision: Callable[[Any], Decision]
    """The kind of question that is put in this state."""
    called: Callable[[Any, Pick], Figure | None]
    """What a tap that is not a move yet is called beside the undo. One without a name is no step:
    the picks begin with it, and undo passes it by."""
    briefly: Callable[[Callable[..., str], Entry], str]
    """A move in a few words."""
    pointed: Callable[[Any, Question, str], Said]
    """What the piece is that somebody points at while something else is asked."""
    shown: Callable[..., Any] = Shown
    """Makes the moment that is shown, which may know more of itself."""
    beside: Mapping[type, Callable[[Any, Pick], Answer]] = {}
    """Picks that mean something whatever is asked, by their type."""
    turned: Callable[[Any, str], Pick | None] = _nobody_else
    """Where anybody may answer: the pick with which this player is asked, and not another; None
    where there is nothing to ask of him alone."""
    asides: Callable[[Any], tuple[Deed, ...]] = _nothing
    """What can be done as well, though nobody waits for it."""
    leaves: frozenset[str] = frozenset()
    """The kinds of move that leave what was picked of a question as it is."""
    unsaid: frozenset[str] = frozenset()
    """The kinds of move that undo does not name: they put right what the next one needs."""
    spare: frozenset[str] = frozenset()
    """The kinds of move without which the game goes on, though they answer what is asked."""
    anew: Callable[[Any, Any], Modes | None] = _nothing_begun
    """Where a move is entered anew, from the state before it: what is begun above the question
    asked then, as the page it is made on. None where nobody says it but with the next one."""
    begun_anew: Callable[[Any], Picks] = _no_picks
    """What is picked already where a move is entered anew."""
    seen: Callable[[Any], Any] = _as_it_is
    """The table as it is for whoever is asked, by which a move is refused."""
    hindered: Callable[[Any, Any], Refusal | None] = _unhindered
    """Why something cannot be picked that the rules alone would allow."""
    mended: Callable[[Any, Any, Any, Refusal], Mode | None] = _as_refused
    """What is asked where a move was refused that the table may take all the same; it is given the
    state itself too, of which it tells nothing that is not shown."""
    rule_pointed: Callable[[Any, Question, str], str] = _no_rule
    """The rule that tells more of a piece that somebody points at."""
    advised: Callable[[Any], Question] | None = None
    """What the app would do, where somebody has asked that."""
    ahead: Ahead | None = None
    half_told: HalfTold | None = None
