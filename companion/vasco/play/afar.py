"""What Vasco da Gama supplies to be played from afar."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.afar import Afar
from companion.table.game import Figure, Said
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.book import BOOK
from companion.vasco.play.lessons import LESSONS
from companion.vasco.play.overview import board
from companion.vasco.play.progress import progress
from companion.vasco.play.spoken import call
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.play.telling import told
from companion.vasco.rules import figures as f
from companion.vasco.rules.state import CHARACTERS, MISSIONARY, SAILORS, State
from companion.vasco.rules.supply import seat_of


def _amount(what: str, amount: int) -> Figure:
    figures = {"amount": f.count(amount), "what": f.text(what)}
    return Figure("said", Said("account-amount", figures))


def supply(state: State, colour: str) -> Iterator[Figure]:
    player = state.players[seat_of(state, colour)]
    yield f.reals(player.reals)
    yield _amount("captains", player.captains)
    held = zip(SAILORS, player.sailors, strict=True)
    yield from (f.sailors(name, many) for name, many in held if many)
    if player.missionaries:
        yield _amount(MISSIONARY, player.missionaries)
    yield from map(f.project, player.projects)
    yield from map(f.ship, player.ships)
    owners = zip(CHARACTERS, state.owners, strict=True)
    yield from (f.character(name) for name, owner in owners if owner == colour)


AFAR = Afar(
    QUESTIONS,
    progress,
    call,
    told,
    supply,
    board,
    BOOK,
    LESSONS,
    options=CHOOSABLE.usual._replace(drawn=frozenset(CHOOSABLE.drawable)),
)
