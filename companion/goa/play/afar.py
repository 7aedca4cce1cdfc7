"""What Goa supplies to be played from afar."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play import saying
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.asking.tiles import owned
from companion.goa.play.book import BOOK
from companion.goa.play.lessons import LESSONS
from companion.goa.play.overview import board
from companion.goa.play.progress import progress
from companion.goa.play.spoken import called
from companion.goa.play.table_options import BIDS, CHOOSABLE
from companion.goa.play.telling import told
from companion.goa.rules import figures as f
from companion.goa.rules.actions import value
from companion.goa.rules.board import COLONIES, COLUMNS
from companion.goa.rules.deal import PIECES
from companion.goa.rules.hands import held
from companion.goa.rules.state import HIDDEN, Player, Site, State
from companion.goa.rules.supply import seat_of
from companion.play.afar import Afar
from companion.table.game import Figure
from companion.table.session import Session

_BRINGS = ("ships", "spices", "ducats", "cards")
"""By column, until Colonies."""


def supply(state: State, colour: str) -> Iterator[Figure]:
    """12.3: a purse only where it may be looked into."""
    player = state.players[seat_of(state, colour)]
    if player.ducats != HIDDEN:
        yield f.ducats(player.ducats)
    for what in ("ships", "colonists", "extra_cards", "hand"):
        yield saying.amount(what, getattr(player, what))
    yield from (_column(state, player, column) for column in range(len(COLUMNS)))
    yield from (_site(place, site) for place, site in enumerate(player.sites) if site)
    for one, down in owned(player):
        yield saying.said("afar-face-down", tile=f.tile(one)) if down else f.tile(one)


def _column(state: State, player: Player, column: int) -> Figure:
    """What its action gives, and how far down its marker lies."""
    gives = value(state, player, column)
    if column == COLONIES:
        brings = saying.said("turn-founds-with", value=f.number(gives))
    else:
        brings = saying.amount(_BRINGS[column], gives)
    what = saying.said("turn-does", column=f.column(column), brings=brings)
    return saying.said("afar-column", what=what, row=f.number(player.rows[column]))


def _site(place: int, site: Site) -> Figure:
    """What grows there, and how much room is left."""
    empty = site.fields - len(site.spices)
    there = [saying.spices(site.spices)] if site.spices else []
    if empty:
        there.append(saying.said("afar-empty", fields=f.count(empty)))
    return saying.said("afar-site", site=f.site(place), spices=f.listed(there))


def secret(session: Session, colour: str) -> Iterator[Figure]:
    """12.7: the cards in his hand, where the app deals them."""
    if PIECES["turned"] in session.course.drawing:
        yield from (f.card(card.power) for card in held(session.state, session.head.deal, colour))


AFAR = Afar(
    QUESTIONS,
    progress,
    called,
    told,
    supply,
    board,
    BOOK,
    LESSONS,
    secret,
    CHOOSABLE.usual._replace(
        replaced=frozenset(CHOOSABLE.replaceable),
        drawn=frozenset(CHOOSABLE.drawable),
        ways=frozenset((BIDS,)),
    ),
)
