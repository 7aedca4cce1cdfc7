"""10 The end of the game; 2.3, 2.4, 6.3 the end of a round."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.board import ALIKE, CELLS, ROUNDS, SYMBOLS
from companion.goa.rules.moves_of_chance import Hand
from companion.goa.rules.state import Player, State, first_seat, with_player
from companion.goa.rules.supply import check_turn
from companion.goa.rules.tiles import KINDS, PHASES
from companion.table.game import Line, Refusal
from companion.table.game.kinds import Ledger, Why


def round_begins(state: State) -> State:
    """2.4: used red tiles turn face up again."""
    return state._replace(step=0, dealt_with=(), players=tuple(map(_red_up, state.players)))


def _red_up(player: Player) -> Player:
    used = tuple(one for one in player.face_down if KINDS[one.kind].red)
    if not used:
        return player
    rest = tuple(one for one in player.face_down if not KINDS[one.kind].red)
    return player._replace(tiles=tuple(sorted(player.tiles + used)), face_down=rest)


def round_ends(state: State) -> State:
    """6.3: the next round, or the next phase, whose grid is still empty (2.3); the last stays."""
    players = tuple(player._replace(passed=False) for player in state.players)
    state = state._replace(players=players, step=0)
    if state.round < ROUNDS:
        return state._replace(round=state.round + 1)
    if is_last_phase(state):
        return state
    return state._replace(phase=state.phase + 1, round=1, grid=(None,) * CELLS, bonanza=())


def is_last_phase(state: State) -> bool:
    return state.phase == len(PHASES) - 1


def hand_due(state: State) -> int | None:
    """10.1: whose hand is to be laid open next, from the first player on."""
    seats = len(state.players)
    for after in range(seats):
        seat = (first_seat(state) + after) % seats
        player = state.players[seat]
        if player.hand and player.symbols is None:
            return seat
    return None


def lay_open(state: State, move: Hand, ledger: Ledger) -> State:
    """10.1, 10.4; 12.9: no more than five of a symbol."""
    seat = hand_due(state)
    assert seat is not None
    check_turn(state, move.player, seat, "10.1")
    player = state.players[seat]
    if sum(move.symbols) != player.hand:
        raise Refusal(
            "10.4",
            "hand-number",
            player=f.player(move.player),
            hand=f.count(player.hand),
            found=f.number(sum(move.symbols)),
        )
    for symbol, there, more in zip(SYMBOLS, shown_symbols(state), move.symbols, strict=True):
        if there + more > ALIKE:
            raise Refusal("12.9", "too-many-alike", symbol=f.symbol(symbol), most=f.count(ALIKE))
    return with_player(state, seat, player._replace(symbols=move.symbols))


def shown_symbols(state: State) -> tuple[int, ...]:
    """How many of each symbol lie open."""
    hands = [player.symbols for player in state.players if player.symbols]
    return tuple(map(sum, zip((0,) * len(SYMBOLS), *hands, strict=True)))


def reckon(state: State, ledger: Ledger) -> State:
    """10.4, 10.5, and who wins (10.7)."""
    scoring = state.board.scoring
    most = max(player.ducats for player in state.players)
    players = []
    for player in state.players:
        vp = player.vp
        for symbol, number in zip(SYMBOLS, player.symbols or (), strict=False):
            if not number:
                continue
            about = {"symbol": f.symbol(symbol), "number": f.count(number)}
            why = Why("symbols", "10.4", about)
            vp += _written(player, scoring.same_symbol[number], ledger, why)
        if player.ducats == most:
            vp += _written(player, scoring.most_ducats, ledger, Why("most_ducats", "10.5"))
        players.append(player._replace(vp=vp))
    state = state._replace(players=tuple(players))
    return state._replace(winners=winners(state))


def _written(player: Player, vp: int, ledger: Ledger, why: Why) -> int:
    if vp:
        ledger.append(Line(player.colour, "vp", vp, *why))
    return vp


def merits(player: Player) -> tuple[int, int]:
    """10.7: VP, then ducats."""
    return player.vp, player.ducats


def ranked(state: State) -> list[Player]:
    """Everybody: at the end by what 10.7 compares; before, purses rank nobody (12.3)."""
    key = merits if state.winners is not None else by_points
    return sorted(state.players, key=key, reverse=True)


def by_points(player: Player) -> tuple[int, int]:
    return player.vp, 0


def winners(state: State) -> tuple[str, ...]:
    """10.7: still tied, they share the victory."""
    best = max(map(merits, state.players))
    return tuple(player.colour for player in state.players if merits(player) == best)
