"""What each move does to the pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.scorepad.rules import moves as m
from companion.scorepad.rules.state import LANDINGS, REALS_A_VP, VP_A_SHIP, Ledger, Player, State
from companion.table.game import RECORD, Due, Figure, Line, Refusal, Step


def due(state: State) -> Due:
    if state.phase == "over":
        return Due(())
    if state.phase == "rounds":
        return Due(("score", "round"))
    return Due(("settle" if state.unsettled else "finish", "score"))


def apply(state: State, move: m.Move) -> Step[State]:
    kind, kinds = m.KIND_OF[type(move)], due(state).kinds
    if not kinds:
        raise Refusal(RECORD, "game-over", kind=Figure("move", kind))
    if kind not in kinds:
        awaited = Figure("either", tuple(Figure("move", each) for each in kinds))
        raise Refusal(RECORD, "not-due", kind=Figure("move", kind), due=awaited)
    ledger: Ledger = []
    return Step(_HANDLERS[type(move)](state, move, ledger), tuple(ledger))


def earn(
    state: State,
    player: Player,
    ledger: Ledger,
    source: str,
    rule: str,
    about: Mapping[str, Figure] | None = None,
    **amounts: int,
) -> State:
    """VP or Reals come or go, a line of the ledger each."""
    for what, amount in amounts.items():
        if amount:
            ledger.append(Line(player.colour, what, amount, source, rule, about or {}))
        player = player._replace(**{what: getattr(player, what) + amount})
    return state.put(player)


def _score(state: State, move: m.Score, ledger: Ledger) -> State:
    player = state.seated(move.player)
    if move.landing is not None:
        vp = state.complete[LANDINGS.index(move.landing)]
        about = {"landing": Figure("landing", move.landing)}
        return earn(state, player, ledger, "landing", "7.3", about, vp=vp)
    if move.reals is not None:
        return _score_reals(state, player, move.reals, ledger)
    assert move.vp is not None
    if player.vp + move.vp < 0:
        raise Refusal("10.1", "adjust-vp", player=Figure("player", move.player))
    return earn(state, player, ledger, "entered", "10.1", vp=move.vp)


def _score_reals(state: State, player: Player, reals: int, ledger: Ledger) -> State:
    if not state.with_reals:
        raise Refusal(RECORD, "pad-without-reals")
    if player.reals + reals < 0:
        has = Figure("reals", player.reals)
        raise Refusal("10.1", "pad-reals", player=Figure("player", player.colour), has=has)
    return earn(state, player, ledger, "entered", "10.1", reals=reals)


def _round(state: State, move: m.Round, ledger: Ledger) -> State:
    return state._replace(round=state.round + 1)


def _settle(state: State, move: m.Settle, ledger: Ledger) -> State:
    """9.3."""
    player = state.seated(move.player)
    what = "reals" if move.reals is not None else "ships"
    if what not in state.to_settle or what in player.settled:
        raise Refusal("9.3", "pad-settled", player=Figure("player", move.player))
    player = player._replace(settled=player.settled | {what})
    if move.reals is not None:
        return exchange(state, player, move.reals, ledger)
    about = {"ships": Figure("count", move.ships)}
    return earn(state, player, ledger, "ships", "9.3", about, vp=VP_A_SHIP * (move.ships or 0))


def exchange(state: State, player: Player, reals: int, ledger: Ledger) -> State:
    """9.3: Reals become VP, and stay where they are."""
    about = {"reals": Figure("reals", reals)}
    return earn(state, player, ledger, "reals", "9.3", about, vp=reals // REALS_A_VP)


def _finish(state: State, move: m.Finish, ledger: Ledger) -> State:
    """9.3 for the Reals on the pad; 9.4, of which the pad knows the VP and the table the rest."""
    leaders = state.leaders
    winners = move.winners or leaders
    if not set(winners) <= set(leaders) or len(set(winners)) != len(winners):
        listed = Figure("list", tuple(Figure("player", each) for each in leaders))
        raise Refusal("9.4", "pad-leaders", leaders=listed)
    if state.with_reals:
        for player in state.players:
            state = exchange(state, player, player.reals, ledger)
    return state._replace(winners=tuple(each for each in leaders if each in winners))


_HANDLERS: dict[type[m.Move], Callable[[State, Any, Ledger], State]] = {
    m.Score: _score,
    m.Round: _round,
    m.Settle: _settle,
    m.Finish: _finish,
}
