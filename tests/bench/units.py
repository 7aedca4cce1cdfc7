"""Figures in units of the day: of what another program, or plainer work of our own, takes on this
machine in the same minutes. So they can be compared wherever they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

Figures = Mapping[str, Any]
QUICK_RULES = 50_000
"""Actions a second."""


class Unit(NamedTuple):
    name: str
    size: float


class Figure(NamedTuple):
    value: float
    unit: Unit | None
    """None where nothing is like it."""

    @property
    def ratio(self) -> float:
        return self.value / self.unit.size if self.unit else self.value


class Told(NamedTuple):
    """The middle one of some runs, by its ratio."""

    value: float
    ratio: float
    unit: str


def units(rules: Figures, empty_redraw_ms: float, peers: Figures | None) -> dict[str, Unit]:
    """By what a figure's name ends in; the first that fits counts."""
    if peers is None:
        action = Unit("of our own random play", rules["play_actions_per_s"])
        redraw = Unit("redraws of an empty table", empty_redraw_ms)
        return {**_of_rules(action), "_per_s": action, "_ms": redraw}
    action = Unit("of catanatron's", peers["catanatron"]["actions_per_s"])
    found = {**_of_rules(action), "_per_s": action}
    if window := peers.get("katrain"):
        found["_ms"] = Unit("whole redraws of KaTrain", window["frame_ms_p50"])
        found["first_frame_s"] = Unit("of KaTrain's", window["first_frame_s"])
        found["rss_mb"] = Unit("of KaTrain's", window["rss_mb"])
    else:
        found["_ms"] = Unit("redraws of an empty table", empty_redraw_ms)
    return found


def units_of_chairs(thinking: Figures) -> dict[str, Unit]:
    """A decision counts as if the rules made 50,000 actions a second, a frame beside one in which
    nobody thinks."""
    slower = QUICK_RULES / thinking["rules_actions_a_second"]
    found = {"decision_ms": Unit("ms at 50,000 actions a second", slower)}
    for size, figures in thinking.items():
        if isinstance(figures, Mapping) and "while_still_ms" in figures:
            still = Unit("of those while nobody thinks", figures["while_still_ms"]["p95"])
            found[f"{size} while_thinking_ms"] = still
    return found


def _of_rules(action: Unit) -> dict[str, Unit]:
    """What the rules do in a time is counted in actions."""
    of_core = {"idle_percent": Unit("percent of a core", 1.0)}
    return of_core | {"undo_ms": Unit(f"actions {action.name}", 1000 / action.size)}


def in_units(figures: Figures, known: Mapping[str, Unit], above: str = "") -> dict[str, Figure]:
    """Every number by its full name, with its unit."""
    found: dict[str, Figure] = {}
    for name, value in figures.items():
        whole = f"{above} {name}".strip()
        if isinstance(value, Mapping):
            found |= in_units(value, known, whole)
        elif isinstance(value, int | float):
            found[whole] = Figure(value, _unit_of(whole, known))
    return found


def _unit_of(name: str, known: Mapping[str, Unit]) -> Unit | None:
    plain = name.removesuffix(" p50").removesuffix(" p95")
    plain = plain.removesuffix("_p50").removesuffix("_p95")
    return next((unit for ending, unit in known.items() if plain.endswith(ending)), None)


def middle(runs: Sequence[Mapping[str, Figure]]) -> dict[str, Told]:
    return {name: _middle([run[name] for run in runs if name in run]) for name in runs[0]}


def _middle(figures: Sequence[Figure]) -> Told:
    unit = figures[0].unit
    value, ratio = (median(getattr(each, what) for each in figures) for what in ("value", "ratio"))
    return Told(round(value, 4), round(ratio, 3), unit.name if unit else "")
