"""A table of Goa as it lies: what a hand touches to tell it, page by page."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games import GAMES
from companion.goa.play.table_entry.areas import ENTERED
from companion.goa.rules.board import COLUMNS, SITES, SPACES
from companion.goa.rules.state import Player, State, cell_of
from companion.goa.rules.table_edits import untold
from companion.goa.rules.tiles import PHASES, tile
from companion.table.game import Seat
from tests.goa.asked import record
from tests.goa.rules.games import STARTER, played

GOA = GAMES["goa"]
SEATS = tuple(Seat(*each) for each in zip(GOA.colours, ("Ana", "Rui", "Tomé", "Inês"), strict=True))
PAGES = [area.name for area in ENTERED]
FIGURES = ("ships", "colonists", "extra_cards", "hand")


def position(seed: int, players: int, phase: int, round_: int) -> State:
    """How a game by chance lies when a flag is due."""
    for state, raw in played(seed, players, STARTER):
        if (state.phase, state.round, state.step) == (phase, round_, 0) and GOA.write(raw)[
            "do"
        ] == "place":
            return state
    raise AssertionError("no such round")


def sensible(phase: int, round_: int) -> State:
    """A four-player game that was played with sense, when this round begins."""
    given = record("sensible-4")
    state = GOA.begin(GOA.colours, STARTER).state
    for raw in given.moves:
        if raw["do"] == "place" and (state.phase, state.round, state.step) == (phase, round_, 0):
            return state
        state = GOA.apply(state, GOA.read(raw)).state
    raise AssertionError("no such round")


def touches(state: State) -> Iterator[str]:
    """Only what differs from a set-up, but for what is counted."""
    begun = untold(GOA.begin(state.board.colours, STARTER).state)
    assert state.first is not None
    if (state.phase, state.round) != (0, 1):
        yield f"round-{PHASES[state.phase]}{state.round}"
    if state.first:
        yield f"first-{state.board.colours[state.first]}"
    for variant in ("bonanza", "open_money"):
        if getattr(state.variants, variant):
            yield f"variant-{variant}"
    yield "next"
    # After the last figure it goes on by itself.
    for player in state.players:
        yield from (f"number-{getattr(player, what)}" for what in FIGURES)
    for player in state.players:
        yield f"purse-{player.colour}"
        yield from ["ducats-more"] * (player.ducats // 50)
        yield f"ducats-{player.ducats}"
    yield "next"
    yield from markers(state)
    yield "next"
    yield from held(state)
    yield "next"
    for player in state.players:
        yield from spent(player)
    yield "next"
    yield from middle(state, begun)


def markers(state: State) -> Iterator[str]:
    for player in state.players:
        for name, row in zip(COLUMNS, player.rows, strict=True):
            if row > 1:
                yield f"{player.colour}-{name}-{row}"


def held(state: State) -> Iterator[str]:
    holder = state.board.colours[0]
    for player in state.players:
        has = [*filter(None, player.sites), *player.tiles, *player.face_down]
        if has and player.colour != holder:
            holder = player.colour
            yield f"holder-{holder}"
        for place, site in enumerate(player.sites):
            if site and place < SPACES:
                yield f"tile-{site.tile}"
            elif site:
                yield f"{player.colour}-site-{SITES[place]}"
                full = len(site.spices) == site.fields
                yield "-".join((f"colony-{site.tile}", *(site.spices if full else ())))
        yield from (f"tile-{one.text}" for one in player.tiles)
        yield from down(player)


def down(player: Player) -> Iterator[str]:
    for one in player.face_down:
        if one.is_single:
            yield f"down-{one.text}"
        else:
            yield f"tile-{one.text}"
            yield f"{player.colour}-tile-{[*sorted((*player.tiles, one))].index(one)}"


def spent(player: Player) -> Iterator[str]:
    """What lies full is a plantation's, and a colony's that was filled when it was told."""
    for place, site in enumerate(player.sites):
        if not site:
            continue
        field = f"{player.colour}-field-{SITES[place]}"
        known = tile(site.tile) if place < SPACES else None
        if known and known.spice:
            yield from [f"{field}-0"] * (site.fields - len(site.spices))
        elif len(site.spices) < site.fields or place < SPACES:
            for number, spice in enumerate(site.spices):
                yield f"{field}-{number}"
                if len(site.admits) > 1:
                    yield f"spice-{spice}"


def middle(state: State, begun: State) -> Iterator[str]:
    for place, one in enumerate(state.grid):
        if one is None:
            yield "cell-{}-{}".format(*cell_of(place))
    if state.cards.discard != begun.cards.discard:
        yield f"discard-{state.cards.discard}"
    yield "next"
