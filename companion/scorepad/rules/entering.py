"""What each move does to the pad."""

from __future__ import annotations

from collections.abc import Mapping

from companion.scorepad.rules import moves as m
from companion.scorepad.rules.state import (
    DIAS,
    LANDINGS,
    REALS_A_VP,
    VP_A_SHIP,
    Player,
    State,
    alike,
)
from companion.table.game import RECORD, Figure, Line, Refusal
from companion.table.game.kinds import Ledger


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


def score(state: State, move: m.Score, ledger: Ledger) -> State:
    player = state.seated(move.player)
    state = state._replace(latest=move)
    if move.landing is not None:
        vp = state.complete[LANDINGS.index(move.landing)]
        about = {"landing": Figure("landing", move.landing)}
        return earn(state, player, ledger, "landing", "7.3", about, vp=vp)
    if move.character is not None:
        return earn(state._replace(dias=move.player), player, ledger, "dias", "6.2", vp=DIAS)
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


def end_round(state: State, move: m.Round, ledger: Ledger) -> State:
    if move.dias is not None:
        player = state.seated(move.dias)
        state = earn(state._replace(dias=move.dias), player, ledger, "dias", "8.6", vp=DIAS)
    return state._replace(round=state.round + 1)


def settle(state: State, move: m.Settle, ledger: Ledger) -> State:
    """9.3."""
    player = state.seated(move.player)
    what = "reals" if move.reals is not None else "ships"
    if what not in state.to_settle or what in player.settled:
        raise Refusal("9.3", "pad-settled", player=Figure("player", move.player))
    player = player._replace(settled=player.settled | {what})
    if move.reals is not None:
        least, most = alike(move.reals)
        told = Figure("reals_range", f"{least}–{most}")
        return exchange(state, player, move.reals, ledger, told)
    about = {"ships": Figure("count", move.ships)}
    return earn(state, player, ledger, "ships", "9.3", about, vp=VP_A_SHIP * (move.ships or 0))


def exchange(
    state: State, player: Player, reals: int, ledger: Ledger, told: Figure | None = None
) -> State:
    """9.3: Reals become VP, and stay where they are; `told` is how exactly they are known."""
    about = {"reals": told or Figure("reals", reals)}
    return earn(state, player, ledger, "reals", "9.3", about, vp=reals // REALS_A_VP)


def finish(state: State, move: m.Finish, ledger: Ledger) -> State:
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
