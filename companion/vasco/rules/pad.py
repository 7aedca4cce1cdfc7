"""The score pad of Vasco da Gama. Its component set says what is written down: `reals`, whether
Reals are, too; `complete`, what each complete landing of the group's copy pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.table.game import Figure, Json
from companion.table.game.fields import Fields, anything, boolean, integer
from companion.table.game.kinds import Why
from companion.table.game.pad.declared import Brought, Carried, Category, Choice, Pad
from companion.table.game.pad.score_pad import ScorePad
from companion.table.game.pad.state import State
from companion.vasco.rules import figures as f
from companion.vasco.rules.state import (
    CAPTAINS,
    COLOURS,
    LANDINGS,
    REALS_A_VP,
    ROUNDS,
    SEATS,
    VP_A_SHIP,
)

START, DIAS = 10, 2
"""1.1: the Reals everybody begins with; 1.3, 6.2, 8.6: the VP Bartolomeu Dias brings."""
MOST = 99
"""No single entry comes near."""
_ANY = range(-MOST, MOST + 1)


def _entered(amount: int, _: Json) -> Brought:
    return amount, Why("entered", "10.1")


def _landing(landing: str, components: Json) -> Brought:
    about = {"landing": Figure("landing", landing)}
    return components["complete"][landing], Why("landing", "7.3", about)


def _ships(ships: int, _: Json) -> Brought:
    return VP_A_SHIP * ships, Why("ships", "9.3", {"ships": f.count(ships)})


def _left(reals: int, _: Json) -> Brought:
    return reals // REALS_A_VP, Why("reals", "9.3", {"reals": Figure("reals_range", alike(reals))})


def alike(reals: int) -> str:
    """9.3: all the Reals that bring as many VP."""
    least = reals - reals % REALS_A_VP
    return f"{least}–{least + REALS_A_VP - 1}"


def _counts_reals(components: Json) -> bool:
    return bool(components["reals"])


def _reckons(state: State) -> Iterator[tuple[str, Brought]]:
    """9.3: the Reals on the pad become VP, and stay where they are."""
    for each in state.players if _counts_reals(state.components) else ():
        why = Why("reals", "9.3", {"reals": f.reals(each.reals)})
        yield each.colour, (each.reals // REALS_A_VP, why)


def _check(components: Json) -> None:
    fields = Fields(components, "components")
    fields.need("reals", boolean)
    paid = Fields(fields.need("complete", anything), "components.complete")
    for landing in LANDINGS:
        paid.need(landing, integer(0, MOST))
    paid.end()
    fields.end()


_POINTS = (*range(1, 23), -1)
"""1 to 11, as the docks pay, and up to 22, as two ships of one expedition earn."""
_REALS = (*range(-1, -13, -1), *range(1, 13))

PAD = Pad(
    "scorepad",
    COLOURS,
    SEATS,
    points="vp",
    rounds=ROUNDS,
    starts={"reals": START},
    carried=Carried("dias", DIAS, first="1.3", rule="8.6"),
    entered=(
        Category("vp", "10.1", (Choice(_ANY, _POINTS),), _entered),
        Category(
            "landing",
            "7.3",
            (Choice(LANDINGS),),
            _landing,
            across=3,
            figure=lambda landing: Figure("landing", landing),
        ),
        Category(
            "dias",
            "6.2",
            (Choice(("dias",)),),
            lambda *_: (DIAS, Why("dias", "6.2")),
            across=3,
            field="character",
            figure=lambda dias: Figure("ledger", dias),
        ),
        Category("reals", "10.1", (Choice(_ANY, _REALS),), _entered, "reals", stands=_counts_reals),
    ),
    settled=(
        Category(
            "left",
            "9.3",
            (Choice(range(MOST + 1), range(0, 48, REALS_A_VP)),),
            _left,
            across=4,
            field="reals",
            figure=lambda reals: f.text(alike(reals)),
            stands=lambda components: not _counts_reals(components),
        ),
        Category("ships", "9.3", (Choice(range(CAPTAINS + 1)),), _ships, across=4),
    ),
    reckons=_reckons,
    ties="9.4",
    by_table=True,
    check=_check,
)


def game(set_of: Callable[[str], Json]) -> ScorePad:
    return ScorePad(PAD, lambda: pad_of(set_of("vasco"), with_reals=False))


def pad_of(board: Json, with_reals: bool) -> dict[str, Any]:
    """What the pad takes from a component set of the game."""
    complete = {name: landing["complete"] for name, landing in board["landings"].items()}
    return {"reals": with_reals, "complete": complete}
