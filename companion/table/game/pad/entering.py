"""What each move does to the pad."""

from __future__ import annotations

from companion.table.game import RECORD, Figure, Line, Refusal
from companion.table.game import figures as f
from companion.table.game.kinds import Ledger
from companion.table.game.pad.declared import Brought, Pad
from companion.table.game.pad.moves import Finish, Round, Score, Settle
from companion.table.game.pad.state import Player, State

ROUNDS, FINAL, OVER = "rounds", "final", "over"


def phase(pad: Pad, state: State) -> str:
    if state.winners is not None:
        return OVER
    return FINAL if state.round > pad.rounds else ROUNDS


def unsettled(pad: Pad, state: State) -> list[tuple[str, str]]:
    """Who has still to be asked for what."""
    return [
        (player.colour, category.name)
        for category in pad.settled
        if category.stands(state.components)
        for player in state.players
        if category.name not in player.settled
    ]


def reckoned(pad: Pad, state: State, ledger: Ledger) -> State:
    """With what comes once everything has been told, if it has not come yet."""
    if state.winners is None:
        for colour, brought in pad.reckons(state):
            state = earn(state, colour, pad.points, brought, ledger)
    return state


def leaders(pad: Pad, state: State) -> tuple[str, ...]:
    """Those with the most points, all that is still to come included, whom nothing parts that the
    pad knows."""
    merit = {each.colour: merits(pad, each) for each in reckoned(pad, state, []).players}
    return tuple(each for each in merit if merit[each] == max(merit.values()))


def merits(pad: Pad, player: Player) -> tuple[int, int]:
    return player.has[pad.points], player.has[pad.parted] if pad.parted else 0


def earn(state: State, colour: str, what: str, brought: Brought, ledger: Ledger) -> State:
    amount, why = brought
    if not amount:
        return state
    ledger.append(Line(colour, what, amount, *why))
    return state.put(state.player(colour).earn(what, amount))


def carry(pad: Pad, state: State, colour: str, rule: str, ledger: Ledger) -> State:
    """What is carried comes to its owner."""
    assert pad.carried
    name, amount, *_ = pad.carried
    ledger.append(Line(colour, pad.points, amount, name, rule))
    return state.put(state.player(colour).earn(pad.points, amount))._replace(owner=colour)


def score(pad: Pad, state: State, move: Score, ledger: Ledger) -> State:
    player, category = state.player(move.player), pad.category(move.category)
    if not category.stands(state.components):
        raise Refusal(RECORD, "pad-not-kept")
    brought, what = category.brings(move.value, state.components), pad.what(category)
    if player.has[what] + brought[0] < 0:
        has = Figure(what, player.has[what])
        raise Refusal(category.rule, "pad-less", player=f.player(move.player), has=has)
    state = earn(state._replace(latest=move), move.player, what, brought, ledger)
    carries = pad.carried and brought[1].source == pad.carried.name
    return state._replace(owner=move.player) if carries else state


def settle(pad: Pad, state: State, move: Settle, ledger: Ledger) -> State:
    player, category = state.player(move.player), pad.category(move.category)
    if (move.player, move.category) not in unsettled(pad, state):
        raise Refusal(category.rule, "pad-settled", player=f.player(move.player))
    brought = category.brings(move.value, state.components)
    state = state.put(player._replace(settled=player.settled | {move.category}))
    return earn(state, move.player, pad.what(category), brought, ledger)


def end_round(pad: Pad, state: State, move: Round, ledger: Ledger) -> State:
    if move.owner is not None and pad.carried:
        state.player(move.owner)
        state = carry(pad, state, move.owner, pad.carried.rule, ledger)
    return state._replace(round=state.round + 1)


def finish(pad: Pad, state: State, move: Finish, ledger: Ledger) -> State:
    """Of what decides among equals the table may know more."""
    first = leaders(pad, state)
    winners = move.winners or first
    if not set(winners) <= set(first) or len(set(winners)) != len(winners):
        listed = f.listed(map(f.player, first))
        raise Refusal(pad.ties, "pad-leaders", leaders=listed)
    state = reckoned(pad, state, ledger)
    return state._replace(winners=tuple(each for each in first if each in winners))
