"""5, 6: whose turn it is, and what ends the one before; extra turns, and who passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.goa.play.asking.estate import ask_estate, moved_in, picked_in
from companion.goa.play.asking.parts import all_in_next_turn, deed, in_next_turn
from companion.goa.play.moment import Moment, Shown
from companion.goa.rules import figures as f
from companion.goa.rules.applying import apply
from companion.goa.rules.implied import acting_next, next_asked
from companion.goa.rules.moves import End, Extra, Pass
from companion.goa.rules.phases import kind_due
from companion.goa.rules.state import State, open_turn
from companion.goa.rules.turns import KEPT_BY_PASSING
from companion.play.history import Together
from companion.play.question import Deed, Pick, Picks, Question


def ask(shown: Shown) -> Question:
    """Of whose turn it is, or of who may play an extra card; he may pass instead."""
    now = Moment(next_asked(shown.state))
    question = all_in_next_turn(shown.state, ask_estate(shown, acting_next(now.state)))
    if now.kind != "extra" and open_turn(now.state).action:
        return _ask_end(shown, now, question)
    if now.kind != "extra":
        forgo = Deed("forgo", shown.say("turn-forgo"), End(now.colour))
        return question._replace(deeds=(*question.deeds, forgo))
    title = shown.say("extra", player=f.player(now.colour))
    return question._replace(title=title, deeds=(*question.deeds, *_instead(shown, now)))


def _ask_end(shown: Shown, now: Moment, question: Question) -> Question:
    """After the last action nobody else's deed ends the turn: all its player may still do (5.2),
    and the way on."""
    end = End(now.colour)
    key = "round-over-do" if kind_due(apply(now.state, end).state) == "layout" else "game-over-do"
    hint = shown.say("round-over-hint", player=f.player(now.colour))
    return question._replace(
        title=shown.say("round-over"),
        hint=f"{hint} {question.hint}",
        deeds=(*question.deeds, Deed("main", shown.say(key), end, main=True)),
    )


def _instead(shown: Shown, now: Moment) -> Iterator[Deed]:
    """6.2; where everybody who is asked may pass, all at once. Who thinks first takes his card."""
    text = shown.say("extra-pass", player=f.player(now.colour))
    yield deed(now.state, "pass", text, Pass(now.colour), main=True)
    every = tuple(_all_pass(now))
    if len(every) > 1:
        yield Deed("all-pass", shown.say("extra-all-pass"), Together(every))
    yield Deed("extra", shown.say("extra-taken"), Extra(now.colour))


def _all_pass(now: Moment) -> Iterator[Pass]:
    if any(each.extra_cards > KEPT_BY_PASSING for each in now.state.players if not each.passed):
        return
    while now.kind == "extra":
        move = Pass(now.colour)
        yield move
        now = Moment(apply(now.state, move).state)


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    return picked_in(acting_next(state), picks, pick)


def moved(state: State, picks: Picks) -> Any:
    return in_next_turn(state, moved_in(state, picks))
