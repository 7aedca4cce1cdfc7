"""Who stands where in a game that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.play.reckoning.counting import Counting
from companion.table.game import Figure, Said
from companion.table.seen import seen_state
from companion.table.session import Session


class Standing(NamedTuple):
    """`said` tells the rank and what parts him from the next; `held` is None where that is not
    counted, or not for everybody to see."""

    colour: str
    rank: int
    points: int
    held: int | None
    said: Said


def ranked(counting: Counting, session: Session) -> Iterator[Standing]:
    """The most points first; who has as many shares the rank, whatever breaks a tie at the end."""
    seen = seen_state(session)
    scores, holdings = counting.scores(seen), counting.holdings(seen)
    for colour in sorted(scores, key=lambda each: -scores[each]):
        ahead = [score for score in scores.values() if score > scores[colour]]
        if ahead:
            key, gap = "standings-behind", max(ahead) - scores[colour]
        else:
            gap = scores[colour] - max(scores[each] for each in scores if each != colour)
            key = "standings-leads" if gap else "standings-level"
        rank = len(ahead) + 1
        figures = {"rank": Figure("number", rank), "gap": Figure(counting.points, gap)}
        yield Standing(colour, rank, scores[colour], holdings.get(colour), Said(key, figures))
