"""Sending the merchant ship (1.5, 6.4, 7.1): the dock, then what its landing lets one choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.play.question import Pick, Picks, Question
from companion.table.game.distinct import distinct
from companion.vasco.play import laying
from companion.vasco.play.asking.bonuses import ask_bonus, chosen_bonuses, completed
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.pieces import MerchantShip
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Move, Send, Voyage
from companion.vasco.rules.options import options
from companion.vasco.rules.sending import Sendings, destinations
from companion.vasco.rules.state import LANDINGS, State


@distinct
class Berthed(NamedTuple):
    """The dock chosen for the merchant ship."""

    landing: str
    dock: int


def sendings(state: State) -> Sendings:
    return next(family for family in options(state) if isinstance(family, Sendings))


def ask(shown: Shown) -> Question:
    owner = sendings(shown.state).player
    return ask_voyage(shown, owner, lambda voyage: Send(owner, voyage))


def ask_voyage(shown: Shown, owner: str, sent: Callable[[Voyage], Move]) -> Question:
    """Where the merchant ship goes, then which bonus its sender takes; `sent` makes the move."""
    state = shown.state
    for pick in shown.picks:
        if isinstance(pick, Berthed):
            return ask_bonus(shown, owner, pick.landing)
    limit = f.number(state.merchant or 0)
    title = shown.say("ask-dock", player=f.player(owner))
    hint = shown.say("ask-dock-hint", player=f.player(owner), limit=limit)
    fitting = destinations(state)
    docks: dict[str, Pick] = {f"dock-{to[0]}-{to[1]}": Berthed(*to) for to in fitting}
    docks |= {f"landing-{to.landing}": to for to in _berths(shown, fitting)}
    return Question(
        title,
        hint,
        on_board(state, docks, _shut(state, docks, sent)),
        laying.landings(shown, fitting),
        piece=MerchantShip(state.merchant or 0),
        area="navigation",
        player=owner,
    )


def _berths(shown: Shown, fitting: Sequence[tuple[str, int]]) -> Iterator[Berthed]:
    """The dock a tap on a landing means: the dearest the ship can enter, the left one of equals.
    Where there is a choice among them, only with that help."""
    for landing, printed in zip(LANDINGS, shown.state.board.landings, strict=True):
        docks = [dock for name, dock in fitting if name == landing]
        values = [printed.docks[dock] for dock in docks]
        if len({*values}) == 1 or (values and shown.helps("odds")):
            yield Berthed(landing, docks[values.index(max(values))])


def _shut(
    state: State, open_: Mapping[str, Pick], sent: Callable[[Voyage], Move]
) -> dict[str, Move]:
    """The docks it cannot enter, and the landings that have no other."""
    found: dict[str, Move] = {}
    for landing, docks in zip(LANDINGS, state.landings, strict=True):
        names = [f"dock-{landing}-{place}" for place in range(len(docks))]
        shut = [place for place, name in enumerate(names) if name not in open_]
        found |= {names[place]: sent(Voyage(landing, place)) for place in shut}
        if len(shut) == len(docks):
            found[f"landing-{landing}"] = sent(Voyage(landing, 0))
    return found


def voyage(state: State, picks: Picks) -> Voyage | None:
    """What the picks say of it, once they say all."""
    for pick in picks:
        if isinstance(pick, Berthed):
            bonuses = completed(state, pick.landing, 1, chosen_bonuses(picks))
            return Voyage(pick.landing, pick.dock, bonuses[0]) if bonuses else None
    return None


def moved(state: State, picks: Picks) -> Move | None:
    sent = voyage(state, picks)
    return Send(sendings(state).player, sent) if sent else None
