"""What Goa supplies to be played from afar."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play import saying
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.progress import progress
from companion.goa.play.table_options import BIDS, CHOOSABLE
from companion.goa.play.telling import told
from companion.goa.rules import figures as f
from companion.goa.rules.deal import PIECES
from companion.goa.rules.hands import held
from companion.goa.rules.state import HIDDEN, State
from companion.goa.rules.supply import seat_of
from companion.play.afar import Afar
from companion.table.game import Figure
from companion.table.session import Session


def supply(state: State, colour: str) -> Iterator[Figure]:
    """12.3: a purse only where it may be looked into."""
    player = state.players[seat_of(state, colour)]
    if player.ducats != HIDDEN:
        yield f.ducats(player.ducats)
    for what in ("ships", "colonists", "extra_cards", "hand"):
        yield saying.amount(what, getattr(player, what))
    for place, site in enumerate(player.sites):
        if site:
            yield saying.said("afar-site", site=f.site(place), spices=saying.spices(site.spices))
    yield from map(f.tile, player.tiles)


def secret(session: Session, colour: str) -> Iterator[Figure]:
    """12.7: the cards in his hand, where the app deals them."""
    if PIECES["turned"] in session.course.drawing:
        yield from (f.card(card.power) for card in held(session.state, session.head.deal, colour))


AFAR = Afar(
    QUESTIONS,
    progress,
    told,
    supply,
    secret,
    CHOOSABLE.usual._replace(
        replaced=frozenset(CHOOSABLE.replaceable),
        drawn=frozenset(CHOOSABLE.drawable),
        ways=frozenset((BIDS,)),
    ),
)
