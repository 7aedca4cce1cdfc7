"""What a lot does for whoever gets it, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.goa.play.saying import amount, said
from companion.goa.rules import figures as f
from companion.goa.rules.tiles import KINDS, PLANTATION, Tile
from companion.table.game import Figure

_THINGS = {
    "ships": ("ships",),
    "colonists": ("colonists",),
    "extra_actions": ("extra_cards",),
    "settlement": ("ships", "colonists", "extra_cards"),
    "expeditions": ("hand",),
    "red_ship": ("ships",),
    "red_colonist": ("colonists",),
    "red_ducats": ("ducats",),
    "red_spice": ("spices",),
    "red_expedition": ("hand",),
}
"""What comes by it, as many of each as it says."""

Figures = Mapping[str, Figure]


def does(one: Tile | None) -> Figure:
    """None is the flag (4.6)."""
    if one is None:
        return said("does-flag", what=amount("extra_cards", 1))
    if one.kind == PLANTATION:
        return said("does-plantation", what=amount(one.spice, one.number))
    if one.kind in _THINGS:
        what = f.listed(amount(each, one.number) for each in _THINGS[one.kind])
        return said("does-each-round" if KINDS[one.kind].red else "does-at-once", what=what)
    key = "vp" if one.kind == "mission" else one.kind.replace("_", "-")
    return said(f"does-{key}" if one.kind != "ships_or_colonists" else "does-either",
                **_FIGURES.get(one.kind, _none)(one))  # fmt: skip


def _none(one: Tile) -> Figures:
    return {}


def _points(one: Tile) -> Figures:
    return {"what": f.vp(one.number)}


def _number(one: Tile) -> Figures:
    return {"number": f.count(one.number)}


_FIGURES: dict[str, Callable[[Tile], Figures]] = {
    "foreman": _points,
    "mission": _points,
    "ships_or_colonists": lambda one: {
        "one": amount("ships", one.number),
        "other": amount("colonists", one.number),
    },
    "extra_harvest": _number,
    "resupply": _number,
    "duty": lambda one: {"what": amount("spices", one.number), "vp": f.vp(one.vp)},
}


def rule_of(one: Tile | None) -> str:
    """Where more of it stands."""
    return KINDS[one.kind].rule if one else "9.1"
