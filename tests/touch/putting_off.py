"""A merchant ship kept (6.4) for when nobody has anything left to do but to send it (7.1).

The app does not ask for that, but games by chance have it: they are played as if it had been sent
at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.games import GAMES
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.sending import destinations
from companion.vasco.rules.state import State

GAME = GAMES["vasco"]


def put_off(state: State, move: Any) -> bool:
    if not isinstance(move, m.Host) or move.character != "sernigi" or move.send:
        return False
    number, _ = the_call(state)
    return not any(state.placed[number + 1 :]) and any(destinations(state))


def sent_at_once(state: State, moves: Iterable[Any]) -> Iterator[Any]:
    """These moves, where what was put off is done."""
    rest = [*moves]
    while rest:
        move = rest.pop(0)
        sent = next((each for each in rest if isinstance(each, m.Send)), None)
        if sent and put_off(state, move):
            rest.remove(sent)
            move = move._replace(send=sent.voyage)
        yield move
        state = GAME.apply(state, move).state
