"""What lies in each part of the board, and what of it answers the question."""

from __future__ import annotations

from dataclasses import replace

from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN, SHUT
from companion.play.question import Layout, Question
from companion.vasco.play import laying
from companion.vasco.play.layouts import (
    Amount,
    Cell,
    Landings,
    Numbers,
    Portrait,
    Portraits,
    Recruiting,
    Sections,
    Waiting,
)
from companion.vasco.play.prices import NOTHING, acting, placing, prices
from companion.vasco.play.shown import Shown, asked
from companion.vasco.rules import figures as f
from companion.vasco.rules import recruiting
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.moves import Bonus
from companion.vasco.rules.stacks import deck_in_play, decks_left, merchants_left, vdg_left
from companion.vasco.rules.state import (
    ADDITIONAL,
    CHARACTERS,
    LANDINGS,
    NUMBERS,
    Docked,
    State,
    called,
)
from companion.vasco.rules.supply import seat_of

NUMBERS_PART = "numbers"


def part(shown: Shown, question: Question, name: str) -> Layout:
    return _PARTS[name](shown, question)


def look(question: Question, name: str) -> str:
    spot = question.spots.get(name)
    if spot is None:
        return PLAIN
    if spot.chosen:
        return CHOSEN
    return OPEN if spot.pick is not None else BLOCKED if spot.refused is not None else PLAIN


def number_called(state: State) -> int:
    """The number whose turn it is, once the marker has moved."""
    return (called(state) or 0) if acting(state) else 0


def _numbers(shown: Shown, question: Question) -> Layout:
    state = shown.state
    costs, moved = prices(shown), acting(state)
    cells = []
    for number in (*NUMBERS, *ADDITIONAL):
        disc, cost = state.placed[number], costs.get(number, NOTHING)
        cells.append(
            Cell(
                number,
                look(question, f"number-{number}"),
                disc.player if disc else "",
                bool(disc) and moved,
                *cost,
            )
        )
    refunds = tuple(shown.say("board-refund", reals=each) for each in state.board.refund)
    marker = state.marker if placing(state) or moved else None
    return Numbers(
        tuple(cells), refunds, number_called(state), marker, state.vdg, _tiles_left(shown)
    )


def _tiles_left(shown: Shown) -> str:
    """Of the stack that lies face down on the table."""
    if not shown.lies("vdg"):
        return ""
    left = vdg_left(shown.components, shown.state.seen)
    return shown.say("board-to-come", count=f.count(left))


def _characters(shown: Shown, question: Question) -> Layout:
    state = shown.state
    portraits = tuple(
        Portrait(
            character,
            shown.say(f"board-{character}"),
            owner,
            host,
            look(question, f"character-{character}"),
        )
        for character, owner, host in zip(CHARACTERS, state.owners, state.portraits, strict=True)
    )
    amounts = tuple(
        Amount(reals, look(question, f"amount-{place}")) for place, reals in enumerate(state.money)
    )
    return Portraits(portraits, amounts)


def _recruiting(shown: Shown, question: Question) -> Layout:
    state = shown.state
    active = [laying.spread(each) for each in state.sections]
    looks = tuple(
        tuple(
            look(question, f"sailor-{number}-{colour}-{place}")
            for place, colour in enumerate(sailors)
        )
        for number, sailors in enumerate(active, 1)
    )
    whole = tuple(look(question, f"section-{number}") for number in range(1, len(active) + 1))
    sections = Sections(tuple(active), looks, whole)
    bag, bag_look = sum(state.bag), look(question, "sailor-bag")
    if any(isinstance(pick, Bonus) for pick in question.picks.values()):
        return Recruiting(sections, bag=bag, bag_look=bag_look, blindly=shown.say("board-blindly"))
    if question.player:
        seats = [seat_of(state, question.player)]
    else:
        seats = [*range(len(state.players))]
    captains = tuple(
        (state.players[seat].colour, state.players[seat].captains_on_board) for seat in seats
    )
    prices = tuple(recruiting.COST[count] for count in (1, 2, 3, 4))
    return Recruiting(sections, prices, captains, look(question, "captain"), bag, bag_look)


def _projects(shown: Shown, question: Question) -> Layout:
    layout = laying.projects(shown)
    if asked(shown.state) == "projects":
        return replace(layout, decks=_deck(shown))
    looks = [look(question, f"project-{place}") for place in range(UPPER)]
    if shown.state.sao_gabriel:
        reals = shown.state.sao_gabriel.crew
        layout = replace(layout, name=shown.say("board-sao-gabriel", reals=reals))
    looks.append(look(question, "sao-gabriel"))
    return replace(layout, looks=tuple(looks), decks=_deck(shown))


def _navigation(shown: Shown, question: Question) -> Landings:
    spots = question.spots
    picking = any(name.startswith("dock-") and spots[name].pick is not None for name in spots)
    layout = laying.landings(shown)
    rows = []
    for name, said, complete, quays in layout.rows:
        looked = []
        for place, quay in enumerate(quays):
            spot = f"dock-{name}-{place}"
            found = look(question, spot)
            if found == PLAIN and picking and not quay.ship:
                found = SHUT
            looked.append(quay._replace(look=found, ship=_sailing(question, spot) or quay.ship))
        rows.append((name, said, complete, tuple(looked)))
    looks = tuple(look(question, f"landing-{name}") for name in reversed(LANDINGS))
    return Landings(tuple(rows), looks, shown.say("board-complete"), _waiting(shown))


def _sailing(question: Question, spot: str) -> Docked | None:
    """A ship that is to sail there."""
    found = question.spots.get(spot)
    return found.piece if found else None


def _waiting(shown: Shown) -> Waiting | None:
    state = shown.state
    to_come = merchants_left(state.seen)
    if state.merchant is None and not to_come:
        return None
    more = shown.say("board-to-come", count=f.count(to_come))
    if state.merchant is None:
        return Waiting(None, "", more)
    return Waiting(state.merchant, shown.say("board-waits"), more)


def _deck(shown: Shown) -> str:
    """The deck from which the next projects come."""
    seen = shown.state.seen
    deck = deck_in_play(shown.components, seen)
    if deck is None:
        return ""
    return shown.say("board-deck", deck=deck, left=decks_left(shown.components, seen)[deck])


_PARTS = {
    NUMBERS_PART: _numbers,
    "characters": _characters,
    "recruiting": _recruiting,
    "projects": _projects,
    "navigation": _navigation,
}
