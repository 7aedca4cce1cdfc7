"""How Goa counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from companion.goa.rules import figures as f
from companion.goa.rules.state import HIDDEN, State
from companion.goa.rules.supply import points, seat_of
from companion.goa.rules.tiles import PHASES
from companion.play.reckoning.counting import Counting
from companion.play.reckoning.decided import largest_gain
from companion.table.account import Account
from companion.table.game import Said
from companion.table.session import Session


def ducats_compared(
    purse: Callable[[Any, str], int],
) -> Callable[[Any, Sequence[str]], Iterable[Said]]:
    """10.7: what is compared next."""

    def merits(state: Any, colours: Sequence[str]) -> Iterator[Said]:
        for colour in colours:
            ducats = f.ducats(purse(state, colour))
            yield Said("reckoning-tie-ducats", {"player": f.player(colour), "ducats": ducats})

    return merits


def _purse(state: State, colour: str) -> int:
    return state.players[seat_of(state, colour)].ducats


def _purses(state: State) -> dict[str, int]:
    """12.3: of nobody while they may not be looked into."""
    purses = {player.colour: player.ducats for player in state.players}
    return {} if HIDDEN in purses.values() else purses


def _open(state: State, colour: str) -> Iterator[Said]:
    """10.2, 10.3, 10.6: by the lines of the final score."""
    player = state.players[seat_of(state, colour)]
    for line, vp in points(state.board, player).items():
        if vp:
            yield Said(f"reckoning-{line}", {"vp": f.number(vp)})


def _round(state: State) -> str:
    return f"{PHASES[state.phase]}{state.round}"


def _dearest(counting: Counting, session: Session, account: Account) -> Said | None:
    """4.4: what was paid most for, and by whom; all lots that were as dear."""
    paid = [line for _, line in account.items if line.source in ("bid", "purchase")]
    most = min((line.amount for line in paid), default=0)
    if not most:
        return None
    dearest = [line for line in paid if line.amount == most]
    ducats = f.ducats(-most)
    if len(dearest) > 1:
        lots = f.listed(line.about["lot"] for line in dearest)
        return Said("reckoning-dearest-lots", {"lots": lots, "ducats": ducats})
    (line,) = dearest
    figures = {"lot": line.about["lot"], "player": f.player(line.player)}
    return Said("reckoning-dearest", {**figures, "ducats": ducats})


def _sold(counting: Counting, session: Session, account: Account) -> Said | None:
    """4.4: who was paid most by others."""
    sold: dict[str, int] = {}
    for _, line in account.items:
        if line.source == "sale":
            sold[line.player] = sold.get(line.player, 0) + line.amount
    if not sold:
        return None
    most = max(sold.values())
    best = [colour for colour in session.state.board.colours if sold.get(colour) == most]
    figures = {"ducats": f.ducats(most), "players": f.listed(map(f.player, best))}
    return Said("reckoning-sold", {**figures, "count": f.count(len(best))})


COUNTING = Counting(
    points="vp",
    scores=lambda state: {player.colour: player.vp for player in state.players},
    round=_round,
    held="ducats",
    holdings=_purses,
    last=lambda line: line.rule in ("10.4", "10.5"),
    open=_open,
    left_out=Said("standing-open", {}),
    ties="10.7",
    merits=ducats_compared(_purse),
    decided=(largest_gain, _dearest, _sold),
    phases=("auctions", "turns"),
)
