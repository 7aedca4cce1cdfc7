"""Why something cannot be, with its figures, and the nearest thing that is possible."""

from __future__ import annotations

from companion.table.game import Instead, Refusal, Said
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f


def why(shown: Shown, refusal: Refusal, instead: Instead | None) -> Said:
    if instead is None:
        return Said(refusal.key, refusal.figures)
    said = shown.say(refusal.key, **refusal.figures)
    near = shown.say(instead.key, **instead.figures)
    return Said("refused-instead", {"said": f.text(said), "instead": f.text(near)})
