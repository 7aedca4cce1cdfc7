"""What lies on the board, as text: area by area."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.afar import Part
from companion.table.game import Figure, Said
from companion.vasco.play.asking.pointing import piece
from companion.vasco.play.prices import Price, prices
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.now import now
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.stacks import deck_in_play, decks_left
from companion.vasco.rules.state import CHARACTERS, LANDINGS, SAILORS, State

Lines = Iterator[Said]


def board(shown: Shown) -> Iterator[Part]:
    """Numbers first, then what each area holds."""
    yield Part(Said("board-numbers", {}), tuple(_numbers(shown)))
    areas = {
        "characters": _characters(shown.state),
        "recruiting": _recruiting(shown.state),
        "projects": _projects(shown),
        "navigation": _navigation(shown.state),
    }
    for area, lines in areas.items():
        slots = (piece(shown.state, f"area-{area}"),) if shown.state.slots else ()
        yield Part(Said(f"area-{area}", {}), (*slots, *lines))


def _numbers(shown: Shown) -> Lines:
    state = shown.state
    yield from now(state, "2.1")
    if state.vdg:
        yield piece(state, "vdg")
    costs = prices(shown)
    for number, disc in enumerate(state.placed):
        if disc:
            yield _priced(piece(state, f"number-{number}"), costs.get(number))
    free = [_price(each, costs[each]) for each in costs if not state.placed[each]]
    if free:
        yield Said("afar-free", {"numbers": f.listed(free)})


def _priced(disc: Said, cost: Price | None) -> Said:
    if cost is None:
        return disc
    return Said("afar-priced", {"what": Figure("said", disc), "price": f.text(cost.text)})


def _price(number: int, cost: Price) -> Figure:
    figures = {"what": f.number(number), "price": f.text(cost.text)}
    return Figure("said", Said("afar-priced", figures))


def _characters(state: State) -> Lines:
    for character in CHARACTERS:
        yield piece(state, f"character-{character}")
    yield from now(state, "6.1")


def _recruiting(state: State) -> Lines:
    for number, crew in enumerate(state.sections, 1):
        held = [f.sailors(colour, many) for colour, many in zip(SAILORS, crew, strict=True) if many]
        if held:
            figures = {"section": f.number(number), "sailors": f.listed(held)}
            yield Said("afar-section", figures)
        else:
            yield piece(state, f"section-{number}")
    yield piece(state, "sailor-bag")
    for player in state.players:
        yield piece(state, f"captains-{player.colour}")


def _projects(shown: Shown) -> Lines:
    state = shown.state
    for project in filter(None, upper_spaces(state)):
        yield Said("text-spot", {"what": f.project(project)})
    yield from now(state, "4.1")
    deck = deck_in_play(shown.components, state.seen)
    if deck is not None:
        left = decks_left(shown.components, state.seen)[deck]
        yield Said("board-deck", {"deck": f.text(deck), "left": f.number(left)})


def _navigation(state: State) -> Lines:
    for landing, docks in zip(LANDINGS, state.landings, strict=True):
        yield piece(state, f"landing-{landing}")
        for dock, ship in enumerate(docks):
            if ship:
                yield piece(state, f"dock-{landing}-{dock}")
    yield from now(state, "5.2")
    yield piece(state, "merchant")
