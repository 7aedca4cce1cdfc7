"""5.5 to 5.8 The actions that take something: ships, taxes, spices, cards."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.board import EXPEDITION, HARVEST, SHIPS, TAXES
from companion.goa.rules.cards import HARVEST_MIX, draw, left, played
from companion.goa.rules.moves import BuildShips, CollectTaxes, Draw, Harvest
from companion.goa.rules.sites import load_to, rooms, size
from companion.goa.rules.state import Player, Spy, State, Turn, open_turn, with_turn
from companion.goa.rules.supply import earn, gain, seat_of
from companion.goa.rules.turns import act, acted, at_turn, row_owner
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why


def value(state: State, player: Player, column: int) -> int:
    """What the row of a column gives."""
    return state.board.values[column][player.rows[column] - 1]


def by_spying(source: str, rule: str, of: str | None) -> Why:
    """Why goods come: by an action of one's own, or by Espionage."""
    return Why(source, rule) if of is None else Why(f"{source}_spied", "9.21", {"of": f.player(of)})


def build_ships(state: State, move: BuildShips, ledger: Ledger) -> State:
    """5.5; also where the value is 0 (9.16)."""
    seat = at_turn(state, move.player)
    state = acted(state, seat, "ships", move.of, ledger)
    built = value(state, row_owner(state, seat, move.of), SHIPS)
    return gain(state, seat, ledger, by_spying("build_ships", "5.5", move.of), "ships", built)


def collect_taxes(state: State, move: CollectTaxes, ledger: Ledger) -> State:
    """5.7; also where the value is 0 (9.16)."""
    seat = at_turn(state, move.player)
    state = acted(state, seat, "taxes", move.of, ledger)
    ducats = value(state, row_owner(state, seat, move.of), TAXES)
    return earn(state, seat, ledger, by_spying("taxes", "5.7", move.of), ducats)


def harvest(state: State, move: Harvest, ledger: Ledger) -> State:
    """5.6, 5.3: a portion, as the row stands now; 8.10: ships and colonists among it."""
    seat = at_turn(state, move.player)
    if not goes_on(state, move.of):
        state = acted(state, seat, "harvest", move.of, ledger)
        if move.of is not None:
            state = with_harvest(state, move.of, 0, False)
    if move.card:
        state = played(state, seat, move.card, ledger)
    taken, mix = harvested(open_turn(state), move.of)
    mix = mix or move.card == HARVEST_MIX
    if (move.ships or move.colonists) and not mix:
        raise Refusal("8.10", "mix-needs-card", card=f.card(HARVEST_MIX))
    portion = size(move.spices) + move.ships + move.colonists
    rest = max(0, value(state, row_owner(state, seat, move.of), HARVEST) - taken)
    if not portion and rest and not rooms(state.players[seat]):
        raise Refusal("5.6", "harvest-no-room", player=f.player(move.player))
    if not 1 <= portion <= rest:
        raise Refusal("5.6", "harvest-size", rest=f.count(rest), found=f.count(portion))
    state = with_harvest(state, move.of, taken + portion, mix)
    why = by_spying("harvest", "5.6", move.of)
    state = load_to(state, seat, move.spices, ledger, why)
    state = gain(state, seat, ledger, why, "ships", move.ships)
    return gain(state, seat, ledger, why, "colonists", move.colonists)


def goes_on(state: State, of: str | None) -> bool:
    """5.3: whether this is one more portion of the harvest before. By Espionage (9.21) one goes on
    while less than the value is taken; else it is another Espionage."""
    turn = open_turn(state)
    if of is None:
        return turn.action == "harvest"
    spy = turn.spy
    if spy is None or spy.of != seat_of(state, of):
        return False
    return spy.taken < value(state, state.players[spy.of], HARVEST)


def harvested(turn: Turn, of: str | None) -> tuple[int, bool]:
    """What a harvest has taken so far, and whether 8.10 holds for it."""
    if of is None:
        return turn.taken, turn.mix
    assert turn.spy
    return turn.spy.taken, turn.spy.mix


def with_harvest(state: State, of: str | None, taken: int, mix: bool) -> State:
    turn = open_turn(state)
    if of is None:
        return with_turn(state, turn._replace(taken=taken, mix=mix))
    return state._replace(turn=turn._replace(spy=Spy(seat_of(state, of), taken, mix)))


def draw_card(state: State, move: Draw, ledger: Ledger) -> State:
    """5.8: one card; the first of them is the action."""
    seat = at_turn(state, move.player)
    if open_turn(state).action != "draw":
        state = act(state, "draw")
    turn, player = open_turn(state), state.players[seat]
    most, limit = value(state, player, EXPEDITION), hand_limit(state, player)
    if turn.taken >= most:
        raise Refusal("5.8", "all-drawn", most=f.count(most))
    if player.hand >= limit:
        raise Refusal(
            "5.8",
            "hand-full",
            player=f.player(move.player),
            limit=f.count(limit),
            hand=f.number(player.hand),
        )
    if not left(state.cards):
        raise Refusal("8.2", "no-cards-left")
    state = with_turn(state, turn._replace(taken=turn.taken + 1))
    return draw(state, seat, 1, ledger, Why("expedition", "5.8"))


def hand_limit(state: State, player: Player) -> int:
    """5.8, 5.9: counts in this action only."""
    return state.board.limits[player.rows[EXPEDITION] - 1]
