"""What a guided game tells of Goa."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.goa.rules import figures as f
from companion.goa.rules.auctions import under_way
from companion.goa.rules.board import REWARDED, ROUNDS
from companion.goa.rules.phases import asked, flag_due
from companion.goa.rules.state import Player, State
from companion.goa.rules.tiles import KINDS
from companion.play.lessons import Lesson, Lessons
from companion.table.game import Figure


class Moment(NamedTuple):
    """Where the game stands: what is asked of whom."""

    state: State
    kind: str
    player: Player | None

    @property
    def auctioneer(self) -> Player:
        return self.state.players[under_way(self.state).token.seat]


def _moment(state: State) -> Moment:
    kind, seat = asked(state)
    return Moment(state, kind, None if seat is None else state.players[seat])


def _figures(now: Moment) -> Mapping[str, Figure]:
    """What the sentences of this moment may name."""
    scoring = now.state.board.scoring
    found = {
        "row": f.vp(scoring.rows[-1]),
        "alike": f.vp(scoring.same_symbol[-1]),
        "ducats": f.vp(scoring.most_ducats),
    }
    if now.player:
        found["player"] = f.player(now.player.colour)
    if now.kind == "bid":
        found["auctioneer"] = f.player(now.auctioneer.colour)
    return found


def _asks(kind: str) -> Callable[[Moment], bool]:
    return lambda now: now.kind == kind


def _flag(now: Moment) -> bool:
    return now.kind == "place" and flag_due(now.state)


def _flag_in(phase: int, round_: int) -> Callable[[Moment], bool]:
    return lambda now: _flag(now) and (now.state.phase, now.state.round) == (phase, round_)


def _token(now: Moment) -> bool:
    return now.kind == "place" and not flag_due(now.state)


def _auction(number: int) -> Callable[[Moment], bool]:
    """The auction of this token or a later one."""
    return lambda now: now.kind == "bid" and under_way(now.state).token.number >= number


def _secret_money(now: Moment) -> bool:
    return not now.state.variants.open_money and _auction(2)(now)


def _turn(fits: Callable[[State, Player], bool]) -> Callable[[Moment], bool]:
    """In a turn whose action is not taken yet."""

    def matters(now: Moment) -> bool:
        turn = now.state.turn
        if now.kind != "turn" or turn is None or turn.action or now.player is None:
            return False
        return fits(now.state, now.player)

    return matters


def _any_turn(state: State, player: Player) -> bool:
    return True


def _can_step(state: State, player: Player) -> bool:
    return player.ships > 0 and any(site and site.spices for site in player.sites)


def _has_room(state: State, player: Player) -> bool:
    return any(site and len(site.spices) < site.fields for site in player.sites)


def _has_card(state: State, player: Player) -> bool:
    return player.hand > 0


def _has_red_tile(state: State, player: Player) -> bool:
    return any(KINDS[tile.kind].red for tile in player.tiles)


def _near_reward(state: State, player: Player) -> bool:
    """5.11: one step before a row whose card nobody has yet."""
    return any(
        row + 1 in REWARDED and row + 1 not in gone
        for row, gone in zip(player.rows, state.rewards, strict=True)
    )


def _near_complete(state: State, player: Player) -> bool:
    """5.12: one marker alone keeps the extra card away."""
    return player.rows.count(player.complete) == 1 and min(player.rows) == player.complete


def _could_found(state: State, player: Player) -> bool:
    """7.4: with luck it could do at once."""
    return player.colonists > 0 and state.turn is not None and state.turn.number > 1


_LISTED = (
    Lesson("last-round", "10.1", _flag_in(1, ROUNDS)),
    Lesson("phase-b", "2.3", _flag_in(1, 1)),
    Lesson("round", "2.2", _flag_in(0, 2)),
    Lesson("flag", "3.2", _flag),
    Lesson("token", "3.4", _token),
    Lesson("auction", "4.2", _auction(1)),
    Lesson("sell-or-buy", "4.4", _auction(2)),
    Lesson("secret-money", "12.4", _secret_money),
    Lesson("give-up", "9.3", _asks("give_up")),
    Lesson("turn", "5.2", _turn(_any_turn)),
    Lesson("card", "8.1", _turn(_has_card)),
    Lesson("red-tile", "9.17", _turn(_has_red_tile)),
    Lesson("progress", "5.4", _turn(_can_step)),
    Lesson("harvest", "5.6", _turn(_has_room)),
    Lesson("expedition", "5.8", _turn(lambda state, player: not player.hand)),
    Lesson("colony", "7.2", _turn(_could_found)),
    Lesson("reward", "5.11", _turn(_near_reward)),
    Lesson("all-rows", "5.12", _turn(_near_complete)),
    Lesson("settle", "7.4", _asks("settle")),
    Lesson("extra", "6.1", _asks("extra")),
    Lesson("hand", "10.4", _asks("hand")),
)

LESSONS = Lessons(_LISTED, _moment, _figures)
