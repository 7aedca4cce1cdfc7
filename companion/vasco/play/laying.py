"""Where everything lies: the layouts of a table."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.looks import CHOSEN, OPEN, PLAIN, SHUT
from companion.vasco.play.layouts import Landings, Projects, Quay, Recruiting, Sections
from companion.vasco.play.pieces import Handful
from companion.vasco.play.shown import Shown, asked
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import LANDINGS, SAILORS, Crew, Tile

MOST_SECTIONS = 4


def landings(shown: Shown, fitting: Sequence[tuple[str, int]] | None = None) -> Landings:
    """From Calicut down; of docks to choose from, those that fit are open and all others shut."""
    state = shown.state
    rows = []
    for name, landing, ships in zip(LANDINGS, state.board.landings, state.landings, strict=True):
        shut = PLAIN if fitting is None else SHUT
        quays = tuple(
            Quay(value, ship, OPEN if (name, place) in (fitting or ()) else shut)
            for place, (value, ship) in enumerate(zip(landing.docks, ships, strict=True))
        )
        said = shown.say(f"landing-{name.replace('_', '-')}")
        rows.append((name, said, landing.complete, quays))
    return Landings(tuple(reversed(rows)))


def projects(shown: Shown, picking: bool = False) -> Projects:
    """Laid out, or as far as the table has told."""
    said = shown.say("setup-sao-gabriel")
    if asked(shown.state) == "projects":
        told = tuple(each for each in shown.picks if isinstance(each, Tile))
        # São Gabriel's is told first, and stands last.
        looks = (*(CHOSEN if place == len(told) else PLAIN for place in range(1, UPPER + 1)),
                 PLAIN if told else CHOSEN)  # fmt: skip
        return Projects(told[0] if told else None, told[1:], said, looks)
    # No bonus brings São Gabriel's (4.1).
    looks = (*(OPEN,) * UPPER, SHUT) if picking else (PLAIN,) * (UPPER + 1)
    return Projects(shown.state.sao_gabriel, upper_spaces(shown.state), said, looks)


def sections(shown: Shown) -> Sections:
    state = shown.state
    active = [spread(each) for each in state.sections]
    if asked(state) == "sailors":
        told = [each for each in shown.picks if isinstance(each, Handful)]
        sailors = (each.colour for each in told for _ in range(each.many))
        active[state.section] = (*active[state.section], *sailors)
    shut = (None,) * (MOST_SECTIONS - len(active))
    return Sections((*active, *shut))


def free_sailors(shown: Shown) -> Recruiting:
    """One of them is somebody's for nothing, seen or blindly."""
    active = tuple(spread(each) for each in shown.state.sections)
    looks = tuple((OPEN,) * len(each) for each in active)
    bag = sum(shown.state.bag)
    return Recruiting(
        Sections(active, looks),
        bag=bag,
        bag_look=OPEN if bag else PLAIN,
        blindly=shown.say("board-blindly"),
    )


def spread(crew: Crew) -> tuple[str, ...]:
    return tuple(colour for colour, count in zip(SAILORS, crew, strict=True) for _ in range(count))
