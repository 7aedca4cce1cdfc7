"""A game played by touches in a window of a size, and what is to be said of it."""

from __future__ import annotations

import gc
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from traceback import extract_tb
from typing import Any

from companion import resources
from companion.play.table_options import TableOptions
from companion.table.game import Json
from companion.table.record import Record
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.ui.component_sets import own_sets
from tests.touch.planning import GAME, Plan, Unplayable
from tests.touch.playing import CORRECTIONS, Hand, Playing, TimedFinger
from tests.ui.at_table import own
from tests.ui.device import SIZES, Device, Look

DRAWS = {
    "table": frozenset[str](),
    "box": frozenset(("vdg", "sailors")),
    "app": frozenset(GAME.drawn.values()),
}
"""Who draws: the table all, the app what can stay in the box, or the app all."""
_CERTAIN = dict.fromkeys(("projects", "merchants", "vdg"), "printed")


def played(
    record: Record,
    size: tuple[int, int],
    density: float = 1,
    draws: str = "table",
    help_: str = "facts",
    shots: Path | None = None,
) -> tuple[Json, str]:
    """The report, and why the game could not be played to the end, if so."""
    SIZES["given"] = size
    device = Device(resources.path("assets", "words"), shots)
    device.looked_at = True
    gc.freeze()  # As the app does.
    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        return playing(device, Look("given", density), record, draws, help_)


def playing(
    device: Device,
    look: Look,
    record: Record,
    draws: str = "table",
    help_: str = "facts",
    hand: type[Hand] = TimedFinger,
) -> tuple[Json, str]:
    try:
        plan = Plan(record, DRAWS[draws])
    except Unplayable as fault:
        return {"moves": 0, "taps": 0, "taps_by_kind": {}}, f"{fault}"
    app = device.start(look)
    lay_out(app, record, draws, help_)
    device.frames()
    game = Playing(device, record, plan, hand)
    fault = ""
    try:
        with drawn_as_planned(app, plan):
            game.begin()
            for number, step in enumerate(plan.steps, 1):
                game.play(step)
                device.shot(f"{number:03}-{step.kind}")
    except Exception as failed:
        # Whatever the interface trips over is the report's to tell.
        fault = fault_of(failed)
        device.shot("fault")
    state = game.shown if game.app.session else None
    told = report(game.finger, game.moves, game.taps, state)
    device.stop()
    device.app = None
    return told, fault or "; ".join(dict.fromkeys(device.faults.heard))


@contextmanager
def drawn_as_planned(app: Any, plan: Plan) -> Iterator[None]:
    """The app, which has rules of its own, draws meanwhile what came up in the record."""
    rules = app.games[GAME.id]
    usual, rules.draw = rules.draw, plan.draw
    try:
        yield
    finally:
        rules.draw = usual


def lay_out(app: Any, record: Record, draws: str, help_: str) -> None:
    """The people who play are known, the set is chosen, and who draws is settled."""
    components = {"id": "touched", **record.components}
    if draws != "table":
        certainty = components.get("certainty")
        known = certainty if isinstance(certainty, dict) else {}
        components["certainty"] = {**known, **_CERTAIN}
    own_sets(app.store).save("touched", components)
    own_sets(app.store).choose("touched")
    own_sets(app.store).check.offered()
    for seat in record.players:
        if seat.name:
            app.store.remember_person(seat.name, [seat.colour])
    app.people = app.store.people()
    replaced = frozenset(CHOOSABLE.replaceable) if draws != "table" else frozenset[str]()
    drawn = DRAWS[draws] & frozenset(CHOOSABLE.drawable)
    own(app).choose(TableOptions(replaced, help_, drawn))


def fault_of(failed: Exception) -> str:
    """What it was, and where."""
    place = extract_tb(failed.__traceback__)[-1]
    return f"{type(failed).__name__}: {failed} ({Path(place.filename).name}:{place.lineno})"


def report(finger: Hand, moves: Counter[str], taps: Counter[str], state: Json) -> Json:
    """Of moves and touches by the kind of move, and of the state that was reached."""
    return {
        "moves": sum(moves.values()),
        "taps": finger.taps,
        "taps_by_kind": {
            kind: {"moves": count, "taps": taps[kind]}
            for kind, count in moves.items()
            if kind not in CORRECTIONS
        },
        "corrections": {
            "moves": sum(moves[kind] for kind in CORRECTIONS),
            "taps": sum(taps[kind] for kind in CORRECTIONS),
        },
        "drags": finger.drags,
        "latency_ms": _latency(finger.seconds),
        "state": state,
    }


def _latency(seconds: list[float]) -> Json:
    if len(seconds) < 2:
        return {"p50": None, "p95": None}
    parts = quantiles(seconds, n=20)
    return {"p50": round(parts[9] * 1000, 1), "p95": round(parts[18] * 1000, 1)}
