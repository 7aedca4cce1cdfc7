"""Sending the merchant ship (1.5, 6.4, 7.1): the dock, then what its landing lets one choose."""

from __future__ import annotations

from typing import NamedTuple

from companion.ui.vasco import laying
from companion.ui.vasco.asking.bonuses import ask_bonus, chosen_bonuses, completed
from companion.ui.vasco.asking.question import Pick, Picks, Question
from companion.ui.vasco.asking.shown import Shown
from companion.ui.vasco.pieces import draw_merchant, painted
from companion.vasco import figures as f
from companion.vasco.moves import Move, Send, Voyage
from companion.vasco.options import options
from companion.vasco.sending import Sendings, destinations
from companion.vasco.state import LANDINGS, State


class Berthed(NamedTuple):
    """The dock chosen for the merchant ship."""

    landing: str
    dock: int


def sendings(state: State) -> Sendings:
    return next(family for family in options(state) if isinstance(family, Sendings))


def ask(shown: Shown) -> Question:
    owner = sendings(shown.state).player
    question = ask_voyage(shown, owner)
    if any(isinstance(pick, Berthed) for pick in shown.picks):
        return question
    return question._replace(
        blocked={
            f"dock-{landing}-{place}": Send(owner, Voyage(landing, place))
            for landing, docks in zip(LANDINGS, shown.state.landings, strict=True)
            for place in range(len(docks))
            if f"dock-{landing}-{place}" not in question.picks
        }
    )


def ask_voyage(shown: Shown, owner: str) -> Question:
    """Where the merchant ship goes, then which bonus its sender takes."""
    state = shown.state
    for pick in shown.picks:
        if isinstance(pick, Berthed):
            return ask_bonus(shown, owner, pick.landing)
    limit = f.number(state.merchant or 0)
    title = shown.say("ask-dock", player=f.player(owner))
    hint = shown.say("ask-dock-hint", player=f.player(owner), limit=limit)
    fitting = destinations(state)
    docks: dict[str, Pick] = {f"dock-{to[0]}-{to[1]}": Berthed(*to) for to in fitting}
    ship = painted(draw_merchant, state.merchant)
    scene = laying.landings(shown, fitting)
    return Question(title, hint, scene, docks, piece=ship, area="navigation", player=owner)


def voyage(state: State, picks: Picks) -> Voyage | None:
    """What the picks say of it, once they say all."""
    for pick in picks:
        if isinstance(pick, Berthed):
            bonuses = completed(state, pick.landing, 1, chosen_bonuses(picks))
            return Voyage(*pick, bonuses[0]) if bonuses else None
    return None


def moved(state: State, picks: Picks) -> Move | None:
    sent = voyage(state, picks)
    return Send(sendings(state).player, sent) if sent else None
