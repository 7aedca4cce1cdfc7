"""What is picked next on the way to a move of Vasco da Gama, seen from what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from companion.play.asking import Asking
from companion.play.table_entry import CorrectedTable
from companion.vasco.play.pieces import Handful
from companion.vasco.play.table_entry.areas import EDITOR
from companion.vasco.rules import moves as m
from companion.vasco.rules.state import SAILORS
from tests.play.telling import Teller
from tests.touch.correcting import ENTER
from tests.touch.strokes import stroke


def touch(asking: Asking, move: Any) -> None:
    """One pick or deed, after which the move is made or the next one is asked."""
    if isinstance(move, m.Adjust | m.Correct):
        _set_right(asking, move)
    elif told := _TOLD.get(type(move)):
        _tell(asking, told(asking.seat.taps.picks, move))
    else:
        _answer(asking, stroke(asking.question, asking.shown(), move))


def _set_right(asking: Asking, move: Any) -> None:
    """What the table says is no answer to a question: it is told beside it, part by part."""
    session = asking.session
    page, raw = CorrectedTable(session, EDITOR), session.game.write(move)
    page.say_by(asking.shown().speak, {})
    deeds = {"set-right": lambda: page.do(move.why), "back": lambda: asking.do(move)}
    ENTER[raw["do"]](SimpleNamespace(session=session), Teller(page, **deeds), raw)


def _answer(asking: Asking, name: str) -> None:
    question = asking.question
    if name in question.picks:
        asking.pick(name)
    else:
        deeds = (*question.deeds, *asking.asides)
        asking.act(next(deed for deed in deeds if deed.name == name))


def _tell(asking: Asking, wanted: Sequence[Any]) -> None:
    """What came up next: its picture, or what is printed on it. A picture may tell all others that
    are left too, but only where these came up."""
    for name, spot in asking.question.spots.items():
        whole = isinstance(spot.pick, m.Projects)
        if spot.pick == wanted[0] or (whole and _same(spot.pick, wanted[-1])):
            asking.pick(name)
            return
    if asking.question.others:
        asking.type_it()
    asking.enter(wanted[0])


def _same(one: m.Projects, other: Any) -> bool:
    return one.sao_gabriel == other.sao_gabriel and sorted(one.upper) == sorted(other.upper)


def _projects(picks: Sequence[Any], move: m.Projects) -> Sequence[Any]:
    return (move.sao_gabriel, *move.upper)[len(picks)], move


def _sailors(picks: Sequence[Any], move: m.Sailors) -> Sequence[Any]:
    held = zip(SAILORS, move.drawn, strict=True)
    drawn = [Handful(colour, count) for colour, count in held if count]
    return (drawn[len(picks)],)


_TOLD: dict[type, Callable[[Sequence[Any], Any], Sequence[Any]]] = {
    m.Projects: _projects,
    m.Sailors: _sailors,
    m.TurnVdg: lambda _, move: (move.vdg,),
    m.Merchant: lambda _, move: (move.limit,),
    m.Bag: lambda _, move: (move.colour,),
}
