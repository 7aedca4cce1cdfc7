"""The state as the record format prints it, and the pieces as it writes them."""

from __future__ import annotations

from collections.abc import Iterable

from companion.goa.rules.board import COLONY_NAMES, COLUMNS, SIDE, SITES, SYMBOLS, Cell, Load
from companion.goa.rules.phases import HANDS, kind_due, seat_due
from companion.goa.rules.state import HIDDEN, Auction, Player, Site, Spy, State, Turn
from companion.goa.rules.tiles import PHASES, Tile
from companion.table.game import Json


def texts(tiles: Iterable[Tile]) -> Json:
    return [one.text for one in tiles]


def grid_shown(grid: tuple[Tile | None, ...]) -> Json:
    """Row by row."""
    flat = [one and one.text for one in grid]
    return [flat[start : start + SIDE] for start in range(0, len(flat), SIDE)]


def load_shown(load: Load) -> Json:
    return {SITES[place]: list(spices) for place, spices in load}


def site_shown(site: Site) -> Json:
    return {"tile": site.tile, "spices": list(site.spices)}


def cell_shown(cell: Cell | None) -> Json:
    return None if cell is None else list(cell)


def player_shown(state: State, player: Player) -> Json:
    return {
        "vp": player.vp,
        "ducats": None if player.ducats == HIDDEN else player.ducats,
        "ships": player.ships,
        "colonists": player.colonists,
        "extra_cards": player.extra_cards,
        "hand": player.hand,
        "rows": dict(zip(COLUMNS, player.rows, strict=True)),
        "complete": player.complete,
        "sites": {
            name: site_shown(site)
            for name, site in zip(SITES, player.sites, strict=True)
            if site is not None
        },
        "tiles": sorted(texts(player.tiles)),
        "face_down": sorted(texts(player.face_down)),
        "passed": player.passed,
        "bonus_vp": player.bonus_vp,
        "symbols": symbols_shown(state, player),
    }


def symbols_shown(state: State, player: Player) -> Json:
    """10.1: who has no cards has nothing to lay open."""
    if player.symbols is None:
        return {} if state.stage >= HANDS and not player.hand else None
    return {name: count for name, count in zip(SYMBOLS, player.symbols, strict=True) if count}


def auction_shown(state: State, auction: Auction) -> Json:
    colours = state.board.colours
    number, seat, cell = auction.token
    speakers = (colours[(seat + 1 + after) % len(colours)] for after in range(len(auction.bids)))
    return {
        "number": number,
        "player": colours[seat],
        "cell": list(cell),
        "bids": dict(zip(speakers, auction.bids, strict=True)),
    }


def turn_shown(state: State, turn: Turn) -> Json:
    founding = turn.founding
    return {
        "player": state.board.colours[turn.seat],
        "number": turn.number,
        "action": turn.action,
        "card": turn.card,
        "taken": turn.taken,
        "mix": turn.mix,
        "spy": turn.spy and spy_shown(state, turn.spy),
        "founding": founding
        and {
            "colony": COLONY_NAMES[founding.colony],
            "of": colour_of(state, founding.of),
            "turned": list(founding.turned),
            "three": founding.three,
        },
    }


def spy_shown(state: State, spy: Spy) -> Json:
    return {"of": state.board.colours[spy.of], "taken": spy.taken, "mix": spy.mix}


def colour_of(state: State, seat: int | None) -> Json:
    return None if seat is None else state.board.colours[seat]


def shown(state: State) -> Json:
    """The state as `record.md` prints it."""
    colours, cards = state.board.colours, state.cards
    return {
        "variants": state.variants._asdict(),
        "phase": PHASES[state.phase],
        "round": state.round,
        "due": {"kind": kind_due(state), "player": colour_of(state, seat_due(state))},
        "first_player": colour_of(state, state.first),
        "players": {player.colour: player_shown(state, player) for player in state.players},
        "grid": grid_shown(state.grid),
        "flag": cell_shown(state.flag),
        "tokens": [
            {"number": number, "player": colours[seat], "cell": list(cell)}
            for number, seat, cell in state.tokens
        ],
        "auction": state.auction and auction_shown(state, state.auction),
        "turn": state.turn and turn_shown(state, state.turn),
        "deck": cards.deck,
        "discard": cards.discard,
        "open": cards.open,
        "removed": {
            phase: None if tiles is None else sorted(texts(tiles))
            for phase, tiles in zip(PHASES, state.removed, strict=True)
        },
        "bonanza": [list(cell) for cell in sorted(state.bonanza)],
        "colonies": dict(zip(COLONY_NAMES, map(sorted, state.colonies), strict=True)),
        "rewards": dict(zip(COLUMNS, map(list, state.rewards), strict=True)),
        "winners": state.winners and sorted(state.winners),
    }
