"""Spices laid onto fields or taken off them: proposed, and changed by taps on the sites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.goa.play import saying
from companion.goa.play.asking.parts import can
from companion.goa.play.layouts import field_spot
from companion.goa.play.moment import Shown
from companion.goa.play.pieces import SpiceCube
from companion.goa.play.spices import (
    FieldTap,
    Spread,
    best_onto,
    empty,
    lying,
    turned_off,
    turned_onto,
)
from companion.goa.rules.state import Player, State
from companion.play.question import Deed, Picks, Spot


def laid(picks: Picks) -> Spread | None:
    """As it was changed last; None where nobody has tapped a field."""
    return next((each for each in reversed(picks) if _is_spread(each)), None)


def _is_spread(pick: Any) -> bool:
    return type(pick) is tuple


def onto(state: State, player: Player, picks: Picks, most: int) -> Spread:
    """What is proposed, or what it was changed to."""
    found = laid(picks)
    return best_onto(state.board, player, most) if found is None else found


def turned(player: Player, spread: Spread, tap: FieldTap, most: int) -> Spread:
    """After a tap on a field, full or empty."""
    site = player.sites[tap.place]
    assert site
    change = turned_off if tap.number < len(site.spices) else turned_onto
    return change(player, spread, tap, most)


def onto_spots(player: Player, spread: Iterable[Any]) -> dict[str, Spot]:
    """Every empty field, with what would be laid there."""
    proposed = {at[:2]: at.spice for at in spread}
    found = {}
    for place, number, _ in empty(player):
        spice = proposed.get((place, number), "")
        found[field_spot(place, number)] = Spot(
            saying.field(place, number, spice),
            FieldTap(place, number),
            SpiceCube(spice) if spice else None,
            chosen=bool(spice),
        )
    return found


def off_spots(player: Player, spread: Spread) -> dict[str, Spot]:
    """Every spice, and whether it would be taken."""
    return {
        field_spot(at.place, at.number): Spot(
            saying.field(at.place, at.number, at.spice),
            FieldTap(at.place, at.number),
            chosen=at in spread,
        )
        for at in lying(player)
    }


def deed(shown: Shown, state: State, spread: Spread, act: Any) -> Deed:
    """The main button: what is laid or taken; refused where the rules want another number."""
    text = shown.say("loading-do", spices=saying.spices(at.spice for at in spread))
    if can(state, act):
        return Deed("main", text, act, main=True)
    return Deed("main", text, refused=act, main=True)
