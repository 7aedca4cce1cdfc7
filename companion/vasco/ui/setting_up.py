"""How a table that is being set up looks, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.row import Row
from companion.ui.drawn.scene import Scene
from companion.ui.table.setup.laid_out import LaidOut
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.setting_up import slots, steps
from companion.vasco.play.shown import Shown, setting_up
from companion.vasco.rules.state import CHARACTERS
from companion.vasco.ui import laying
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.pieces.money import draw_vp
from companion.vasco.ui.pieces.people import draw_missionary
from companion.vasco.ui.pieces.tiles import draw_back
from companion.vasco.ui.scenes.characters import Character, Characters
from companion.vasco.ui.scenes.slots import Slots
from companion.vasco.ui.sitting import SITTING


def _first_vdg(shown: Shown) -> Scene | None:
    """The tile the app turned up, where the real ones are in the box."""
    if shown.lies("vdg") or not shown.state.vdg:
        return None
    return Row((replace(*laying.vdg(shown), caption=shown.say("setup-first-vdg")),))


def _characters(shown: Shown) -> Characters:
    return Characters(
        tuple(
            Character(
                character,
                shown.say(f"character-{character}"),
                owner,
                shown.name(owner) if owner else shown.say("setup-on-board"),
                _gift(shown, character, owner),
            )
            for character, owner in zip(CHARACTERS, shown.state.owners, strict=True)
        )
    )


def _gift(shown: Shown, character: str, owner: str | None) -> Paint | None:
    """1.3 and 1.4: what comes with a character."""
    if owner is None or (character == "dias" and not shown.lies("track")):
        return None
    if character == "alvares":
        return draw_missionary
    if character == "sernigi":
        return draw_back
    return painted(draw_vp, 2) if character == "dias" else painted(draw_disc, owner)


def _slots(shown: Shown) -> Slots:
    found = slots(shown)
    return Slots(tuple((shown.say(f"area-{area}"), count, shut) for area, count, shut in found))


_PICTURES: dict[str, Callable[[Shown], Scene | None]] = {
    "box": _first_vdg,
    "players": laying.taken,
    "characters": _characters,
    "slots": _slots,
    "projects": laying.projects,
    "sections": laying.sections,
    "vdg": lambda shown: Row(laying.vdg(shown)),
    "merchant": lambda shown: Row(laying.merchant(shown)),
}


LAID_OUT = LaidOut(
    QUESTIONS, setting_up, steps, lambda step, shown: _PICTURES[step](shown), laying.table, SITTING
)
